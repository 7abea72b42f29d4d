import { liveForMs, madeAtOf } from '#transit/index.ts';
import type { PollOutcome } from './poll-outcome.ts';

interface FeedFacts {
  /** Milliseconds since the Unix epoch: the last poll that was answered well, changed or not. */
  readonly lastSuccessAt: number | undefined;
  /** Seconds since the Unix epoch, as the last message says. */
  readonly headerTimestamp: number | undefined;
  /** Milliseconds since the Unix epoch: how old the data is, by its header, and never newer than its receipt. */
  readonly dataAt: number | undefined;
  readonly consecutiveFailures: number;
  readonly lastFault: string | undefined;
}

export interface FeedStatus extends FeedFacts {
  /** Without credentials or query. */
  readonly url: string;
}

/** What a poller remembers of its feed; instants are handed in. */
export class FeedHistory {
  facts: FeedFacts = {
    lastSuccessAt: undefined,
    headerTimestamp: undefined,
    dataAt: undefined,
    consecutiveFailures: 0,
    lastFault: undefined,
  };
  private movedAt: number | undefined;

  /**
   * Whether a message with this timestamp, and other bytes than the last one taken, is newer than it. Servers behind one
   * address may disagree by seconds, so an older timestamp is no news. But one that was set ahead of time and corrected
   * must not hold the feed for ever: once it stood still too long, any earlier one is news.
   */
  isNews(headerTimestamp: number | undefined, now: number): boolean {
    const last = this.facts.headerTimestamp;
    if (headerTimestamp === undefined || last === undefined || headerTimestamp > last) return true;
    const isFrozen = this.stoodStillMs(now) > liveForMs;
    return headerTimestamp === last ? !isFrozen : isFrozen;
  }

  /** A message was taken and handed on. */
  recordFresh(headerTimestamp: number | undefined, now: number): PollOutcome {
    if (headerTimestamp === undefined || headerTimestamp !== this.facts.headerTimestamp) this.movedAt = now;
    const dataAt = madeAtOf({ timestamp: headerTimestamp }, now);
    this.facts = { ...this.facts, lastSuccessAt: now, headerTimestamp, dataAt, consecutiveFailures: 0 };
    return { kind: 'fresh' };
  }

  /** The server answered well and had nothing newer. */
  recordUnchanged(now: number): PollOutcome {
    this.facts = { ...this.facts, lastSuccessAt: now, consecutiveFailures: 0 };
    const forMs = this.stoodStillMs(now);
    return forMs > liveForMs ? { kind: 'frozen', forMs } : { kind: 'unchanged' };
  }

  recordBroken(words: string): void {
    const consecutiveFailures = this.facts.consecutiveFailures + 1;
    this.facts = { ...this.facts, consecutiveFailures, lastFault: words };
  }

  private stoodStillMs(now: number): number {
    return this.movedAt === undefined ? 0 : now - this.movedAt;
  }
}
