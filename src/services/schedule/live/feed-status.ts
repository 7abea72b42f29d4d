/**
 * waiting: nothing was polled yet · live: answers, with recent data · late: answers, with data too old to be called live
 * · broken: the last poll failed; what came before may still be live for a while, by `dataAt`.
 */
export type FeedState = 'waiting' | 'live' | 'late' | 'broken';

export interface FeedStatus extends FeedFacts {
  /** Without credentials or query. */
  readonly url: string;
  readonly state: FeedState;
}

export interface FeedFacts {
  /** Milliseconds since the Unix epoch: the last poll that was answered well, changed or not. */
  readonly lastSuccessAt: number | undefined;
  /** Seconds since the Unix epoch, as the last message says. */
  readonly headerTimestamp: number | undefined;
  /** Milliseconds since the Unix epoch: how old the data is, by its header, and never newer than its receipt. */
  readonly dataAt: number | undefined;
  readonly consecutiveFailures: number;
  readonly lastFault: string | undefined;
}
