import { fingerprintOf, type BilingualNotice } from './notice-fingerprint.ts';
import { effectivePeriod, isListed } from './notice.ts';
import type { Severity } from './severity.ts';

/** What there is to tell those who follow a notice. */
export type NoticeEvent = 'new' | 'updated' | 'ended';

/** What was last told of a notice. */
export interface ToldNotice {
  readonly id: string;
  readonly fingerprint: string;
  readonly severity: Severity;
  /** The end that was announced, where one was (ms). */
  readonly untilMs?: number;
  readonly isEndTold: boolean;
}

/**
 * What there is to tell of a notice at a moment. `now` is the notice in the list of those that are public, and undefined
 * where a list that was read whole has it no more: a list that could not be read says nothing.
 */
export function eventOf(
  before: ToldNotice | undefined,
  now: BilingualNotice | undefined,
  atMs: number,
): NoticeEvent | undefined {
  const told = before?.isEndTold ? undefined : before;
  if (now && isListed(now.fr, atMs)) {
    if (!told) return 'new';
    return told.fingerprint === fingerprintOf(now) ? undefined : 'updated';
  }
  return told && isEndNews(told, atMs) ? 'ended' : undefined;
}

/**
 * An end that comes when it was announced is no news: the mail before gave the date. It is where the notice was grave:
 * who stayed at home because of a storm or a strike waits for the word that it is over.
 */
function isEndNews({ untilMs = Infinity, severity }: ToldNotice, atMs: number): boolean {
  return atMs < untilMs || severity === 'eleve';
}

/** What is kept once an event was told. */
export function toldAfter(
  event: NoticeEvent | undefined,
  before: ToldNotice | undefined,
  now: BilingualNotice | undefined,
): ToldNotice | undefined {
  if (event === 'ended') return before && { ...before, isEndTold: true };
  return event !== undefined && now ? toldOf(now) : before;
}

/** Those in the list when nothing was ever told: they count as told, since nobody needs a mail of what is old. */
export function adoptSilently(notices: readonly BilingualNotice[], atMs: number): ToldNotice[] {
  return notices.filter(({ fr }) => isListed(fr, atMs)).map(toldOf);
}

function toldOf(notice: BilingualNotice): ToldNotice {
  const { id, severity } = notice.fr;
  const { untilMs } = effectivePeriod(notice.fr);
  return {
    id,
    fingerprint: fingerprintOf(notice),
    severity,
    ...(untilMs !== undefined && { untilMs }),
    isEndTold: false,
  };
}
