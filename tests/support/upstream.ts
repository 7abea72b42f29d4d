import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { rawRequest } from './raw-request.ts';

export interface UpstreamRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface UpstreamAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a text, or bytes. */
  readonly body?: unknown;
  readonly delayMs?: number;
}

/**
 * `hang`: never answers. `reset`: drops the connection. `half`: promises a body and sends the first half of it. `endless`:
 * begins an answer and never stops sending it.
 */
export type Reaction = UpstreamAnswer | 'hang' | 'reset' | 'half' | 'endless';
export type React = (request: UpstreamRequest) => Reaction | Promise<Reaction>;

/** A real HTTP server in a service's place, which does what the test wants. */
export interface Upstream {
  readonly url: string;
  readonly requests: readonly UpstreamRequest[];
  /** What it does from now on. */
  will(react: React | Reaction): void;
  /** Gives its port up, so that connections are refused. */
  refuse(): Promise<void>;
  /** Takes connections again, at the same port. */
  accept(): Promise<void>;
  close(): Promise<void>;
}

export async function startUpstream(first: React | Reaction = { status: 404, body: {} }): Promise<Upstream> {
  let react: React = toReact(first);
  const requests: UpstreamRequest[] = [];
  const server = createServer((incoming, response) => {
    void serve(incoming, response).catch(() => response.destroy());
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body };
    requests.push(request);
    await perform(await react(request), response);
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const refuse = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    will: (next) => {
      react = toReact(next);
    },
    refuse,
    accept: async () => {
      if (!server.listening) await listen(port);
    },
    close: refuse,
  };
}

const toReact = (reaction: React | Reaction): React =>
  typeof reaction === 'function' ? reaction : () => reaction;

async function perform(reaction: Reaction, response: ServerResponse): Promise<void> {
  if (reaction === 'hang') return;
  if (reaction === 'reset') {
    response.destroy();
    return;
  }
  if (reaction === 'half') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"data":[');
    setTimeout(() => response.destroy(), 20);
    return;
  }
  if (reaction === 'endless') return sendForever(response);
  const { status = 200, headers = {}, body = '', delayMs = 0 } = reaction;
  if (delayMs > 0) await sleep(delayMs);
  const whole = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(whole);
}

const piece = 'x'.repeat(64 * 1024);

function sendForever(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const send = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', send);
  response.write('{"data":"');
  send();
}

/** Passes every question on to a service of ours in another process. */
export function passOver(origin: string): React {
  return async ({ method, url, headers, body }) => {
    const plain = { ...endToEnd(headers), 'accept-encoding': 'identity' };
    const answer = await rawRequest(origin, url, { method, headers: plain, body });
    return { status: answer.status, headers: endToEnd(answer.headers), body: answer.body };
  };
}

/** Without the headers of the one connection they came by. */
function endToEnd(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name, value]) =>
      value !== undefined && !/^(?:connection|keep-alive|host|date|content-length|transfer-)/.test(name),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** Passes every question on to an application of ours. */
export function passTo(app: FastifyInstance): React {
  return async ({ method, url, headers, body }) => {
    // As text: what is compressed would not come through as it is.
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const request = {
      method: method as 'GET',
      url,
      headers: plain,
      ...(body === '' ? {} : { payload: body }),
    };
    const answer = await app.inject(request);
    return { status: answer.statusCode, headers: endToEnd(answer.headers), body: answer.body };
  };
}
