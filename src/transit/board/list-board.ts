import type { ServiceDate } from '#lib/time/service-date.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import type { BoardView } from './board-view.ts';
import type { DepartureBoard } from './departure-board.ts';
import { listDateBoard } from './list-date-board.ts';
import { listTodayBoard } from './list-today-board.ts';
import { listDirectionsAtStop } from './stop-directions.ts';

interface BoardQuestion {
  readonly stop: number;
  readonly direction: LineDirection;
  /**
   * Today, by the calendar or by the service, or none: what is still to come. Another: the first departures planned
   * that service date.
   */
  readonly date?: ServiceDate;
  /** How many departures that run. */
  readonly limit: number;
}

export function listBoard(view: BoardView, question: BoardQuestion): DepartureBoard {
  const { clock } = view.edition;
  const today = clock.dateAt(view.now);
  const { stop, direction, date = today, limit } = question;
  // After midnight a rider's calendar is a day ahead of the service: both days mean what is still to come.
  if (date === today || date === clock.calendarDateAt(view.now)) {
    return listTodayBoard(view, { stop, direction, day: today, limit });
  }
  return listDateBoard(view, { stop, direction, date, limit });
}

/** One board for each line and direction of the stop, lines in the order riders count them. */
export function listBoardsAtStop(
  view: BoardView,
  question: Omit<BoardQuestion, 'direction'>,
): readonly DepartureBoard[] {
  const date = question.date ?? view.edition.clock.dateAt(view.now);
  const directions = listDirectionsAtStop(view.edition, question.stop, date);
  return directions.map((direction) => listBoard(view, { ...question, direction }));
}
