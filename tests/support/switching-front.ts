import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address for several sites in turn, as visitors know it when a new version goes into service. */
export interface SwitchingFront {
  readonly origin: string;
  /** The site that answers from now on. */
  lead(to: string): void;
  /** How long each answer whose path fits is held back, until told otherwise. */
  hold(path: RegExp, ms: number): void;
  close(): Promise<void>;
}

export async function startSwitchingFront(first: string): Promise<SwitchingFront> {
  let site = first;
  let held = { path: /^$/, ms: 0 };
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const { hostname, port } = new URL(site);
    const pass = () => {
      const asked = ask({ hostname, port, path: url, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      asked.on('error', () => response.destroy());
      response.on('close', () => asked.destroy());
      request.pipe(asked);
    };
    if (held.path.test(url)) setTimeout(pass, held.ms);
    else pass();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (to) => {
      site = to;
    },
    hold: (path, ms) => {
      held = { path, ms };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
