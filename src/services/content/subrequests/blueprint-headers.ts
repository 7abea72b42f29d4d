import { momentHeader } from '#contract/content/moment.ts';
import { sendingHeader } from '#contract/content/web-form.ts';
import { AppError } from '#lib/errors.ts';

/** What a caller may say to the service in a header. All others are the house's to set, or mean nothing within a blueprint. */
const ordinary: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-disposition',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-unmodified-since',
  'range',
  'user-agent',
  'x-actor',
  'x-csrf-token',
  'x-key',
  'x-requested-with',
  momentHeader,
  sendingHeader,
]);

/** Values that could come over a socket. */
const sendable = /^[\t\x20-\x7e\x80-\xff]*$/;

/** The headers of a request within a blueprint, by their names in lower case; one that is not the caller's to set is refused. */
export function readHeaders(given: Readonly<Record<string, string>>): Record<string, string> {
  const headers = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value] as const);
  for (const [name, value] of headers) {
    if (!ordinary.has(name))
      throw new AppError(
        'bad-request',
        `A request of a blueprint cannot set the header ${JSON.stringify(name)}.`,
      );
    if (!sendable.test(value))
      throw new AppError('bad-request', `The header ${name} of a request of the blueprint cannot be sent.`);
  }
  return Object.fromEntries(headers);
}
