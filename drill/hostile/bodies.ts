import { setTimeout as wait } from 'node:timers/promises';
import { Histogram } from '../load/histogram.ts';
import { tellStatuses } from '../load/load.ts';
import type { Stage } from '../stage/stage.ts';
import { findBodyDoors } from '#tests/support/hostile-bodies/find-body-doors.ts';
import { hostileBody, type HostileBody } from '#tests/support/hostile-bodies/hostile-bodies.ts';
import { sendHostileBody, type BodyAnswer } from '#tests/support/hostile-bodies/send-hostile-body.ts';
import { readTurns, recordingTurns } from './turns.ts';

interface BodiesOptions {
  readonly count: number;
  readonly seed: number;
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

/** Bodies that no honest client writes, at every address that takes one: none is a fault, and none takes long. */
export async function runBodiesDrill(
  stage: Stage,
  { count, seed, say }: BodiesOptions,
): Promise<{ readonly amiss: readonly string[] }> {
  const turnsFolder = stage.newFolder();
  // One proxy is trusted, so that each body is another caller's, and none is only counted.
  const settings = { TRUST_PROXY: '1', ...recordingTurns(turnsFolder) };
  const site = await stage.start({ settings });
  const pid = site.program.pid ?? 0;
  const doors = await findBodyDoors(site.origin);
  say(`${count} bodies of seed ${seed} at ${doors.length} addresses`);
  const statuses: Record<string, number> = {};
  const times = new Histogram();
  const slow: { readonly n: number; readonly ms: number }[] = [];
  const amiss: string[] = [];
  const startedAt = Date.now();
  let next = 0;
  const send = (body: HostileBody, n: number): Promise<BodyAnswer> =>
    sendHostileBody(site.origin, body, `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`);
  const walk = async (): Promise<void> => {
    while (next < count && !site.hasDied()) {
      const n = next++;
      const body = hostileBody(doors, seed, n);
      const { status, ms } = await send(body, n);
      const name = status === 0 ? 'none' : String(status);
      statuses[name] = (statuses[name] ?? 0) + 1;
      if (body.after === 'wait') times.add(ms);
      if (body.after === 'wait' && ms > longestMs) slow.push({ n, ms });
      if (status >= 500) amiss.push(tell(body, n, `was answered ${status}`));
      if (n % toldEvery === toldEvery - 1) say(`${n + 1}: ${tellStatuses(statuses)}`);
    }
  };
  await Promise.all(Array.from({ length: underWay }, walk));
  const turns = readTurns(turnsFolder, pid, startedAt, Date.now());
  say(`answers ${tellStatuses(statuses)}`);
  say(
    `p50 ${times.at(0.5).toFixed(1)} ms, p99 ${times.at(0.99).toFixed(1)} ms, max ${times.at(1).toFixed(0)} ms`,
  );
  say(
    `the longest turn of the event loop ${turns.ownMs.toFixed(0)} ms (${turns.longestMs.toFixed(0)} by the clock), of the collector ${turns.pauseMs.toFixed(0)} ms`,
  );
  const slowest = slow.sort((one, two) => two.ms - one.ms).slice(0, mostAgain);
  say(`${slow.length} took over ${longestMs} ms; the slowest ${slowest.length} are sent again alone`);
  for (const { n } of slowest) {
    if (site.hasDied()) break;
    const body = hostileBody(doors, seed, n);
    let quickest = Infinity;
    for (let time = 0; time < againTimes && quickest > longestMs; time += 1)
      quickest = Math.min(quickest, (await send(body, count + n * againTimes + time)).ms);
    if (quickest <= longestMs) continue;
    const workMs = await workFor(() => send(body, count * 4 + n), { turnsFolder, pid });
    amiss.push(
      tell(body, n, `takes ${quickest.toFixed(0)} ms each time, ${workMs.toFixed(0)} ms of it work`),
    );
  }
  if (site.hasDied()) amiss.push(`the program ended: ${site.program.stderr().slice(-300)}`);
  return { amiss };
}

/** For how long the event loop works for one request (ms), which says more than a clock where the machine is busy. */
async function workFor(
  send: () => Promise<unknown>,
  { turnsFolder, pid }: { readonly turnsFolder: string; readonly pid: number },
): Promise<number> {
  await wait(writtenMs);
  const from = Date.now();
  await send();
  await wait(writtenMs);
  return readTurns(turnsFolder, pid, from, Date.now()).workedMs;
}

function tell({ method, path, own, headers, bytes, after }: HostileBody, n: number, what: string): string {
  const lines = [...own, ...headers].map(([name, value]) => `${name}: ${value.slice(0, 80)}`).join(', ');
  const begins = JSON.stringify(bytes.toString('latin1', 0, 120));
  return `the ${n}th, ${method} ${path} (${lines}), ${bytes.length} bytes that begin ${begins}, ${after}: ${what}`;
}
