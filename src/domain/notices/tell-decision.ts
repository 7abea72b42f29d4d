import type { ServiceClock } from '#lib/time/service-clock.ts';
import type { Locale } from '../locale.ts';
import type { FollowedLine } from '../member.ts';
import { prepareMeeting } from './chosen-times.ts';
import type { NoticeEvent } from './notice-events.ts';
import { isSameFor } from './notice-fingerprint.ts';
import type { Notice } from './notice.ts';
import type { NotToldReason } from './tell-reasons.ts';

/** An event of a notice, to be told at a moment. */
export interface Telling {
  /** As it is, or as it last was where it has left the list. */
  readonly notice: Notice;
  readonly fingerprint: string;
  readonly event: NoticeEvent;
  readonly atMs: number;
  readonly clock: ServiceClock;
}

/** Somebody with a profile, and what they chose. */
export interface Follower {
  readonly id: number;
  readonly locale: Locale;
  readonly isActive: boolean;
  /** Mail to their address came back for good. */
  readonly hasBounced: boolean;
  readonly general: boolean;
  /** The switch over all of their lines. */
  readonly lineNotices: boolean;
  readonly lines: readonly FollowedLine[];
  /** What they were told, the earliest first. */
  readonly toldEvents: readonly ToldEvent[];
}

/** What a person was told of a notice. */
export interface ToldEvent {
  readonly noticeId: string;
  readonly event: NoticeEvent;
  readonly fingerprint: string;
  readonly because: TellBecause;
}

/** Why somebody is told: it is for everyone, or about lines they follow, by the numbers that riders know. */
export type TellBecause = { readonly general: true } | { readonly lines: readonly string[] };

export type Decision =
  | {
      readonly kind: 'send';
      /** What it is to them: an update is new to who hears of the notice for the first time. */
      readonly event: NoticeEvent;
      readonly because: TellBecause;
    }
  | { readonly kind: 'not'; readonly reason: NotToldReason };

export function decideTelling({ follower, ...telling }: Telling & { readonly follower: Follower }): Decision {
  return prepareTelling(telling)(follower);
}

/** The decision for each of many followers. What is the same for all of them is found once. */
export function prepareTelling(telling: Telling): (follower: Follower) => Decision {
  const { notice, event } = telling;
  const lineIds = new Set(notice.lineIds);
  const numbers = new Set(notice.lines.map(({ number }) => number));
  const meets = prepareMeeting(notice, telling.clock, telling.atMs);

  /** Those of their lines it is about, and those it was about when they heard of it: they wait for the rest of it. */
  function listConcerned({ lines }: Follower, heard: ToldEvent | undefined): readonly FollowedLine[] {
    const before = heard && 'lines' in heard.because ? heard.because.lines : [];
    return lines.filter(
      ({ lineId, number }) => lineIds.has(lineId) || numbers.has(number) || before.includes(number),
    );
  }

  function becauseOf(follower: Follower, heard: ToldEvent | undefined): TellBecause | NotToldReason {
    const wasGeneral = heard !== undefined && 'general' in heard.because;
    const isForThem = follower.general && (notice.general || wasGeneral);
    const concerned = isForThem ? [] : listConcerned(follower, heard);
    if (!isForThem && concerned.length === 0) return 'does-not-follow';
    if (!follower.isActive) return 'not-active';
    if (follower.hasBounced) return 'bounced';
    if (isForThem) return { general: true };
    if (!follower.lineNotices) return 'line-notices-off';
    const wanted = concerned.filter(({ isPaused }) => !isPaused);
    if (wanted.length === 0) return 'lines-paused';
    // Who heard of it also hears that it moved to other hours, and an end has no hours any more.
    const isAtAnyHour = notice.general || heard !== undefined || event === 'ended';
    const met = isAtAnyHour ? wanted : wanted.filter(meets);
    return met.length === 0 ? 'other-hours' : { lines: met.map(({ number }) => number) };
  }

  return (follower) => {
    const last = follower.toldEvents.findLast(({ noticeId }) => noticeId === notice.id);
    // After its end a notice that comes back is another story.
    const heard = last?.event === 'ended' ? undefined : last;
    const because = becauseOf(follower, event === 'ended' ? last : heard);
    if (typeof because === 'string') return { kind: 'not', reason: because };
    const reason = event === 'ended' ? whyNoEnd(last) : whyNotAgain(heard, telling, follower.locale);
    if (reason) return { kind: 'not', reason };
    return { kind: 'send', event: event === 'ended' ? event : heard ? 'updated' : 'new', because };
  };
}

function whyNoEnd(last: ToldEvent | undefined): NotToldReason | undefined {
  if (!last) return 'not-told-before';
  return last.event === 'ended' ? 'already-told' : undefined;
}

function whyNotAgain(
  heard: ToldEvent | undefined,
  { fingerprint }: Telling,
  locale: Locale,
): NotToldReason | undefined {
  return heard && isSameFor(locale, heard.fingerprint, fingerprint) ? 'already-told' : undefined;
}
