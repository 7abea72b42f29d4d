import { setTimeout as wait } from 'node:timers/promises';
import { Histogram } from '../load/histogram.ts';
import { tellStatuses } from '../load/load.ts';
import type { Running } from '../stage/running.ts';
import type { Stage } from '../stage/stage.ts';
import { findBodyDoors } from '#tests/support/hostile-bodies/find-body-doors.ts';
import { hostileBody, isOwedAnswer, type HostileBody } from '#tests/support/hostile-bodies/hostile-bodies.ts';
import { sendHostileBody, type BodyAnswer } from '#tests/support/hostile-bodies/send-hostile-body.ts';
import { judgeRun, mostOthers } from './judge-hostile.ts';
import { followOthers } from './machine.ts';
import { readTurns, recordingTurns } from './turns.ts';

interface BodiesOptions {
  readonly count: number;
  readonly seed: number;
  /** Bodies whose time says nothing on a busy machine are let be. */
  readonly mayBeBusy: boolean;
  /** A line of the report. */
  say(line: string): void;
}

const underWay = 3;
const longestMs = 100;
/** A body that took long is sent again alone, so often; it is slow where it is slow each time. */
const againTimes = 3;
/** On a machine that is busy with others nearly all are slow once. */
const mostAgain = 300;
const toldEvery = 2000;
/** The program writes its turns down by then. */
const writtenMs = 450;

/** A program, and the bodies that are sent to it by number. */
interface Target {
  readonly site: Running;
  readonly pid: number;
  readonly turnsFolder: string;
  bodyOf(n: number): HostileBody;
  /** As another caller each time. */
  send(body: HostileBody): Promise<BodyAnswer>;
}

interface Slow {
  readonly n: number;
  readonly ms: number;
}

/** Bodies that no honest client writes, at every address that takes one: none is a fault, and none takes long. */
export async function runBodiesDrill(
  stage: Stage,
  { count, seed, mayBeBusy, say }: BodiesOptions,
): Promise<{ readonly amiss: readonly string[] }> {
  const turnsFolder = stage.newFolder();
  // One proxy is trusted, so that each body is another caller's, and none is only counted.
  const site = await stage.start({ settings: { TRUST_PROXY: '1', ...recordingTurns(turnsFolder) } });
  const doors = await findBodyDoors(site.origin);
  say(`${count} bodies of seed ${seed} at ${doors.length} addresses`);
  let callers = 0;
  const target: Target = {
    site,
    pid: site.program.pid ?? 0,
    turnsFolder,
    bodyOf: (n) => hostileBody(doors, seed, n),
    send: (body) => {
      callers += 1;
      const network = [callers >> 16, callers & 0xffff].map((part) => part.toString(16)).join(':');
      return sendHostileBody(site.origin, body, `2001:db8:${network}::1`);
    },
  };
  const { faults, slow } = await sendAll(target, count, say);
  const slowest = slow.toSorted((one, two) => two.ms - one.ms).slice(0, mostAgain);
  say(`${slow.length} took over ${longestMs} ms; the slowest ${slowest.length} are sent again alone`);
  const amiss = [...faults, ...(await sendAgain(target, slowest, { mayBeBusy, say }))];
  if (site.hasDied()) amiss.push(`the program ended: ${site.program.stderr().slice(-300)}`);
  return { amiss };
}

/** Each body once, a few at a time. */
async function sendAll(target: Target, count: number, say: (line: string) => void) {
  const { site, pid, turnsFolder } = target;
  const statuses: Record<string, number> = {};
  const times = new Histogram();
  const slow: Slow[] = [];
  const faults: string[] = [];
  const startedAt = Date.now();
  let next = 0;
  const walk = async (): Promise<void> => {
    while (next < count && !site.hasDied()) {
      const n = next++;
      const body = target.bodyOf(n);
      const { status, ms } = await target.send(body);
      const name = status === 0 ? 'none' : String(status);
      statuses[name] = (statuses[name] ?? 0) + 1;
      if (body.after === 'wait') times.add(ms);
      if (body.after === 'wait' && ms > longestMs) slow.push({ n, ms });
      if (status >= 500) faults.push(tell(body, n, `was answered ${status}`));
      if (status === 0 && isOwedAnswer(body)) faults.push(tell(body, n, 'was not answered'));
      if (n % toldEvery === toldEvery - 1) say(`${n + 1}: ${tellStatuses(statuses)}`);
    }
  };
  await Promise.all(Array.from({ length: underWay }, walk));
  const { ownMs, longestMs: wallMs, pauseMs } = readTurns(turnsFolder, pid, startedAt, Date.now());
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => times.at(share).toFixed(0));
  say(`answers ${tellStatuses(statuses)}`);
  say(`p50 ${p50} ms, p99 ${p99} ms, max ${most} ms`);
  say(
    `longest turn ${ownMs.toFixed(0)} ms (${wallMs.toFixed(0)} by the clock), longest pause of the collector ${pauseMs.toFixed(0)} ms`,
  );
  return { faults, slow };
}

/** Each alone, until it is answered in time once. */
async function sendAgain(
  target: Target,
  slow: readonly Slow[],
  { mayBeBusy, say }: Pick<BodiesOptions, 'mayBeBusy' | 'say'>,
) {
  const amiss: string[] = [];
  let notJudged = 0;
  for (const { n } of slow) {
    if (target.site.hasDied()) break;
    const others = followOthers();
    const body = target.bodyOf(n);
    let quickestMs = Infinity;
    for (let time = 0; time < againTimes && quickestMs > longestMs; time += 1)
      quickestMs = Math.min(quickestMs, (await target.send(body)).ms);
    if (quickestMs <= longestMs) continue;
    const workMs = await workFor(target, body);
    const told = `takes ${quickestMs.toFixed(0)} ms each time, ${workMs.toFixed(0)} ms of it work`;
    if (workMs > longestMs || others() <= mostOthers) amiss.push(tell(body, n, told));
    else notJudged += 1;
  }
  const run = judgeRun({ rows: slow.length, notJudged }, mayBeBusy);
  say(`of these, ${run.told}`);
  return [...amiss, ...run.amiss];
}

/** Each byte of a longer one takes its time: what holds others up is the longest turn. */
const longBytes = 1024 * 1024;

/** For how long the event loop works for a body (ms), which says more than a clock where the machine is busy. */
async function workFor({ send, turnsFolder, pid }: Target, body: HostileBody): Promise<number> {
  await wait(writtenMs);
  const from = Date.now();
  await send(body);
  await wait(writtenMs);
  const { workedMs, ownMs } = readTurns(turnsFolder, pid, from, Date.now());
  return body.bytes.length > longBytes ? ownMs : workedMs;
}

function tell({ method, path, own, headers, bytes, after }: HostileBody, n: number, what: string): string {
  const lines = [...own, ...headers].map(([name, value]) => `${name}: ${value.slice(0, 80)}`).join(', ');
  const begins = JSON.stringify(bytes.toString('latin1', 0, 120));
  return `the ${n}th, ${method} ${path} (${lines}), ${bytes.length} bytes that begin ${begins}, ${after}: ${what}`;
}
