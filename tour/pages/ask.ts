import { rawRequest } from '#tests/support/raw-request.ts';

export interface Answer {
  /** 0 where another site is led to, whose answer is its own. */
  readonly status: number;
  readonly body: string;
}

const mostSteps = 5;

/** What stands for the answer of another site. */
export const elsewhere = 0;

/**
 * Asks for a page as a visitor who follows where they are sent. Each question has a connection of its own: one that is kept
 * may be closed by a busy site just as it is asked again.
 */
export async function ask(origin: string, path: string, steps = mostSteps): Promise<Answer> {
  const { status, headers, body } = await rawRequest(origin, path, { headers: { accept: 'text/html' } });
  const { location } = headers;
  if (location === undefined || status < 300 || status >= 400) return { status, body };
  const to = new URL(location, origin + path);
  if (to.origin !== origin) return { status: elsewhere, body };
  // Where no end is found the answer is the redirection itself.
  if (steps === 0) return { status, body };
  return ask(origin, to.pathname + to.search, steps - 1);
}
