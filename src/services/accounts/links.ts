import { createHmac } from 'node:crypto';
import { isSameSecret } from '#platform/secret.ts';

const dayMs = 86_400_000;

/** What a mailed link is good for, and for how long. One for a purpose is none for another. */
export const linkLifeMs = {
  activation: dayMs,
  reset: dayMs,
  add: 7 * dayMs,
  remove: Infinity,
} as const;
export type LinkPurpose = keyof typeof linkLifeMs;

/** What a link says in its address. */
export interface LinkParts {
  readonly purpose: LinkPurpose;
  readonly uid: number;
  /** Of newsletters; empty elsewhere. */
  readonly organization?: string;
  /** When it was made, in seconds. */
  readonly timestamp: number;
  /** What ends it when it changes; a link that never ends has none. */
  readonly state?: number;
}

/** Whoever ends a subscription ends the links that would begin it again. */
export const addState = (endedMs: number | null | undefined): number => Math.floor((endedMs ?? 0) / 1000);

export interface Links {
  hashOf(parts: LinkParts): string;
  /** False alike for a link that was forged, is too old, or is over. */
  accepts(parts: LinkParts, hash: string, nowMs: number): boolean;
}

/** Links are signed, not kept: nothing in the database or in the queue can be used by who reads it. */
export function createLinks(key: string): Links {
  const hashOf = ({ purpose, uid, organization = '', timestamp, state = 0 }: LinkParts) =>
    createHmac('sha256', key)
      .update([purpose, uid, organization, timestamp, state].join('|'))
      .digest('base64url');
  return {
    hashOf,
    accepts: (parts, hash, nowMs) => {
      const ageMs = nowMs - parts.timestamp * 1000;
      // A second of slack: the stamp of a link is the second it was made in.
      const isOfNow = ageMs >= -1000 && ageMs < linkLifeMs[parts.purpose];
      return isSameSecret(hash, hashOf(parts)) && isOfNow;
    },
  };
}
