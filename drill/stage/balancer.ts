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

export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const inService = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  async function look(): Promise<void> {
    await Promise.all(
      origins.map(async (origin) => {
        const { status } = await visit(origin, '/readyz');
        if (status === 200) inService.add(origin);
        else inService.delete(origin);
      }),
    );
  }

  const server = createServer((request, response) => {
    const ready = origins.filter((origin) => inService.has(origin));
    const target = ready[turn++ % Math.max(1, ready.length)];
    if (target === undefined) return void response.writeHead(502).end();
    const { hostname, port, host } = new URL(target);
    const { url: path = '/', method, headers } = request;
    const asked = ask({ hostname, port, path, method, agent, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    asked.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(asked);
  });
  await look();
  const timer = setInterval(() => void look(), lookEveryMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isIn: (origin) => inService.has(origin),
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
