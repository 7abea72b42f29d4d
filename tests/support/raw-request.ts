import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks for a path exactly as it is written: no client tidies it up on the way. */
export async function rawRequest(
  origin: string,
  path: string,
  options: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
  } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body } = options;
  const asked = request({ hostname, port, path, method, headers: { ...headers }, agent: false });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  // A stream goes on for ever: that it began is all there is to see.
  if (answer.headers['content-type']?.startsWith('text/event-stream')) answer.destroy();
  else for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: text };
}

/** Sends bytes that no client would, and gives back whatever came before the connection ended. */
export async function sendBytes(origin: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.end(bytes);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of socket) chunks.push(chunk as Buffer);
  } catch (error) {
    // Who is refused before all was read may be cut off.
    if (!/^(?:ECONNRESET|EPIPE)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return Buffer.concat(chunks).toString('latin1');
}
