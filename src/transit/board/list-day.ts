import type { ServiceDate } from '#lib/time/service-date.ts';
import { timeOfCall, tripOfCall } from '../timetable/call.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { countPatterns, isOfDirection } from '../timetable/patterns.ts';
import { Remembered } from '../timetable/remembered.ts';
import { patternOfTrip } from '../timetable/trips.ts';
import type { BoardView, Departure } from './departure-board.ts';
import { makeDeparture } from './make-departure.ts';
import { RiderDays } from './rider-days.ts';

export interface DayQuestion {
  readonly stop: number;
  readonly direction: LineDirection;
  readonly date: ServiceDate;
}

/** Lists that hold a hundred thousand departures together: some fifteen megabytes. */
const plannedDays = new Remembered<Edition, number, readonly Departure[]>(
  100_000,
  (departures) => departures.length + 1,
);

/** Every planned departure of a direction at a stop on a service date, in order; real time only strikes out. */
export function listDay(view: BoardView, question: DayQuestion): readonly Departure[] {
  const planned = listPlannedDay(view.edition, question);
  // Most days run as planned: their list is given as it is.
  if (planned.every((departure) => strikeOut(view, departure) === departure)) return planned;
  return planned.flatMap((departure) => strikeOut(view, departure) ?? []);
}

/** The same without real time. */
export function listPlannedDay(edition: Edition, question: DayQuestion): readonly Departure[] {
  if (edition.timetable.stops[question.stop] === undefined) return [];
  return plannedDays.get(edition, dayKeyOf(edition, question), () => planDay(edition, question));
}

/** One number for a question; a direction is told by its first pattern. */
export function dayKeyOf({ timetable }: Edition, { stop, direction, date }: DayQuestion): number {
  return (date * timetable.stops.length + stop) * countPatterns(timetable) + (direction.patterns[0] ?? 0);
}

function planDay(edition: Edition, { stop, direction, date }: DayQuestion): readonly Departure[] {
  const { timetable, clock } = edition;
  const departures: Departure[] = [];
  const days = new RiderDays(clock);
  const origin = clock.toInstant(date, 0);
  for (const call of edition.stopDay(stop, date)) {
    if (!isOfDirection(timetable, patternOfTrip(timetable, tripOfCall(call)), direction)) continue;
    const at = origin + timeOfCall(call) * 1000;
    departures.push(makeDeparture(edition, { call, date, at, day: days.dayOf(at) }));
  }
  return departures;
}

/** The departure itself when it runs as planned; undefined when boards do not show its trip. */
function strikeOut({ live, now }: BoardView, departure: Departure): Departure | undefined {
  const { trip, date, position } = departure;
  const known = live.findTrip(trip, date, now);
  if (!known) return departure;
  if (known.isHidden) return undefined;
  const isSkipped = known.skipped?.[position] === 1;
  const isCancelled = known.isCancelled || isSkipped;
  return isCancelled ? { ...departure, isCancelled, isSkipped, reportedAt: known.saidAt } : departure;
}
