import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FileServer {
  readonly url: string;
  /** `GET /gtfs.zip 200`, in the order they were answered. */
  readonly answers: readonly string[];
  /** Resolves when a path that hangs has been asked for. */
  hung(path: string): Promise<void>;
  /** What a path gives from now on: bytes with their ETag, a status, or no answer at all. */
  put(path: string, content: Uint8Array | number | 'hang'): void;
  close(): Promise<void>;
}

/** A server of files as operators have them. */
export async function startFileServer(): Promise<FileServer> {
  const contents = new Map<string, Uint8Array | number | 'hang'>();
  const answers: string[] = [];
  const hangs = new EventEmitter();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const content = contents.get(path) ?? 404;
    if (content === 'hang') return void hangs.emit(path);
    const isFile = typeof content !== 'number';
    const etag = isFile ? `"${createHash('sha256').update(content).digest('hex').slice(0, 12)}"` : '';
    const isKnown = isFile && request.headers['if-none-match'] === etag;
    const status = isKnown ? 304 : isFile ? 200 : content;
    answers.push(`${request.method} ${path} ${status}`);
    response.writeHead(status, isFile ? { etag } : {}).end(status === 200 ? content : undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    hung: async (path) => void (await once(hangs, path)),
    put: (path, content) => void contents.set(path, content),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
