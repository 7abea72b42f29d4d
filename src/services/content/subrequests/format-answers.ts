import { randomUUID } from 'node:crypto';
import type { SubresponseJson } from '#contract/content/subrequests.ts';
import type { NamedAnswer } from './run-blueprint.ts';

/** The answers by id: header values in lists, the status a number among them, the body as text. */
export function formatSubresponses(answers: readonly NamedAnswer[]): Record<string, SubresponseJson> {
  return Object.fromEntries(
    answers.map(({ id, status, headers, body }) => [
      id,
      { headers: { ...headers, 'content-id': [`<${id}>`], status: [status] }, body },
    ]),
  );
}

/** The same as MIME parts, for callers that do not ask for JSON. */
export function formatParts(answers: readonly NamedAnswer[]): { contentType: string; body: string } {
  const boundary = randomUUID();
  const parts = answers.map(({ id, status, headers, body }) => {
    const lines = Object.entries(headers).flatMap(([name, values]) =>
      values.map((value) => `${titleCase(name)}: ${value}`),
    );
    return [`--${boundary}`, ...lines, `Content-ID: <${id}>`, `Status: ${status}`, '', body].join('\r\n');
  });
  const first = answers[0]?.headers['content-type']?.[0] ?? 'application/json';
  const [type = first] = first.split(';');
  return {
    contentType: `multipart/related; boundary="${boundary}"; type="${type}"`,
    body: `${[...parts, `--${boundary}--`].join('\r\n')}\r\n`,
  };
}

function titleCase(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
