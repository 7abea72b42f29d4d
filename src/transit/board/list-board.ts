import type { ServiceDate } from '#lib/time/service-date.ts';
import { findStopUse, type StopUse } from '../timetable/stop-visits.ts';
import type { BoardOutcome, BoardView, DepartureBoard } from './departure-board.ts';
import { listDay } from './list-day.ts';
import { listTodayBoard, type BoardOfDay } from './list-today-board.ts';
import { ShownDepartures } from './shown-departures.ts';
import { listDirectionsAtStop } from './stop-directions.ts';

interface BoardQuestion extends Omit<BoardOfDay, 'date'> {
  /**
   * Today, by the calendar or by the service, or none: what is still to come. Another: the first departures planned
   * that service date.
   */
  readonly date?: ServiceDate;
}

export function listBoard(view: BoardView, question: BoardQuestion): DepartureBoard {
  const { clock } = view.edition;
  const today = clock.dateAt(view.now);
  const { stop, direction, date = today, limit } = question;
  // After midnight a rider's calendar is a day ahead of the service: both days mean what is still to come.
  if (date === today || date === clock.calendarDateAt(view.now)) {
    return listTodayBoard(view, { stop, direction, date: today, limit });
  }
  return listDateBoard(view, { stop, direction, date, limit });
}

/** One board for each line and direction of the stop, lines in the order riders count them. */
export function listBoardsAtStop(
  view: BoardView,
  question: Omit<BoardQuestion, 'direction'>,
): readonly DepartureBoard[] {
  const date = question.date ?? view.edition.clock.dateAt(view.now);
  const directions = listDirectionsAtStop(view.edition, { stop: question.stop, date });
  return directions.map((direction) => listBoard(view, { ...question, direction }));
}

/** The first departures planned on a service date; 25:10 belongs to this date. Of real time only cancellations apply, not delays. */
function listDateBoard(view: BoardView, question: BoardOfDay): DepartureBoard {
  const { timetable } = view.edition;
  const { stop, direction, date, limit } = question;
  const use = findStopUse(timetable, question);
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
  if (use === 'none' || shown.isUnserved) return 'not-served';
  return shown.list().length > 0 ? 'departures' : 'no-service';
}
