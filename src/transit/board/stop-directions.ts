import type { ServiceDate } from '#lib/time/service-date.ts';
import { tripOfCall } from '../timetable/call.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { compareDirections } from '../timetable/line-number.ts';
import { Remembered } from '../timetable/remembered.ts';
import { firstCallAt } from '../timetable/stop-day.ts';
import { patternsAt } from '../timetable/stop-visits.ts';

const weekDays = 7;
const lists = new Remembered<Edition, number, readonly LineDirection[]>(16_384);

interface StopWeek {
  readonly stop: number;
  /** The first day of the week that is looked at. */
  readonly date: ServiceDate;
}

/**
 * The directions that serve a stop in the week from a date on, with trips of the days before that are still under way,
 * by line as riders count: 3, 3A, 11, 800. A feed holds other periods too, and riders do not ask what a line did before
 * a change. Past its last day all directions are given.
 */
export function listDirectionsAtStop(edition: Edition, question: StopWeek): readonly LineDirection[] {
  const { stops } = edition.timetable;
  const { stop, date } = question;
  if (stops[stop] === undefined) return [];
  const key = date * stops.length + stop;
  return lists.get(edition, key, () => findDirections(edition, question));
}

function findDirections(edition: Edition, { stop, date }: StopWeek): readonly LineDirection[] {
  const { timetable, clock, longestTripDays } = edition;
  const dates = Array.from({ length: weekDays }, (_, day) => date + day).filter(timetable.covers);
  const callsFrom = (each: ServiceDate, seconds: number) => {
    const calls = edition.stopDay(stop, each);
    return Array.from(calls.subarray(firstCallAt(calls, Math.max(0, seconds))));
  };
  const before = Array.from({ length: longestTripDays + 1 }, (_, day) => date - 1 - day);
  const found =
    dates.length > 0
      ? [
          ...dates.flatMap((each) => callsFrom(each, 0)),
          ...before.flatMap((each) => callsFrom(each, clock.toSeconds(each, clock.startOf(date)))),
        ].map((call) => edition.directionOfTrip(tripOfCall(call)))
      : Array.from(patternsAt(timetable, stop), (pattern) => edition.directionOfPattern(pattern));
  return [...new Set(found)].sort((one, two) => compareDirections(timetable, one, two));
}
