// npm run bench:content: what the calls of the site take of a content service with twenty thousand items.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { createLog } from '#platform/log/log.ts';
import { calls, type Call } from './content/calls.ts';
import { manyItems } from './content/many-items.ts';
import { materials } from './materials.ts';

const rounds = Number(process.argv[2] ?? 100);
const warmRounds = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
const items = [...materials.contentSeed.items, ...manyItems()];
const contentSeed = { ...materials.contentSeed, items };

/** The content service alone, over HTTP, on the embedded database; a folder that has content keeps it. */
async function start() {
  const settings = { PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000000' };
  const log = createLog('error');
  const app = await buildApp(readConfig(settings), {
    log,
    materials: { ...materials, contentSeed },
    parts: ['content'],
  });
  return { app, origin: await app.listen() };
}

const filling = performance.now();
await (await start()).app.close();
const filledMs = performance.now() - filling;
const { app, origin } = await start();

const cold = new Map<Call, number>();
for (const call of calls) cold.set(call, await time(call, rounds));
const warm = new Map<Call, number[]>(calls.map((call) => [call, []]));
// In turns, so that whatever else the machine does falls on all of them.
for (let round = -warmRounds; round < rounds; round += 1)
  for (const [call, times] of warm) {
    const ms = await time(call, round + warmRounds);
    if (round >= 0) times.push(ms);
  }
await app.close();
rmSync(dataDir, { recursive: true, force: true });

say(
  `${items.length} items, written in ${(filledMs / 1000).toFixed(0)} s; ${rounds} times each; Node ${process.version}\n`,
);
say(row('call', ['first', 'p50', 'p95', 'max', 'ms']));
for (const [call, times] of warm) {
  const sorted = times.toSorted((one, two) => one - two);
  const at = (part: number) => (sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(1);
  say(row(call.name, [(cold.get(call) ?? 0).toFixed(1), at(0.5), at(0.95), at(1)]));
}

/** Milliseconds from the question to the last byte of its answer. */
async function time(call: Call, nth: number): Promise<number> {
  const { path, body, status = 200 } = call.ask(nth);
  const began = performance.now();
  const answer = await fetch(origin + path, {
    ...(body !== undefined && { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  });
  const text = await answer.text();
  const ms = performance.now() - began;
  if (answer.status !== status) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 300)}`);
  return ms;
}

function row(name: string, figures: readonly string[]): string {
  return name.padEnd(32) + figures.map((figure) => figure.padStart(9)).join('');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
