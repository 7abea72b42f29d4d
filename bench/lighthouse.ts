// npm run bench:lighthouse [-- runs [page …]]: Lighthouse on a phone, the median of several runs.
import { cpus, loadavg } from 'node:os';
import { startProgram } from '#tests/support/program.ts';
import { openLighthouse, type Figures } from './lighthouse/audit.ts';

const runs = Number(process.argv[2] ?? 5);
const plannerPath = '/horaires-et-trajets/itineraire';
const known = {
  home: '/',
  'home (en)': '/en',
  index: '/horaires-et-trajets/horaires',
  'index (en)': '/en/schedules-and-trips/schedules',
  line: '/horaires-et-trajets/horaires/801',
  'line (en)': '/en/schedules-and-trips/schedules/801',
  stop: '/horaires-et-trajets/horaires/1008',
  'stop (en)': '/en/schedules-and-trips/schedules/1008',
  print: '/horaires-et-trajets/horaires-imprimables',
  'print (en)': '/en/schedules-and-trips/printable-schedules',
  'long page': '/tarifs-et-titres/grille-tarifaire',
  news: '/medias/nouvelles',
  'points of sale (en)': '/en/fares-and-passes/points-of-sale',
  search: '/recherche/carte',
  planner: plannerPath,
  'planner (en)': '/en/schedules-and-trips/trip-planner',
  // As typed: what is measured is the address that this leads to.
  journeys: `${plannerPath}?${new URLSearchParams({ de: 'Université de la Vermeille', a: 'Hôpital Maria-Castonguay' })}`,
  form: '/propos/service-a-la-clientele/plainte',
  'form (en)': '/en/about/customer-service/complaint',
};

const wanted = process.argv.slice(3);
/** Those that are named, or all. */
const pages = Object.fromEntries(
  Object.entries(known).filter(([name]) => wanted.length === 0 || wanted.includes(name)),
);

const chromium = process.env['CHROMIUM_PATH'];
if (!chromium) throw new Error('there is no Chromium: CHROMIUM_PATH may name one');
const site = startProgram({ settings: { LOG_LEVEL: 'error' } });
try {
  const origin = await site.ready;
  const audit = await openLighthouse(chromium);
  const addresses = await warm(origin);
  const found = new Map<string, Figures[]>(Object.keys(pages).map((name) => [name, []]));
  // In turns, so that a busy minute of the machine falls on every page.
  for (let round = 0; round < runs; round += 1) {
    for (const [name, address] of addresses) {
      found.get(name)?.push(await audit(address));
      process.stderr.write('.');
    }
  }
  process.stderr.write('\n');
  print(found);
} finally {
  await site.stop();
}

/** Pages as most visitors get them: kept, and compressed as well as they will be. Gives the address that each leads to. */
async function warm(origin: string): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (let time = 0; time < 4; time += 1) {
    for (const [name, path] of Object.entries(pages)) {
      const headers = { 'accept-encoding': 'br', 'accept-language': 'fr-CA' };
      const answer = await fetch(addresses.get(name) ?? origin + path, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      addresses.set(name, answer.url);
    }
  }
  return addresses;
}

function print(all: ReadonlyMap<string, readonly Figures[]>): void {
  const columns = ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS', 'KB'];
  const load = loadavg()[1]?.toFixed(1);
  say(
    `\nLighthouse mobile, the median of ${runs}; ${cpus().length} cores, load of the last minutes ${load}\n`,
  );
  say(`${'page'.padEnd(12)}${columns.map((column) => column.padStart(8)).join('')}`);
  for (const [name, figures] of all) {
    const cells = [
      ...[0, 1, 2, 3].map((place) => middle(figures, ({ scores }) => scores[place] ?? 0).toFixed(0)),
      middle(figures, ({ fcpMs }) => fcpMs).toFixed(0),
      middle(figures, ({ lcpMs }) => lcpMs).toFixed(0),
      middle(figures, ({ tbtMs }) => tbtMs).toFixed(0),
      middle(figures, ({ cls }) => cls).toFixed(3),
      middle(figures, ({ kilobytes }) => kilobytes).toFixed(0),
    ];
    say(`${name.padEnd(12)}${cells.map((cell) => cell.padStart(8)).join('')}`);
  }
  say(`\ntarget: perf 95 (home, long page and search 98), the others 100`);
  for (const [name, figures] of all) {
    const failed = new Set(figures.flatMap((one) => one.failed));
    if (failed.size > 0) say(`${name}: not passed: ${[...failed].join(', ')}`);
  }
}

function middle(figures: readonly Figures[], read: (one: Figures) => number): number {
  const sorted = figures.map(read).toSorted((one, two) => one - two);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
