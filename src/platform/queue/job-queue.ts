import { PgBoss, type Db } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';
import { onConnection, type Queryable } from '#platform/database/transaction.ts';
import type { Log } from '#platform/log/log.ts';
import type { Job, TakenJob } from './job.ts';
import { putJobsBack, type JobAgain } from './put-jobs-back.ts';

/**
 * Work that is written down with its cause and done later, by whichever process comes to it. A job that is taken is
 * leased: when its worker dies, it is given to another one.
 */
export interface JobQueue {
  /** In the transaction of the cause: the job is there when that one is. */
  add(on: Queryable, name: string, ids: readonly string[]): Promise<void>;
  /** Those whose turn it is, at most so many. */
  take(name: string, most: number): Promise<readonly TakenJob[]>;
  /** They are done, in the transaction that says what came of them. A job whose lease is over is left to its new owner. */
  finish(on: Queryable, name: string, jobs: readonly Job[]): Promise<void>;
  /** They were tried in vain, and are tried again later, each time after a longer wait. */
  putBack(name: string, jobs: readonly Job[]): Promise<void>;
  /** They were not begun: whoever comes next has them, and it counts as no try. */
  release(name: string, jobs: readonly Job[]): Promise<void>;
  /** What waits or is at work. */
  look(name: string): Promise<QueueLook>;
  close(): Promise<void>;
}

export interface QueueLook {
  readonly waiting: number;
  /** How long the one that waits longest has waited; none where nothing waits. */
  readonly oldestS: number;
}

export interface QueuePlan {
  /** How long a job is given to a worker. */
  readonly leaseS: number;
  /** The first wait; each one after is twice as long, up to the longest. */
  readonly firstWaitS: number;
  readonly longestWaitS: number;
}

interface QueueOptions {
  readonly database: Pick<Database, 'pool'>;
  readonly queues: Readonly<Record<string, QueuePlan>>;
  readonly log: Log;
}

const schema = 'job_queue';
const dayS = 86_400;
/** More often than any job is tried: how often is for who does it to say, who also writes down that it is given up. */
const boundless = 1_000_000;

/** The same connections and transactions as everything else: a queue of its own connections could not be part of them. */
const through = (on: Queryable): Db => ({
  executeSql: (text, values) => on.query(text, values),
});

/** PostgreSQL's own rows as a queue, on a server and on the embedded engine alike (decision 0057). */
export async function openJobQueue({ database, queues, log }: QueueOptions): Promise<JobQueue> {
  const { pool } = database;
  const shortestLeaseS = Math.min(...Object.values(queues).map(({ leaseS }) => leaseS));
  const lookS = Math.max(1, Math.floor(shortestLeaseS / 4));
  const boss = new PgBoss({
    // Some of its texts are whole transactions: what broke off in one must not be left to whoever has the connection next.
    db: { executeSql: (text, values) => onConnection(pool, (connection) => connection.query(text, values)) },
    schema,
    // Times of day are nobody's business here, and neither are the indexes of a table that stays small.
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    // How soon the jobs of a worker that died are given to another, once their lease is over.
    superviseIntervalSeconds: lookS,
    monitorIntervalSeconds: lookS,
  });
  boss.on('error', (err) => log.error({ err }, 'the queue met a fault'));
  await boss.start();
  for (const [name, plan] of Object.entries(queues)) await keepPlan(boss, name, plan);

  const waitOf = (name: string, { retryCount }: Job): number => {
    const { firstWaitS = 0, longestWaitS = 0 } = queues[name] ?? {};
    // Not all at once that failed at once.
    return Math.min(longestWaitS, firstWaitS * 2 ** Math.min(retryCount, 30) * (1 + Math.random()));
  };
  const again = (name: string, jobs: readonly JobAgain[]) => putJobsBack(pool, { schema, name, jobs });

  return {
    add: async (on, name, ids) => {
      await boss.insert(
        name,
        ids.map((id) => ({ id })),
        { db: through(on) },
      );
    },
    take: async (name, most) => {
      const askedAt = performance.now();
      const leaseMs = (queues[name]?.leaseS ?? 0) * 1000;
      const leftMs = () => leaseMs - (performance.now() - askedAt);
      const jobs = await boss.fetch(name, { batchSize: most });
      return jobs.map(({ id, retryCount }) => ({ id, retryCount, leftMs }));
    },
    finish: async (on, name, jobs) => {
      // What came of them is told by the tables of who did it.
      await boss.deleteJob(name, jobs.map(toAttempt), { db: through(on) });
    },
    putBack: (name, jobs) =>
      again(
        name,
        jobs.map((job) => ({ ...toAttempt(job), waitS: waitOf(name, job), isTried: true })),
      ),
    release: (name, jobs) =>
      again(
        name,
        jobs.map((job) => ({ ...toAttempt(job), waitS: 0, isTried: false })),
      ),
    look: async (name) => {
      const { rows } = await pool.query<QueueLook>(
        `select count(*)::int as waiting,
           coalesce(extract(epoch from ${schema}.job_now() - min(created_on)), 0)::float8 as "oldestS"
         from ${schema}.job where name = $1 and state < 'completed'`,
        [name],
      );
      return rows[0] ?? { waiting: 0, oldestS: 0 };
    },
    close: () => boss.stop({ graceful: false }),
  };
}

const toAttempt = ({ id, retryCount }: Job): Job => ({ id, retryCount });

async function keepPlan(boss: PgBoss, name: string, plan: QueuePlan): Promise<void> {
  const options = {
    expireInSeconds: plan.leaseS,
    retryLimit: boundless,
    // A worker that died says nothing against its jobs: they are there again at once.
    retryDelay: 0,
    retryBackoff: false,
    deleteAfterSeconds: dayS,
    retentionSeconds: 30 * dayS,
  };
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, options);
  // What it knows of a queue it asks for when it is first needed. In a transaction of somebody else that would be too late:
  // the embedded database has one session.
  await boss.insert(name, []);
}
