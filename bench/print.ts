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
import { startServer } from './schedule/server-process.ts';

const run = promisify(execFile);
const peerPackage = 'gtfs-to-html@2.13.4';
const realFeed = resolve('../shared/data/gtfs/rtc-quebec.zip');
/** A Monday in the middle of the real feed, in a period of three kinds of days. */
const realMonday = '20261116';
const rounds = 5;
/** As many as a booklet takes. */
const linesOfBooklet = 30;

const base = '/horaires-et-trajets/horaires-imprimables';

interface Printed {
  readonly ms: number;
  /** Of the process that prints, all its threads together. */
  readonly cpuMs: number;
  readonly out: string;
}

const folder = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const isReal = existsSync(realFeed);
const zip = join(folder, 'feed.zip');
writeFileSync(zip, isReal ? cutToWeek(readFileSync(realFeed), realMonday) : makeDemo());
const moment = isReal ? '2026-11-16T12:00' : `${new Date().toISOString().slice(0, 10)}T12:00`;

const here = await printHere();
const peer = await measurePeer();

say(
  `${isReal ? 'rtc-quebec.zip' : 'the fictional city'}, ${here.lines} lines; Node ${process.version}, ${cpus().length} cores\n`,
);
const theirs = peer && rateOf(peer, /<td class="stop-time (?![^"]*skipped)[^"]*">/g);
row(['', 'cells', 'seconds', 'of a processor', 'cells a second', 'ratio', 'by processor', 'target']);
const printed = /<td>\d|<span class="m">/g;
tell('every time at every stop, first run', here.whole.slice(0, 1));
tell('  the middle of four more', here.whole.slice(1), 20);
tell('usual sheets, the middle of five', here.usual);
if (theirs) row(['gtfs-to-html', ...figures(theirs)]);

/** Booklets are asked for as other systems do, one after the other, and written to files. */
async function printHere() {
  const server = await startServer(['bench/print/here.ts', zip, moment, join(folder, 'data')]);
  const selection = await (await fetch(server.origin + base)).text();
  const lines = [...selection.matchAll(/name="parcours" value="([^"]+)"/g)].map(([, number]) => number);
  const printAll = async (query: string, round: number): Promise<Printed> => {
    const out = join(folder, 'here', `${round}${query}`);
    mkdirSync(out, { recursive: true });
    const [began, before] = [performance.now(), server.cpuMs()];
    for (let first = 0; first < lines.length; first += linesOfBooklet) {
      const booklet = lines.slice(first, first + linesOfBooklet).join(',');
      // Another query each time, since a page that is kept is not made; uncompressed, as the peer writes it.
      const path = `${base}/imprimer/template?parcours=${booklet}${query}&tour=${round}`;
      const asked = await fetch(server.origin + path, { headers: { 'accept-encoding': 'identity' } });
      if (asked.status === 200)
        writeFileSync(join(out, `${first}.html`), Buffer.from(await asked.arrayBuffer()));
    }
    return { ms: performance.now() - began, cpuMs: server.cpuMs() - before, out };
  };
  const whole: Printed[] = [];
  for (let round = 0; round < rounds; round += 1) whole.push(await printAll('&arrets=tous', round));
  const usual: Printed[] = [];
  for (let round = 0; round < rounds; round += 1) usual.push(await printAll('', round));
  await server.stop();
  return { lines: lines.length, whole, usual };
}

interface Rate {
  readonly cells: number;
  readonly ms: number;
  readonly cpuMs: number;
}

/** A cell is one printed time, counted in the files that were written. */
function rateOf({ ms, cpuMs, out }: Printed, cell: RegExp): Rate {
  let cells = 0;
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) cells += readFileSync(join(out, name), 'utf8').match(cell)?.length ?? 0;
  return { cells, ms, cpuMs };
}

function tell(name: string, runs: readonly Printed[], target?: number): void {
  const middle = runs.toSorted((one, two) => one.ms - two.ms)[Math.floor(runs.length / 2)];
  if (!middle) throw new Error('nothing was printed');
  const rate = rateOf(middle, printed);
  const ratio = (time: 'ms' | 'cpuMs') =>
    theirs ? `${(rate.cells / rate[time] / (theirs.cells / theirs[time])).toFixed(1)} ×` : '–';
  const wanted = target === undefined ? '' : `${target} ×`;
  row([name, ...figures(rate), ratio('ms'), ratio('cpuMs'), wanted]);
}

function figures({ cells, ms, cpuMs }: Rate): string[] {
  return [
    cells.toLocaleString('en'),
    (ms / 1000).toFixed(2),
    (cpuMs / 1000).toFixed(2),
    ((cells / ms) * 1000).toLocaleString('en', { maximumFractionDigits: 0 }),
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
    return { ...(JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as Omit<Printed, 'out'>), out };
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
