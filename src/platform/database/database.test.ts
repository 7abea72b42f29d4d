import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

describe('a database of either kind', () => {
  it('answers its check', async () => {
    await expect(database.check()).resolves.toBeUndefined();
  });

  it('goes on after a statement that fails, in both query protocols', async () => {
    await expect(database.pool.query('select nothing')).rejects.toMatchObject({ code: '42703' });
    await expect(database.pool.query('select $1::int / 0', [1])).rejects.toMatchObject({ code: '22012' });
    await expect(database.pool.query('select $1::int as one', [1])).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });
  });

  it('runs several statements written as one text', async () => {
    await database.pool.query('create table several (n int); insert into several values (1), (2);');
    const { rows } = await database.pool.query('select count(*)::int as n from several');
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('keeps prepared statements between uses, and a failing one does not spoil the next', async () => {
    const named = (n: number) => ({ name: 'tenth', text: 'select 10 / $1::int as tenth', values: [n] });
    expect((await database.pool.query(named(2))).rows).toEqual([{ tenth: 5 }]);
    await expect(database.pool.query(named(0))).rejects.toThrow('division by zero');
    expect((await database.pool.query(named(5))).rows).toEqual([{ tenth: 2 }]);
  });

  it('answers queries asked at the same time, each with its own answer', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map((n) => database.pool.query<{ n: number }>('select $1::int as n', [n])),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(numbers);
  });

  it('answers strangers, and on a server gives up what takes them longer than two seconds', async () => {
    const { orm, width } = database.outside;
    expect((await orm.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    expect(width).toBe(database.place.url === undefined ? 1 : 4);
    // The embedded database looks at no clock while it works: what it is asked has to be small.
    if (database.place.url === undefined) return;
    await expect(orm.execute(sql`select pg_sleep(30)`)).rejects.toMatchObject({ cause: { code: '57014' } });
    await expect(database.orm.execute(sql`select pg_sleep(2.2)`)).resolves.toBeDefined();
  });

  it('brings back the types that were stored', async () => {
    const id = randomUUID();
    const at = new Date('2026-03-08T07:30:00Z');
    const big = '9007199254740993';
    const words = ['a', 'b "c"'];
    const bytes = Buffer.from([0, 255]);
    const values: unknown[] = [id, at, { été: [1, null] }, big, '2026-03-08', true, words, bytes];
    const { rows } = await database.pool.query(
      `select $1::uuid as id, $2::timestamptz as at, $3::jsonb as json, $4::int8 as big, $5::date as day,
              $6::boolean as yes, $7::text[] as words, $8::bytea as bytes, null as nothing`,
      values,
    );
    expect(rows).toEqual([
      { id, at, json: { été: [1, null] }, big, day: '2026-03-08', yes: true, words, bytes, nothing: null },
    ]);
  });

  it('speaks in UTC', async () => {
    const { rows } = await database.pool.query('show timezone');
    expect(['UTC', 'Etc/UTC', 'GMT']).toContain(rows[0].TimeZone);
  });

  it('carries values of several megabytes both ways', async () => {
    const value = {
      text: 'é'.repeat(1024 * 1024),
      list: Array.from({ length: 5000 }, (_, index) => index),
    };
    const { rows } = await database.pool.query('select $1::jsonb as value', [JSON.stringify(value)]);
    expect(rows[0].value).toEqual(value);
    const many = await database.pool.query(
      'select repeat(md5(i::text), 10) as t from generate_series(1, 20000) i',
    );
    expect(many.rows).toHaveLength(20_000);
  });

  it('lets timers run while a query takes its time', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    await database.pool.query('select count(*) from generate_series(1, 2000000)');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(2);
  });

  it('finds French words by their stem, with or without accents', async () => {
    // The stemmer wants the accents, the visitor may leave them out: both forms are indexed.
    const { rows } = await database.pool.query(
      `with page as (
         select to_tsvector('french', t) || to_tsvector('french', unaccent(t)) as words
           from (values ('Écoles fermées à Noël')) as texts (t)
       )
       select words @@ plainto_tsquery('french', 'école fermé') as stemmed,
              words @@ plainto_tsquery('french', 'ecole noel') as bare,
              words @@ plainto_tsquery('french', 'tarif') as strange,
              similarity('terminus', 'termnius') > 0.3 as near,
              lower('ÉTÉ') = 'été' as lowered
         from page`,
    );
    expect(rows).toEqual([{ stemmed: true, bare: true, strange: false, near: true, lowered: true }]);
  });
});

describe('a transaction', () => {
  const entry = pgTable('transaction_entry', { id: integer().primaryKey(), body: jsonb() });

  beforeAll(async () => {
    await database.pool.query('create table transaction_entry (id int primary key, body jsonb)');
  });

  it('is taken back whole when it throws', async () => {
    const attempt = database.orm.transaction(async (tx) => {
      await tx.insert(entry).values({ id: 1, body: { kept: false } });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await database.orm.select().from(entry)).toEqual([]);
  });

  it('stays usable after it is committed', async () => {
    await database.orm.transaction(async (tx) => {
      await tx.insert(entry).values({ id: 2, body: { kept: true } });
    });
    expect(await database.orm.select().from(entry)).toEqual([{ id: 2, body: { kept: true } }]);
  });

  it('is not inherited by the next connection when its own breaks', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query("insert into transaction_entry values (3, 'null')");
    client.release(new Error('broken on purpose'));
    const { rows } = await database.pool.query(
      'select count(*)::int as n from transaction_entry where id = 3',
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('a query that goes around the transaction it is part of', () => {
  it('fails in good time, with the reason, and leaves the database usable', async () => {
    // With one connection to give, PostgreSQL is in the same place as the embedded database.
    const impatient = await openTestDatabase({ connections: 1, connectionTimeoutMs: 200 });
    const attempt = impatient.orm.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await impatient.pool.query('select 1');
    });
    await expect(attempt).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('must go through its tx'),
    });
    await expect(impatient.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
    await impatient.close();
  });
});
