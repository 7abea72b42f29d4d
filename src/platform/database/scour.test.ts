import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { embeddedTemplate } from '#tests/support/database-template.ts';
import { openBareEmbedded } from './embedded.ts';
import type { BareDatabase } from './database.ts';
import { keepScoured, scour, tablesOfPeople } from './scour.ts';

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

const gone = async (table: string) => {
  await run(`delete from ${table} where id > 10`);
  await run(`update ${table} set mail = 'autre-' || id, told = null`);
};

describe('people who were erased', () => {
  it(
    'are in the files of the database until their tables are written anew, and in none after',
    { timeout },
    async () => {
      await fill('scour_backup', 'erasedperson');
      await gone('scour_backup');
      await run('vacuum scour_backup');
      expect(filesWith('erasedperson')).not.toEqual([]);
      await scour(database.pool);
      expect(filesWith('erasedperson')).toEqual([]);
      const { rows } = await run('select count(*)::int as n from scour_backup');
      expect(rows).toEqual([{ n: 10 }]);
    },
  );

  it('go from the files while the program runs, soon after their deletion', { timeout }, async () => {
    await fill('scour_running', 'livingperson');
    const stop = keepScoured(database.pool, log, 20);
    try {
      await gone('scour_running');
      await vi.waitFor(() => expect(filesWith('livingperson')).toEqual([]), {
        timeout: 60_000,
        interval: 50,
      });
    } finally {
      stop();
    }
    // What goes later is not taken for what went before.
    expect((await run('select count(*)::int as n from scour_running')).rows).toEqual([{ n: 10 }]);
  });

  it('leave no log of writes that is used again', async () => {
    const { rows } = await run('select count(*)::int as n from pg_ls_waldir()');
    expect(rows[0].n).toBeLessThan(20);
  });
});

describe('the tables that are written anew', () => {
  it('are all that hold something of people', async () => {
    const told = [...readFileSync('docs/personal-data.md', 'utf8').matchAll(/^## `(\w+)`/gm)].map(
      ([, name]) => `public.${name}`,
    );
    const { rows } = await run(tablesOfPeople);
    expect(told.length).toBeGreaterThan(10);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(told));
    expect(rows.map(({ name }) => name)).not.toContain('public.content_translations');
  });
});
