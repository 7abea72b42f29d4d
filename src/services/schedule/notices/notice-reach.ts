import { effectivePeriod, type Notice } from '#domain/notices/notice.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { listTouched, readAnnounced, type Edition, type TouchedDirection } from '#transit/index.ts';
import { announcedChanges, closedStops } from './announced-changes.ts';

/** What a notice touches in a timetable. */
export interface NoticeReach {
  /** The first day on which it is felt. */
  readonly from: ServiceDate;
  /** The days that were looked at, in order; none where the timetable does not cover the notice. */
  readonly days: readonly ReachedDay[];
  readonly stops: readonly { readonly stop: number; readonly instead?: number | undefined }[];
}

interface ReachedDay {
  readonly date: ServiceDate;
  readonly directions: readonly TouchedDirection[];
}

/** A week has every kind of day, and what it shows of a notice holds for the weeks after it. */
const longestDays = 7;

interface KnownReach {
  readonly days: string;
  readonly reach: NoticeReach;
}

/** Counting takes tens of milliseconds, and its result stays the same all day. */
const known = new WeakMap<Edition, WeakMap<Notice, KnownReach>>();

/** From now, or from its beginning. */
export function reachOf(edition: Edition, notice: Notice, now: number): NoticeReach {
  const found = daysOf(edition, notice, now);
  const days = Object.values(found).join(' ');
  const ofEdition = known.get(edition) ?? new WeakMap<Notice, KnownReach>();
  known.set(edition, ofEdition);
  const before = ofEdition.get(notice);
  if (before?.days === days) return before.reach;
  const reach = countReach(edition, notice, found);
  ofEdition.set(notice, { days, reach });
  return reach;
}

interface ReachDays {
  /** Those that are counted. */
  readonly first: ServiceDate;
  readonly last: ServiceDate;
  readonly from: ServiceDate;
}

function daysOf({ clock, timetable }: Edition, notice: Notice, now: number): ReachDays {
  const { fromMs = -Infinity, untilMs = Infinity } = effectivePeriod(notice);
  const first = Math.max(clock.dateAt(Math.max(now, fromMs)), timetable.firstDate);
  const end = Number.isFinite(untilMs) ? clock.dateAt(untilMs - 1) : Infinity;
  const last = Math.min(first + longestDays - 1, end, timetable.firstDate + timetable.days - 1);
  // The first hours of a day are still the night of the day before: it is counted, and not named.
  return { first, last, from: Math.max(first, clock.calendarDateAt(Math.max(now, fromMs))) };
}

function countReach(edition: Edition, notice: Notice, { first, last, from }: ReachDays): NoticeReach {
  const announced = readAnnounced(edition, announcedChanges(edition, [notice]));
  const dates = Array.from({ length: Math.max(0, last - first + 1) }, (_, day) => first + day);
  return {
    from,
    days: dates.map((date) => ({ date, directions: listTouched(edition, announced, date) })),
    stops: stopsOf(edition, notice),
  };
}

/** Each once. */
function stopsOf(edition: Edition, { effects }: Notice): NoticeReach['stops'] {
  const closing = effects.filter(({ kind }) => kind === 'stops-closed' || kind === 'detour');
  const stops = closing.flatMap((effect) => closedStops(edition, effect));
  return [...new Map(stops.map((closed) => [closed.stop, closed])).values()];
}
