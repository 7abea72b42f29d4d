// The site on a feed, at a moment: node bench/print/here.ts ZIP MOMENT DATA_DIR
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cityPlan } from '#data/city/city-plan.ts';
import { contentSeed } from '#data/content/index.ts';
import { operator } from '#data/operator.ts';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { createLog } from '#platform/log.ts';

const [zip = '', moment = '', dataDir = ''] = process.argv.slice(2);
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
process.stdout.write(`Service ${await app.listen()}/\n`);
