import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { startDelivery } from '#platform/delivery/delivery.ts';
import type { MailSender, SendOutcome } from '#platform/mail/mail-sender.ts';
import { openJobQueue, type JobQueue } from '#platform/queue/job-queue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { finishedMail } from '#tests/support/finished-mail.ts';
import { createMailOffice, mailQueues, mailRounds } from './mail-office.ts';
import { createMailBook } from './read-mails.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const log = createLog('silent');
const accepted: SendOutcome = { kind: 'accepted', answer: '250 Ok' };

interface Stage {
  readonly database: TestDatabase;
  readonly queue: JobQueue;
  /** Writes mails to so many people. */
  write(count: number): Promise<void>;
  states(): Promise<Record<string, number>>;
  deliver(send: (to: string) => Promise<SendOutcome>, more?: Partial<Worker>): { close(): Promise<void> };
}

interface Worker {
  readonly pool: TestDatabase['pool'];
  readonly mostTries: number;
}

async function openStage(leaseS = 60): Promise<Stage> {
  const database = await openTestDatabase();
  ends.push(() => database.close());
  const plan = { leaseS, firstWaitS: 600, longestWaitS: 600 };
  const queues = { [mailQueues.urgent]: plan, [mailQueues.bulk]: plan };
  const queue = await openJobQueue({ database, queues, log });
  ends.push(() => queue.close());
  const office = createMailOffice({ queue, clock: systemClock, onWake: () => undefined });
  return {
    database,
    queue,
    write: (count) =>
      office.write(
        database.pool,
        Array.from({ length: count }, (_, nth) => ({
          kind: 'account-deleted',
          recipient: `rider.${nth}@example.net`,
          locale: 'fr',
        })),
      ),
    states: async () => {
      const { rows } = await database.pool.query<{ state: string; count: number }>(
        'select state, count(*)::int as count from mail group by state',
      );
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
    deliver: (send, { pool = database.pool, mostTries = 5 } = {}) => {
      const sender: MailSender = {
        width: 1,
        longestMs: 0,
        send: ({ to }) => send(to),
        check: () => Promise.resolve(),
        close: () => Promise.resolve(),
      };
      const delivery = startDelivery({
        pool,
        queue,
        sender,
        book: createMailBook(({ recipient }) => ({ mail: finishedMail({ to: recipient }) })),
        rounds: mailRounds,
        mostTries,
        clock: systemClock,
        log,
      });
      ends.push(() => delivery.close());
      return delivery;
    },
  };
}

/** Sends one mail when it is told to, and says that it has begun. */
function oneAtATime() {
  const sent: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const send = async (to: string) => {
    sent.push(to);
    if (sent.length === 1) await held;
    return accepted;
  };
  return { sent, send, letGo };
}

describe('a mail that is sent', () => {
  it('is not sent again when the database was away as it was to be written down', async () => {
    const { database, write, states, deliver } = await openStage(2);
    const { pool } = database;
    let breaks = 0;
    // Transactions take a connection of their own; single statements do not.
    const connect = (callback?: Parameters<typeof pool.connect>[0]) => {
      if (callback) return pool.connect(callback);
      if (breaks-- > 0) return Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
      return pool.connect();
    };
    const shaky = Object.create(pool, { connect: { value: connect } }) as typeof pool;
    const sent: string[] = [];
    await write(1);
    deliver(
      async (to) => {
        sent.push(to);
        breaks = 2;
        return accepted;
      },
      { pool: shaky },
    );
    await eventually(async () => expect(await states()).toEqual({ sent: 1 }));
    expect(sent).toHaveLength(1);
  });
});

describe('a mail that waits for its turn in a process', () => {
  it('is left to another one when the lease could end before it is sent', async () => {
    const { write, states, deliver, queue } = await openStage(2);
    const [slow, quick] = [oneAtATime(), oneAtATime()];
    await write(5);
    deliver(slow.send);
    await eventually(() => expect(slow.sent).toHaveLength(1));
    quick.letGo();
    deliver(quick.send);
    // The other one has all of them, the one under way too: nobody can tell what became of it.
    await eventually(async () => expect(await states()).toEqual({ sent: 5 }));
    slow.letGo();
    await eventually(async () =>
      expect(await queue.look(mailQueues.urgent)).toEqual({ waiting: 0, oldestS: 0 }),
    );
    expect(slow.sent).toHaveLength(1);
    expect(quick.sent).toHaveLength(5);
  });

  it('goes back when the process ends, and the one under way comes to its end', async () => {
    const { write, states, deliver, queue } = await openStage();
    const worker = oneAtATime();
    await write(5);
    const delivery = deliver(worker.send);
    await eventually(() => expect(worker.sent).toHaveLength(1));
    const closing = delivery.close();
    worker.letGo();
    await closing;
    expect(await states()).toEqual({ sent: 1, queued: 4 });
    const left = await queue.take(mailQueues.urgent, 10);
    expect(left.map(({ retryCount }) => retryCount)).toEqual([0, 0, 0, 0]);
  });
});

describe('a mail whose process died at every try', () => {
  it('is given up, and written down as such', async () => {
    const { write, states, deliver, queue, database } = await openStage();
    await write(1);
    await queue.take(mailQueues.urgent, 1);
    await database.pool.query(`update job_queue.job set state = 'retry', retry_count = 4`);
    const sent: string[] = [];
    deliver(async (to) => {
      sent.push(to);
      return accepted;
    });
    await eventually(async () => expect(await states()).toEqual({ 'given-up': 1 }));
    expect(sent).toEqual([]);
  });
});
