// npm run bench:schedule: the schedule engine against node-gtfs, on one feed and in one run.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { writeDemoZip } from './demo-zip.ts';
import { fetchPeer } from './peer-package.ts';
import { countMismatches, timeQuestions } from './schedule/questions.ts';
import type { Yardstick } from './schedule/against-plain.ts';
import { serveBoards, type ServiceFigures } from './schedule/service.ts';
import { timeStopCall } from './schedule/stop-call.ts';
import { editionsIn, makeWorkload, readWorkload } from './schedule/workload.ts';

const run = promisify(execFile);
const peerVersion = '4.21.0';
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
const zip = existsSync(realFeed) ? realFeed : writeDemoZip(join(folder, 'demo.zip'));
const snapshotFile = join(folder, 'timetable.snapshot');

say(
  `${existsSync(realFeed) ? 'rtc-quebec.zip' : 'the fictional city'}; Node ${process.version}, ${cpus().length} cores\n`,
);

const imported = await measureImport(zip, snapshotFile);
const largeZip = join(folder, 'large.zip');
await run(process.execPath, ['bench/schedule/large-feed.ts', largeZip]);
const large = await measureImport(largeZip, join(folder, 'large.snapshot'));
rmSync(largeZip);
const opens = await repeat(5, () => child<{ ms: number }>('open.ts', snapshotFile));
const openMs = opens.map(({ ms }) => ms).toSorted((one, two) => one - two)[2] ?? 0;

const open = editionsIn(snapshotFile);
const edition = open();
const workload = (zip === realFeed ? readWorkload(realWorkload) : undefined) ?? makeWorkload(edition);
const mismatches = countMismatches(edition, workload);
const times = await timeQuestions(open, workload);
const stopCall = await timeStopCall(open());
const realtime = await child<{ ms: number; longestHoldMs: number; firstMs: number; firstHoldMs: number }>(
  'realtime.ts',
  snapshotFile,
);
const service: ServiceFigures = await serveBoards({ zip, edition, folder });
const peer = await measurePeer();

row('', { here: 'here', peer: 'node-gtfs', ratio: 'ratio', target: 'target' });
compare('import, zip to ready', { here: imported.ms, peer: peer?.importMs, unit: 'ms', target: 40 });
row(`  of ${imported.stopTimes.toLocaleString('en')} stop times, peak`, {
  here: `${imported.peakMb.toFixed(0)} MB`,
  target: 'under 600 MB',
});
row('import of a large city, zip to ready', { here: `${large.ms.toFixed(0)} ms`, target: 'under 4,000 ms' });
row(`  of ${large.stopTimes.toLocaleString('en')} stop times, peak`, {
  here: `${large.peakMb.toFixed(0)} MB`,
  target: 'under 900 MB',
});
row('start from the snapshot', { here: `${openMs.toFixed(0)} ms`, target: 'under 150 ms' });
row('  its size', { here: `${imported.snapshotMb.toFixed(1)} MB`, target: 'under 25 MB' });
compare('board: next 5 of a line at a stop', { here: times.board, peer: peer?.nextUs, target: 100 });
compare('  with 17,000 live updates', { here: times.boardLive, peer: peer?.nextUs });
compare('  each stop asked the first time', { here: times.boardFirst, peer: peer?.nextUs });
compare('day: all departures of a stop', { here: times.day, peer: peer?.stopDayUs, target: 500 });
compare('  each stop asked the first time', { here: times.dayFirst, peer: peer?.stopDayUs });
compare('timetable grid', { here: times.grid, peer: peer?.timetableUs, target: 30 });
compare('  each asked the first time', { here: times.gridFirst, peer: peer?.timetableUs });
row(`departures of a stop of ${stopCall.lines} lines`, {
  here: `${stopCall.makeUs.toFixed(0)} µs`,
  target: 'under 150 µs',
});
row('  with writing it as JSON', { here: `${stopCall.allUs.toFixed(0)} µs` });
row('boards over HTTP, one core', {
  here: `${service.boardsPerSecond.toFixed(0)}/s`,
  target: '8,000/s',
});
const { distinct } = service;
row('  all of them different', { here: `${distinct.boardsPerSecond.toFixed(0)}/s` });
againstPlain(`  a constant call of ${distinct.bytes} bytes`, distinct.call, '0.80');
againstPlain('  a constant text of that size', distinct.text);
row('memory, real time on', { here: `${service.steadyMb.toFixed(0)} MB`, target: 'under 350 MB' });
row('  after that load', { here: `${service.loadedMb.toFixed(0)} MB` });
row('17,000 stop updates taken in', { here: `${realtime.ms.toFixed(1)} ms`, target: 'under 30 ms' });
row('  a request held at most', { here: `${realtime.longestHoldMs.toFixed(1)} ms`, target: '10 ms' });
row('  the first ever, and its hold', {
  here: `${realtime.firstMs.toFixed(0)} / ${realtime.firstHoldMs.toFixed(0)} ms`,
});
row('answers that differ from the known', { here: String(mismatches), target: '0' });

interface Row {
  readonly here: string;
  readonly peer?: string;
  readonly ratio?: string;
  readonly target?: string;
}

function row(name: string, { here, peer: theirs = '', ratio = '', target = '' }: Row): void {
  say([name.padEnd(36), here.padStart(14), theirs.padStart(14), ratio.padStart(10), `  ${target}`].join(''));
}

/** A yardstick of the boards that are all different, and what they reach of it: answers a second, processor time. */
function againstPlain(name: string, { perSecond, ratio, cpuRatio }: Yardstick, target = ''): void {
  const ratios = `${ratio.toFixed(2)} ${cpuRatio.toFixed(2)}`;
  row(name, { here: `${perSecond.toFixed(0)}/s`, ratio: ratios, target });
}

interface Compared {
  readonly here: number;
  readonly peer: number | undefined;
  readonly unit?: string;
  readonly target?: number;
}

function compare(name: string, { here, peer: theirs, unit = 'µs', target }: Compared): void {
  const figure = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ${unit}`;
  row(name, {
    here: figure(here),
    peer: theirs === undefined ? '–' : figure(theirs),
    ratio: theirs === undefined ? '–' : `${(theirs / here).toFixed(0)} ×`,
    target: target === undefined ? '' : `${target} ×`,
  });
}

/** The peer is no part of the project: it is fetched for this comparison, and its absence leaves the ratios out. */
async function measurePeer(): Promise<PeerFigures | undefined> {
  try {
    const entry = join(await fetchPeer('gtfs', peerVersion), 'dist/index.js');
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

interface ImportFigures {
  readonly ms: number;
  readonly peakMb: number;
  readonly snapshotMb: number;
  readonly stopTimes: number;
}

/** The middle of three. */
async function measureImport(feed: string, snapshot: string): Promise<ImportFigures> {
  const imports = await repeat(3, () => child<ImportFigures>('import.ts', feed, snapshot));
  return imports.toSorted((one, two) => one.ms - two.ms)[1] ?? fail('no import');
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(reason: string): never {
  throw new Error(reason);
}
