import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

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
  /** Sent as JSON unless it is a text. */
  readonly body?: unknown;
  readonly delayMs?: number;
}

/** `hang`: never answers. `reset`: drops the connection. `half`: promises a body and sends the first half of it. */
export type Reaction = UpstreamAnswer | 'hang' | 'reset' | 'half';
export type React = (request: UpstreamRequest) => Reaction | Promise<Reaction>;

/** A real HTTP server in a service's place, which does what the test wants. */
export interface Upstream {
  readonly url: string;
  readonly requests: readonly UpstreamRequest[];
  /** What it does from now on. */
  will(react: React | Reaction): void;
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

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    will: (next) => {
      react = toReact(next);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
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
  const { status = 200, headers = {}, body = '', delayMs = 0 } = reaction;
  if (delayMs > 0) await sleep(delayMs);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
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
    const kept = Object.entries(answer.headers).filter(
      ([name]) => !/^(connection|date|content-length|transfer-)/.test(name),
    );
    const texts = kept.map(([name, value]) => [name, String(value)] as const);
    return { status: answer.statusCode, headers: Object.fromEntries(texts), body: answer.body };
  };
}
