interface PostOptions {
  /** The button pressed, whose name and value are part of what is sent. */
  readonly submitter?: HTMLElement | null;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

/** Sends a form to its own address behind the page; `undefined` when no answer came. */
export async function postForm(
  form: HTMLFormElement,
  options: PostOptions = {},
): Promise<Response | undefined> {
  const fields = [...new FormData(form, options.submitter)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  try {
    return await fetch(form.action, {
      method: 'post',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      keepalive: options.keepalive ?? false,
    });
  } catch {
    return undefined;
  }
}
