import type { Effect } from '#domain/notices/effect.ts';
import { holdsAt, type ServiceMoment } from '#domain/notices/effect-period.ts';
import { isPosted, type Notice } from '#domain/notices/notice.ts';
import { weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import type { AnnouncedChange, Edition } from '#transit/index.ts';

/** What notices do to the trips of a timetable. Lines and stops that it does not have are left out. */
export function announcedChanges(edition: Edition, notices: readonly Notice[]): AnnouncedChange[] {
  return notices.flatMap((notice) => notice.effects.flatMap((effect) => changesOf(edition, notice, effect)));
}

function changesOf(edition: Edition, notice: Notice, effect: Effect): AnnouncedChange[] {
  const { timetable } = edition;
  const lines = effect.lines.flatMap(({ number, direction }) => {
    const line = timetable.findLine(number);
    return line < 0 ? [] : [{ line, direction }];
  });
  const stops = closedStops(edition, effect);
  const trips = effect.trips.map((tripId) => timetable.findTrip(tripId)).filter((trip) => trip >= 0);
  // None of what it names is in this timetable: it must not become about everything.
  if (effect.lines.length > 0 && lines.length === 0) return [];
  if (effect.trips.length > 0 && trips.length === 0) return [];
  const about = {
    id: notice.id,
    lines,
    trips,
    announcedAt: notice.changedMs ?? notice.postedFromMs ?? 0,
    holds: (date: ServiceDate, seconds: number) => {
      const moment = momentAt(edition, date, seconds);
      return isPosted(notice, moment.atMs) && holdsAt(effect.period, moment);
    },
  };
  return kindsOf(effect).flatMap((kind): AnnouncedChange[] => {
    if (kind === 'passes-stops') return stops.length > 0 ? [{ ...about, kind, stops }] : [];
    return [{ ...about, kind, stops: [], minutes: effect.minutes }];
  });
}

/** Those of the timetable, of a station its platforms, each with where to board instead, as far as it has that too. */
export function closedStops({ findStop, placesOf }: Edition, { stops }: Effect): AnnouncedChange['stops'] {
  return stops.flatMap(({ code, replacement = '' }) => {
    const stop = findStop(code);
    const instead = findStop(replacement);
    if (stop < 0) return [];
    return placesOf(stop).map((place) => ({ stop: place, ...(instead >= 0 && { instead }) }));
  });
}

/** A detour may do two things: leave out stops, and take longer. What is of no known kind is told and changes nothing. */
function kindsOf({ kind, minutes }: Effect): AnnouncedChange['kind'][] {
  const longer = minutes === undefined ? [] : (['delays-trips'] as const);
  switch (kind) {
    case 'stops-closed':
      return ['passes-stops'];
    case 'trips-cancelled':
      return ['cancels-trips'];
    case 'detour':
      return ['passes-stops', ...longer];
    case 'delay':
      return [...longer];
    case 'other':
      return [];
  }
}

/** A time of the timetable as notices count it. */
export function momentAt(
  { clock }: Pick<Edition, 'clock'>,
  date: ServiceDate,
  seconds: number,
): ServiceMoment {
  return { atMs: clock.toInstant(date, seconds), weekday: weekdayOf(date) || 7, secondS: seconds };
}
