// npm run bench:pages: how much of the machine a page takes, as ratios of one run.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { createLog } from '#platform/log/log.ts';
import type { PageView } from '#site/view.ts';
import { load, type LoadFigures } from './load.ts';
import { materials } from './materials.ts';
import { measureKept, type KeptFigures } from './pages/kept.ts';

const seconds = Number(process.argv[2] ?? 6);
/** A page of the content, and a board, which asks the timetables; with the least part of a bare render they may reach. */
const targets = { '/tarifs-et-titres/grille-tarifaire': 0.6, '/horaires-et-trajets/horaires/1008': 0.5 };

const dataDir = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
const log = createLog('error');
const settings = { PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '1000000000' };
const parts = ['site', 'content', 'schedule', 'cache'] as const;
const app = await buildApp(readConfig(settings), { log, materials, parts });
const origin = await app.listen();
for (const [path, target] of Object.entries(targets)) await measure(path, target);
await app.close();
for (const path of Object.keys(targets)) printKept(path, await measureKept(path, seconds));
rmSync(dataDir, { recursive: true, force: true });

async function measure(path: string, target: number): Promise<void> {
  const page = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  if (page.status !== 200) throw new Error(`${path} answers ${page.status}`);
  const html = await page.text();
  const { view } = (await (await fetch(`${origin}/_data${path}`)).json()) as { view: PageView };
  print(`${path}, ${(html.length / 1024).toFixed(0)} KB of HTML`, target, {
    'bare render': await renderBare(view),
    'uncached page': await loadWarm(origin + path, { connections: 8, isUnique: true }),
  });
}

async function loadWarm(
  url: string,
  options: { readonly connections: number; readonly isUnique?: boolean },
): Promise<LoadFigures> {
  await load([url], { ...options, seconds: 2 });
  return load([url], { ...options, seconds });
}

/** The React tree alone, as often as one core can. */
async function renderBare(drawn: PageView): Promise<LoadFigures> {
  const file = pathToFileURL(resolve('dist/server/render.js')).href;
  const { createRender } = (await import(file)) as { createRender(): Promise<(view: PageView) => string> };
  const render = await createRender();
  const timesMs: number[] = [];
  const warmUntil = performance.now() + 2000;
  /** A text in pieces is no answer yet: reading its last letter makes one piece of it. */
  const renderOnce = () => render(drawn).at(-1);
  while (performance.now() < warmUntil) renderOnce();
  const until = performance.now() + seconds * 1000;
  const startedAt = performance.now();
  while (performance.now() < until) {
    const before = performance.now();
    renderOnce();
    timesMs.push(performance.now() - before);
  }
  const perSecond = (timesMs.length / (performance.now() - startedAt)) * 1000;
  const p99Ms = timesMs.toSorted((a, b) => a - b)[Math.floor(timesMs.length * 0.99)] ?? 0;
  return { perSecond, p99Ms };
}

function printKept(path: string, figures: KeptFigures | undefined): void {
  if (!figures) return say(`${path}: a kept page is not measured without wrk`);
  const us = (value: number | undefined) =>
    value === undefined ? '' : `   ${value.toFixed(0)} µs of processor`;
  say(`\n${path}, kept, loaded by wrk`);
  say(`bare server    ${figures.bare.toFixed(0).padStart(8)} a second${us(figures.bareUs)}`);
  say(`kept page      ${figures.kept.toFixed(0).padStart(8)} a second${us(figures.keptUs)}`);
  say(`kept / bare    ${(figures.kept / figures.bare).toFixed(2)}   target 0.70`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function print(
  what: string,
  target: number,
  all: Record<'bare render' | 'uncached page', LoadFigures>,
): void {
  say(`\n${what}; Node ${process.version}, ${cpus().length} cores\n`);
  for (const [name, { perSecond, p99Ms }] of Object.entries(all)) {
    say(`${name.padEnd(14)} ${perSecond.toFixed(0).padStart(8)} a second   p99 ${p99Ms.toFixed(1)} ms`);
  }
  const uncached = all['uncached page'].perSecond / all['bare render'].perSecond;
  say(`\nuncached / render  ${uncached.toFixed(2)}   target ${target.toFixed(2)}\n`);
}
