import type { ServiceDate } from '#lib/time/service-date.ts';
import { tripOfCall } from '../timetable/call.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { isOfDirection } from '../timetable/patterns.ts';
import { Remembered } from '../timetable/remembered.ts';
import { patternOfTrip } from '../timetable/trips.ts';
import type { BoardView } from './board-view.ts';
import type { Departure } from './departure-board.ts';
import { makeDeparture } from './make-departure.ts';

export interface DayQuestion {
  readonly stop: number;
  readonly direction: LineDirection;
  readonly date: ServiceDate;
}

const plannedDays = new Remembered<Edition, string, readonly Departure[]>(2048);

/** Every planned departure of a direction at a stop on a service date, in order; real time only strikes out. */
export function listDay(view: BoardView, question: DayQuestion): readonly Departure[] {
  const { stop, direction, date } = question;
  const key = `${stop} ${date} ${direction.line} ${direction.directionId}`;
  const planned = plannedDays.get(view.edition, key, () => planDay(view.edition, question));
  const isAsPlanned = planned.every((departure) => strikeOut(view, departure) === departure);
  return isAsPlanned ? planned : planned.flatMap((departure) => strikeOut(view, departure) ?? []);
}

function planDay(edition: Edition, { stop, direction, date }: DayQuestion): readonly Departure[] {
  const { timetable } = edition;
  const departures: Departure[] = [];
  for (const call of edition.stopDay(stop, date)) {
    if (!isOfDirection(timetable, patternOfTrip(timetable, tripOfCall(call)), direction)) continue;
    departures.push(makeDeparture(edition, { call, date }));
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
  return isCancelled ? { ...departure, isCancelled, isSkipped } : departure;
}
