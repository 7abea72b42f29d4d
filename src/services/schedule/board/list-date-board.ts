import type { ServiceDate } from '#lib/time/service-date.ts';
import { tripOfCall } from '#services/schedule/timetable/call.ts';
import type { Edition } from '#services/schedule/timetable/edition.ts';
import type { LineDirection } from '#services/schedule/timetable/line-direction.ts';
import type { BoardOutcome, Departure, DepartureBoard } from './departure-board.ts';
import { makeDeparture } from './make-departure.ts';
import { findStopUse, type StopUse } from './stop-ways.ts';

/** The first departures planned on a service date; 25:10 is one of its own, as in the timetable. */
export function listDateBoard(
  edition: Edition,
  date: ServiceDate,
  stop: number,
  way: LineDirection,
  limit: number,
): DepartureBoard {
  const use = findStopUse(edition, stop, way);
  const departures = use === 'none' ? [] : listFirst(edition, date, stop, way, limit);
  return {
    stop,
    way,
    outcome: outcomeOf(edition, date, use, departures),
    departures,
    nextAt: undefined,
    isAlightingOnly: use === 'alighting',
    trust: 'none',
  };
}

function listFirst(
  edition: Edition,
  date: ServiceDate,
  stop: number,
  way: LineDirection,
  limit: number,
): Departure[] {
  const { tripPattern, patternLine, patternDirection } = edition.timetable;
  const departures: Departure[] = [];
  for (const call of edition.stopDays.list(stop, date)) {
    if (departures.length >= limit) break;
    const pattern = tripPattern[tripOfCall(call)] as number;
    if (patternLine[pattern] !== way.line || patternDirection[pattern] !== way.direction) continue;
    departures.push(makeDeparture(edition, call, date));
  }
  return departures;
}

function outcomeOf(
  { timetable }: Edition,
  date: ServiceDate,
  use: StopUse,
  departures: readonly Departure[],
): BoardOutcome {
  if (!timetable.covers(date)) return 'no-schedule';
  if (use === 'none') return 'not-served';
  return departures.length > 0 ? 'departures' : 'no-service';
}
