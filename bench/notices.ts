// npm run bench:notices: what five hundred notices in force cost a stop, and the matching of all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type App } from '#app.ts';
import type { AvisReseauJson } from '#contract/schedule/avis-reseau.ts';
import type { DepartsJson } from '#contract/schedule/departs.ts';
import { reseauSchema } from '#contract/schedule/reseau.ts';
import { readConfig } from '#config.ts';
import type { ServedStop } from '#domain/notices/concerns.ts';
import { indexNotices } from '#domain/notices/notice-index.ts';
import { readNotice } from '#clients/schedule/reading/read-notices.ts';
import { createLog } from '#platform/log/log.ts';
import { materials } from './materials.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { winterDay } from './notices/winter-day.ts';

const noticeCount = 500;
const stopCount = 5000;
const pages = 400;
const warmPages = 100;
const stop = '1008';
const path = `/horaires-et-trajets/horaires/${stop}`;

const folder = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
const parts = ['site', 'content', 'schedule', 'cache'] as const;

/** The program with notices besides its own. */
async function start(name: string, items: readonly SeedItem[]): Promise<Started> {
  const settings = { PORT: '0', DATA_DIR: join(folder, name), RATE_LIMIT_PER_MINUTE: '1000000000' };
  const contentSeed = { ...materials.contentSeed, items: [...materials.contentSeed.items, ...items] };
  const app = await buildApp(readConfig(settings), {
    log: createLog('error'),
    materials: { ...materials, contentSeed },
    parts,
  });
  return { app, origin: await app.listen() };
}

interface Started {
  readonly app: App;
  readonly origin: string;
}

const ask = async ({ origin }: Started, call: string) =>
  (await fetch(`${origin}/services/schedule${call}`)).json();

const usual = await start('usual', []);
const { parcours, arrets } = reseauSchema.parse(await ask(usual, '/reseau'));
const lines = parcours.map(({ noParcours }) => noParcours);
const winter = await start('winter', winterDay({ lines, stops: arrets }, noticeCount));

// In turns, page by page, so that whatever else the machine does falls on both.
const times = { usual: [] as number[], winter: [] as number[] };
for (let page = -warmPages; page < pages; page += 1) {
  const [one, two] = [await drawPage(usual), await drawPage(winter)];
  if (page < 0) continue;
  times.usual.push(one);
  times.winter.push(two);
}
const [usualMs, winterMs] = [middle(times.usual), middle(times.winter)];
const told = ((await ask(winter, '/avisReseau')) as AvisReseauJson[]).map(readNotice);

say(`${told.length} notices in force; Node ${process.version}`);
say(`stop ${stop}, drawn anew: ${usualMs.toFixed(2)} ms with ${await countTold(usual)} of them told there,`);
say(`${winterMs.toFixed(2)} ms with ${await countTold(winter)}: ${(winterMs - usualMs).toFixed(2)} ms more`);
const index = best(() => void indexNotices(told));
const matching = best(() => {
  const { atStop } = indexNotices(told);
  for (const each of servedStops()) atStop(each);
});
say(`matching against ${stopCount} stops: ${matching.toFixed(1)} ms, ${index.toFixed(1)} of them to index`);
await usual.app.close();
await winter.app.close();
rmSync(folder, { recursive: true, force: true });

/** Milliseconds to draw the page of the stop; no two addresses are the same. */
async function drawPage({ origin }: Started): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${origin}${path}?n=${Math.random()}`);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  return performance.now() - began;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[values.length >> 1] ?? Infinity;
}

async function countTold(program: Started): Promise<number> {
  const { arrets: boards } = (await ask(program, `/departs?arrets=${stop}&limite=1`)) as DepartsJson;
  return boards[0]?.avis.length ?? 0;
}

/** Five thousand of them: those of the city again and again, each with three lines. */
function servedStops(): ServedStop[] {
  return Array.from({ length: stopCount }, (_, place) => ({
    code: arrets[place % arrets.length] ?? '',
    lines: [0, 1, 2].map((step) => ({ number: lines[(place + step) % lines.length] ?? '' })),
  }));
}

/** Milliseconds, in the best of many. */
function best(work: () => void): number {
  return Math.min(
    ...Array.from({ length: 30 }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
