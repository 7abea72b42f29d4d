import { isLive, liveForMs } from '#transit/index.ts';
import type { FeedFacts, FeedState } from './feed-status.ts';
import type { PollOutcome } from './poll-outcome.ts';

/** What a poller remembers of its feed; instants are handed in. */
export interface FeedHistory {
  /** Whether a message with this timestamp, and other bytes than the last one taken, is newer than it. */
  isNews(headerTimestamp: number | undefined, now: number): boolean;
  /** A message was taken and handed on. */
  recordFresh(headerTimestamp: number | undefined, now: number): PollOutcome;
  /** The server answered well and had nothing newer. */
  recordUnchanged(now: number): PollOutcome;
  recordBroken(words: string): void;
  stateAt(now: number): FeedState;
  readonly facts: FeedFacts;
}

export function createFeedHistory(): FeedHistory {
  let movedAt: number | undefined;
  let facts: FeedFacts = {
    lastSuccessAt: undefined,
    headerTimestamp: undefined,
    dataAt: undefined,
    consecutiveFailures: 0,
    lastFault: undefined,
  };
  const stoodStillMs = (now: number) => (movedAt === undefined ? 0 : now - movedAt);

  return {
    get facts() {
      return facts;
    },

    // Servers behind one address may disagree by seconds, so an older timestamp is no news. But one that was set ahead
    // of time and corrected must not hold the feed for ever: once it stood still too long, any earlier one is news.
    isNews(headerTimestamp, now) {
      const last = facts.headerTimestamp;
      if (headerTimestamp === undefined || last === undefined || headerTimestamp > last) return true;
      const isFrozen = stoodStillMs(now) > liveForMs;
      return headerTimestamp === last ? !isFrozen : isFrozen;
    },

    recordFresh(headerTimestamp, now) {
      if (headerTimestamp === undefined || headerTimestamp !== facts.headerTimestamp) movedAt = now;
      const dataAt = headerTimestamp === undefined ? now : Math.min(headerTimestamp * 1000, now);
      facts = { ...facts, lastSuccessAt: now, headerTimestamp, dataAt, consecutiveFailures: 0 };
      return { kind: 'fresh', headerTimestamp };
    },

    recordUnchanged(now) {
      facts = { ...facts, lastSuccessAt: now, consecutiveFailures: 0 };
      const forMs = stoodStillMs(now);
      return forMs > liveForMs ? { kind: 'frozen', forMs } : { kind: 'unchanged' };
    },

    recordBroken(words) {
      facts = { ...facts, consecutiveFailures: facts.consecutiveFailures + 1, lastFault: words };
    },

    stateAt(now) {
      if (facts.consecutiveFailures > 0) return 'broken';
      if (facts.lastSuccessAt === undefined) return 'waiting';
      return isLive(facts.dataAt, now) ? 'live' : 'late';
    },
  };
}
