import type { FollowedLine } from '#domain/member.ts';
import { holdsAt, type DayHours, type EffectPeriod } from '#domain/notices/effect-period.ts';
import { effectivePeriod, isFollowed } from '#domain/notices/notice.ts';
import { isSameFor } from '#domain/notices/notice-fingerprint.ts';
import type { Decision, Follower, Telling } from '#domain/notices/tell-decision.ts';
import { weekdayOf } from '#lib/time/service-date.ts';

const stepMs = 1_800_000;
const lookedAtMs = 30 * 86_400_000;
const lastSecondS = 28 * 3600;

/** The decision for one follower, one question after the other; hours by looking at every half hour of a month. */
export function decideNaively(telling: Telling, follower: Follower): Decision {
  const { notice, event, fingerprint } = telling;
  const no = (reason: Extract<Decision, { kind: 'not' }>['reason']): Decision => ({ kind: 'not', reason });
  const told = follower.toldEvents.filter(({ noticeId }) => noticeId === notice.id);
  const last = told.at(-1);
  const goesOn = last !== undefined && last.event !== 'ended';
  const heard = goesOn || event === 'ended' ? last?.because : undefined;
  const oldLines = heard && 'lines' in heard ? heard.lines : [];

  const asksForGeneral = follower.general && (notice.general || (heard !== undefined && 'general' in heard));
  const own = follower.lines.filter(
    ({ lineId, number }) =>
      isFollowed(notice, { general: false, lineIds: [lineId], lineNumbers: [number] }) ||
      oldLines.includes(number),
  );
  if (!asksForGeneral && own.length === 0) return no('does-not-follow');
  if (!follower.isActive) return no('not-active');
  if (follower.hasBounced) return no('bounced');
  let lines: readonly FollowedLine[] = [];
  if (!asksForGeneral) {
    if (!follower.lineNotices) return no('line-notices-off');
    lines = own.filter((line) => !line.isPaused);
    if (lines.length === 0) return no('lines-paused');
    if (!notice.general && !goesOn && event !== 'ended')
      lines = lines.filter((line) => isAlways(line) || meetsNaively(telling, line));
    if (lines.length === 0) return no('other-hours');
  }
  if (event === 'ended' && last === undefined) return no('not-told-before');
  if (event === 'ended' && !goesOn) return no('already-told');
  if (event !== 'ended' && goesOn && isSameFor(follower.locale, last.fingerprint, fingerprint))
    return no('already-told');
  return {
    kind: 'send',
    event: event === 'ended' ? 'ended' : goesOn ? 'updated' : 'new',
    because: asksForGeneral ? { general: true } : { lines: lines.map(({ number }) => number) },
  };
}

function isAlways({ moments }: FollowedLine): boolean {
  return moments === null || (moments.hours.length === 0 && moments.weekdays.length % 7 === 0);
}

function meetsNaively(telling: Telling, { number, moments }: FollowedLine): boolean {
  const { notice, atMs } = telling;
  const felt = notice.effects.filter(
    ({ lines }) => lines.length === 0 || lines.some((line) => line.number === number),
  );
  const chosen: DayHours[] = [...(moments?.hours ?? [])];
  const dayOf = (period: EffectPeriod): EffectPeriod => ({
    fromMs: period.fromMs ?? notice.postedFromMs ?? -Infinity,
    untilMs: period.untilMs ?? notice.postedUntilMs ?? Infinity,
    ...(period.weekdays && { weekdays: period.weekdays }),
    ...(period.hours && { hours: period.hours }),
  });
  const weekdays = moments && moments.weekdays.length > 0 ? { weekdays: moments.weekdays } : {};
  const times: EffectPeriod[] =
    chosen.length === 0 ? [weekdays] : chosen.map((hours) => ({ ...weekdays, hours }));
  const periods = (felt.length > 0 ? felt : [{ period: effectivePeriod(notice) }]).map(({ period }) =>
    dayOf(period),
  );
  for (let then = atMs; then < atMs + lookedAtMs; then += stepMs)
    if (
      periods.some((period) => holds(telling, period, then)) &&
      times.some((time) => holds(telling, time, then))
    )
      return true;
  return false;
}

/** An hour after midnight is one of the calendar's day and one of the day before. */
function holds({ clock }: Telling, period: EffectPeriod, atMs: number): boolean {
  const today = clock.calendarDateAt(atMs);
  const dates = period.hours ? [today, today - 1] : [clock.dateAt(atMs)];
  return dates.some((date) => {
    const secondS = clock.toSeconds(date, atMs);
    return secondS < lastSecondS && holdsAt(period, { atMs, weekday: weekdayOf(date) || 7, secondS });
  });
}
