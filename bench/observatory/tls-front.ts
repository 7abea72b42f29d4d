import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from '#tests/support/certificate.ts';

/** What stands before the program where TLS is wanted: it passes on what comes, and says for whom. */
export interface TlsFront {
  readonly port: number;
  /** Where the program is, once it has started. */
  leadTo(origin: string): void;
  close(): void;
}

export async function openTlsFront({ key, cert }: Certificate): Promise<TlsFront> {
  let target: URL | undefined;
  const server = createServer({ key, cert }, (incoming, answer) => {
    if (!target) {
      answer.writeHead(503).end();
      return;
    }
    const { method, url: path, headers, socket } = incoming;
    const passed = { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' };
    const { hostname, port } = target;
    const asked = request({ hostname, port, method, path, headers: passed }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
    });
    asked.on('error', () => answer.destroy());
    incoming.pipe(asked);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (origin) => {
      target = new URL(origin);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
