// A process that is the stranger: it sends one kind of request from one address, at its rate or one after the other.
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Histogram } from '../load/histogram.ts';
import { hostileKinds } from './kinds.ts';
import type { HostileKind, Shot } from './shot.ts';
import type { VolleyOrder, VolleyReport } from './volley-plan.ts';

/** Fewer than one address may hold. */
const mostUnderWay = 400;
const tickMs = 5;
/** What is under way when a volley ends is waited for no longer. */
const patienceMs = 3000;
const dripMs = 250;
const usualPerSecond = 100;

process.on('message', (order: VolleyOrder) => void volley(order).then((report) => process.send?.(report)));
// Whoever ordered the volleys is gone.
process.on('disconnect', () => process.exit());

interface Tally {
  readonly order: VolleyOrder;
  readonly agent: Agent;
  readonly statuses: Record<string, number>;
  readonly times: Histogram;
  /** Ends what is under way. */
  readonly endings: Set<() => void>;
  unsent: number;
}

async function volley(order: VolleyOrder): Promise<VolleyReport> {
  const kind = hostileKinds.find(({ name }) => name === order.kind);
  if (!kind) throw new Error(`no kind is called ${order.kind}`);
  const agent = new Agent({ keepAlive: true, maxSockets: mostUnderWay });
  const tally: Tally = { order, agent, statuses: {}, times: new Histogram(), endings: new Set(), unsent: 0 };
  if (kind.isPipelined) await pipeline(kind, tally);
  else if (order.manner === 'heaviest') await oneByOne(kind, tally);
  else await atRate(kind, tally);
  agent.destroy();
  return { statuses: tally.statuses, times: tally.times.toJSON(), unsent: tally.unsent };
}

function note({ statuses }: Tally, outcome: string | number): void {
  statuses[outcome] = (statuses[outcome] ?? 0) + 1;
}

/** Each request at its appointed time, whatever becomes of those before. */
async function atRate(kind: HostileKind, tally: Tally): Promise<void> {
  const { seconds, facts } = tally.order;
  const perSecond = kind.perSecond ?? usualPerSecond;
  const startedAt = performance.now();
  const waiting = new Set<Promise<void>>();
  let due = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    const until = ((performance.now() - startedAt) / 1000) * perSecond;
    for (; due < until; due += 1) {
      if (waiting.size >= mostUnderWay) {
        tally.unsent += 1;
        continue;
      }
      const asked = shoot(kind.shot(due, facts), tally).finally(() => waiting.delete(asked));
      waiting.add(asked);
    }
    await wait(tickMs);
  }
  await Promise.race([Promise.all(waiting), wait(patienceMs)]);
  for (const end of tally.endings) end();
  await Promise.all(waiting);
}

/** The next one when the one before was answered. */
async function oneByOne(kind: HostileKind, tally: Tally): Promise<void> {
  const { seconds, facts } = tally.order;
  const make = kind.heaviest ?? kind.shot;
  const startedAt = performance.now();
  const leftMs = () => seconds * 1000 - (performance.now() - startedAt);
  for (let n = 0; leftMs() > 0; n += 1) {
    const asked = shoot(make(n, facts), tally);
    await Promise.race([asked, wait(leftMs() + patienceMs)]);
    if (leftMs() <= 0) for (const end of tally.endings) end();
    await asked;
  }
  for (const end of tally.endings) end();
}

/** Resolves when it is answered, lost or ended; of what stays, when it began. */
function shoot(shot: Shot, tally: Tally): Promise<void> {
  const { path, method = 'GET', headers = {}, body, sending, stays = false } = shot;
  const { facts, from } = tally.order;
  const { hostname, port } = new URL(facts.origin);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let outcome: string | number = 'lost';
    let isNoted = false;
    const done = () => {
      if (isNoted) return;
      isNoted = true;
      note(tally, outcome);
      if (typeof outcome === 'number') tally.times.add(performance.now() - startedAt);
      resolve();
    };
    const asked = request(
      {
        hostname,
        port,
        path,
        method,
        localAddress: from,
        agent: sending || stays ? false : tally.agent,
        headers: {
          ...headers,
          ...(body !== undefined && !sending && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        outcome = answer.statusCode ?? 'lost';
        answer.on('error', done).on('close', done).resume();
        if (stays) done();
      },
    );
    const end = () => {
      if (outcome === 'lost') outcome = 'unanswered';
      asked.destroy();
      done();
    };
    tally.endings.add(end);
    const drip = sending && setInterval(() => asked.write('x'), dripMs);
    asked.on('error', done).on('close', () => {
      clearInterval(drip);
      tally.endings.delete(end);
      done();
    });
    if (!sending) asked.end(body);
    else if (body !== undefined) asked.write(body.slice(0, 300));
  });
}

const pipelines = 8;
const batchMs = 10;
/** A program that reads no more is sent no more. */
const mostQueuedBytes = 512 * 1024;

/** Requests behind each other on a few connections, as fast as they are due. */
async function pipeline(kind: HostileKind, tally: Tally): Promise<void> {
  const { facts, from, seconds } = tally.order;
  const { host, hostname, port } = new URL(facts.origin);
  const { path, headers = {} } = kind.shot(0, facts);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const sockets = Array.from({ length: pipelines }, () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    socket.on('data', (chunk: Buffer) => countAnswers(chunk, tally)).on('error', () => note(tally, 'lost'));
    return socket;
  });
  const each = Math.ceil(((kind.perSecond ?? usualPerSecond) * batchMs) / 1000 / pipelines);
  const startedAt = performance.now();
  for (let batch = 1; performance.now() - startedAt < seconds * 1000; batch += 1) {
    for (const socket of sockets) sendBatch(socket, text.repeat(each), each, tally);
    await wait(Math.max(0, startedAt + batch * batchMs - performance.now()));
  }
  for (const socket of sockets) socket.destroy();
}

function sendBatch(socket: Socket, text: string, count: number, tally: Tally): void {
  if (socket.destroyed || socket.writableLength > mostQueuedBytes) tally.unsent += count;
  else socket.write(text);
}

const statusLine = Buffer.from('HTTP/1.1 ');

/** A status line that two chunks share is not counted. */
function countAnswers(chunk: Buffer, tally: Tally): void {
  for (let at = chunk.indexOf(statusLine); at >= 0; at = chunk.indexOf(statusLine, at + 12)) {
    const status = chunk.toString('latin1', at + 9, at + 12);
    if (/^\d{3}$/.test(status)) note(tally, status);
  }
}
