// npm run bench:journeys: journeys on one feed, against a naive scan and against minotor, and over HTTP beside boards.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { operator } from '#data/operator.ts';
import { openScan } from '#tests/support/naive/naive-journeys.ts';
import { readNetwork } from '#tests/support/naive/naive-network.ts';
import { startProgram } from '#tests/support/program.ts';
import {
  createEdition,
  filesOfZip,
  findBest,
  findJourneys,
  importFeed,
  noLiveState,
  openTimetable,
  type JourneyQuestion,
} from '#transit/index.ts';
import { writeDemoZip } from './demo-zip.ts';
import { askSteadily } from './journeys/under-load.ts';
import { fetchPeer } from './peer-package.ts';

const run = promisify(execFile);
const peerVersion = '1.0.7';
const realFeed = resolve('../shared/data/gtfs/rtc-quebec.zip');
const realWorkload = resolve('../shared/data/gtfs/rtc-workload.json');
const isReal = existsSync(realFeed) && existsSync(realWorkload);

const folder = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const zip = isReal ? realFeed : writeDemoZip(join(folder, 'demo.zip'), '2026-11-16');
const files = filesOfZip(readFileSync(zip));
const edition = createEdition(openTimetable(importFeed(files).snapshot), operator);
const { timetable, clock } = edition;
const date = isReal ? '2026-08-24' : '2026-11-16';
const at = clock.toInstant(Date.parse(date) / 86_400_000, 8 * 3600);
const view = { edition, live: noLiveState, now: at };
const pairs = isReal ? readPairs() : makePairs();
const collect = collector();

say(`${isReal ? 'rtc-quebec.zip' : 'the fictional city'}; Node ${process.version}, ${cpus().length} cores`);
say(`${pairs.length} pairs of stops, leaving at 8:00 on ${date}\n`);

const before = await memoryMb();
const first = timed(() => findBest(view, questionOf(pairs[0] as Pair)));
say(`the first question of a day: ${first.toFixed(0)} ms`);
const best = measure((question) => findBest(view, question));
tell('best journey, leaving', best);
tell(
  'best journey, arriving',
  measure((question) => findBest(view, { ...question, by: 'arrival' })),
);
const several = measure((question) => findJourneys(view, question));
tell('several journeys', several);
say(`memory for it: ${((await memoryMb()) - before).toFixed(1)} MB; target: under 60 MB`);
askOfManyDays();
say(`after questions of many days: ${((await memoryMb()) - before).toFixed(1)} MB; target: under 60 MB`);
compareWithScan();
await compareWithPeer();
await serveBeside();

type Pair = readonly [from: string, to: string];

function questionOf([from, to]: Pair): JourneyQuestion {
  const stop = (id: string) => ({ stop: timetable.findStopId(id) });
  return { from: stop(from), to: stop(to), at, by: 'departure' };
}

/** Leaving and arriving, with wheelchairs and without, on each day of three weeks. */
function askOfManyDays(): void {
  const question = questionOf(pairs[0] as Pair);
  for (let day = 0; day < 21; day += 1)
    for (const by of ['departure', 'arrival'] as const)
      for (const wheelchair of [false, true])
        findJourneys(view, { ...question, by, wheelchair, at: at + day * 86_400_000 });
}

/** Three rounds; the last one counts. */
function measure(ask: (question: JourneyQuestion) => unknown): number[] {
  const questions = pairs.map(questionOf);
  let times: number[] = [];
  for (let round = 0; round < 3; round += 1) times = questions.map((question) => timed(() => ask(question)));
  return times.toSorted((one, two) => one - two);
}

function compareWithScan(): void {
  const network = readNetwork((table) => {
    const bytes = files.find(`${table}.txt`);
    return bytes && new TextDecoder().decode(bytes);
  });
  const scan = openScan(network, { at, timeZone: edition.timeZone });
  const differences = pairs.filter(([from, to]) => {
    const expected = scan({ from: { stop: from }, to: { stop: to }, at });
    return (findBest(view, questionOf([from, to]))?.arriveAt ?? Infinity) !== expected;
  });
  say(`pairs that arrive at another second than by a scan of every hop: ${differences.length}; target: 0`);
}

async function compareWithPeer(): Promise<void> {
  try {
    const peer = await fetchPeer('minotor', peerVersion);
    const pairsFile = join(folder, 'pairs.json');
    writeFileSync(pairsFile, JSON.stringify(pairs));
    const args = ['--max-old-space-size=6000', 'bench/journeys/peer.mjs', peer, zip, date, '8', pairsFile];
    const { stdout } = await run(process.execPath, args, { maxBuffer: 1e8 });
    // It tells of stops that it misses before the answer.
    const answer = stdout.slice(stdout.lastIndexOf('\n') + 1);
    const { times, found } = JSON.parse(answer) as { times: number[]; found: number };
    const sorted = times.toSorted((one, two) => one - two);
    tell(`minotor ${peerVersion} (${found} found)`, sorted);
    const ratio = part(sorted, 0.5) / part(best, 0.5);
    say(`its p50 is ${ratio.toFixed(1)} times ours; target: 3 times`);
  } catch (thrown) {
    say(`minotor could not be measured: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

/** The program on one core, its callers on the other: boards alone, then boards while journeys are asked for. */
async function serveBeside(): Promise<void> {
  const settings = {
    LOG_LEVEL: 'error',
    SCHEDULE_FEED: zip,
    CLOCK: `${date}T08:00`,
    RATE_LIMIT_PER_MINUTE: '10000000',
  };
  const program = startProgram({ parts: ['schedule', 'itinerary'], settings });
  try {
    const origin = await program.ready;
    const isPinned = (await pin(program.pid, 0)) && (await pin(process.pid, 1));
    say(`\nover HTTP, ${isPinned ? 'the program on one core' : 'the program on any core'}:`);
    const boards = boardAddresses(origin);
    const journeys = pairs.map(([from, to]) => journeyAddress(origin, from, to));
    // Until the code is compiled: the compiler works on the same core.
    await askSteadily(journeys, { perSecond: 40, seconds: 15 });
    await askSteadily(boards, { perSecond: 100, seconds: 4 });
    const alone = await askSteadily(boards, { perSecond: 100, seconds: 10 });
    const [beside, asked] = await Promise.all([
      askSteadily(boards, { perSecond: 100, seconds: 10 }),
      askSteadily(journeys, { perSecond: 100, seconds: 10 }),
    ]);
    tell('100 boards a second, alone', alone.times);
    tell('  beside 100 journeys a second', beside.times);
    tell('100 journeys a second', asked.times);
    const ratio = part(beside.times, 0.99) / part(alone.times, 0.99);
    say(`p99 of boards beside journeys: ${ratio.toFixed(1)} times that alone; target: 1`);
    say(`failed: ${alone.failed + beside.failed + asked.failed}`);
  } finally {
    await program.stop();
  }
}

function boardAddresses(origin: string): string[] {
  return pairs.map(([from]) => {
    const code = timetable.stops[timetable.findStopId(from)]?.code ?? '';
    return `${origin}/services/schedule/departs?arrets=${encodeURIComponent(code)}`;
  });
}

function journeyAddress(origin: string, from: string, to: string): string {
  const code = (id: string) => `stop_point:${timetable.stops[timetable.findStopId(id)]?.code}`;
  const query = new URLSearchParams({ from: code(from), to: code(to) });
  return `${origin}/services/itinerary/coverage/default/journeys?${query}`;
}

/** Keeps a process on one core, where the machine can. */
async function pin(pid: number | undefined, core: number): Promise<boolean> {
  if (pid === undefined) return false;
  return new Promise((done) => {
    const child = spawn('taskset', ['-a', '-cp', String(core), String(pid)], { stdio: 'ignore' });
    child.on('error', () => done(false)).on('exit', (code) => done(code === 0));
  });
}

function tell(what: string, times: readonly number[]): void {
  const figure = (share: number) => `${part(times, share).toFixed(2)} ms`;
  say(`${what.padEnd(36)} p50 ${figure(0.5)}, p95 ${figure(0.95)}, p99 ${figure(0.99)}`);
}

function part(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function timed(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** Buffers are given back some time after a collection. */
async function memoryMb(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise((done) => setTimeout(done, 50));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

function readPairs(): Pair[] {
  const { od } = JSON.parse(readFileSync(realWorkload, 'utf8')) as { od: Pair[] };
  return od;
}

/** Stops spread evenly over the feed. */
function makePairs(): Pair[] {
  const ids = timetable.stops.filter(({ kind }) => kind === 0).map(({ id }) => id);
  const take = (place: number) => ids[place % ids.length] as string;
  return Array.from({ length: 200 }, (_, place) => [take(place * 37), take(place * 71 + 400)] as const);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
