import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { findPostgresUrl } from '#tests/support/postgres-url.ts';
import { openDatabase } from './open-database.ts';
import { inTransaction } from './transaction.ts';

describe('a PostgreSQL by URL', () => {
  it('that does not answer is told in one line, with what to do and no password', async () => {
    const url = 'postgres://someone:very-secret@127.0.0.1:1/parcours';
    const failure = await openDatabase({ url, folder: '', log: createLog('silent') }).catch(
      (thrown: unknown) => thrown,
    );
    expect(failure).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(
        /^PostgreSQL does not answer at 127\.0\.0\.1:1\/parcours .*DATABASE_URL/,
      ),
    });
    expect(String(failure)).not.toContain('very-secret');
  }, 60_000);

  it.skipIf(findPostgresUrl() === undefined)(
    'that ends between two statements of a transaction is a failed transaction, and the program goes on',
    async () => {
      const { pool, close } = await openTestDatabase();
      const work = inTransaction(pool, async (connection) => {
        const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
        const ended = new Promise((resolve) => void connection.once('end', resolve));
        await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
        await ended;
        await connection.query('select 1');
      });
      await expect(work).rejects.toThrow(/connection|terminat/i);
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await close();
    },
  );

  it.skipIf(findPostgresUrl() === undefined)(
    'lets two transactions that wait for each other both come through',
    async () => {
      const { pool, close } = await openTestDatabase();
      await pool.query('create table pair (n int primary key, total int default 0)');
      await pool.query('insert into pair values (1), (2)');
      let begun = 0;
      const bothBegan = Promise.withResolvers<void>();
      const add = (first: number, second: number) =>
        inTransaction(pool, async (connection) => {
          await connection.query('update pair set total = total + 1 where n = $1', [first]);
          if ((begun += 1) === 2) bothBegan.resolve();
          await bothBegan.promise;
          await connection.query('update pair set total = total + 1 where n = $1', [second]);
        });
      await Promise.all([add(1, 2), add(2, 1)]);
      expect(begun).toBe(3);
      const { rows } = await pool.query<{ total: number }>('select total from pair');
      expect(rows).toEqual([{ total: 2 }, { total: 2 }]);
      await close();
    },
  );
});
