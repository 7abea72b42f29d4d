import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import { asOutage } from '#platform/database/outage.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Log } from '#platform/log/log.ts';
import type { JobQueue } from '#platform/queue/job-queue.ts';
import type { Job } from '#platform/queue/job.ts';
import type { MailBook, MailEnd, MailRound, WaitingMail } from './mail-book.ts';

/** What became of a job. */
export type Settled =
  | { readonly job: Job; readonly state: 'gone' | 'not-begun' }
  | { readonly job: Job; readonly state: 'waiting'; readonly answer: string }
  | { readonly job: Job; readonly state: MailEnd['state']; readonly answer: string };

interface SettlingOptions<Waiting extends WaitingMail> {
  readonly name: string;
  readonly plan: MailRound;
  readonly book: MailBook<Waiting>;
  readonly pool: pg.Pool;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether another mail may be begun; else the program ends. */
  mayBegin(): boolean;
}

/** How long a write that failed waits for the next try, and how often it is tried where the database is there. */
const againMs = 250;
const mostWrites = 5;

/**
 * Writes down what became of mails as soon as the database is free: all that came in meanwhile go in one transaction. So
 * what is sent and not yet written down is what was sent during one write, whatever the number of mails.
 */
export function createSettling<Waiting extends WaitingMail>(options: SettlingOptions<Waiting>) {
  const { name, plan, book, pool, queue, clock, log } = options;
  let pending: Settled[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (pending.length > 0) {
      const now = pending;
      pending = [];
      await untilWritten(now);
    }
  }

  /**
   * A mail that is sent and not written down is sent again: while the database is away it is waited for, since nothing
   * else can be done meanwhile. What it does not take when it is there is left to the end of the lease.
   */
  async function untilWritten(settled: readonly Settled[]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await settleAll(settled);
      } catch (err) {
        const fault = asOutage(err);
        const isAway = fault instanceof AppError && fault.code === 'unavailable';
        log.error({ err, mails: settled.length }, 'what became of mails could not be written down');
        if (tries >= mostWrites && !(isAway && options.mayBegin())) return;
        await wait(againMs);
      }
    }
  }

  async function settleAll(settled: readonly Settled[]): Promise<void> {
    const of = (...states: Settled['state'][]) => settled.filter(({ state }) => states.includes(state));
    const ends = settled.flatMap((one) => (isEnd(one) ? [endOf(one)] : []));
    const done = [...settled.filter(isEnd), ...of('gone')].map(({ job }) => job);
    if (done.length > 0)
      await inTransaction(pool, async (on) => {
        const ended = (wanted: MailEnd['state']) =>
          ends.filter(({ state }) => state === wanted).map(({ id }) => id);
        const [bounced, sent] = [ended('bounced'), ended('sent')];
        if (bounced.length > 0) await book.noteBounces(on, bounced, clock.now());
        if (sent.length > 0 && plan.notesArrivals) await book.noteArrivals(on, sent);
        if (ends.length > 0) await book.end(on, ends, clock.now());
        await queue.finish(on, name, done);
      });
    const unbegun = of('not-begun').map(({ job }) => job);
    if (unbegun.length > 0) await queue.release(name, unbegun);
    const waiting = settled.flatMap((one) => (one.state === 'waiting' ? [one] : []));
    if (waiting.length === 0) return;
    await book.noteTry(
      pool,
      waiting.map(({ job, answer }) => ({ id: job.id, answer, tries: job.retryCount + 1 })),
    );
    await queue.putBack(
      name,
      waiting.map(({ job }) => job),
    );
  }

  /** One write at a time. */
  const start = (): Promise<void> => {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  };

  return {
    add: (one: Settled) => {
      pending.push(one);
      void start();
    },
    /** Once all of it is written down. */
    finish: start,
  };
}

type Ended = Extract<Settled, { readonly state: MailEnd['state'] }>;

const isEnd = (one: Settled): one is Ended =>
  one.state !== 'gone' && one.state !== 'not-begun' && one.state !== 'waiting';

const endOf = ({ job: { id, retryCount }, state, answer }: Ended): MailEnd => ({
  id,
  state,
  answer,
  tries: retryCount + 1,
});
