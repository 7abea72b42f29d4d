import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
let folder: string;

const write = (name: string, sql: string): void => writeFileSync(join(folder, name), sql);

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'parcours-migrations-'));
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('migrations', () => {
  it('have nothing to do on a database that has them', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  it('run in the order of their numbers, once', async () => {
    write('9002-second.sql', 'alter table migrated add column b int;');
    write('9001-first.sql', 'create table migrated (a int); insert into migrated values (1);');
    expect(await migrate(database, folder)).toEqual(['9001-first', '9002-second']);
    expect(await migrate(database, folder)).toEqual([]);
    expect((await database.pool.query('select * from migrated')).rows).toEqual([{ a: 1, b: null }]);
  });

  it('run once when several start at the same time', async () => {
    write('9003-slow.sql', 'select pg_sleep(0.1); insert into migrated values (2);');
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database, folder)));
    expect(runs.flat()).toEqual(['9003-slow']);
    expect((await database.pool.query('select a from migrated where a = 2')).rowCount).toBe(1);
  });

  it('leave nothing of one that fails, and say which', async () => {
    write('9004-wrong.sql', 'insert into migrated values (4); select nothing;');
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: 'internal',
      message: 'migration 9004-wrong failed: column "nothing" does not exist',
    });
    expect((await database.pool.query('select a from migrated where a = 4')).rowCount).toBe(0);
    write('9004-wrong.sql', 'insert into migrated values (4);');
    expect(await migrate(database, folder)).toEqual(['9004-wrong']);
  });

  it('may not be changed after they ran', async () => {
    write('9001-first.sql', 'create table migrated (a bigint);');
    await expect(migrate(database, folder)).rejects.toMatchObject({
      code: 'bad-setting',
      message: expect.stringContaining('9001-first was changed'),
    });
  });
});
