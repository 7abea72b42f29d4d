import type { Edition } from '../timetable/edition.ts';
import type { BoardOutcome, DepartureBoard } from './departure-board.ts';
import type { BoardView } from './board-view.ts';
import { departuresOfDay, type DayQuestion } from './list-day.ts';
import { ShownDepartures } from './shown-departures.ts';
import { findStopUse, type StopUse } from './stop-ways.ts';

/**
 * The first departures planned on a service date; 25:10 is one of its own, as in the timetable. Real time only strikes
 * out.
 */
export function listDateBoard(view: BoardView, question: DayQuestion, limit: number): DepartureBoard {
  const { edition } = view;
  const { stop, way } = question;
  const use = findStopUse(edition, stop, way);
  const shown = use === 'none' ? new ShownDepartures(limit) : showFirst(view, question, use, limit);
  return {
    stop,
    way,
    outcome: outcomeOf(edition, question, use, shown),
    departures: shown.list(),
    nextAt: undefined,
    isAlightingOnly: use === 'alighting',
    trust: 'none',
  };
}

function showFirst(view: BoardView, question: DayQuestion, use: StopUse, limit: number): ShownDepartures {
  const shown = new ShownDepartures(limit);
  for (const departure of departuresOfDay(view, question)) {
    if (shown.runs >= limit) break;
    if (departure.isAlightingOnly && use === 'boarding') continue;
    shown.add(departure);
  }
  return shown;
}

function outcomeOf(
  { timetable }: Edition,
  { date }: DayQuestion,
  use: StopUse,
  shown: ShownDepartures,
): BoardOutcome {
  if (!timetable.covers(date)) return 'no-schedule';
  const departures = shown.list();
  if (use === 'none' || (shown.runs === 0 && departures.some(({ isSkipped }) => isSkipped))) {
    return 'not-served';
  }
  return departures.length > 0 ? 'departures' : 'no-service';
}
