import type { Facts } from './facts.ts';

/** One request of a stranger. */
export interface Shot {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
  /** How the body is sent: whole unless told; `dripped` is a byte now and then without an end. */
  readonly sending?: 'dripped';
  /** A stream that is listened to until the volley is over. */
  readonly stays?: boolean;
}

/** Makes the n-th request of a client. */
export type MakeShot = (n: number, facts: Facts) => Shot;

/** A kind of request that a stranger can make without a session. */
export interface HostileKind {
  readonly name: string;
  /** The n-th of those that one client sends at a rate. */
  readonly shot: MakeShot;
  /** 100 a second unless told. */
  readonly perSecond?: number;
  /** Requests follow each other on a connection without waiting for the answers. */
  readonly isPipelined?: boolean;
  /** The request of this kind that costs most, sent again as soon as it is answered. */
  readonly heaviest?: MakeShot;
  /** Bodies of megabytes may take a longer turn than others. */
  readonly isUpload?: boolean;
}

/** The way a kind is sent. */
export type Manner = 'rate' | 'heaviest';
