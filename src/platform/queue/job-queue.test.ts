import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openJobQueue } from './job-queue.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const name = 'errands';

async function openStage(leaseS = 60) {
  const database = await openTestDatabase();
  ends.push(() => database.close());
  const faults: string[] = [];
  const log = createLog('error', { write: (line) => void faults.push(line) });
  const queues = { [name]: { leaseS, firstWaitS: 600, longestWaitS: 6000 } };
  const open = async () => {
    const queue = await openJobQueue({ database, queues, log });
    ends.push(() => queue.close());
    return queue;
  };
  return { ...database, queue: await open(), open, faults };
}

const inOrder = (jobs: readonly { readonly id: string }[]) => jobs.map(({ id }) => id).toSorted();

describe('a job', () => {
  it('is there when its cause is, and is not when that is taken back', async () => {
    const { pool, queue } = await openStage();
    const id = randomUUID();
    const connection = await pool.connect();
    await connection.query('begin');
    await queue.add(connection, name, [randomUUID()]);
    await connection.query('rollback');
    connection.release();
    await queue.add(pool, name, [id]);
    expect(await queue.take(name, 10)).toMatchObject([{ id, retryCount: 0 }]);
    expect(await queue.take(name, 10)).toEqual([]);
  });

  it('whose worker died is given to another one when its lease is over', async () => {
    const { pool, queue } = await openStage(1);
    const id = randomUUID();
    await queue.add(pool, name, [id]);
    const [first] = await queue.take(name, 1);
    await eventually(async () => expect(await queue.take(name, 1)).toMatchObject([{ id, retryCount: 1 }]));
    expect(first?.leftMs()).toBeLessThan(0);
    // Who had it before cannot end it any more, nor take it away.
    if (first) await queue.finish(pool, name, [first]);
    if (first) await queue.putBack(name, [first]);
    if (first) await queue.release(name, [first]);
    expect((await queue.look(name)).waiting).toBe(1);
    expect(await queue.take(name, 1)).toEqual([]);
  });

  it('that was not begun is there again at once, as if nobody had taken it', async () => {
    const { pool, queue } = await openStage();
    const ids = [randomUUID(), randomUUID()].toSorted();
    await queue.add(pool, name, ids);
    await queue.release(name, await queue.take(name, 2));
    const again = await queue.take(name, 2);
    expect(inOrder(again)).toEqual(ids);
    expect(again).toMatchObject([{ retryCount: 0 }, { retryCount: 0 }]);
  });

  it('that was tried in vain waits, and is gone when it is done', async () => {
    const { pool, queue } = await openStage();
    const [done, tried] = [randomUUID(), randomUUID()];
    await queue.add(pool, name, [done, tried]);
    const jobs = await queue.take(name, 2);
    await queue.finish(
      pool,
      name,
      jobs.filter(({ id }) => id === done),
    );
    await queue.putBack(
      name,
      jobs.filter(({ id }) => id === tried),
    );
    expect((await queue.look(name)).waiting).toBe(1);
    expect(await queue.take(name, 2)).toEqual([]);
    const { rows } = await pool.query<{ waits: boolean }>(
      `select start_after between now() + interval '590 s' and now() + interval '1200 s' as waits from job_queue.job`,
    );
    expect(rows).toEqual([{ waits: true }]);
  });
});

describe('the queue', () => {
  it('leaves no broken transaction behind for whoever has the connection next', async () => {
    const { pool, faults } = await openStage(1);
    // What it does by itself fails, in the middle of a transaction of its own.
    await pool.query('alter table job_queue.job rename column heartbeat_on to heartbeat_away');
    await eventually(() => expect(faults.join()).toContain('the queue met a fault'));
    const asked = Array.from({ length: 20 }, () => pool.query('select 1'));
    await expect(Promise.all(asked)).resolves.toHaveLength(20);
  });

  it('is opened by several processes at once', async () => {
    const { pool, queue, open } = await openStage();
    const others = await Promise.all([open(), open()]);
    const ids = Array.from({ length: 30 }, () => randomUUID()).toSorted();
    await queue.add(pool, name, ids);
    const taken = await Promise.all([queue, ...others].map((each) => each.take(name, 10)));
    expect(inOrder(taken.flat())).toEqual(ids);
  });
});
