import type { ServiceDate } from '#lib/time/service-date.ts';
import type { LiveState } from '#services/schedule/realtime/live-state.ts';
import type { Edition } from '#services/schedule/timetable/edition.ts';
import type { LineDirection } from '#services/schedule/timetable/line-direction.ts';
import type { DepartureBoard } from './departure-board.ts';
import { listDateBoard } from './list-date-board.ts';
import { listTodayBoard } from './list-today-board.ts';
import { listStopWays } from './stop-ways.ts';

/** What a board is read from: taken once for a request, so that nothing changes half-way. */
export interface BoardView {
  readonly edition: Edition;
  readonly live: LiveState;
  /** ms */
  readonly now: number;
}

export interface BoardQuestion {
  readonly stop: number;
  readonly way: LineDirection;
  /** Today's rider day, or none: what is still to come. Another: the first departures planned that service date. */
  readonly date?: ServiceDate;
  /** How many departures that run. */
  readonly limit: number;
}

export function listBoard(view: BoardView, question: BoardQuestion): DepartureBoard {
  const today = view.edition.clock.dateAt(view.now);
  const { stop, way, date = today, limit } = question;
  if (date === today) return listTodayBoard(view.edition, view.live, view.now, today, stop, way, limit);
  return listDateBoard(view.edition, date, stop, way, limit);
}

/** One board for each line and direction of the stop, lines in the order riders count them. */
export function listBoardsAtStop(
  view: BoardView,
  question: Omit<BoardQuestion, 'way'>,
): readonly DepartureBoard[] {
  const date = question.date ?? view.edition.clock.dateAt(view.now);
  const ways = listStopWays(view.edition, question.stop, date);
  return ways.map((way) => listBoard(view, { ...question, way }));
}
