import { findStopUse, type StopUse } from '../timetable/stop-visits.ts';
import type { BoardView } from './board-view.ts';
import type { BoardOutcome, DepartureBoard } from './departure-board.ts';
import { listDay, type DayQuestion } from './list-day.ts';
import { ShownDepartures } from './shown-departures.ts';

/**
 * The first departures planned on a service date; 25:10 is one of its own, as in the timetable. Real time only strikes
 * out.
 */
export function listDateBoard(
  view: BoardView,
  question: DayQuestion & { readonly limit: number },
): DepartureBoard {
  const { timetable } = view.edition;
  const { stop, direction, date, limit } = question;
  const use = findStopUse(timetable, stop, direction);
  const shown = new ShownDepartures(limit);
  for (const departure of use === 'none' ? [] : listDay(view, question)) {
    if (shown.isFull) break;
    if (!departure.isAlightingOnly || use === 'alighting') shown.add(departure);
  }
  return {
    stop,
    direction,
    outcome: timetable.covers(date) ? outcomeOf(use, shown) : 'no-schedule',
    departures: shown.list(),
    nextAt: undefined,
    isAlightingOnly: use === 'alighting',
    trust: 'none',
  };
}

function outcomeOf(use: StopUse, shown: ShownDepartures): BoardOutcome {
  if (use === 'none' || shown.areAllSkipped) return 'not-served';
  return shown.list().length > 0 ? 'departures' : 'no-service';
}
