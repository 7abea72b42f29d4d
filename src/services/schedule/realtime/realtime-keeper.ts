import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { FeedMessage } from './codec/feed-message.ts';
import { createFeedPoller } from './poll/feed-poller.ts';
import type { FeedStatus } from './poll/feed-status.ts';

export interface RealtimeKeeperOptions {
  readonly urls: readonly string[];
  readonly intervalMs: number;
  readonly clock: Clock;
  readonly log: Log;
  /** `feed` is its address without the parts that may hold a key. */
  onMessage(feed: string, message: FeedMessage, receivedAt: number): Promise<void>;
}

export interface RealtimeKeeper {
  start(): void;
  /** Asks every feed once, now. */
  pollOnce(): Promise<void>;
  statuses(): readonly FeedStatus[];
  stop(): Promise<void>;
}

const timeoutMs = 10_000;
const maxBytes = 16 * 2 ** 20;

/** Any number of feeds, each asked on its own: one that hangs or breaks holds up no other. */
export function createRealtimeKeeper(options: RealtimeKeeperOptions): RealtimeKeeper {
  const { urls, intervalMs, clock, log } = options;
  const pollers = urls.map((url) =>
    createFeedPoller({
      url,
      intervalMs,
      timeoutMs,
      maxBytes,
      clock,
      log,
      onMessage: (message, receivedAt) => options.onMessage(nameOf(url), message, receivedAt),
    }),
  );
  return {
    start: () => {
      for (const poller of pollers) poller.start();
    },
    pollOnce: async () => {
      await Promise.all(pollers.map((poller) => poller.pollOnce()));
    },
    statuses: () => pollers.map((poller) => poller.status()),
    stop: async () => {
      await Promise.all(pollers.map((poller) => poller.stop()));
    },
  };
}

function nameOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
