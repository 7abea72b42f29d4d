import type { ServiceDate } from '#lib/time/service-date.ts';
import { positionOfCall, tripOfCall } from '../timetable/call.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import type { Departure } from './departure-board.ts';
import type { BoardView } from './board-view.ts';
import { makeDeparture } from './make-departure.ts';

export interface DayQuestion {
  readonly stop: number;
  readonly way: LineDirection;
  readonly date: ServiceDate;
}

/** Every planned departure of a way at a stop on a service date, in order; real time only strikes out. */
export function listDay(view: BoardView, question: DayQuestion): Departure[] {
  return [...departuresOfDay(view, question)];
}

/** The same, one after the other, for who needs only the first. */
export function* departuresOfDay(
  { edition, live, now }: BoardView,
  { stop, way, date }: DayQuestion,
): Generator<Departure> {
  const { tripPattern, patternLine, patternDirection } = edition.timetable;
  for (const call of edition.stopDays.list(stop, date)) {
    const trip = tripOfCall(call);
    const pattern = tripPattern[trip] as number;
    if (patternLine[pattern] !== way.line || patternDirection[pattern] !== way.direction) continue;
    const known = live.findTrip(trip, date, now);
    if (known?.isHidden) continue;
    const isSkipped = known?.skipped?.[positionOfCall(call)] === 1;
    const departure = makeDeparture(edition, call, date);
    yield { ...departure, isCancelled: known?.isCancelled === true || isSkipped, isSkipped };
  }
}
