import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { embeddedTemplate } from '#tests/support/database-template.ts';
import { embeddedMajor } from './cluster-folder.ts';
import type { Database } from './database.ts';
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

interface Writer {
  readonly lines: AsyncIterator<string>;
  kill(): Promise<void>;
}

/** Another process that opens the folder, adds a row at a time and tells the number of each that is committed. */
function startWriter(place: string): Writer {
  const writer = join(import.meta.dirname, 'fixtures', 'writer.ts');
  const child = spawn(process.execPath, [writer, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    kill: () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
}

async function copyTemplate(name: string): Promise<string> {
  const place = join(root, name);
  cpSync(await embeddedTemplate(), place, { recursive: true });
  return place;
}

describe('the embedded database', () => {
  let place: string;
  let database: Database;
  beforeAll(async () => {
    place = await copyTemplate('opened');
    database = await openDatabase({ folder: place, log });
  });
  afterAll(() => database.close());

  it('embeds the PostgreSQL it says', async () => {
    const { rows } = await database.pool.query('show server_version');
    expect(rows[0].server_version).toMatch(new RegExp(`^${embeddedMajor}\\.`));
  });

  it('tidies tables that changed and shortens the way back after a crash', async () => {
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
  });

  it('may be opened again after it was closed, and closed twice', async () => {
    await database.pool.query('create table kept as select 1 as n');
    await Promise.all([database.close(), database.close()]);
    await expect(database.check()).rejects.toMatchObject({ code: 'unavailable' });
    const second = await openDatabase({ folder: place, log });
    expect((await second.pool.query('select n from kept')).rows).toEqual([{ n: 1 }]);
    await second.close();
  });
});

describe('an embedded database that another process has open', () => {
  let place: string;
  let writer: Writer;
  let committed = 0;
  const write = async () => {
    writer = startWriter(place);
    for (let line = 0; line < 20; line += 1) committed = Number((await writer.lines.next()).value);
  };
  beforeAll(async () => {
    place = await copyTemplate('shared');
    await write();
  });
  afterAll(() => writer.kill());

  it('is closed to a second process, and says who is in', async () => {
    await expect(openDatabase({ folder: place, log })).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringMatching(/^another process \(\d+\) uses .*; stop it, or set DATA_DIR/),
    });
  });

  it('keeps what was committed when that process is killed, and when the next one is', async () => {
    await writer.kill();
    await write();
    await writer.kill();
    const database = await openDatabase({ folder: place, log });
    const { rows } = await database.pool.query('select count(*)::int as n, max(id) as last from written');
    expect(committed).toBeGreaterThanOrEqual(40);
    expect(rows[0].last).toBeGreaterThanOrEqual(committed);
    expect(rows[0].n).toBe(rows[0].last);

    await expect(openDatabase({ folder: place, log })).rejects.toMatchObject({ code: 'folder-unusable' });
    await expect(database.check()).resolves.toBeUndefined();
    await database.close();
  });
});

describe('the folder of an embedded database', () => {
  it('that it cannot write in is refused', async () => {
    writeFileSync(join(root, 'a-file'), '');
    await expect(openDatabase({ folder: join(root, 'a-file', 'database'), log })).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringContaining('cannot write in'),
    });
  });

  it('with the files of another PostgreSQL is refused', async () => {
    mkdirSync(join(folder, 'cluster'), { recursive: true });
    writeFileSync(join(folder, 'cluster', 'PG_VERSION'), '17\n');
    await expect(openDatabase({ folder, log })).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringContaining('was written by PostgreSQL 17'),
    });
  });

  it('with damaged files is refused in one line', async () => {
    const place = await copyTemplate('damaged');
    rmSync(join(place, 'cluster', 'global', 'pg_control'));
    const failure = await openDatabase({ folder: place, log }).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ code: 'folder-unusable' });
    expect(String(failure)).not.toContain('\n');
  });

  it('is begun anew where a first start was cut short', async () => {
    mkdirSync(join(folder, 'cluster'), { recursive: true });
    writeFileSync(join(folder, 'cluster', 'PG_VERSION'), `${embeddedMajor}\n`);
    writeFileSync(join(folder, 'preparing'), '');
    const database = await openDatabase({ folder, log });
    await expect(database.check()).resolves.toBeUndefined();
    await database.close();
    expect(existsSync(join(folder, 'preparing'))).toBe(false);
  });
});
