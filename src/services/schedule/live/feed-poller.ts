import type { Log } from '#platform/log/log.ts';
import { parseFeedAddress } from './download.ts';
import { FeedHistory, type FeedStatus } from './feed-history.ts';
import { createPoll, type PollOptions } from './poll.ts';
import type { PollOutcome } from './poll-outcome.ts';

export interface FeedPollerOptions extends PollOptions {
  readonly url: string;
  readonly intervalMs: number;
  readonly log: Log;
}

/** Keeps up with one GTFS-Realtime feed. */
export function createFeedPoller(options: FeedPollerOptions) {
  const { intervalMs, log } = options;
  const address = parseFeedAddress(options.url);
  const history = new FeedHistory();
  const poll = createPoll(options, address, history);
  const tell = createHealthLog(log, address.shown);

  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<PollOutcome> | undefined;
  let stopper = new AbortController();

  async function pollNow(): Promise<PollOutcome> {
    const outcome = await poll(stopper.signal);
    tell(outcome);
    return outcome;
  }

  /** Polls now; while a poll is under way, gives the outcome of that one. */
  function pollOnce(): Promise<PollOutcome> {
    underWay ??= pollNow().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  async function pollAndWait(stop: AbortSignal): Promise<void> {
    await pollOnce();
    if (stop.aborted) return;
    const waitMs = backOffMs(intervalMs, history.facts.consecutiveFailures);
    timer = setTimeout(() => void pollAndWait(stop), waitMs).unref();
  }

  return {
    /** Polls at once, then again and again until stopped. */
    start(): void {
      if (isRunning) return;
      isRunning = true;
      void pollAndWait(stopper.signal);
    },

    /** Ends the poll under way; once resolved, no message is handed on any more. */
    async stop(): Promise<void> {
      isRunning = false;
      clearTimeout(timer);
      stopper.abort();
      stopper = new AbortController();
      await underWay;
    },

    pollOnce,

    status: (): FeedStatus => ({ url: address.shown, ...history.facts }),
  };
}

const longestWaitMs = 60_000;

/** How long to wait before the next poll: the interval, doubled for each failure in a row, up to a minute. */
export function backOffMs(intervalMs: number, failures: number): number {
  return Math.max(intervalMs, Math.min(intervalMs * 2 ** failures, longestWaitMs));
}

/** Logs when a feed breaks and when it is back, once each, however many polls fail in between. */
function createHealthLog(log: Log, feed: string): (outcome: PollOutcome) => void {
  let isWell = true;
  return (outcome) => {
    const trouble = troubleOf(outcome);
    if (outcome.kind === 'stopped' || isWell === (trouble === undefined)) return;
    isWell = trouble === undefined;
    if (trouble === undefined) log.info({ feed }, 'the real-time feed is back');
    else log.warn({ feed, trouble }, 'the real-time feed is out of order: the schedule stands in');
  };
}

function troubleOf(outcome: PollOutcome): string | undefined {
  if (outcome.kind === 'broken') return `${outcome.fault}: ${outcome.words}`;
  if (outcome.kind === 'frozen') {
    return `frozen: its timestamp has not moved for ${Math.round(outcome.forMs / 1000)} s`;
  }
  return undefined;
}
