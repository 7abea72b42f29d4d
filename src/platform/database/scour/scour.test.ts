import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog, type Log } from '#platform/log/log.ts';
import { embeddedTemplate } from '#tests/support/database-template.ts';
import { openBareEmbedded } from '../embedded.ts';
import type { BareDatabase } from '../database.ts';
import { keepScoured } from './keep-scoured.ts';
import { rewriteTable, scour, tablesOfPeople } from './scour.ts';
import { lookBefore } from './stray-files.ts';

const log = createLog('silent');
const timeout = 120_000;
let folder: string;
let database: BareDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parcours-scour-'));
  cpSync(await embeddedTemplate(), folder, { recursive: true });
  database = await openBareEmbedded({ folder, log });
}, timeout);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The files of the database that have these bytes. */
const filesWith = (word: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(word))
    .map((file) => file.slice(folder.length));

const run = (sql: string) => database.pool.query(sql);

/** So many people, whose addresses are in the table, its indexes, long values, the planner's samples and the log. */
async function fill(table: string, word: string): Promise<void> {
  await run(`create table ${table} (id int primary key, mail text unique, told jsonb)`);
  await run(`alter table ${table} alter column told set storage external`);
  await run(`insert into ${table} select n, '${word}-' || n || '@exemple.ca', jsonb_build_object('text',
    repeat('${word} ' || n || ' ', 400)) from generate_series(1, 300) n`);
  await run(`analyze ${table}`);
  await run('checkpoint');
}

/** At once, as an erasure is: a round between the two would leave what was changed for an hour. */
const gone = (table: string) =>
  run(`do $$ begin
    delete from ${table} where id > 10;
    update ${table} set mail = 'autre-' || id, told = null;
  end $$`);

describe('people who were erased', () => {
  it(
    'are in the files of the database until their tables are written anew, and in none after',
    { timeout },
    async () => {
      await fill('scour_backup', 'erasedperson');
      await gone('scour_backup');
      await run('vacuum scour_backup');
      expect(filesWith('erasedperson')).not.toEqual([]);
      expect(await scour({ pool: database.pool, folder })).toEqual([]);
      expect(filesWith('erasedperson')).toEqual([]);
      const { rows } = await run('select count(*)::int as n from scour_backup');
      expect(rows).toEqual([{ n: 10 }]);
    },
  );

  it('go from the files while the program runs, soon after their deletion', { timeout }, async () => {
    await fill('scour_running', 'livingperson');
    const stop = await keepScoured({ pool: database.pool, folder }, { log, roundMs: 20 });
    try {
      await gone('scour_running');
      await vi.waitFor(() => expect(filesWith('livingperson')).toEqual([]), {
        timeout: 60_000,
        interval: 500,
      });
    } finally {
      await stop();
    }
    // What goes later is not taken for what went before.
    expect((await run('select count(*)::int as n from scour_running')).rows).toEqual([{ n: 10 }]);
  });

  it('leave no log of writes that is used again', async () => {
    const { rows } = await run('select count(*)::int as n from pg_ls_waldir()');
    expect(rows[0].n).toBeLessThan(20);
  });
});

describe('a table that cannot be written anew', () => {
  it('stays as it is where the disk has no room for it', async () => {
    const place = { pool: database.pool, folder };
    const nodeOf = async () => (await run(`select pg_relation_filenode('scour_backup') as node`)).rows;
    const before = await nodeOf();
    const table = { name: 'scour_backup', deleted: 1, updated: 0, bytes: 2 ** 50, atMs: 0 };
    await expect(rewriteTable(place, table)).rejects.toThrow('too little of the disk is free');
    expect(await nodeOf()).toEqual(before);
  });

  it('keeps no other from it, and is left alone for a while', { timeout }, async () => {
    await run(
      `create function is_sound(int) returns int language plpgsql immutable as $$ begin return $1; end $$`,
    );
    await run('create table a_broken as select generate_series(1, 20) as id');
    await run('create index on a_broken (is_sound(id))');
    await run(`create or replace function is_sound(int) returns int language plpgsql immutable
      as $$ begin raise 'unsound'; end $$`);
    await fill('scour_other', 'otherperson');
    const told: string[] = [];
    const stop = await keepScoured(
      { pool: database.pool, folder },
      { log: { ...log, warn: (_facts: object, words: string) => void told.push(words) } as Log, roundMs: 20 },
    );
    await run('delete from a_broken where id = 1');
    await gone('scour_other');
    await vi.waitFor(() => expect(filesWith('otherperson')).toEqual([]), { timeout: 60_000, interval: 500 });
    await stop();
    await run('drop table a_broken');
    expect(told.filter((words) => words.includes('public.a_broken'))).toHaveLength(1);
  });
});

describe('a program that ends before it has written a table anew', () => {
  /** The files as a process leaves them that is stopped at once. */
  const image = (name: string) => {
    const copy = join(folder, '..', `${name}-${process.pid}`);
    cpSync(folder, copy, { recursive: true });
    rmSync(join(copy, 'lock'), { force: true });
    return copy;
  };
  const wordsIn = (copy: string, word: string) =>
    readdirSync(copy, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(word))
      .map(({ name }) => name);

  it('owes it to the next start, whether it was stopped or killed', { timeout }, async () => {
    await fill('scour_later', 'laterperson');
    await gone('scour_later');
    const killed = image('killed');
    // Neither of these two starts is given the time for it.
    for (const way of ['killed before', 'stopped before']) {
      const started = await openBareEmbedded({ folder: killed, log });
      await started.close();
      expect(wordsIn(killed, 'laterperson'), way).not.toEqual([]);
    }
    const { pool, close } = await openBareEmbedded({ folder: killed, log });
    const stop = await keepScoured({ pool, folder: killed }, { log, roundMs: 20 });
    await vi.waitFor(() => expect(wordsIn(killed, 'laterperson')).toEqual([]), {
      timeout: 60_000,
      interval: 500,
    });
    await stop();
    await close();
    rmSync(killed, { recursive: true });
  });

  it('leaves no half-written copy: the next start takes it away, and nothing else', { timeout }, async () => {
    await lookBefore({ pool: database.pool, folder });
    const killed = image('strays');
    const base = join(killed, 'cluster/base/5');
    const strays = ['7654321', '7654321.1', '7654321_fsm', '7654322'];
    for (const file of strays) writeFileSync(join(base, file), 'strayperson');
    const before = readdirSync(base).filter((file) => !strays.includes(file));
    const other = await openBareEmbedded({ folder: killed, log });
    expect(readdirSync(base)).toEqual(expect.arrayContaining(before));
    expect(wordsIn(killed, 'strayperson')).toEqual([]);
    expect((await other.pool.query('select count(*)::int as n from scour_backup')).rows).toEqual([{ n: 10 }]);
    await other.close();
    rmSync(killed, { recursive: true });
  });
});

describe('the tables that are written anew', () => {
  it('are all that hold something of people', async () => {
    const told = [...readFileSync('docs/personal-data.md', 'utf8').matchAll(/^## `(\w+)`/gm)].map(
      ([, name]) => `public.${name}`,
    );
    const { rows } = await run(tablesOfPeople);
    expect(told.length).toBeGreaterThan(10);
    const sealed = 'public.form_file_bytes';
    expect(told).toContain(sealed);
    const names = told.filter((name) => name !== sealed);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(rows.map(({ name }) => name)).not.toContain(sealed);
    expect(rows.map(({ name }) => name)).not.toContain('public.content_translations');
  });
});
