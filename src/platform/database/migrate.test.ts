import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allMigrations } from '#tests/support/database-template.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrate, readMigrations } from './migrate.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
let folder: string;

const own = () => [{ service: 'own', folder }];
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
    expect(await migrate(database, allMigrations)).toEqual([]);
  });

  it('run in the order of their numbers, once', async () => {
    write('9002-second.sql', 'alter table migrated add column b int;');
    write('9001-first.sql', 'create table migrated (a int); insert into migrated values (1);');
    expect(await migrate(database, own())).toEqual(['own/9001-first', 'own/9002-second']);
    expect(await migrate(database, own())).toEqual([]);
    expect((await database.pool.query('select * from migrated')).rows).toEqual([{ a: 1, b: null }]);
  });

  it('run once when several start at the same time', async () => {
    write('9003-slow.sql', 'select pg_sleep(0.1); insert into migrated values (2);');
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database, own())));
    expect(runs.flat()).toEqual(['own/9003-slow']);
    expect((await database.pool.query('select a from migrated where a = 2')).rowCount).toBe(1);
  });

  it('leave nothing of one that fails, and say which', async () => {
    write('9004-wrong.sql', 'insert into migrated values (4); select nothing;');
    await expect(migrate(database, own())).rejects.toMatchObject({
      code: 'internal',
      message: 'migration own/9004-wrong failed: column "nothing" does not exist',
    });
    expect((await database.pool.query('select a from migrated where a = 4')).rowCount).toBe(0);
    write('9004-wrong.sql', 'insert into migrated values (4);');
    expect(await migrate(database, own())).toEqual(['own/9004-wrong']);
  });

  it('may not be changed after they ran', async () => {
    write('9001-first.sql', 'create table migrated (a bigint);');
    await expect(migrate(database, own())).rejects.toMatchObject({
      code: 'bad-setting',
      message: expect.stringContaining('own/9001-first was changed'),
    });
  });
});

describe('the migrations of a service', () => {
  const [content, schedule] = allMigrations;
  const tables = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    return rows.map(({ name }) => name);
  };
  beforeEach(() => database.pool.query('drop schema public cascade; create schema public'));

  it('bring its own tables and no others', async () => {
    if (!content || !schedule) throw new Error('both services have migrations');
    const isOf = (service: string) => (name: string) => name.startsWith(`${service}/`);
    expect((await migrate(database, [schedule])).every(isOf('schedule'))).toBe(true);
    expect(await tables()).toEqual(expect.arrayContaining(['service_migration', 'trip_change']));
    expect(await tables()).not.toContain('content_menus');
    expect((await migrate(database, [content])).every(isOf('content'))).toBe(true);
    expect(await migrate(database, [schedule, content])).toEqual([]);
  });

  it('may have the numbers and names of another service', async () => {
    const other = mkdtempSync(join(tmpdir(), 'parcours-migrations-'));
    writeFileSync(join(other, '9001-first.sql'), 'create table another (a int);');
    write('9001-first.sql', 'create table first (a int);');
    for (const name of ['9002-second', '9003-slow', '9004-wrong']) write(`${name}.sql`, 'select 1;');
    const ran = await migrate(database, [...own(), { service: 'other', folder: other }]);
    expect(ran.filter((name) => name.endsWith('first'))).toEqual(['own/9001-first', 'other/9001-first']);
    rmSync(other, { recursive: true });
  });

  it('go on where a database of the version before stands, and lose nothing of it', async () => {
    // What that version left behind: one list for everyone, under names and with checksums of its own.
    const ran = ['0001-text-search', '0002-content', '0001-trip-changes'];
    const all = allMigrations.flatMap(readMigrations);
    for (const { name, sql } of all) if (ran.includes(name)) await database.pool.query(sql);
    await database.pool.query(`
      create table schema_migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now()
      );
      insert into schema_migration (name, checksum, applied_at) values
        ('0001-foundation', '55194f1fdee9aa256d307849704349baedd116f1c73c3110bf4cd77e30475f72', '2020-01-01'),
        ('0002-content', 'e105f524ce6acd6a42b05d3f91be91b97c06467b169003b01872f9ceae64e1e5', '2020-01-01'),
        ('0003-schedule', 'd396b4421b6313a9675dac86959af539f818e2af6d78436130ecfea801636435', '2020-01-01');
      insert into content_menus values ('main', '[]');
      insert into trip_change (kind, service_date, line_number, direction_code, direction_name, trip_id, headsign,
          departs_at, stops, announced_at, last_seen_at, source)
        values ('cancelled', '2026-11-02', '800', '0', 'N', 't', 'h', now(), '{}', now(), now(), 'feed');
    `);
    expect(await migrate(database, allMigrations)).toHaveLength(all.length - ran.length);
    const { rows } = await database.pool.query(
      `select service, name from service_migration where applied_at < now() - interval '1 day' order by 1, 2`,
    );
    expect(rows).toEqual([
      { service: 'content', name: '0001-text-search' },
      { service: 'content', name: '0002-content' },
      { service: 'schedule', name: '0001-trip-changes' },
    ]);
    expect((await database.pool.query('select 1 from content_menus, trip_change')).rowCount).toBe(1);
  });
});
