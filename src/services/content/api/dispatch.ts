import type { FastifyInstance } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { onBehalfOf } from '#platform/http/visitor-header.ts';
import { prefixHeader } from '#platform/http/listener/listener.ts';
import { waitForRoom } from '#platform/turns.ts';
import { requestPrice } from '#services/content/query/cost.ts';
import type { InnerAnswer } from '#services/content/subrequests/run-blueprint.ts';
import { basePathOf, type ContentContext, type RequestHeaders } from './content-context.ts';
import type { DispatchFor } from './subrequests-endpoints.ts';
import { charge } from './turn.ts';

/** Headers of the outer call that inner ones get too; a blueprint may give others instead. */
const inherited = ['authorization', 'accept', 'accept-language'];
/** These say where the call came in, and are no blueprint's to set. */
const fixed = ['host', 'x-request-id', prefixHeader];
/** Headers of an inner answer that mean nothing inside another. */
const hopHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/** Of all inner answers together. */
const maxAnswerBytes = 1024 * 1024;

/** Inner requests are answered by the application itself, without a socket; each is judged and counted as its sender's. */
export function dispatchWithin(
  app: FastifyInstance,
  context: ContentContext,
  insideKey: string | undefined,
): DispatchFor {
  return (outer) => {
    const basePath = basePathOf(context, outer.headers);
    const shared = pick(outer.headers, inherited);
    const house = { ...pick(outer.headers, fixed), ...onBehalfOf(outer, insideKey) };
    let bytes = 0;
    return async ({ method, uri, headers, body }) => {
      await waitForRoom();
      charge(requestPrice);
      const answer = await app.inject({
        method,
        url: innerUrl(uri, basePath),
        headers: { ...shared, ...headers, ...house },
        ...(body !== undefined && { payload: body }),
      });
      charge(0);
      bytes += Buffer.byteLength(answer.body);
      if (bytes > maxAnswerBytes)
        throw new AppError(
          'bad-request',
          `The answers are longer than ${maxAnswerBytes} bytes together: ask for less in one blueprint.`,
        );
      return { status: answer.statusCode, headers: listHeaders(answer.headers), body: answer.body };
    };
  };
}

const pick = (headers: RequestHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Path and query of an address, from the root of this service. */
function innerUrl(uri: string, basePath: string): string {
  const local = uri.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!local.startsWith('/'))
    throw new AppError('bad-request', `The address ${uri} does not start with a slash.`);
  // As the application will read it: without steps up, tabs and line breaks.
  const { pathname, search } = new URL(`http://inner${local}`);
  const isMounted = basePath !== '' && pathname.startsWith(`${basePath}/`);
  const path = (isMounted ? pathname.slice(basePath.length) : pathname).replace(/^\/+/, '/');
  if (/^(\/en)?\/+subrequests(\/|$)/i.test(decodePath(path, uri)))
    throw new AppError('bad-request', 'A blueprint cannot hold another.');
  return path + search;
}

function decodePath(path: string, uri: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new AppError('bad-request', `The address ${uri} cannot be read.`);
  }
}

function listHeaders(headers: Readonly<Record<string, unknown>>): InnerAnswer['headers'] {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !hopHeaders.has(name.toLowerCase()))
      .map(([name, value]) => [name.toLowerCase(), (Array.isArray(value) ? value : [value]).map(String)]),
  );
}
