import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import type { BareDatabase } from './database.ts';
import { openBareEmbedded } from './embedded.ts';

let folder: string;
let database: BareDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parcours-names-'));
  database = await openBareEmbedded({ folder, log: createLog('silent') });
  await database.pool.query('create table sheep (number int primary key, name text)');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function planned(): Promise<string[]> {
  const { rows } = await database.pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements',
  );
  return rows.map(({ statement }) => statement);
}

async function ask(text: string, values: readonly unknown[], times = 3): Promise<unknown> {
  let last: unknown;
  for (let time = 0; time < times; time++) last = (await database.pool.query(text, [...values])).rows;
  return last;
}

describe('a statement to the embedded database', () => {
  it('is planned once when it comes again, and answers each time for its own values', async () => {
    const text = 'select $1::int + 1 as next';
    expect(await ask(text, [1], 2)).toEqual([{ next: 2 }]);
    expect(await planned()).not.toContain(text);
    for (const value of [2, 3, 4, 5, 6, 7, 8, 9])
      expect(await ask(text, [value], 1)).toEqual([{ next: value + 1 }]);
    expect(await planned()).toContain(text);
  });

  it('keeps no plan without values, where one text may be several statements', async () => {
    for (let time = 0; time < 5; time++) await database.pool.query('select 1; select 2');
    await expect(database.pool.query('select $1::int; select 2', [1])).rejects.toThrow('multiple commands');
    expect((await planned()).filter((text) => text.includes('select 2'))).toEqual([]);
  });

  it('makes room for others: however many a stranger thinks of, so much is kept and no more', async () => {
    const lasting = 'select $1::text as lasting';
    const longer = (nth: number) => `select $1::int as sheep${nth} /* ${'baa '.repeat(1000)} */`;
    for (let nth = 0; nth < 150; nth++) {
      await ask(longer(nth), [nth]);
      await ask(lasting, ['here'], 1);
    }
    const kept = await planned();
    expect(kept.join('').length).toBeLessThanOrEqual(400_000);
    expect(kept).toContain(lasting);
    expect(kept).toContain(longer(149));
    expect(kept).not.toContain(longer(0));
    expect(await ask(longer(0), [7])).toEqual([{ sheep0: 7 }]);
  });

  it('is answered when it is longer than all that is kept', async () => {
    const text = `select $1::int as one /* ${'baa '.repeat(150_000)} */`;
    expect(await ask(text, [1], 5)).toEqual([{ one: 1 }]);
    expect(await planned()).not.toContain(text);
  });

  it('may fail, in a transaction too, and be asked again', async () => {
    const insert = 'insert into sheep values ($1, $2) returning number';
    expect(await ask(insert, [1, 'Blanche'], 1)).toEqual([{ number: 1 }]);
    for (let time = 0; time < 5; time++)
      await expect(ask(insert, [1, 'Noire'], 1)).rejects.toThrow('duplicate key');
    const client = await database.pool.connect();
    await client.query('begin');
    await expect(client.query(insert, [1, 'Grise'])).rejects.toThrow('duplicate key');
    for (let nth = 0; nth < 260; nth++)
      await expect(client.query(`select $1::int as goat${nth}`, [nth])).rejects.toThrow('aborted');
    await client.query('rollback');
    client.release();
    expect(await ask(insert, [2, 'Grise'], 1)).toEqual([{ number: 2 }]);
    expect(await ask('select name from sheep where number = $1', [2], 9)).toEqual([{ name: 'Grise' }]);
  });
});
