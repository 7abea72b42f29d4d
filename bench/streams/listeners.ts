import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const callers = 10;

/** Many listeners on bare sockets: a fuller client would take the time the service is measured by. */
export interface Listeners {
  /** Forgets what was heard so far. */
  reset(): void;
  /** When each heard its first event since (ms); those that heard none are left out. */
  heardAt(): readonly number[];
  close(): Promise<void>;
}

export async function openListeners(origin: string, paths: readonly string[]): Promise<Listeners> {
  const { hostname, port } = new URL(origin);
  const heard = new Map<Socket, number>();
  const sockets: Socket[] = [];
  for (const [place, path] of paths.entries()) {
    // From several addresses, since no caller may take every place.
    const localAddress = `127.0.0.${2 + (place % callers)}`;
    const socket = connect({ port: Number(port), host: hostname, localAddress });
    await once(socket, 'connect');
    socket.on('data', (bytes: Buffer) => {
      if (!heard.has(socket) && bytes.includes('event: departs')) heard.set(socket, performance.now());
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    sockets.push(socket);
  }
  while (heard.size < paths.length) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    reset: () => heard.clear(),
    heardAt: () => [...heard.values()],
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, 500));
    },
  };
}
