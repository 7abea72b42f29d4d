// npm run bench:print: the whole network to printable HTML, against gtfs-to-html, on one feed and in one run.
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { cityPlan } from '#data/city/city-plan.ts';
import { operator } from '#data/operator.ts';
import { generateFeed } from '#demo/generate-feed.ts';
import { writeZip } from '#transit/index.ts';
import { cutToWeek } from './print/cut-feed.ts';

const run = promisify(execFile);
const peerPackage = 'gtfs-to-html@2.13.4';
const realFeed = resolve('../shared/data/gtfs/rtc-quebec.zip');
/** A Monday in the middle of the real feed, in a period of three kinds of days. */
const realMonday = '20261116';

interface Printed {
  readonly ms: number;
  readonly out: string;
}

const folder = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const isReal = existsSync(realFeed);
const zip = join(folder, 'feed.zip');
writeFileSync(zip, isReal ? cutToWeek(readFileSync(realFeed), realMonday) : makeDemo());
const moment = isReal ? '2026-11-16T12:00' : `${new Date().toISOString().slice(0, 10)}T12:00`;

const here = JSON.parse(
  (await run(process.execPath, ['bench/print/here.ts', zip, moment, join(folder, 'here')])).stdout,
) as { readonly lines: number; readonly whole: Printed[]; readonly usual: Printed[] };
const peer = await measurePeer();

say(
  `${isReal ? 'rtc-quebec.zip' : 'the fictional city'}, ${here.lines} lines; Node ${process.version}, ${cpus().length} cores\n`,
);
const theirs = peer && rateOf(peer, /<td class="stop-time (?![^"]*skipped)[^"]*">/g);
row(['', 'cells', 'seconds', 'cells a second', 'ratio', 'target']);
const printed = /<td>\d|<span class="m">/g;
tell('every time at every stop, first run', here.whole.slice(0, 1), 20);
tell('  the middle of four more', here.whole.slice(1));
tell('usual sheets, the middle of five', here.usual);
if (theirs) row(['gtfs-to-html', ...figures(theirs), '', '']);

interface Rate {
  readonly cells: number;
  readonly ms: number;
  readonly perSecond: number;
}

/** A cell is one printed time, counted in the files that were written. */
function rateOf({ ms, out }: Printed, cell: RegExp): Rate {
  let cells = 0;
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) cells += readFileSync(join(out, name), 'utf8').match(cell)?.length ?? 0;
  return { cells, ms, perSecond: (cells / ms) * 1000 };
}

function tell(name: string, rounds: readonly Printed[], target?: number): void {
  const middle = rounds.toSorted((one, two) => one.ms - two.ms)[Math.floor(rounds.length / 2)];
  if (!middle) throw new Error('nothing was printed');
  const rate = rateOf(middle, printed);
  const ratio = theirs ? `${(rate.perSecond / theirs.perSecond).toFixed(1)} ×` : '–';
  row([name, ...figures(rate), ratio, target === undefined ? '' : `${target} ×`]);
}

function figures({ cells, ms, perSecond }: Rate): string[] {
  return [
    cells.toLocaleString('en'),
    (ms / 1000).toFixed(2),
    perSecond.toLocaleString('en', { maximumFractionDigits: 0 }),
  ];
}

/** The peer is no part of the project: it is fetched for this comparison, and its absence leaves the ratios out. */
async function measurePeer(): Promise<Printed | undefined> {
  const home = resolve('node_modules/.cache/bench-print-peer');
  const packages = join(home, 'node_modules');
  try {
    if (!existsSync(join(packages, 'gtfs-to-html/dist/index.js'))) {
      mkdirSync(home, { recursive: true });
      writeFileSync(join(home, 'package.json'), '{"private":true}');
      // It would fetch a browser to make PDFs with.
      const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' };
      await run('npm', ['install', '--no-audit', '--no-fund', peerPackage], { cwd: home, env });
    }
    const out = join(folder, 'peer');
    const args = ['bench/print/peer.mjs', packages, zip, join(folder, 'peer.sqlite'), out];
    const { stdout } = await run(process.execPath, args, { maxBuffer: 1e8 });
    const { ms } = JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as { ms: number };
    return { ms, out };
  } catch (thrown) {
    say(`gtfs-to-html could not be measured: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    return undefined;
  }
}

function makeDemo(): Uint8Array {
  const files = generateFeed(cityPlan, {
    today: new Date().toISOString().slice(0, 10),
    seed: 1,
    agency: { name: operator.name.fr, url: 'https://example.org', timeZone: operator.timeZone, phone: '' },
  });
  return writeZip(files, new Date(Date.UTC(2020, 0, 1)));
}

function row([name = '', ...cells]: readonly string[]): void {
  say(name.padEnd(38) + cells.map((cell) => cell.padStart(16)).join(''));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
