import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { FeedMessage } from '#transit/index.ts';
import { publicAddress } from '../feed-request.ts';
import { createFeedPoller } from './feed-poller.ts';

interface FeedPollersOptions {
  readonly urls: readonly string[];
  readonly intervalMs: number;
  readonly clock: Clock;
  readonly log: Log;
  /** `feed` is its address without the parts that may hold a key; no two have the same. */
  onMessage(feed: string, message: FeedMessage, receivedAt: number): Promise<void>;
}

export type FeedPollers = ReturnType<typeof createFeedPollers>;

const timeoutMs = 10_000;
const maxBytes = 16 * 2 ** 20;

/** Any number of feeds, each asked on its own: one that hangs or breaks holds up no other. */
export function createFeedPollers(options: FeedPollersOptions) {
  const { urls, intervalMs, clock, log } = options;
  const names = namesOf(urls);
  const pollers = urls.map((url, place) =>
    createFeedPoller({
      url,
      intervalMs,
      timeoutMs,
      maxBytes,
      clock,
      log,
      onMessage: (message, receivedAt) => options.onMessage(names[place] ?? url, message, receivedAt),
    }),
  );
  return {
    start: () => pollers.forEach((poller) => poller.start()),
    /** Asks every feed once, now. */
    pollOnce: () => Promise.all(pollers.map((poller) => poller.pollOnce())),
    statuses: () => pollers.map((poller) => poller.status()),
    stop: () => Promise.all(pollers.map((poller) => poller.stop())),
  };
}

/** Feeds of one server may differ by their query alone, which may hold a key: they are told apart by their rank. */
function namesOf(urls: readonly string[]): string[] {
  const bare = urls.map((url) => publicAddress(new URL(url)));
  return bare.map((name, place) => {
    const rank = bare.slice(0, place).filter((other) => other === name).length;
    return rank === 0 ? name : `${name}#${rank + 1}`;
  });
}
