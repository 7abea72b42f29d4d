import type { IncomingMessage, ServerResponse } from 'node:http';
import { longestPath, longestQuery } from '#lib/longest-address.ts';

/** What tells people that an address is too long, in their language, and the headers that go with it. */
export type LongAddressPage = (asked: IncomingMessage) => {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
};

/** Whether nothing of ours has an address as long: whoever looks into it next would do so for nothing. */
export function isAddressTooLong(url: string): boolean {
  if (url.length <= longestPath) return false;
  const query = url.indexOf('?');
  const path = query < 0 ? url.length : query;
  return path > longestPath || url.length - path > longestQuery;
}

/** Says so, with nothing of the address in it: as a page to whoever takes one, as a line to all others. */
export function refuseAddress(
  request: IncomingMessage,
  response: ServerResponse,
  page?: LongAddressPage,
): void {
  const { headers, html } = (request.headers.accept?.includes('text/html') ? page?.(request) : undefined) ?? {
    headers: {},
    html: undefined,
  };
  const body = html ?? 'The address is too long.\n';
  response
    .writeHead(414, {
      ...headers,
      'content-type': `text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    })
    .end(body);
}
