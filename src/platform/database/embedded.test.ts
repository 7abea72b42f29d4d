import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { embeddedMajor, setRights } from './cluster-folder.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { tidy } from './tidy.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const log = createLog('silent');
const root = mkdtempSync(join(tmpdir(), 'parcours-embedded-'));

/** Making a cluster takes seconds: there is one, begun anew where a first start was cut short, and a copy of it. */
const begun = join(root, 'begun');
const damaged = join(root, 'damaged');
let first: Database;

beforeAll(async () => {
  mkdirSync(join(begun, 'cluster'), { recursive: true });
  writeFileSync(join(begun, 'cluster', 'PG_VERSION'), `${embeddedMajor}\n`);
  writeFileSync(join(begun, 'preparing'), '');
  first = await openDatabase({ folder: begun, log });
  await first.pool.query('create table kept as select 1 as n');
  await Promise.all([first.close(), first.close()]);
  cpSync(begun, damaged, { recursive: true });
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

describe('the embedded database', () => {
  let writer: Writer;
  let committed = 0;
  const write = async () => {
    writer = startWriter(begun);
    for (let line = 0; line < 20; line += 1) committed = Number((await writer.lines.next()).value);
  };
  beforeAll(write);
  afterAll(() => writer.kill());

  it('is closed to a second process, and says who is in', async () => {
    await expect(openDatabase({ folder: begun, log })).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringMatching(/^another process \(\d+\) uses .*; stop it, or set DATA_DIR/),
    });
  });

  describe('after the process that had it open was killed, and the next one too', () => {
    let database: Database;
    beforeAll(async () => {
      await writer.kill();
      await write();
      await writer.kill();
      database = await openDatabase({ folder: begun, log });
    });
    afterAll(() => database.close());

    it('has kept what was committed', async () => {
      const { rows } = await database.pool.query('select count(*)::int as n, max(id) as last from written');
      expect(committed).toBeGreaterThanOrEqual(40);
      expect(rows[0].last).toBeGreaterThanOrEqual(committed);
      expect(rows[0].n).toBe(rows[0].last);
    });

    it('is closed to a second opening in this process, which does it no harm', async () => {
      await expect(openDatabase({ folder: begun, log })).rejects.toMatchObject({ code: 'folder-unusable' });
      await expect(database.check()).resolves.toBeUndefined();
    });

    it('is begun anew where a first start was cut short', async () => {
      expect(existsSync(join(begun, 'preparing'))).toBe(false);
      await expect(database.check()).resolves.toBeUndefined();
    });

    describe('that is copied from a prepared one', () => {
      const copied = join(root, 'copied');
      const rights = (path: string) => statSync(path).mode & 0o777;
      /** As the build leaves it: everybody may read it. */
      const prepare = () => {
        const template = join(root, 'template');
        cpSync(join(damaged, 'cluster'), template, { recursive: true });
        setRights(template, { folders: 0o755, files: 0o644 });
        return template;
      };

      it('holds what that one held, in files that are ours alone, also where a first start was cut short', async () => {
        const template = prepare();
        mkdirSync(join(copied, 'cluster', 'base'), { recursive: true });
        writeFileSync(join(copied, 'preparing'), '');
        const copy = await openDatabase({ folder: copied, log, template });
        const { rows } = await copy.pool.query('select n from kept');
        await copy.close();
        expect(rows).toEqual([{ n: 1 }]);
        const cluster = join(copied, 'cluster');
        const others = readdirSync(cluster, { recursive: true, encoding: 'utf8' })
          .map((name) => join(cluster, name))
          .filter((path) => (rights(path) & 0o077) !== 0);
        expect(others).toEqual([]);
        expect(rights(cluster)).toBe(0o700);
      });

      it('says what is wrong where it cannot be copied', async () => {
        const template = join(root, 'no-folder');
        writeFileSync(template, '');
        const folder = join(root, 'not-copied');
        await expect(openDatabase({ folder, log, template })).rejects.toMatchObject({
          code: 'folder-unusable',
          message: expect.stringMatching(/^cannot copy .*no-folder to /),
        });
      });
    });

    it('may be opened again after it was closed, and closed twice', async () => {
      await expect(first.check()).rejects.toMatchObject({ code: 'unavailable' });
      expect((await database.pool.query('select n from kept')).rows).toEqual([{ n: 1 }]);
    });

    it('embeds the PostgreSQL it says', async () => {
      const { rows } = await database.pool.query('show server_version');
      expect(rows[0].server_version).toMatch(new RegExp(`^${embeddedMajor}\\.`));
    });

    it('tidies tables that changed and shortens the way back after a crash', async () => {
      await database.pool.query(
        'create table busy as select i, repeat(md5(i::text), 20) as t from generate_series(1, 15000) i',
      );
      const position = await tidy(database.pool, '0/0');
      expect(position).not.toBe('0/0');
      const { rows } = await database.pool.query(
        `select reltuples::int as known, checkpoint_lsn >= $1::pg_lsn as checkpointed
           from pg_class, pg_control_checkpoint() where relname = 'busy'`,
        [position],
      );
      expect(rows).toEqual([{ known: 15_000, checkpointed: true }]);
    });
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
    const folder = join(root, 'earlier');
    mkdirSync(join(folder, 'cluster'), { recursive: true });
    writeFileSync(join(folder, 'cluster', 'PG_VERSION'), '17\n');
    await expect(openDatabase({ folder, log })).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringContaining('was written by PostgreSQL 17'),
    });
  });

  it('with damaged files is refused in one line', async () => {
    rmSync(join(damaged, 'cluster', 'global', 'pg_control'));
    const failure = await openDatabase({ folder: damaged, log }).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ code: 'folder-unusable' });
    expect(String(failure)).not.toContain('\n');
  });
});
