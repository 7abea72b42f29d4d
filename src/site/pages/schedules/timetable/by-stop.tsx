import { useState } from 'react';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { HourRows } from '#site/ui/hour-rows/hour-rows.tsx';
import { earlierHours, passedHours } from '../earlier-hours.ts';
import { hoursOf } from '../hours-of.ts';
import { plannedDeparture } from '../planned-departure.ts';
import type { LoadedTimetable } from './timetable-data.ts';

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
  const callsAt = (moment: number) => data.departures.map((call) => plannedDeparture(call, data, moment));
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
        caption={texts.departuresAt(you.name, data.dayWords)}
        hidesCaption
        hours={hours}
        earlier={earlierHours(hours, folded, texts)}
      />
    </div>
  );
}
