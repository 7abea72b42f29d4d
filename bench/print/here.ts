// The site prints every line of a feed: node bench/print/here.ts ZIP MOMENT FOLDER
// Each line is asked for over HTTP as other systems do, one after the other, and written to a file.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cityPlan } from '#data/city/city-plan.ts';
import { contentSeed } from '#data/content/index.ts';
import { operator } from '#data/operator.ts';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { createLog } from '#platform/log.ts';

const [zip = '', moment = '', folder = ''] = process.argv.slice(2);
const rounds = 5;
const base = '/horaires-et-trajets/horaires-imprimables';
const dataDir = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
const settings = {
  PORT: '0',
  DATA_DIR: dataDir,
  CLOCK: moment,
  SCHEDULE_FEED: zip,
  RATE_LIMIT_PER_MINUTE: '1000000000',
};
const materials = {
  operator,
  contentSeed,
  cityPlan,
  logo: readFileSync('data/logo.svg', 'utf8'),
  icon: readFileSync('data/icon.svg', 'utf8'),
  distFolder: resolve('dist'),
};
const app = await buildApp(readConfig(settings), {
  log: createLog('error'),
  materials,
  parts: ['site', 'content', 'cache', 'schedule'],
});
const origin = await app.listen();
const selection = await (await fetch(origin + base)).text();
const lines = [...selection.matchAll(/name="parcours" value="([^"]+)"/g)].map(([, number]) => number);

/** Another query each time: a page that is kept is not made. */
async function printAll(query: string, round: number) {
  const out = join(folder, `${round}${query}`);
  mkdirSync(out, { recursive: true });
  const began = performance.now();
  for (const line of lines) {
    const path = `${base}/imprimer/template?parcours=${line}${query}&tour=${round}`;
    // As it is written to a file: the peer compresses nothing either.
    const asked = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    if (asked.status !== 200) continue;
    writeFileSync(join(out, `${line}.html`), Buffer.from(await asked.arrayBuffer()));
  }
  return { ms: performance.now() - began, out };
}

const whole = [];
for (let round = 0; round < rounds; round += 1) whole.push(await printAll('&arrets=tous', round));
const usual = [];
for (let round = 0; round < rounds; round += 1) usual.push(await printAll('', round));
await app.close();
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(JSON.stringify({ lines: lines.length, whole, usual }));
