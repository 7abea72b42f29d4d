import type { Facts } from './facts.ts';

/** One request of a stranger. */
export interface Shot {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
  /** How the body is sent: whole unless told; `dripped` is a byte now and then without an end. */
  readonly sending?: 'dripped' | SlowSending;
  /** A stream that is listened to until the volley is over. */
  readonly stays?: boolean;
}

/** A part at once, and the rest bit by bit (bytes a second). */
export interface SlowSending {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** What became of a request: its status, or that it was not answered when its volley was over, or never. */
export type Outcome = number | 'unanswered' | 'lost';

/** Makes the n-th request of a client. */
export type MakeShot = (n: number, facts: Facts) => Shot;

/** A kind of request that a stranger can make without a session. */
export interface HostileKind {
  readonly name: string;
  /** The n-th of those that one client sends at a rate. */
  readonly shot: MakeShot;
  /** What tells that it reached what it is for: one of these among the answers. */
  readonly expects: readonly Outcome[];
  /** 100 a second unless told. */
  readonly perSecond?: number;
  /** No more than so many under way. */
  readonly mostUnderWay?: number;
  /** Requests follow each other on a connection without waiting for the answers; also behind a stream that never ends. */
  readonly isPipelined?: boolean | 'behind-a-stream';
  /** The request of this kind that costs most, sent again as soon as it is answered. */
  readonly heaviest?: MakeShot;
  /** The same of its heaviest, where that differs. */
  readonly heaviestExpects?: readonly Outcome[];
  /** Bodies of megabytes may take a longer turn than others. */
  readonly isUpload?: boolean;
  /** By how much memory may grow meanwhile, where nothing is to be held (MB). */
  readonly mostGrowthMb?: number;
}

/** The way a kind is sent. */
export type Manner = 'rate' | 'heaviest';
