// npm run bench:timetable [-- runs]: the largest timetable of a network, as it is sent and on a slow phone.
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { startProgram } from '#tests/support/program.ts';
import { findLargest } from './timetable/find-largest.ts';
import { openSlowly, type Opening } from './timetable/slow-phone.ts';

const runs = Number(process.argv[2] ?? 5);
const realFeed = resolve('../shared/data/gtfs/rtc-quebec.zip');
/** A Monday of both feeds, while most buses are out. */
const moment = '2026-11-16T08:00';
const widths = [360, 1280];

const executablePath = process.env['CHROMIUM_PATH'];
if (!executablePath) throw new Error('there is no Chromium: CHROMIUM_PATH may name one');
const isReal = existsSync(realFeed);
const site = startProgram({
  settings: {
    LOG_LEVEL: 'error',
    CLOCK: moment,
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...(isReal && { SCHEDULE_FEED: realFeed }),
  },
});
try {
  const origin = await site.ready;
  const { number, direction, cells, stops, trips } = await findLargest(
    origin,
    moment.slice(0, 10).replaceAll('-', ''),
  );
  const path = `/horaires-et-trajets/horaires/${number}/${direction}/horaire`;
  say(`${isReal ? 'rtc-quebec.zip' : 'the fictional city'}; Node ${process.version}, ${cpus().length} cores`);
  say(`largest: line ${number}, direction ${direction}: ${stops} stops, ${trips} trips, ${cells} times\n`);
  const [raw, first] = [await sizeOf(origin + path, 'identity'), await sizeOf(origin + path, 'br')];
  // A page that is asked for again is compressed better than the first time.
  for (let time = 0; time < 4; time += 1) await sizeOf(origin + path, 'br');
  const kept = await sizeOf(origin + path, 'br');
  say(`HTML: ${kilobytes(raw)}; Brotli ${kilobytes(first)}, kept ${kilobytes(kept)}; target 120 KB`);
  await tellOpenings(origin + path);
  say(`\nload of the last minute: ${loadavg()[0]?.toFixed(1)}; target: usable within 2000 ms`);
} finally {
  await site.stop();
}

async function tellOpenings(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const width of widths) {
      const openings: Opening[] = [];
      for (let run = 0; run < runs; run += 1) openings.push(await openSlowly(browser, url, width));
      const of = (read: (one: Opening) => number) => `${middle(openings.map(read)).toFixed(0)} ms`;
      say(
        `${width} px, 4 × slower: painted ${of((one) => one.painted)}, usable ${of((one) => one.usable)}, taken over ${of((one) => one.ready)}, the next day ${of((one) => one.tapped)} after a tap`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** As it is sent: `fetch` would unpack it. */
function sizeOf(url: string, encoding: string): Promise<number> {
  return new Promise((done, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => done(bytes));
    }).on('error', reject);
  });
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
