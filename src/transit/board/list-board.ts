import type { ServiceDate } from '#lib/time/service-date.ts';
import { findStopUse, type StopUse } from '../timetable/stop-visits.ts';
import { areAllPassing } from './board-outcome.ts';
import type { BoardOutcome, BoardView, Departure, DepartureBoard } from './departure-board.ts';
import { listDay, type DayQuestion } from './list-day.ts';
import { listTodayBoards, type DirectionsQuestion } from './list-today-boards.ts';
import { ShownDepartures } from './shown-departures.ts';
import { listDirectionsAtStop } from './stop-directions.ts';

/** A board of one day. */
interface DayBoardQuestion extends DayQuestion {
  /** How many departures that run. */
  readonly limit: number;
}

interface BoardQuestion extends Omit<DayBoardQuestion, 'date'> {
  /**
   * None: what is still to come, into the next day too. Today: what is still to come today. Another: the first
   * departures planned that service date.
   */
  readonly date?: ServiceDate;
}

export function listBoard(view: BoardView, question: BoardQuestion): DepartureBoard {
  const { direction, date } = question;
  const [board] = listBoards(view, { ...question, directions: [direction] }, date);
  return board as DepartureBoard;
}

/** Boards of several directions of one stop. */
function listBoards(
  view: BoardView,
  { stop, directions, limit }: DirectionsQuestion,
  date: ServiceDate | undefined,
): readonly DepartureBoard[] {
  const { clock } = view.edition;
  const today = clock.dateAt(view.now);
  const asked = { stop, directions, limit };
  if (date === today) return listTodayBoards(view, { ...asked, day: today, readsOn: false });
  // After midnight a rider's calendar is a day ahead of the service: its date means what is still to come, as none does.
  if (date === undefined || date === clock.calendarDateAt(view.now)) {
    return listTodayBoards(view, { ...asked, day: today, readsOn: true });
  }
  return directions.map((direction) => listDateBoard(view, { stop, limit, direction, date }));
}

/** One board for each line and direction of the stop, lines in the order riders count them. */
export function listBoardsAtStop(
  view: BoardView,
  question: Omit<BoardQuestion, 'direction'>,
): readonly DepartureBoard[] {
  const date = question.date ?? view.edition.clock.dateAt(view.now);
  const directions = listDirectionsAtStop(view.edition, { stop: question.stop, date });
  return listBoards(view, { ...question, directions }, question.date);
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
