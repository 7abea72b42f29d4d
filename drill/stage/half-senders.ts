import { connect, type Socket } from 'node:net';

/** Connections that begin a request and never end it, each opened again when it is closed. */
export interface HalfSenders {
  /** How many were closed by the program so far. */
  closed(): number;
  stop(): void;
}

export function openHalfSenders(origin: string, count: number, from: string): HalfSenders {
  const { host, hostname, port } = new URL(origin);
  const head = `POST /propos HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n`;
  const sockets = new Set<Socket>();
  let closed = 0;
  let isOver = false;

  function open(at: number): void {
    if (isOver) return;
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    sockets.add(socket);
    // Some send nothing, some a part of the head, some the head and a part of the body.
    if (at % 3 > 0) socket.write(at % 3 === 1 ? head : `${head}\r\nabc`);
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('close', () => {
      sockets.delete(socket);
      closed += 1;
      setTimeout(open, 250, at).unref();
    });
  }

  for (let at = 0; at < count; at += 1) open(at);
  return {
    closed: () => closed,
    stop: () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
