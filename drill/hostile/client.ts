// A process that is the stranger: it sends one kind of request from one address, at its rate or one after the other.
import { Agent, request, type ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Histogram } from '../load/histogram.ts';
import { hostileKinds } from './kinds.ts';
import { pipeline } from './pipeline.ts';
import { pipelineBehindStreams } from './pipeline-behind-streams.ts';
import type { HostileKind, Shot, SlowSending } from './shot.ts';
import { note, type Tally } from './tally.ts';
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

async function volley(order: VolleyOrder): Promise<VolleyReport> {
  const kind = hostileKinds.find(({ name }) => name === order.kind);
  if (!kind) throw new Error(`no kind is called ${order.kind}`);
  const agent = new Agent({ keepAlive: true, maxSockets: mostUnderWay });
  const tally: Tally = { order, agent, statuses: {}, times: new Histogram(), endings: new Set(), unsent: 0 };
  if (kind.isPipelined === 'behind-a-stream') await pipelineBehindStreams(kind, tally);
  else if (kind.isPipelined) await pipeline(kind, tally);
  else if (order.manner === 'heaviest') await oneByOne(kind, tally);
  else await atRate(kind, tally);
  agent.destroy();
  return { statuses: tally.statuses, times: tally.times.toJSON(), unsent: tally.unsent };
}

/** Each request at its appointed time, whatever becomes of those before. */
async function atRate(kind: HostileKind, tally: Tally): Promise<void> {
  const { seconds, facts } = tally.order;
  const { perSecond = usualPerSecond, mostUnderWay: most = mostUnderWay } = kind;
  const startedAt = performance.now();
  const waiting = new Set<Promise<void>>();
  let due = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    const until = ((performance.now() - startedAt) / 1000) * perSecond;
    for (; due < until; due += 1) {
      if (waiting.size >= most) {
        // Some kinds are meant to have no more under way.
        if (kind.mostUnderWay === undefined) tally.unsent += 1;
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
  const isEndless = sending === 'dripped';
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
          ...(body !== undefined && !isEndless && { 'content-length': Buffer.byteLength(body) }),
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
    const drip = sending && (isEndless ? dripWithoutEnd(asked, body) : sendSlowly(asked, body, sending));
    asked.on('error', done).on('close', () => {
      clearInterval(drip);
      tally.endings.delete(end);
      done();
    });
    if (!sending) asked.end(body);
  });
}

function dripWithoutEnd(asked: ClientRequest, body: Shot['body'] = ''): NodeJS.Timeout {
  asked.write(body.slice(0, 300));
  return setInterval(() => asked.write('x'), dripMs);
}

function sendSlowly(asked: ClientRequest, body: Shot['body'] = '', sending: SlowSending): NodeJS.Timeout {
  const bytes = Buffer.from(body);
  let sent = sending.atOnce;
  const each = Math.ceil((sending.perSecond * dripMs) / 1000);
  asked.write(bytes.subarray(0, sent));
  const timer = setInterval(() => {
    asked.write(bytes.subarray(sent, sent + each));
    sent += each;
    if (sent < bytes.length) return;
    clearInterval(timer);
    asked.end();
  }, dripMs);
  return timer;
}
