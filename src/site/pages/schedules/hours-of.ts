import type { ReactNode } from 'react';
import { canBoard, isTimeless, type Departure, type Every } from '#domain/departure.ts';
import type { Locale } from '#domain/locale.ts';
import { clockOf, dayOf } from '#lib/time/moment.ts';
import { formatClock, formatHour } from '#site/i18n/format.ts';
import type { Hour, HourMinute } from '#site/ui/hour-rows/hour-rows.tsx';

/** What is needed of a departure to find its place among those of its day. */
export type DayDeparture = Pick<
  Departure,
  'tripId' | 'planned' | 'expected' | 'state' | 'every' | 'onRequest'
> & {
  readonly hasPassed: boolean;
};

interface HoursOptions<Call> {
  readonly locale: Locale;
  /** The day asked for: hours of the next calendar day say so. */
  readonly date: string;
  /** Words over the hours after midnight, given their calendar day. */
  readonly afterMidnight: (isoDate: string) => ReactNode;
  readonly hrefOf: (departure: Call) => string;
  /** The letter of the note of a departure. */
  readonly noteOf?: (departure: Call) => string | undefined;
  /** The next one, where it is known from elsewhere, or '' for none; else the first that has not passed. */
  readonly nextTripId?: string | undefined;
}

/** One that stands for a bus every so often has no place among the minutes of an hour. */
const isEvery = ({ every, state }: Pick<Departure, 'every' | 'state'>) =>
  every !== undefined && isTimeless(state);

/** When a bus comes every so often, each period once, in the order of the day. */
export function periodsOf(departures: readonly Pick<Departure, 'every' | 'state'>[]): readonly Every[] {
  const periods = departures.flatMap((departure) => (isEvery(departure) ? (departure.every ?? []) : []));
  return [...new Map(periods.map((every) => [`${every.minutes} ${every.until.at}`, every])).values()];
}

/** The departures of a day by the hours of the clock; those after midnight stand last, under the day they belong to. */
export function hoursOf<Call extends DayDeparture>(
  all: readonly Call[],
  options: HoursOptions<Call>,
): Hour[] {
  const departures = all.filter((departure) => !isEvery(departure));
  const { locale, date, afterMidnight, nextTripId } = options;
  const next =
    nextTripId === undefined
      ? departures.find((departure) => !departure.hasPassed && canBoard(departure))
      : departures.find(({ tripId }) => tripId === nextTripId);
  const hours = new Map<
    string,
    { readonly day: string; readonly hour: number; readonly minutes: HourMinute[] }
  >();
  for (const departure of departures.toSorted((one, two) => one.expected.at - two.expected.at)) {
    const day = dayOf(departure.expected);
    const hour = Math.floor(clockOf(departure.expected) / 60);
    const key = `${day} ${hour}`;
    const known = hours.get(key) ?? { day, hour, minutes: [] };
    hours.set(key, known);
    known.minutes.push(minuteOf(departure, options, departure === next));
  }
  let shownDay = date;
  return [...hours.values()].map(({ day, hour, minutes }) => {
    const nextDay = day > shownDay ? afterMidnight(day) : undefined;
    shownDay = day;
    return { label: formatHour(hour, locale), minutes, nextDay };
  });
}

function minuteOf<Call extends DayDeparture>(
  departure: Call,
  options: HoursOptions<Call>,
  isNext: boolean,
): HourMinute {
  const clock = clockOf(departure.expected);
  return {
    key: `${departure.tripId} ${departure.planned.at}`,
    clock: formatClock(clock, options.locale),
    minute: String(clock % 60).padStart(2, '0'),
    href: options.hrefOf(departure),
    note: options.noteOf?.(departure),
    asked: departure.onRequest?.boarding,
    isCancelled: departure.state === 'cancelled',
    isSkipped: departure.state === 'skipped',
    hasPassed: departure.hasPassed && !isNext,
    isNext,
  };
}
