import { useState } from 'react';
import type { DepartureState } from '#domain/departure.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { HourRows } from '#site/ui/hour-rows/hour-rows.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { earlierHours, passedHours } from '../earlier-hours.ts';
import { hoursOf } from '../hours-of.ts';
import { dayAfter } from './day-in-month.ts';
import type { LoadedTimetable, PlannedCall } from './timetable-data.ts';

interface ByStopProps {
  readonly data: LoadedTimetable;
  readonly place: SchedulePlace;
  readonly now: number;
  /** The next departure as live times have it. */
  readonly nextTripId: string | undefined;
}

/** The day at the rider's stop: what a phone shows, and paper. */
export function ByStop({ data, place, now, nextTripId }: ByStopProps) {
  const { timetable: texts } = useTexts('routes');
  const locale = useLocale();
  const { number, direction, you, date, today } = data;
  const isToday = date === today;
  const callsAt = (moment: number) => data.departures.map((call) => departureOf(call, data, moment));
  const night = (
    <>
      {texts.afterMidnightShort} <span className="timetable-night">{data.marks.night?.words}</span>
    </>
  );
  const hours = hoursOf(callsAt(now), {
    locale,
    date,
    afterMidnight: () => night,
    hrefOf: ({ tripId }) => tripPath(place, { number, direction, stop: you.code, date, tripId }),
    noteOf: ({ letters }) => letters,
    nextTripId: nextTripId ?? (isToday ? undefined : ''),
  });
  // Folded as the page was opened, so that nothing moves when an hour is over.
  const [folded] = useState(() => (isToday ? passedHours(hours) : 0));
  return (
    <div className="timetable-by-stop">
      <HourRows
        caption={<VisuallyHidden>{texts.departuresAt(you.name, data.dayWords)}</VisuallyHidden>}
        hours={hours}
        earlier={earlierHours(hours, folded, texts)}
      />
    </div>
  );
}

function departureOf(call: PlannedCall, { originAt, date }: LoadedTimetable, now: number) {
  const day = dayAfter(date, Math.floor(call.minutes / 1440));
  const clock = call.minutes % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  const at = originAt + call.minutes * 60_000;
  const planned = { at, local: `${day}T${two(Math.floor(clock / 60))}:${two(clock % 60)}` };
  const state: DepartureState = call.isCancelled
    ? 'cancelled'
    : call.isAlightingOnly
      ? 'alighting'
      : 'planned';
  return { ...call, planned, expected: planned, state, hasPassed: at < Math.floor(now / 60_000) * 60_000 };
}
