import type { Log } from '#platform/log.ts';
import { parseFeedAddress } from './feed-address.ts';
import { createFeedHistory } from './feed-history.ts';
import type { FeedStatus } from './feed-status.ts';
import { createHealthLog } from './health-log.ts';
import { createPoll, type PollOptions } from './poll.ts';
import type { PollOutcome } from './poll-outcome.ts';

export interface FeedPollerOptions extends PollOptions {
  readonly url: string;
  readonly intervalMs: number;
  readonly log: Log;
}

/** Keeps up with one GTFS-Realtime feed. */
export interface FeedPoller {
  /** Polls at once, then again and again until stopped. */
  start(): void;
  /** Ends the poll under way; once resolved, no message is handed on any more. */
  stop(): Promise<void>;
  /** Polls now; while a poll is under way, gives the outcome of that one. */
  pollOnce(): Promise<PollOutcome>;
  status(): FeedStatus;
}

export function createFeedPoller(options: FeedPollerOptions): FeedPoller {
  const { intervalMs, clock, log } = options;
  const address = parseFeedAddress(options.url);
  const history = createFeedHistory();
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
    start() {
      if (isRunning) return;
      isRunning = true;
      void pollAndWait(stopper.signal);
    },

    async stop() {
      isRunning = false;
      clearTimeout(timer);
      stopper.abort();
      stopper = new AbortController();
      await underWay;
    },

    pollOnce,

    status: () => ({ url: address.shown, state: history.stateAt(clock.now()), ...history.facts }),
  };
}

const longestWaitMs = 60_000;

/** How long to wait before the next poll: the interval, doubled for each failure in a row, up to a minute. */
export function backOffMs(intervalMs: number, failures: number): number {
  return Math.max(intervalMs, Math.min(intervalMs * 2 ** failures, longestWaitMs));
}
