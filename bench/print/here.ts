// The site on a feed, at a moment: node bench/print/here.ts ZIP MOMENT DATA_DIR
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { createLog } from '#platform/log/log.ts';
import { materials } from '../materials.ts';

const [zip = '', moment = '', dataDir = ''] = process.argv.slice(2);
const settings = {
  PORT: '0',
  DATA_DIR: dataDir,
  CLOCK: moment,
  SCHEDULE_FEED: zip,
  RATE_LIMIT_PER_MINUTE: '1000000000',
};
const app = await buildApp(readConfig(settings), {
  log: createLog('error'),
  materials,
  parts: ['site', 'content', 'cache', 'schedule'],
});
process.stdout.write(`Service ${await app.listen()}/\n`);
