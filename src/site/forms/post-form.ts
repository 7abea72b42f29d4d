import { textFields, type Fields, type FormAnswer } from './form.ts';

interface PostOptions {
  /** The button pressed, whose name and value are part of what is sent. */
  readonly submitter?: HTMLElement | null;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  /** Whether its field `_captcha` holds a proof by now; the token of a page without script is left out otherwise. */
  readonly isProven?: boolean;
}

/** The request failed, or something before the form's action answered it (429, 403, 413). */
export type LostAnswer = { readonly kind: 'lost'; readonly code: 'too-many' | 'unavailable' };

/** Sends a form to its own address behind the page. */
export async function postForm(
  form: HTMLFormElement,
  { submitter, keepalive = false, isProven = true }: PostOptions = {},
): Promise<FormAnswer | LostAnswer> {
  const body = new URLSearchParams(fieldsOf(form, submitter));
  if (!isProven) body.delete('_captcha');
  const answer = await postBody(form.action, body, keepalive);
  const token = answer.kind === 'refused' ? answer.token : undefined;
  if (token === undefined) return answer;
  // The page stood open for longer than its token lives: nothing was done yet, and the new one is good at once.
  body.set('_token', token);
  return postBody(form.action, body, keepalive);
}

/** All that a form sends. The button may be gone by then: a window closes when its question is answered. */
export function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null = null): Fields {
  const pressed = submitter instanceof HTMLButtonElement && submitter.name !== '' ? submitter : undefined;
  return { ...textFields(new FormData(form)), ...(pressed && { [pressed.name]: pressed.value }) };
}

/** Sends what a form says to the address of its page. */
export async function postBody(
  url: string,
  body: URLSearchParams | FormData,
  keepalive = false,
): Promise<FormAnswer | LostAnswer> {
  try {
    const response = await fetch(url, {
      method: 'post',
      headers: { accept: 'application/json' },
      body,
      keepalive,
    });
    const answer = (await response.json()) as Partial<FormAnswer>;
    if (answer.kind !== undefined) return answer as FormAnswer;
    return { kind: 'lost', code: response.status === 429 ? 'too-many' : 'unavailable' };
  } catch {
    return { kind: 'lost', code: 'unavailable' };
  }
}
