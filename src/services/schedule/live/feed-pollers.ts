import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { FeedMessage } from '#transit/index.ts';
import type { LiveFeed } from '../ports.ts';
import type { FeedStatus } from './feed-history.ts';
import { createFeedPoller } from './feed-poller.ts';

interface FeedPollersOptions {
  readonly feeds: readonly LiveFeed[];
  readonly intervalMs: number;
  readonly clock: Clock;
  readonly log: Log;
  /** `feed` is its name. */
  onMessage(feed: string, message: FeedMessage, receivedAt: number): Promise<void>;
}

/** How a feed is doing, under the name that answers call it by. */
export type NamedStatus = FeedStatus & Pick<LiveFeed, 'name'>;

export type FeedPollers = ReturnType<typeof createFeedPollers>;

const timeoutMs = 10_000;
const maxBytes = 16 * 2 ** 20;

/** Any number of feeds, each asked on its own: one that hangs or breaks holds up no other. */
export function createFeedPollers(options: FeedPollersOptions) {
  const { feeds, intervalMs, clock, log } = options;
  const pollers = feeds.map(({ url, name }) =>
    createFeedPoller({
      url,
      intervalMs,
      timeoutMs,
      maxBytes,
      clock,
      log,
      onMessage: (message, receivedAt) => options.onMessage(name, message, receivedAt),
    }),
  );
  return {
    start: () => pollers.forEach((poller) => poller.start()),
    /** Asks every feed once, now. */
    pollOnce: () => Promise.all(pollers.map((poller) => poller.pollOnce())),
    statuses: (): NamedStatus[] =>
      pollers.map((poller, place) => ({ ...poller.status(), name: feeds[place]?.name ?? '' })),
    stop: () => Promise.all(pollers.map((poller) => poller.stop())),
  };
}
