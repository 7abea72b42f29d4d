// npm run bench:search: what a search takes of a content service with twenty thousand items.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { createLog } from '#platform/log/log.ts';
import { materials } from './materials.ts';
import { generatedItems } from './search/generated-items.ts';
import { questions, type Question } from './search/questions.ts';

const rounds = Number(process.argv[2] ?? 100);
const warmRounds = 10;
/** Where the content service is, beside another one. */
const base = '/services/content';
const barMs = 20;

/** A folder that is kept has its content already. */
const kept = process.argv[3] === '' ? undefined : process.argv[3];
const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'parcours-bench-'));
/** A share of the items, to try something out; the bar is for all of them. */
const share = Number(process.argv[4] ?? 1);
const items = [...materials.contentSeed.items, ...generatedItems(share)];
const contentSeed = { ...materials.contentSeed, items };

/** The content service over HTTP, on the embedded database, with the schedules that it asks for lines and stops. */
async function start() {
  const settings = { PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000000' };
  const app = await buildApp(readConfig(settings), {
    log: createLog('fatal'),
    materials: { ...materials, contentSeed },
    parts: ['content', 'schedule'],
  });
  return { app, origin: await app.listen() };
}

const filling = performance.now();
await (await start()).app.close();
const filledMs = performance.now() - filling;
const { app, origin } = await start();

const times = new Map<Question, number[]>(questions.map((question) => [question, []]));
// In turns, so that whatever else the machine does falls on all of them.
for (let round = -warmRounds; round < rounds; round += 1)
  for (const [question, list] of times) {
    const ms = await time(question, round + warmRounds);
    if (round >= 0) list.push(ms);
  }
await app.close();
if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });

say(
  `${items.length} items, ready in ${(filledMs / 1000).toFixed(0)} s; ${rounds} times each; Node ${process.version}\n`,
);
say(row('question', ['p50', 'p95', 'max', 'ms']));
for (const [{ name }, list] of times) say(row(name, figures(list)));
const all = [...times.values()].flat();
say(row('all', figures(all)));
const p95 = at(all, 0.95);
say(`\nbar: p95 under ${barMs} ms: ${p95 < barMs ? 'kept' : 'missed'}`);
if (p95 >= barMs) process.exitCode = 1;

function at(list: readonly number[], part: number): number {
  const sorted = list.toSorted((one, two) => one - two);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
}

function figures(list: readonly number[]): string[] {
  return [0.5, 0.95, 1].map((part) => at(list, part).toFixed(1));
}

/** Milliseconds from the question to the last byte of its answer, which has to be a good one too. */
async function time({ ask, locale, more = '', finds }: Question, nth: number): Promise<number> {
  const words = ask(nth);
  const path = `${locale ? `/${locale}` : ''}/api/solr-search?search=${encodeURIComponent(words)}${more}`;
  const began = performance.now();
  const answer = await fetch(`${origin}${base}${path}`);
  const text = await answer.text();
  const ms = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 300)}`);
  if (finds !== undefined) {
    const { search_results: rows } = JSON.parse(text) as {
      readonly search_results: { readonly url: string }[];
    };
    if (!rows.some(({ url }) => url.endsWith(finds))) throw new Error(`${words} does not find ${finds}`);
  }
  return ms;
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(9)).join('');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
