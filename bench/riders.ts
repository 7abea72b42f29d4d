// npm run bench:riders: two thousand riders listen to fifty stops of one process; what pages lose by it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval as every } from 'node:timers';
import { load, type LoadFigures } from './load.ts';
import { startServer } from './schedule/server-process.ts';
import { startDelayFeed } from './streams/feed-server.ts';
import { openListeners } from './streams/listeners.ts';
import { makeCity } from './streams/make-city.ts';

const riders = 2000;
const stopsHeard = 50;
const turns = 5;
const turnSeconds = 5;
/** Few enough that the process is not busy by itself: then a page waits only for what others make it wait for. */
const connections = 2;
const schedules = '/horaires-et-trajets/horaires';

const folder = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const zip = join(folder, 'city.zip');
const edition = makeCity(zip);
const feed = await startDelayFeed(edition);
const site = await startServer(['dist/server/main.js'], {
  PORT: '0',
  DATA_DIR: join(folder, 'site'),
  LOG_LEVEL: 'error',
  SCHEDULE_FEED: zip,
  REALTIME_FEEDS: feed.url,
  REALTIME_POLL_S: '5',
  RATE_LIMIT_PER_MINUTE: '1000000000',
});
const stops = edition.timetable.stops
  .map(({ code }) => code)
  // Terminals have codes of letters, and no board of their own.
  .filter((code) => /^\d+$/.test(code))
  .slice(0, stopsHeard);
const paths = Array.from(
  { length: riders },
  (_, place) => `/services/schedule/flux?arrets=${stops[place % stops.length]}`,
);
const pages = ['/', '/tarifs-et-titres/grille-tarifaire', ...stops.map((code) => `${schedules}/${code}`)];

for (const path of pages) {
  const { status } = await fetch(site.origin + path);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
}

const alone: LoadFigures[] = [];
const beside: LoadFigures[] = [];
await ask();
for (let turn = 0; turn < turns; turn += 1) {
  alone.push(await ask());
  const heard = await openListeners(site.origin, paths);
  // Every trip under way is late by another minute, again and again: all riders are told each time.
  const changes = every(() => void feed.change(), 1000);
  beside.push(await ask());
  clearInterval(changes);
  await heard.close();
}
await site.stop();
await feed.close();

say(`${riders} riders at ${stops.length} stops, pages of ${pages.length} addresses; Node ${process.version}`);
for (const [name, figures] of Object.entries({ alone, 'beside them': beside }))
  say(
    `${name.padEnd(12)} p99 ${middle(figures.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms, ${middle(figures.map(({ perSecond }) => perSecond)).toFixed(0)} pages a second`,
  );

function ask(): Promise<LoadFigures> {
  return load(
    pages.map((path) => site.origin + path),
    { seconds: turnSeconds, connections },
  );
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
