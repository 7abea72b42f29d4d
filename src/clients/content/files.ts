import { AppError } from '#lib/errors.ts';
import type { WholeBytes } from '#platform/http/bytes-answer.ts';
import { codeOfStatus } from '#platform/http/status.ts';
import type { Transport } from '#platform/transport.ts';

/** What the service says of a file that visitors are told, too. */
const told = [
  'content-type',
  'content-disposition',
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
];
/** A little over the largest file that is kept. */
const maxBytes = 33 * 1024 * 1024;

/** A file of the content as it stands there. */
export async function loadFile(transport: Transport, path: string): Promise<WholeBytes> {
  const { status, headers, bytes, body } = await transport({ method: 'GET', path, maxBytes }).catch(
    (cause: unknown) =>
      Promise.reject(new AppError('unavailable', 'no file comes from the content', { cause })),
  );
  if (status >= 400 && status < 500)
    throw new AppError(codeOfStatus(status), 'the content has no such file for this caller');
  const etag = headers['etag'];
  if (status !== 200 || etag === undefined)
    throw new AppError('unavailable', 'the content cannot give this file now');
  const known = told.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  return {
    bytes: bytes ?? new TextEncoder().encode(body),
    etag,
    headers: Object.fromEntries(known) as Record<string, string>,
  };
}
