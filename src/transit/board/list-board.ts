import type { ServiceDate } from '#lib/time/service-date.ts';
import { findStopUse, type StopUse } from '../timetable/stop-visits.ts';
import { areAllPassing } from './board-outcome.ts';
import type { BoardOutcome, BoardView, Departure, DepartureBoard } from './departure-board.ts';
import { listDay } from './list-day.ts';
import { listTodayBoard, type DayBoardQuestion } from './list-today-board.ts';
import { ShownDepartures } from './shown-departures.ts';
import { listDirectionsAtStop } from './stop-directions.ts';

interface BoardQuestion extends Omit<DayBoardQuestion, 'date'> {
  /**
   * None: what is still to come, into the next day too. Today: what is still to come today. Another: the first
   * departures planned that service date.
   */
  readonly date?: ServiceDate;
}

export function listBoard(view: BoardView, question: BoardQuestion): DepartureBoard {
  const { clock } = view.edition;
  const today = clock.dateAt(view.now);
  const { stop, direction, date, limit } = question;
  const asked = { stop, direction, limit };
  if (date === today) return listTodayBoard(view, { ...asked, date: today, readsOn: false });
  // After midnight a rider's calendar is a day ahead of the service: its date means what is still to come, as none does.
  if (date === undefined || date === clock.calendarDateAt(view.now)) {
    return listTodayBoard(view, { ...asked, date: today, readsOn: true });
  }
  return listDateBoard(view, { ...asked, date });
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
function listDateBoard(view: BoardView, question: DayBoardQuestion): DepartureBoard {
  const { timetable } = view.edition;
  const { stop, direction, date, limit } = question;
  const use = findStopUse(timetable, question);
  const shown = new ShownDepartures(limit);
  for (const departure of use === 'none' ? [] : listDay(view, question)) {
    if (shown.isFull) break;
    if (!departure.isAlightingOnly || use === 'alighting') shown.add(departure);
  }
  const departures = shown.list();
  return {
    stop,
    direction,
    day: date,
    outcome: timetable.covers(date) ? outcomeOf(use, departures) : 'no-schedule',
    departures,
    nextAt: undefined,
    isAlightingOnly: use === 'alighting',
    trust: 'none',
    madeAt: undefined,
  };
}

function outcomeOf(use: StopUse, departures: readonly Departure[]): BoardOutcome {
  if (use === 'none' || areAllPassing(departures)) return 'not-served';
  return departures.length > 0 ? 'departures' : 'no-service';
}
