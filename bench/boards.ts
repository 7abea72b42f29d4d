// npm run bench:boards: boards of real and generated feeds beside a naive reading of their tables, minute by minute.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { generatedFeeds, spanDays, writeFeed } from '#tests/support/generated-feed.ts';
import { filesOfZip } from '#transit/index.ts';
import { compareFeed, type Tables } from './boards/compare-feed.ts';

const folder = resolve('../shared/data/gtfs');
const realFeeds = ['rtc-quebec', 'sts-sherbrooke-2014', 'transcollines-2026', 'caltrain-2016'];
/** Clocks that change at two in the morning, by half an hour, and at midnight. */
const otherZones = ['Europe/Paris', 'Australia/Lord_Howe', 'America/Santiago'];
/** The middle of generated feeds: the clocks of a zone go back, and forward. */
const changes = [
  ['America/New_York', '2026-11-01', '2027-03-14'],
  ['Europe/Paris', '2026-10-25', '2027-03-28'],
  ['Australia/Lord_Howe', '2027-04-04', '2026-10-04'],
  ['America/Santiago', '2027-04-04', '2026-09-06'],
] as const;
const feedsAround = 3;
const dayMs = 86_400_000;

let asked = 0;
let different = 0;

for (const name of realFeeds) {
  const file = `${folder}/${name}.zip`;
  if (!existsSync(file)) {
    say(`${name}: not there, left out`);
    continue;
  }
  const files = filesOfZip(readFileSync(file));
  compare(name, (table) => files.find(`${table}.txt`), otherZones);
}
for (const [timeZone, ...middles] of changes) {
  const agency = `agency_id,agency_name,agency_url,agency_timezone\nA,A,https://a.example,${timeZone}\n`;
  for (const middle of middles) {
    const from = Date.parse(middle) / dayMs - spanDays / 2;
    for (const feed of fc.sample(generatedFeeds, { numRuns: feedsAround, seed: from })) {
      const texts: Record<string, string> = { agency, ...writeFeed(feed, from) };
      const tables: Tables = (table) => {
        const text = texts[table];
        return text === undefined ? undefined : Buffer.from(text);
      };
      compare('generated', tables);
    }
  }
}
say(`${asked.toLocaleString('en')} questions, ${different.toLocaleString('en')} answers that differ`);
process.exitCode = different === 0 ? 0 : 1;

function compare(name: string, tables: Tables, zones: readonly string[] = []): void {
  for (const { timeZone, nights, comparison } of compareFeed(tables, zones)) {
    const { differences } = comparison;
    asked += comparison.asked;
    different += differences.length;
    say(`${name}, ${timeZone}, ${nights.join(' ')}: ${comparison.asked} asked, ${differences.length} differ`);
    for (const each of differences.slice(0, 3)) say(JSON.stringify(each, undefined, 1));
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
