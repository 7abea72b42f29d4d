import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { HostileKind, Shot } from './shot.ts';
import { note, noteAnswers, type Tally } from './tally.ts';

const usualPerSecond = 100;
const pipelines = 8;
const batchMs = 10;
/** A program that reads no more is sent no more. */
const mostQueuedBytes = 512 * 1024;

/** Requests behind each other on a few connections, as fast as they are due. */
export async function pipeline(kind: HostileKind, tally: Tally): Promise<void> {
  const { facts, seconds } = tally.order;
  const text = writeRequest(kind.shot(0, facts), tally);
  const sockets = Array.from({ length: pipelines }, () => openSocket(tally));
  const each = Math.ceil(((kind.perSecond ?? usualPerSecond) * batchMs) / 1000 / pipelines);
  const startedAt = performance.now();
  for (let batch = 1; performance.now() - startedAt < seconds * 1000; batch += 1) {
    for (const socket of sockets) sendBatch(socket, { text, count: each }, tally);
    await wait(Math.max(0, startedAt + batch * batchMs - performance.now()));
  }
  for (const socket of sockets) socket.destroy();
}

/** A request as it goes over a connection. */
export function writeRequest({ path, headers = {} }: Shot, { order }: Tally): string {
  const { host } = new URL(order.facts.origin);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** A connection of the stranger; its answers are noted. */
export function openSocket(tally: Tally): Socket {
  const { facts, from } = tally.order;
  const { hostname, port } = new URL(facts.origin);
  const socket = connect({ host: hostname, port: Number(port), localAddress: from });
  socket.on('data', (chunk: Buffer) => noteAnswers(chunk, tally)).on('error', () => note(tally, 'lost'));
  return socket;
}

interface Batch {
  readonly text: string;
  readonly count: number;
}

export function sendBatch(socket: Socket, { text, count }: Batch, tally: Tally): void {
  if (socket.destroyed || socket.writableLength > mostQueuedBytes) tally.unsent += count;
  else socket.write(text.repeat(count));
}
