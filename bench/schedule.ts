// npm run bench:schedule: the schedule engine against node-gtfs, on one feed and in one run.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { cityPlan } from '#data/city/city-plan.ts';
import { operator } from '#data/operator.ts';
import { writeZip } from '#transit/archive/zip-writer.ts';
import { generateFeed } from '#demo/generate-feed.ts';
import { createEdition } from '#transit/timetable/edition.ts';
import { openTimetable } from '#transit/timetable/timetable.ts';
import { countMismatches, timeQuestions } from './schedule/questions.ts';
import { serveBoards, type ServiceFigures } from './schedule/service.ts';
import { makeWorkload, readWorkload } from './schedule/workload.ts';

const run = promisify(execFile);
const peerPackage = 'gtfs@4.21.0';
const realFeed = resolve('../shared/data/gtfs/rtc-quebec.zip');
const realWorkload = resolve('../shared/data/gtfs/rtc-workload.json');

interface PeerFigures {
  readonly importMs: number;
  readonly nextUs: number;
  readonly stopDayUs: number;
  readonly timetableUs: number;
}

const folder = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const zip = existsSync(realFeed) ? realFeed : makeDemo(join(folder, 'demo.zip'));
const snapshotFile = join(folder, 'timetable.snapshot');

say(
  `${existsSync(realFeed) ? 'rtc-quebec.zip' : 'the fictional city'}; Node ${process.version}, ${cpus().length} cores\n`,
);

const imports = await repeat(3, () =>
  child<{ ms: number; peakMb: number; snapshotMb: number; stopTimes: number }>(
    'import.ts',
    zip,
    snapshotFile,
  ),
);
const imported = imports.toSorted((one, two) => one.ms - two.ms)[1] ?? fail('no import');
const opens = await repeat(5, () => child<{ ms: number }>('open.ts', snapshotFile));
const openMs = opens.map(({ ms }) => ms).toSorted((one, two) => one - two)[2] ?? 0;

const bytes = readFileSync(snapshotFile);
const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
const edition = createEdition(openTimetable(buffer), operator);
const workload =
  (zip === realFeed ? readWorkload(realWorkload) : undefined) ?? makeWorkload(edition.timetable);
const mismatches = countMismatches(edition, workload);
const times = timeQuestions(edition, workload);
const realtime = await child<{ ms: number; longestHoldMs: number; firstMs: number; firstHoldMs: number }>(
  'realtime.ts',
  snapshotFile,
);
const service: ServiceFigures = await serveBoards({ zip, edition, folder });
const peer = await measurePeer();

const row = (name: string, ours: string, theirs: string, ratio: string, target: string) =>
  say([name.padEnd(34), ours.padStart(14), theirs.padStart(14), ratio.padStart(10), `  ${target}`].join(''));
row('', 'here', 'node-gtfs', 'ratio', 'target');
compare('import, zip to ready', imported.ms, peer?.importMs, 'ms', 40);
row(
  `  of ${imported.stopTimes.toLocaleString('en')} stop times, peak`,
  `${imported.peakMb.toFixed(0)} MB`,
  '',
  '',
  'under 600 MB',
);
row('start from the snapshot', `${openMs.toFixed(0)} ms`, '', '', 'under 150 ms');
row('  its size', `${imported.snapshotMb.toFixed(1)} MB`, '', '', 'under 25 MB');
compare('next 5 of a line at a stop', times.next, peer?.nextUs, 'µs', 100);
compare('  each stop asked the first time', times.nextCold, peer?.nextUs, 'µs', undefined);
compare('all departures of a stop and day', times.stopDay, peer?.stopDayUs, 'µs', 500);
compare('  each stop asked the first time', times.stopDayCold, peer?.stopDayUs, 'µs', undefined);
compare('timetable grid', times.grid, peer?.timetableUs, 'µs', 30);
row('boards over HTTP, one core', `${service.boardsPerSecond.toFixed(0)}/s`, '', '', '8,000 a second');
row('  all of them different', `${service.distinctPerSecond.toFixed(0)}/s`, '', '', '');
row('memory, real time on', `${service.steadyMb.toFixed(0)} MB`, '', '', 'under 350 MB');
row('  after that load', `${service.loadedMb.toFixed(0)} MB`, '', '', '');
row('17,000 stop updates taken in', `${realtime.ms.toFixed(1)} ms`, '', '', 'under 30 ms');
row('  a request held at most', `${realtime.longestHoldMs.toFixed(1)} ms`, '', '', '10 ms');
row(
  '  the first ever, and its hold',
  `${realtime.firstMs.toFixed(0)} / ${realtime.firstHoldMs.toFixed(0)} ms`,
  '',
  '',
  '',
);
row('answers that are not the known ones', String(mismatches), '', '', '0');

function compare(
  name: string,
  ours: number,
  theirs: number | undefined,
  unit: string,
  target: number | undefined,
): void {
  const figure = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ${unit}`;
  const ratio = theirs === undefined ? '–' : `${(theirs / ours).toFixed(0)} ×`;
  row(
    name,
    figure(ours),
    theirs === undefined ? '–' : figure(theirs),
    ratio,
    target === undefined ? '' : `${target} ×`,
  );
}

/** The peer is no part of the project: it is fetched for this comparison, and its absence leaves the ratios out. */
async function measurePeer(): Promise<PeerFigures | undefined> {
  const home = resolve('node_modules/.cache/bench-peer');
  const entry = join(home, 'node_modules/gtfs/dist/index.js');
  try {
    if (!existsSync(entry)) {
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, 'package.json'), '{"private":true}');
      await run('npm', ['install', '--no-audit', '--no-fund', peerPackage], { cwd: home });
    }
    const workloadFile = join(folder, 'workload.json');
    writeFileSync(workloadFile, JSON.stringify(workload));
    const args = [pathToFileURL(entry).href, zip, join(folder, 'peer.sqlite'), workloadFile];
    const { stdout } = await run(process.execPath, ['bench/schedule/peer.mjs', ...args], { maxBuffer: 1e8 });
    return JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as PeerFigures;
  } catch (thrown) {
    say(`node-gtfs could not be measured: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    return undefined;
  }
}

async function child<Figures>(script: string, ...args: string[]): Promise<Figures> {
  const { stdout } = await run(process.execPath, [`bench/schedule/${script}`, ...args]);
  return JSON.parse(stdout) as Figures;
}

async function repeat<Figures>(rounds: number, once: () => Promise<Figures>): Promise<Figures[]> {
  const all: Figures[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await once());
  return all;
}

function makeDemo(file: string): string {
  const files = generateFeed(cityPlan, {
    today: new Date().toISOString().slice(0, 10),
    seed: 1,
    agency: { name: operator.name.fr, url: 'https://example.org', timeZone: operator.timeZone, phone: '' },
  });
  writeFileSync(file, writeZip(files, new Date(Date.UTC(2020, 0, 1))));
  return file;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(reason: string): never {
  throw new Error(reason);
}
