// An HTTP server is a `node:net` server, so this file needs only that; a start that fails here has not loaded
// `node:http`.
import { createServer, type Server } from 'node:net';
import { AppError } from '#lib/errors.ts';

/**
 * Refuses an address that cannot be listened on, in the words of `listenOn`. For a start that has long work to do first:
 * another may still take the port meanwhile, and then `listenOn` says so.
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const server = createServer();
  await listenOn(server, port, host);
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

/** Gives the address the server then listens on. */
export function listenOn(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      const shown = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? 'localhost' : host;
      resolve(`http://${shown}:${actual}`);
    });
  });
}

function listenError(error: NodeJS.ErrnoException, port: number, host: string): AppError {
  const reasons: Partial<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use: stop what uses it, or choose another with PORT`,
    EACCES: `Port ${port} needs rights this user has not: choose one above 1023 with PORT`,
  };
  const reason = reasons[error.code ?? ''];
  if (reason) return new AppError('port-in-use', reason, { cause: error });
  const fault = `Cannot listen on ${host}:${port} (${error.code}): check HOST and PORT`;
  return new AppError('bad-setting', fault, { cause: error });
}
