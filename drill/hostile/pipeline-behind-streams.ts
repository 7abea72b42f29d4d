import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openSocket, sendBatch, writeRequest } from './pipeline.ts';
import type { HostileKind } from './shot.ts';
import type { Tally } from './tally.ts';

const streams = 4;
const usualPerSecond = 10_000;
const batchMs = 10;
/** What one connection burns of the allowance of its address: more than may come at once, then a second's worth each second. */
const burnt = { atOnce: 3000, perSecond: 1000 };
/** Streams have begun by then. */
const beginMs = 500;

/**
 * Connections that listen to a stream and send requests behind it, which cannot be answered before it ends, while another one
 * of the same address uses its allowance up. What the program closes is opened again.
 */
export async function pipelineBehindStreams({ shot, perSecond = usualPerSecond }: HostileKind, tally: Tally) {
  const { facts, seconds } = tally.order;
  const stream = writeRequest(shot(0, facts), tally);
  // Answers of a few bytes: longer ones that wait behind the stream would hold the reading up.
  const text = writeRequest({ path: '/healthz' }, tally);
  const listen = () =>
    openSocket(tally).on('connect', function begin(this: Socket) {
      this.write(stream);
    });
  const sockets = Array.from({ length: streams }, listen);
  const count = Math.ceil((perSecond * batchMs) / 1000 / streams);
  await wait(beginMs);
  let burning = openSocket(tally);
  sendBatch(burning, { text, count: burnt.atOnce }, tally);
  // From here on there are hardly any but refusals.
  for (let left = 100; tally.statuses['429'] === undefined && left > 0; left -= 1) await wait(batchMs);
  const startedAt = performance.now();
  for (let batch = 1; performance.now() - startedAt < seconds * 1000; batch += 1) {
    if (burning.destroyed) burning = openSocket(tally);
    sendBatch(burning, { text, count: (burnt.perSecond * batchMs) / 1000 }, tally);
    for (const [at, socket] of sockets.entries()) {
      if (socket.destroyed) sockets[at] = listen();
      else sendBatch(socket, { text, count }, tally);
    }
    await wait(Math.max(0, startedAt + batch * batchMs - performance.now()));
  }
  for (const socket of [...sockets, burning]) socket.destroy();
}
