// minotor on the same feed: node bench/journeys/peer.mjs PEER_FOLDER ZIP DATE HOUR PAIRS
// Reads the zip for one day, then asks each pair; prints the time of each in milliseconds as JSON.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', zip = '', date = '', hour = '8', pairsFile = ''] = process.argv.slice(2);
/** @param {string} file */
const load = (file) => import(pathToFileURL(join(folder, 'dist', file)).href);
const { GtfsParser } = await load('parser.esm.js');
const { Query, Router, Time } = await load('router.esm.js');
const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
const { timetable, stopsIndex } = await new GtfsParser(zip).parse(new Date(year, month - 1, day, 12));
const router = new Router(timetable, stopsIndex);
/** @type {[string, string][]} */
const pairs = JSON.parse(readFileSync(pairsFile, 'utf8'));
/** @param {[string, string]} pair */
function ask([from, to]) {
  const query = new Query.Builder()
    .from(from)
    .to(to)
    .departureTime(Time.fromHMS(Number(hour), 0, 0))
    .maxTransfers(7)
    .build();
  return router.route(query).bestRoute();
}
let found = 0;
const rounds = 3;
/** @type {number[]} */
let times = [];
for (let round = 0; round < rounds; round += 1) {
  found = 0;
  times = pairs.map((pair) => {
    const startedAt = performance.now();
    if (ask(pair)) found += 1;
    return performance.now() - startedAt;
  });
}
process.stdout.write(`\n${JSON.stringify({ found, times })}`);
