import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { withRequestId } from '#platform/log/current-request.ts';
import { createAnswerLine } from '#platform/log/answer-line.ts';
import type { Log } from '#platform/log/log.ts';
import { isAddressTooLong, refuseAddress, type LongAddressPage } from './address-length.ts';
import type { CountRequest } from './caller-counts.ts';
import { isStream, keepConnections, type ConnectionBounds } from './connections.ts';
import type { CheckHost } from './hosts.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { originForm } from './origin-form.ts';
import { listenOn } from './port.ts';
import { readRequestId } from '../request-id.ts';

/** Answers what it can before the application is asked; says whether it does. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse, requestId: string) => boolean;

/** An application and the addresses it answers. */
export interface Mount {
  /** How it is counted. */
  readonly name: string;
  readonly app: FastifyInstance;
  readonly shortcut?: Shortcut | undefined;
  /** For people whose address is too long; others, and all without it, get a line. */
  readonly longAddressPage?: LongAddressPage | undefined;
  /** Taken off before the application sees the address. */
  readonly prefix?: string;
  /** These paths exactly, whatever stands at the root. */
  readonly paths?: readonly string[];
  /** Below its prefix it is there for these callers alone; to others the address is one of the root. */
  readonly admits?: ((headers: IncomingHttpHeaders) => boolean) | undefined;
}

export interface Listener {
  listen(port: number, host: string): Promise<string>;
  /**
   * Says for `noticeMs` that it is about to close, so that a balancer sends nobody any more; then takes no new request,
   * lets those under way finish for `graceMs` at most, and closes.
   */
  close(stop: { readonly noticeMs?: number; readonly graceMs: number }): Promise<void>;
  readonly closing: boolean;
}

/** Tells an application which path was taken off; a caller's own is not believed. */
export const prefixHeader = 'x-mounted-under';

/** The path an application is reached under, without a slash at its end; empty at the root. */
export function mountedUnder(headers: Readonly<Record<string, unknown>>): string {
  const prefix = headers[prefixHeader];
  return typeof prefix === 'string' && /^(?:\/[\w.-]+)+$/.test(prefix) ? prefix : '';
}

/** How long a caller may take, looked at every `sweepMs`; a slow one must not hold a connection for ever. */
export const defaultLimits = { requestMs: 180_000, headersMs: 15_000, sweepMs: 5000 };

interface ListenerOptions {
  readonly mounts: readonly Mount[];
  readonly metrics: Metrics;
  readonly log: Log;
  readonly limits?: typeof defaultLimits;
  /** Set on every answer, whichever application gives it. */
  readonly headers?: (() => Readonly<Record<string, string>>) | undefined;
  /** Any host may be named unless given. */
  readonly checkHost?: CheckHost | undefined;
  /** No bound unless given. */
  readonly connections?: ConnectionBounds | undefined;
  /** Nobody is refused for asking too often unless given. */
  readonly countRequest?: CountRequest | undefined;
}

/** Requests on a connection behind the one that was too many: a client that pipelines a few still reads why it ends. */
const mostIgnored = 20;

const unbounded = { most: Infinity, mostPerAddress: undefined };

/** One HTTP server in front of several applications, each whole in itself. The last mount without prefix or paths is the root. */
export function createListener(options: ListenerOptions): Listener {
  const { mounts, limits = defaultLimits } = options;
  let closing = false;
  /** Connections that end with the answer to one request too many, and how many more were sent on each, which nobody looks at. */
  const refused = new WeakMap<Socket, number>();
  const findMount = createFinder(mounts);
  const server = createServer(
    {
      requestTimeout: limits.requestMs,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.sweepMs,
      keepAliveTimeout: 10_000,
      // Most requests have no body: no stream is opened to find that out.
      optimizeEmptyRequests: true,
    },
    dispatch,
  );
  const record = createRecord(options);
  const connections = keepConnections<Exchange>(server, {
    ...(options.connections ?? unbounded),
    onRefused: options.metrics.refuseConnection,
    onAnswered: record,
  });

  /** Behind an answer that does not end Node would keep them all, so that whoever sends many loses the connection at once. */
  function isIgnored(socket: Socket): boolean {
    const ignored = refused.get(socket);
    if (ignored === undefined) return false;
    // What is answered already goes out before.
    if (ignored === mostIgnored) setImmediate(() => socket.destroy());
    refused.set(socket, ignored + 1);
    return true;
  }

  function dispatch(request: IncomingMessage, response: ServerResponse): void {
    if (isIgnored(request.socket)) return;
    const startedAt = performance.now();
    const { headers } = request;
    const url = originForm(request.url);
    request.url = url;
    if (closing) response.setHeader('connection', 'close');
    if (options.headers)
      for (const [name, value] of Object.entries(options.headers())) response.setHeader(name, value);
    const mount = findMount(url, headers);
    const id = readRequestId(headers);
    const exchange = { request, response, part: mount?.name ?? 'listener', url, id, startedAt };
    // A balancer asks for the health of a machine by the address of the machine.
    const refusal = mount?.paths ? undefined : options.checkHost?.(request);
    // A response has the connection once those before it are sent.
    if (options.countRequest?.(request, response.socket === null) === false) {
      exchange.part = 'listener';
      options.metrics.refuseRequest('listener');
      refused.set(request.socket, 0);
      refuseTooMany(response);
    } else if (!mount) response.writeHead(404).end();
    else if (refusal !== undefined) {
      exchange.part = 'listener';
      refuseHost(response, refusal);
    } else if (isAddressTooLong(url)) {
      response.setHeader('x-request-id', id);
      refuseAddress(request, response, mount.longAddressPage);
    } else {
      if (headers[prefixHeader] !== undefined) delete headers[prefixHeader];
      if (mount.prefix !== undefined) {
        headers[prefixHeader] = mount.prefix;
        request.url = url.slice(mount.prefix.length).replace(/^(?!\/)/, '/');
      }
      if (!mount.shortcut?.(request, response, id)) {
        connections.note(exchange);
        headers['x-request-id'] = id;
        withRequestId(id, () => mount.app.routing(request, response));
        return;
      }
    }
    // What is answered already needs nobody to wait for it.
    if (response.writableEnded) record(exchange);
    else connections.note(exchange);
  }

  return {
    get closing() {
      return closing;
    },
    listen: (port, host) => listenOn(server, port, host),
    close: async ({ noticeMs = 0, graceMs }) => {
      closing = true;
      if (server.listening && noticeMs > 0) await wait(noticeMs);
      await connections.stop(graceMs);
    },
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly part: string;
  /** As it came, before a prefix was taken off. */
  readonly url: string;
  readonly id: string;
  readonly startedAt: number;
}

/** Counts and logs answers once they are given. */
function createRecord({ metrics, log }: ListenerOptions) {
  const tell = createAnswerLine(log);
  return ({ request, response, part, url, id, startedAt }: Exchange): void => {
    const seconds = Math.round((performance.now() - startedAt) * 1000) / 1_000_000;
    const { method = '' } = request;
    const { statusCode: status } = response;
    // A stream lasts as long as somebody listens: that is no time to wait for an answer.
    metrics.answersOf(part).count(method, status, isStream(response) ? undefined : seconds);
    tell?.({ requestId: id, part, method, url, status, seconds });
  };
}

/** Finds the mount of an address: exact paths and prefixes first, then the root. */
function createFinder(
  mounts: readonly Mount[],
): (url: string, headers: IncomingHttpHeaders) => Mount | undefined {
  const root = mounts.findLast(({ prefix, paths }) => prefix === undefined && paths === undefined);
  const exact = new Map(mounts.flatMap((mount) => (mount.paths ?? []).map((path) => [path, mount] as const)));
  const prefixed = mounts.flatMap((mount) =>
    mount.prefix === undefined ? [] : [{ mount, prefix: mount.prefix, inside: `${mount.prefix}/` }],
  );
  return (url, headers) => {
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const found = exact.get(path);
    if (found) return found;
    for (const { mount, prefix, inside } of prefixed)
      if ((path.startsWith(inside) || path === prefix) && (mount.admits?.(headers) ?? true)) return mount;
    return root;
  };
}

const hostRefusals = {
  400: 'A request names one host.',
  421: 'This host is not served here.',
} as const;

function refuseHost(response: ServerResponse, status: keyof typeof hostRefusals): void {
  refuse(response, status, hostRefusals[status]);
}

function refuseTooMany(response: ServerResponse): void {
  response.setHeader('retry-after', '1');
  refuse(response, 429, 'Trop de demandes. / Too many requests.');
}

function refuse(response: ServerResponse, status: number, words: string): void {
  const body = `${words}\n`;
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    })
    .end(body);
}
