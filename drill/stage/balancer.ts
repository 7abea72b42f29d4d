import { once } from 'node:events';
import { createServer, request as ask, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visit } from './visit.ts';

/** One address for several programs. It sends each request once, to one that said it was ready when it was last asked. */
export interface Balancer {
  readonly origin: string;
  /** Whether the program at this address gets requests now. */
  isIn(origin: string): boolean;
  close(): Promise<void>;
}

const lookEveryMs = 200;
/** Told apart from what the programs answer. */
const noneInService = 521;
const notAnswered = 523;

export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const inService = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  let turn = 0;

  /** One look after the other at each program, so that an answer of before never comes after a newer one. */
  async function look(origin: string): Promise<void> {
    const { status } = await visit(origin, '/readyz');
    if (status === 200) inService.add(origin);
    else inService.delete(origin);
    if (!over.signal.aborted) setTimeout(() => void look(origin), lookEveryMs).unref();
  }

  const server = createServer((request, response) => {
    const ready = origins.filter((origin) => inService.has(origin));
    const target = ready[turn++ % Math.max(1, ready.length)];
    if (target === undefined) return void response.writeHead(noneInService).end();
    const { hostname, port, host } = new URL(target);
    const { url: path = '/', method, headers } = request;
    const asked = ask({ hostname, port, path, method, agent, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? notAnswered, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    asked.on('error', () =>
      response.headersSent ? response.destroy() : response.writeHead(notAnswered).end(),
    );
    request.pipe(asked);
  });
  await Promise.all(origins.map(look));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isIn: (origin) => inService.has(origin),
    close: async () => {
      over.abort();
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
