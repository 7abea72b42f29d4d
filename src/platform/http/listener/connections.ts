import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

export interface ConnectionBounds {
  /** Connections at once. */
  readonly most: number;
  /** Of these from one address or IPv6 network; undefined where a proxy stands in front, whose address all have. */
  readonly mostPerAddress: number | undefined;
  /** Told of each connection that is refused. */
  onRefused(reason: 'all' | 'address'): void;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  readonly address: string;
  readonly exchanges: Map<IncomingMessage, ServerResponse>;
  /** Streams last for as long as somebody listens; they have bounds of their own, and are counted by these. */
  isStream: boolean;
}

/** A caller that has not sent its request whole when the program stops is waited for no longer than this. */
const unsentGraceMs = 1000;
const sweepMs = 50;

/** The connections of a server: who has how many, and which of them still wait for an answer. */
export function keepConnections(server: Server, bounds: ConnectionBounds) {
  const connections = new Map<Socket, Connection>();
  const counts = new Map<string, number>();
  let counted = 0;

  server.on('connection', (socket: Socket) => {
    const address = normalizeIP(socket.remoteAddress ?? '');
    const refusal = refusalFor(address);
    if (refusal) {
      bounds.onRefused(refusal);
      socket.destroy();
      return;
    }
    const connection: Connection = { address, exchanges: new Map(), isStream: false };
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
    const { most, mostPerAddress = Infinity } = bounds;
    const isFull = () => counted >= most || (counts.get(address) ?? 0) >= mostPerAddress;
    if (!isFull()) return undefined;
    setStreamsApart();
    if (counted >= most) return 'all';
    return isFull() ? 'address' : undefined;
  }

  /** Looked for only when a bound is reached: almost always there is none to look for. */
  function setStreamsApart(): void {
    for (const connection of connections.values()) {
      if (connection.isStream || ![...connection.exchanges.values()].some(isStream)) continue;
      connection.isStream = true;
      count(connection.address, -1);
    }
  }

  /** Lets go of whoever waits for nothing; of those who have not asked to the end only after `unsentGraceMs`. */
  function letGo(stoppedForMs: number): void {
    for (const [socket, { exchanges }] of connections) {
      const isOwed = [...exchanges.keys()].some(({ complete }) => complete || stoppedForMs < unsentGraceMs);
      if (!isOwed) socket.destroy();
    }
  }

  return {
    /** An exchange begins; it ends when its answer is sent or given up, and `onEnd` is told. */
    note({ request, response }: Exchange, onEnd: () => void): void {
      const exchanges = connections.get(request.socket)?.exchanges;
      exchanges?.set(request, response);
      response.on('close', () => {
        exchanges?.delete(request);
        onEnd();
      });
    },
    /** Takes no new connection, and ends those there are as soon as each has its answers. */
    async stop(graceMs: number): Promise<void> {
      if (!server.listening) return;
      const startedAt = performance.now();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      letGo(0);
      const sweep = setInterval(() => letGo(performance.now() - startedAt), sweepMs);
      const limit = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(limit);
    },
    get size() {
      return connections.size;
    },
  };
}

export function isStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream');
}
