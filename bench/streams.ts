// npm run bench:streams: two thousand listeners of one process: what they take, when they hear, what boards lose.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { load } from './load.ts';
import { startServer } from './schedule/server-process.ts';
import { startDelayFeed } from './streams/feed-server.ts';
import { heldMb } from './streams/held-mb.ts';
import { openListeners, type Listeners } from './streams/listeners.ts';
import { makeCity } from './streams/make-city.ts';

const listeners = 2000;
const turns = 5;
const turnSeconds = 4;
const pollSeconds = 5;
const settleMs = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const zip = join(folder, 'city.zip');
const edition = makeCity(zip);
const feed = await startDelayFeed(edition);
const service = await startServer(['--inspect=0', 'dist/server/main.js', 'schedule'], {
  PORT: '0',
  DATA_DIR: join(folder, 'service'),
  LOG_LEVEL: 'error',
  SCHEDULE_FEED: zip,
  REALTIME_FEEDS: feed.url,
  REALTIME_POLL_S: String(pollSeconds),
});
const { timetable } = edition;
const stops = timetable.stops.map(({ code }) => code).filter((code) => code !== '');
const paths = Array.from({ length: listeners }, (_, place) => {
  const code = encodeURIComponent(stops[place % stops.length] ?? '');
  return `/flux?arrets=${code}`;
});
const boards = stops
  .slice(0, 400)
  .map((code) => `${service.origin}/horaire/ListeBorneVirtuelle_Arret?noArret=${encodeURIComponent(code)}`);

const memoryMb = await measureMemory();
await ask();
const alone: Asked[] = [];
const beside: Asked[] = [];
const delays: number[] = [];
for (let turn = 0; turn < turns; turn += 1) {
  await ask();
  alone.push(await ask());
  const heard = await openListeners(service.origin, paths);
  delays.push(...(await measureChange(heard)));
  // Two thousand newcomers and a change for all of them are not what boards are measured beside.
  await ask();
  beside.push(await ask());
  await heard.close();
}
await service.stop();
await feed.close();

say(`${listeners} listeners of ${new Set(paths).size} stops, ${turns} turns; Node ${process.version}`);
say(`memory they take               ${memoryMb.toFixed(0)} MB, target under 60 MB`);
say(
  `from the message to the event  ${middle(delays).toFixed(0)} ms, the last of all ${Math.max(...delays).toFixed(0)} ms, target under 1,000 ms`,
);
const speeds = [alone, beside].map((asked) => middle(asked.map(({ perSecond }) => perSecond)).toFixed(0));
const costs = [alone, beside].map((asked) => middle(asked.map(({ cpuUs }) => cpuUs)).toFixed(0));
say(`boards a second                ${speeds[0]} alone, ${speeds[1]} beside them`);
say(`processor time for each        ${costs[0]} µs alone, ${costs[1]} µs with all that they take`);

/** Of a process that has answered for each of these stops once: what it remembers of them is not counted. */
async function measureMemory(): Promise<number> {
  for (const code of stops)
    await (await fetch(`${service.origin}/departs?arrets=${encodeURIComponent(code)}`)).arrayBuffer();
  await wait(settleMs);
  const before = await heldMb(service);
  const heard = await openListeners(service.origin, paths);
  await feed.change();
  await wait(settleMs);
  const after = await heldMb(service);
  await heard.close();
  return after - before;
}

/** How long after the message each listener heard of it (ms). */
async function measureChange(heard: Listeners): Promise<number[]> {
  heard.reset();
  const sentAt = await feed.change();
  await wait(3000);
  return heard.heardAt().map((at) => at - sentAt);
}

interface Asked {
  readonly perSecond: number;
  /** Processor time of the service for each board, what listeners take meanwhile included (µs). */
  readonly cpuUs: number;
}

async function ask(): Promise<Asked> {
  const before = service.cpuMs();
  const { perSecond } = await load(boards, { seconds: turnSeconds, connections: 16, isUnique: true });
  return { perSecond, cpuUs: ((service.cpuMs() - before) * 1000) / (perSecond * turnSeconds) };
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
