// npm run bench:mail [-- embedded|postgres [members]]: one notice to fifty thousand members, what a person waits for and pages beside it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { insideHeader } from '#platform/http/endpoint.ts';
import { visitorHeader } from '#platform/http/visitor-header.ts';
import { createLog } from '#platform/log/log.ts';
import { deriveKey } from '#platform/secret.ts';
import { findPostgresFolder } from '#scripts/setup/programs.mjs';
import { startPostgres } from '#scripts/test/private-postgres.mjs';
import { load, type LoadFigures } from './load.ts';
import { askForProfiles, publishNotice, seatMembers, waitUntilQueued } from './mail/mailing.ts';
import { startSinkProcess } from './mail/sink-process.ts';
import { materials } from './materials.ts';

const [only, count = '50000'] = process.argv.slice(2);
const members = Number(count);
const turnSeconds = 5;
const turns = 3;
/** Few enough that the process is not busy by itself: then a page waits only for what others make it wait for. */
const connections = 2;
const paths = { page: '/tarifs-et-titres/grille-tarifaire', board: '/horaires-et-trajets/horaires/1008' };
const secret = 'a-secret-of-the-benchmark-that-is-long-enough';
const parts = ['site', 'content', 'schedule', 'accounts', 'cache'] as const;
const folder = mkdtempSync(join(tmpdir(), 'parcours-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

for (const kind of ['embedded', 'postgres']) {
  if (only !== undefined && only !== kind) continue;
  if (kind === 'postgres' && !findPostgresFolder()) {
    say("PostgreSQL's programs are not on this machine");
    continue;
  }
  await measure(kind);
}
process.exit(0);

async function measure(kind: string): Promise<void> {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  const sink = await startSinkProcess();
  const config = readConfig({
    PORT: '0',
    DATA_DIR: join(folder, kind),
    SECRET: secret,
    SMTP_URL: sink.url,
    RATE_LIMIT_PER_MINUTE: '1000000000',
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const app = await buildApp(config, { log: createLog('error'), materials, parts });
  const origin = await app.listen();
  const { accounts } = app;
  if (!accounts) throw new Error('there are no accounts');
  const { pool } = accounts.act;
  await accounts.tellOfNotices();
  await seatMembers(pool, members);
  say(`\n${kind}: ${members} members; Node ${process.version}; load ${loadavg()[0]?.toFixed(1)} before`);

  const ask = (path: string): Promise<LoadFigures> =>
    load([origin + path], { seconds: turnSeconds, connections });
  const asked = async (): Promise<Record<keyof typeof paths, number>> => ({
    page: (await ask(paths.page)).p99Ms,
    board: (await ask(paths.board)).p99Ms,
  });
  await asked();
  const alone = [];
  for (let turn = 0; turn < turns; turn += 1) alone.push(await asked());
  // The mail server, the database and the load need cores too: what pages lose by that alone is no matter of the mailing.
  const neighbour = spawn(process.execPath, ['-e', 'for (;;);']);
  const busy = [];
  for (let turn = 0; turn < turns; turn += 1) busy.push(await asked());
  neighbour.kill();

  const stopAsking = askForProfiles(origin, sink, (nth) => ({
    [insideHeader]: deriveKey(secret, 'inside'),
    [visitorHeader]: `10.0.${nth >> 8}.${nth & 255}`,
  }));
  await wait(2000);
  const publishedMs = performance.timeOrigin + performance.now();
  await publishNotice(origin, deriveKey(secret, 'editor'));
  const queueing = waitUntilQueued(pool);
  const beside = [];
  // Pages are asked for as fast as they come, which leaves the mailing half of the process at most: its own pace is what
  // follows.
  while (beside.length < turns && (await sink.read()).count < members) beside.push(await asked());
  const pagesUntil = await sink.read();
  const quietSince = performance.now();
  while ((await sink.read()).count < members) await wait(250);
  const { firstMs, lastMs, count: arrived } = await sink.read();
  const quietSeconds = (performance.now() - quietSince) / 1000;
  const urgent = await stopAsking();
  const pace = (pagesUntil.count / (pagesUntil.lastMs - firstMs)) * 1000;
  const quietPace = (arrived - pagesUntil.count) / quietSeconds;
  say(`all queued after ${(await queueing).toFixed(1)} s`);
  say(`delivered: ${pace.toFixed(0)} a second beside pages, ${quietPace.toFixed(0)} by themselves`);
  say(`the last of ${arrived} came ${((lastMs - publishedMs) / 1000).toFixed(0)} s after the notice`);
  say(
    `${urgent.length} activations: half within ${at(urgent, 0.5)} ms, 99 % within ${at(urgent, 0.99)} ms, all within ${at(urgent, 1)} ms`,
  );
  for (const name of ['page', 'board'] as const) {
    const [without = 1, shared = 1, withIt = 1] = [alone, busy, beside].map((each) =>
      middle(each.map(({ [name]: ms }) => ms)),
    );
    say(
      `${name}: p99 ${without.toFixed(1)} ms alone, ${shared.toFixed(1)} ms beside a busy core, ${withIt.toFixed(1)} ms beside the mailing: ${(withIt / without).toFixed(2)} and ${(withIt / shared).toFixed(2)} times`,
    );
  }
  say(`load ${loadavg()[0]?.toFixed(1)} after`);
  await app.close();
  sink.stop();
  await postgres?.stop();
}

function at(inOrder: readonly number[], part: number): string {
  const place = Math.min(inOrder.length - 1, Math.floor(inOrder.length * part));
  return (inOrder[place] ?? Infinity).toFixed(0);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, two) => one - two)[values.length >> 1] ?? Infinity;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
