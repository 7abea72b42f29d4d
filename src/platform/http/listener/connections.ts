import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

export interface ConnectionBounds {
  /** Connections at once. */
  readonly most: number;
  /** Of these from one address or IPv6 network; undefined where a proxy stands in front, whose address all have. */
  readonly mostPerAddress: number | undefined;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  readonly address: string;
  /** Streams last for as long as somebody listens; they have bounds of their own, and are counted by these. */
  isStream: boolean;
}

interface ConnectionOptions<T extends Exchange> extends ConnectionBounds {
  /** Told of each connection that is refused. */
  onRefused(reason: 'all' | 'address'): void;
  /** Told of each exchange that was noted, when its answer is sent or given up. */
  onAnswered(exchange: T): void;
}

/** A caller that has not sent its request whole when the program stops is waited for no longer than this. */
const unsentGraceMs = 1000;
const sweepMs = 50;

/** The connections of a server: who has how many, and which of them still wait for an answer. */
export function keepConnections<T extends Exchange>(server: Server, options: ConnectionOptions<T>) {
  const connections = new Map<Socket, Connection>();
  /** What waits for its answer. */
  const exchanges = new Set<T>();
  const counts = new Map<string, number>();
  let counted = 0;

  server.on('connection', (socket: Socket) => {
    const address = normalizeIP(socket.remoteAddress ?? '');
    const refusal = refusalFor(address);
    if (refusal) {
      options.onRefused(refusal);
      socket.destroy();
      return;
    }
    const connection: Connection = { address, isStream: false };
    connections.set(socket, connection);
    count(address, 1);
    socket.once('close', () => {
      connections.delete(socket);
      if (!connection.isStream) count(address, -1);
    });
  });

  function count(address: string, by: 1 | -1): void {
    counted += by;
    const here = (counts.get(address) ?? 0) + by;
    if (here === 0) counts.delete(address);
    else counts.set(address, here);
  }

  function refusalFor(address: string): 'all' | 'address' | undefined {
    const { most, mostPerAddress = Infinity } = options;
    const isFull = () => counted >= most || (counts.get(address) ?? 0) >= mostPerAddress;
    if (!isFull()) return undefined;
    setStreamsApart();
    if (counted >= most) return 'all';
    return isFull() ? 'address' : undefined;
  }

  /** Looked for only when a bound is reached: almost always there is none to look for. */
  function setStreamsApart(): void {
    for (const { request, response } of exchanges) {
      const connection = connections.get(request.socket);
      if (!connection || connection.isStream || !isStream(response)) continue;
      connection.isStream = true;
      count(connection.address, -1);
    }
  }

  /** Lets go of whoever waits for nothing; of those who have not asked to the end only after `unsentGraceMs`. */
  function letGo(stoppedForMs: number): void {
    const owed = new Set<Socket>();
    for (const { request } of exchanges)
      if (request.complete || stoppedForMs < unsentGraceMs) owed.add(request.socket);
    for (const socket of connections.keys())
      if (!owed.has(socket) && socket.writableLength === 0) socket.destroy();
  }

  return {
    /** An exchange that is not answered yet. */
    note(exchange: T): void {
      exchanges.add(exchange);
      exchange.response.on('close', () => {
        exchanges.delete(exchange);
        options.onAnswered(exchange);
      });
    },
    /** Takes no new connection, and ends those there are as soon as each has its answers. */
    async stop(graceMs: number): Promise<void> {
      if (!server.listening) return;
      // Node would also cut answers that are written but not sent yet.
      server.closeIdleConnections = () => letGo(0);
      const startedAt = performance.now();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const sweep = setInterval(() => letGo(performance.now() - startedAt), sweepMs);
      const limit = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(limit);
    },
  };
}

export function isStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}
