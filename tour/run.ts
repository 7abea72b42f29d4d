// npm run tour: a whole site over each feed, as a table. npm run tour -- FEED …: a zip, a folder, an address, or the name of
// a generated feed. --quick visits few pages, --stops N so many stops, --seed N others; --every looks at every page in the
// browser, --no-browser at none.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { chooseFeeds } from './feeds/choose-feeds.ts';
import type { TourFeed } from './feeds/tour-feed.ts';
import { writeFaults, writeTable } from './table.ts';
import { quickTour, tourFeed, wholeTour, type TourOptions, type TourOutcome } from './tour.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    every: { type: 'boolean', default: false },
    stops: { type: 'string' },
    seed: { type: 'string' },
    'no-browser': { type: 'boolean', default: false },
  },
});
const usual = values.quick ? quickTour : wholeTour;
const sample = {
  ...usual,
  ...(values.every && { looks: 'every page' as const }),
  stops: Number(values.stops ?? usual.stops),
  seed: Number(values.seed ?? usual.seed),
};
const say = (line: string) => void process.stdout.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'parcours-tour-'));
const browser = values['no-browser'] ? undefined : await openBrowser();
try {
  const outcomes: TourOutcome[] = [];
  for (const feed of await chooseFeeds(positionals, folder)) {
    const outcome = await tour(feed, { ...sample, browser });
    outcomes.push(outcome);
    say(`… ${feed.name}: ${outcome.pages} pages, ${outcome.faults.length} faults`);
  }
  const faults = outcomes.flatMap(writeFaults);
  say(['', writeTable(outcomes), '', ...faults, `${faults.length} faults`].join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
}

/** A feed that no site can be made of is a fault, and the others are toured all the same. */
async function tour(feed: TourFeed, options: TourOptions): Promise<TourOutcome> {
  try {
    return await tourFeed(feed, options);
  } catch (error) {
    const about = error instanceof Error ? error.message : String(error);
    const faults = [{ kind: 'other', path: feed.path, about }] as const;
    return { name: feed.name, pages: 0, looked: 0, firstStopMs: undefined, faults };
  }
}

/** No sandbox, since it runs as root in a container too; nothing that calls home, and nothing drawn that nobody sees. */
async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (executablePath === undefined) {
    say('No Chromium was found: pages are read, and not looked at. CHROMIUM_PATH can name one.');
    return undefined;
  }
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    '--no-first-run',
    '--disable-gpu',
    '--disable-software-rasterizer',
  ];
  return chromium.launch({ executablePath, args });
}
