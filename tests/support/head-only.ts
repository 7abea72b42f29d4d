import { once } from 'node:events';
import { connect } from 'node:net';

export interface HeadOnly {
  readonly status: number;
  /** Whether the answer says that the connection ends with it. */
  readonly closes: boolean;
}

/** Announces a body and sends none of it: what is answered is answered before the body was read. */
export async function sendHeadOnly(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string | number>>,
): Promise<HeadOnly> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  let text = '';
  while (!text.includes('\r\n\r\n')) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    text += chunk.toString('latin1');
  }
  socket.destroy();
  const [head = ''] = text.split('\r\n\r\n', 1);
  return { status: Number(head.slice(9, 12)), closes: /^connection: close$/im.test(head) };
}
