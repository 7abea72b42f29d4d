import { clockOf, dayOf, type Moment } from '#lib/time/moment.ts';
import type { OnRequest } from './access.ts';
import { eachPeriodOnce, type Every } from './departure.ts';
import { headwaysOf, type Headway } from './headway.ts';
import type { StopDay } from './timetable.ts';

/** A day of a line at one stop, in short. */
export interface DayAtStop {
  readonly date: string;
  readonly first?: Moment;
  readonly last?: Moment;
  readonly headways: readonly Headway[];
  /** The moment that the minutes of `headways` are counted from. */
  readonly originAt: number;
}

/** A departure of a planned day. */
export interface PlannedTrip {
  /** Since the start of the day: those after midnight have more than a day. */
  readonly minutes: number;
  readonly tripId: string;
  readonly isCancelled?: true;
  /** It runs, and does not stop here. */
  readonly isSkipped?: true;
  /** It stands for one every so often. */
  readonly every?: Every;
  readonly onRequest?: OnRequest;
}

const dayMinutes = 24 * 60;

const minutesOf = (moment: Moment, date: string): number =>
  clockOf(moment) + (dayOf(moment) > date ? dayMinutes : 0);

/** By the timetable: what is called off today is on the board, and comes back tomorrow. */
export function dayAtStop({ date, departures }: StopDay): DayAtStop {
  const moments = departures
    .filter(({ state }) => state !== 'alighting')
    .map(({ planned }) => planned)
    .toSorted((one, two) => one.at - two.at);
  const minutes = moments.map((moment) => minutesOf(moment, date));
  const [first] = moments;
  const last = moments.at(-1);
  return {
    date,
    ...(first && { first }),
    ...(last && { last }),
    headways: headwaysOf(minutes),
    originAt: first ? first.at - (minutes[0] ?? 0) * 60_000 : 0,
  };
}

/** Every departure that can be boarded, in little room: a phone reads all of a day. */
export function tripsAtStop({ date, departures }: StopDay): PlannedTrip[] {
  return eachPeriodOnce(departures)
    .filter(({ state }) => state !== 'alighting')
    .map(({ planned, tripId, state, every, onRequest }) => ({
      minutes: minutesOf(planned, date),
      tripId,
      ...(state === 'cancelled' && { isCancelled: true as const }),
      ...(state === 'skipped' && { isSkipped: true as const }),
      ...(every && { every }),
      ...(onRequest && { onRequest }),
    }));
}

/** Which of the headways holds at a moment, by its place. */
export function headwayAt({ headways, originAt }: DayAtStop, now: number): number {
  const minute = (now - originAt) / 60_000;
  return headways.findIndex(({ from, to }) => from <= minute && minute < to);
}
