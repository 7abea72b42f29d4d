import type pg from 'pg';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import { createLane } from '#platform/lane.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import type { TakenJob } from '#platform/queue/job.ts';
import type { JobQueue, QueuePlan } from '#platform/queue/job-queue.ts';
import { createTurns } from '#platform/turns.ts';
import type { MailBook, MailRound, WaitingMail } from './mail-book.ts';
import { createSettling, type Settled } from './settling.ts';

export interface DeliveryOptions<Waiting extends WaitingMail> {
  readonly pool: pg.Pool;
  readonly queue: JobQueue;
  readonly sender: MailSender;
  readonly book: MailBook<Waiting>;
  /** The queues that mails stand in, by name; each is worked off beside the others. */
  readonly rounds: Readonly<Record<string, MailRound>>;
  /** As often as the waits of `mailPlan` make three days, unless told. */
  readonly mostTries?: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** What came of the mails that this process had in hand, since its start. */
export type MailCounts = Readonly<Record<Settled['state'], number>>;

export interface Delivery {
  readonly counts: MailCounts;
  /** There may be something to do. */
  wake(): void;
  /** Lets the mails under way end. */
  close(): Promise<void>;
}

/** Half a minute, a minute, two, … two hours at most: forty tries are three days. */
const waits = { firstWaitS: 30, longestWaitS: 7200 };
const usualTries = 40;

/** How a queue of mails waits between tries, and how long a worker has a mail before another one may take it. */
export const mailPlan = (leaseS: number): QueuePlan => ({ ...waits, leaseS });

const faultWaitMs = 5000;
/** After an outage whoever has a mail's answer in hand writes it down first: its lease may be over. */
const comeBackMs = 2000;
/** What a mail server's answer takes to be written down. */
const writingMs = 1000;

/** One mail is written in each round of the event loop, so that pages go out between one and the next. */
const takeTurn = createTurns();

/** Takes mails from their queues and hands them to the mail server. */
export function startDelivery<Waiting extends WaitingMail>(options: DeliveryOptions<Waiting>): Delivery {
  const counts = { sent: 0, bounced: 0, 'given-up': 0, dropped: 0, waiting: 0, gone: 0, 'not-begun': 0 };
  const count = ({ state }: Settled) => void (counts[state] += 1);
  const loops = Object.entries(options.rounds).map(([name, plan]) =>
    startLoop({ ...options, name, plan, count }),
  );
  return {
    counts,
    wake: () => loops.forEach(({ wake }) => wake()),
    close: async () => void (await Promise.all(loops.map(({ close }) => close()))),
  };
}

interface LoopOptions<Waiting extends WaitingMail> extends DeliveryOptions<Waiting> {
  readonly name: string;
  readonly plan: MailRound;
  count(settled: Settled): void;
}

function startLoop<Waiting extends WaitingMail>(options: LoopOptions<Waiting>) {
  const { name, pool, queue, log } = options;
  const { most, everyMs } = options.plan;
  const state = { isClosing: false, isCalled: false, isAway: false };
  let endWait = () => {};
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      if (state.isClosing) return resolve();
      const timer = setTimeout(resolve, ms).unref();
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  async function round(): Promise<void> {
    if (state.isAway) {
      await pool.query('select 1');
      await wait(comeBackMs);
      state.isAway = false;
    }
    state.isCalled = false;
    const jobs = await queue.take(name, most);
    if (jobs.length > 0) await deliver(jobs, { ...options, mayBegin: () => !state.isClosing });
    // A full round means that there is more.
    if (jobs.length < most && !state.isCalled) await wait(everyMs);
  }
  const run = async () => {
    while (!state.isClosing) {
      try {
        await round();
      } catch (err) {
        log.error({ err }, 'mail cannot be taken from its queue');
        state.isAway = true;
        await wait(faultWaitMs);
      }
    }
  };
  const running = run();
  const wake = () => {
    state.isCalled = true;
    if (!state.isAway) endWait();
  };
  return {
    wake,
    close: async () => {
      state.isClosing = true;
      endWait();
      await running;
    },
  };
}

interface Round<Waiting extends WaitingMail> extends LoopOptions<Waiting> {
  /** Whether another mail may be begun. */
  mayBegin(): boolean;
}

async function deliver<Waiting extends WaitingMail>(
  jobs: readonly TakenJob[],
  round: Round<Waiting>,
): Promise<void> {
  const { pool, sender, book, mayBegin, mostTries = usualTries, count, log } = round;
  const ids = jobs.map(({ id }) => id);
  const waiting = new Map((await book.readWaiting(pool, ids)).map((mail) => [mail.id, mail]));
  const settling = createSettling(round);
  const turns = createLane({ width: sender.width, most: jobs.length, waitMs: 2 ** 31 - 1 });

  async function settle(job: TakenJob): Promise<Settled> {
    const mail = waiting.get(job.id);
    // Deleted with its account, or ended by somebody who had it before.
    if (!mail) return { job, state: 'gone' };
    // It would be another's before its answer is written down, and go twice.
    if (!mayBegin() || job.leftMs() < sender.longestMs + writingMs) return { job, state: 'not-begun' };
    // Whoever had it never came to say so.
    if (job.retryCount >= mostTries) return { job, state: 'given-up', answer: 'no try came to an end' };
    const composed = await takeTurn(() => book.compose(mail));
    if ('dropped' in composed) return { job, state: 'dropped', answer: composed.dropped };
    const outcome = await sender.send(composed.mail);
    const { answer } = outcome;
    if (outcome.kind === 'accepted') return { job, state: 'sent', answer };
    if (outcome.isForGood) return { job, state: 'bounced', answer };
    log.warn({ reason: answer, type: mail.kind, id: job.id }, 'a mail could not leave');
    return { job, state: job.retryCount + 1 >= mostTries ? 'given-up' : 'waiting', answer };
  }

  const settleOrWait = (job: TakenJob): Promise<Settled> =>
    settle(job).catch((err: unknown) => {
      // A mail that cannot be written down must not keep the others: it is tried again, and told of.
      log.error({ err, id: job.id }, 'a mail could not be written');
      return { job, state: 'waiting', answer: err instanceof AppError ? err.message : 'a fault' };
    });

  await Promise.all(
    jobs.map((job) =>
      turns.run(async () => {
        const settled = await settleOrWait(job);
        count(settled);
        settling.add(settled);
      }),
    ),
  );
  await settling.finish();
}
