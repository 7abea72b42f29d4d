import { useState } from 'react';
import type { StopBoard } from '#domain/departure.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { useNow } from '#site/live/server-clock.ts';
import { departurePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { RequestNotes } from '#site/ui/access-note/access-note.tsx';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { HourRows } from '#site/ui/hour-rows/hour-rows.tsx';
import { earlierHours, passedHours } from '../earlier-hours.ts';
import { EveryPeriods } from '../every-periods.tsx';
import { hoursOf, periodsOf } from '../hours-of.ts';
import { usableOf } from '../timetable/next-of-line.ts';
import type { StopOnLine } from './data.server.ts';

interface DayHoursProps {
  readonly data: StopOnLine;
  readonly place: SchedulePlace;
  readonly board: StopBoard | undefined;
}

const minuteMs = 60_000;

/** Every departure of the day, by the hours of the clock. */
export function DayHours({ data, place, board }: DayHoursProps) {
  const texts = useTexts('routes');
  const locale = useLocale();
  const now = useNow(data.at, minuteMs);
  const { number, direction, stop, date, today } = data;
  const next = board && usableOf(board, data)[0];
  const hours = hoursOf(
    data.departures.map((departure) => ({ ...departure, hasPassed: departure.expected.at < now })),
    {
      locale,
      date,
      afterMidnight: () => texts.schedules.afterMidnight(data.nextDayWords),
      hrefOf: (departure) => departurePath(place, { ...departure, number, direction }, stop.code),
      nextTripId: date === today ? next?.tripId : '',
    },
  );
  // Folded as the page was opened, so that nothing moves when an hour is over.
  const [folded] = useState(() => (date === today ? passedHours(hours) : 0));
  const periods = periodsOf(data.departures);
  if (hours.length === 0 && periods.length > 0) return <EveryPeriods periods={periods} />;
  if (hours.length === 0) return <BoardNote icon="pole" title={texts.schedules.noDeparturesThatDay} />;
  return (
    <>
      <EveryPeriods periods={periods} />
      <HourRows
        caption={texts.timetable.departuresAt(stop.name, data.dayWords)}
        hidesCaption
        hours={hours}
        earlier={earlierHours(hours, folded, texts.timetable)}
      />
      <RequestNotes of={data.departures} />
    </>
  );
}
