import { formatDayOfYear } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { HourRows } from '#site/ui/hour-rows/hour-rows.tsx';
import { EveryPeriods } from '../every-periods.tsx';
import { hoursOf, periodsOf } from '../hours-of.ts';
import { plannedDeparture } from '../planned-departure.ts';
import type { LineView, YourStop } from './line-data.ts';

interface PlannedHoursProps {
  readonly data: Pick<LineView, 'line' | 'direction'>;
  readonly yours: YourStop;
  /** That of the stop. */
  readonly name: string;
  readonly place: SchedulePlace;
}

/** The departures of another day at the rider's stop: whoever chose the day asked for them. */
export function PlannedHours({ data, yours, name, place }: PlannedHoursProps) {
  const texts = useTexts('routes');
  const locale = useLocale();
  const { code, day, trips = [] } = yours;
  if (trips.length === 0) return null;
  const way = { number: data.line.number, direction: data.direction.direction };
  const departures = trips.map((trip) => plannedDeparture(trip, day, 0));
  const hours = hoursOf(departures, {
    locale,
    date: day.date,
    afterMidnight: (night) => texts.schedules.afterMidnight(formatDayOfYear(night, locale)),
    hrefOf: ({ tripId }) => tripPath(place, { ...way, stop: code, date: day.date, tripId }),
    nextTripId: '',
  });
  const caption = texts.timetable.departuresAt(name, formatDayOfYear(day.date, locale));
  return (
    <>
      <EveryPeriods periods={periodsOf(departures)} />
      {hours.length > 0 && <HourRows caption={caption} hidesCaption hours={hours} />}
    </>
  );
}
