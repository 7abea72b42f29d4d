import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { embeddedTemplate } from '#tests/support/database-template.ts';
import { embeddedMajor } from './cluster-folder.ts';
import { openDatabase } from './open-database.ts';
import { tidy } from './tidy.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const log = createLog('silent');
const root = mkdtempSync(join(tmpdir(), 'parcours-embedded-'));
let folder: string;
let count = 0;

beforeEach(() => {
  folder = join(root, `folder-${(count += 1)}`);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Another process that opens the folder, adds a row at a time and tells the number of each that is committed. */
function startWriter(): { lines: AsyncIterator<string>; kill: () => Promise<void> } {
  const writer = join(import.meta.dirname, 'fixtures', 'writer.ts');
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    kill: () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
}

describe('the embedded database', () => {
  it('embeds the PostgreSQL it says', async () => {
    cpSync(await embeddedTemplate(), folder, { recursive: true });
    const database = await openDatabase({ folder, log });
    const { rows } = await database.pool.query('show server_version');
    expect(rows[0].server_version).toMatch(new RegExp(`^${embeddedMajor}\\.`));
    await database.close();
  });

  it('keeps what was committed when its process is killed', async () => {
    cpSync(await embeddedTemplate(), folder, { recursive: true });
    let committed = 0;
    for (let round = 0; round < 3; round += 1) {
      const writer = startWriter();
      for (let line = 0; line < 20; line += 1) committed = Number((await writer.lines.next()).value);
      await writer.kill();
    }
    const database = await openDatabase({ folder, log });
    const { rows } = await database.pool.query('select count(*)::int as n, max(id) as last from written');
    expect(rows[0].last).toBeGreaterThanOrEqual(committed);
    expect(rows[0].n).toBe(rows[0].last);
    await database.close();
  });

  it('keeps a second process out, and says who is in', async () => {
    cpSync(await embeddedTemplate(), folder, { recursive: true });
    const writer = startWriter();
    await writer.lines.next();
    await expect(openDatabase({ folder, log })).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringMatching(/^another process \(\d+\) uses .*; stop it, or set DATA_DIR/),
    });
    await writer.kill();
    const database = await openDatabase({ folder, log });
    await expect(openDatabase({ folder, log })).rejects.toMatchObject({ code: 'folder-unusable' });
    await expect(database.check()).resolves.toBeUndefined();
    await database.close();
  });

  it('may be opened again after it was closed, and closed twice', async () => {
    cpSync(await embeddedTemplate(), folder, { recursive: true });
    const first = await openDatabase({ folder, log });
    await first.pool.query('create table kept as select 1 as n');
    await Promise.all([first.close(), first.close()]);
    await expect(first.check()).rejects.toMatchObject({ code: 'unavailable' });
    const second = await openDatabase({ folder, log });
    expect((await second.pool.query('select n from kept')).rows).toEqual([{ n: 1 }]);
    await second.close();
  });

  it('refuses a folder it cannot write in', async () => {
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, 'a-file'), '');
    await expect(openDatabase({ folder: join(root, 'a-file', 'database'), log })).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringContaining('cannot write in'),
    });
  });

  it('refuses the files of another PostgreSQL', async () => {
    mkdirSync(join(folder, 'cluster'), { recursive: true });
    writeFileSync(join(folder, 'cluster', 'PG_VERSION'), '17\n');
    await expect(openDatabase({ folder, log })).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringContaining('was written by PostgreSQL 17'),
    });
  });

  it('says in one line that its files are damaged', async () => {
    cpSync(await embeddedTemplate(), folder, { recursive: true });
    rmSync(join(folder, 'cluster', 'global', 'pg_control'));
    const failure = await openDatabase({ folder, log }).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ code: 'folder-unusable' });
    expect(String(failure)).not.toContain('\n');
  });

  it('starts anew where a first start was cut short', async () => {
    mkdirSync(join(folder, 'cluster'), { recursive: true });
    writeFileSync(join(folder, 'cluster', 'PG_VERSION'), `${embeddedMajor}\n`);
    writeFileSync(join(folder, 'preparing'), '');
    const database = await openDatabase({ folder, log });
    await expect(database.check()).resolves.toBeUndefined();
    await database.close();
    expect(existsSync(join(folder, 'preparing'))).toBe(false);
  });

  it('tidies tables that changed and shortens the way back after a crash', async () => {
    cpSync(await embeddedTemplate(), folder, { recursive: true });
    const database = await openDatabase({ folder, log });
    await database.pool.query(
      'create table busy as select i, repeat(md5(i::text), 20) as t from generate_series(1, 30000) i',
    );
    const position = await tidy(database.pool, '0/0');
    const { rows } = await database.pool.query(
      `select reltuples::int as known, checkpoint_lsn >= $1::pg_lsn as checkpointed
         from pg_class, pg_control_checkpoint() where relname = 'busy'`,
      [position],
    );
    expect(rows).toEqual([{ known: 30_000, checkpointed: true }]);
    await database.close();
  });
});
