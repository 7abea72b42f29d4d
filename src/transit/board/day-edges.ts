import { findStopUse } from '../timetable/stop-visits.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import type { BoardView } from './departure-board.ts';
import { DirectionCalls } from './direction-calls.ts';

interface EdgesQuestion {
  readonly stop: number;
  readonly direction: LineDirection;
}

/** What lies just outside a board, as planned (ms); undefined where there is nothing. */
interface DayEdges {
  /** The last departure of the rider's day that has left. */
  readonly lastLeftAt: number | undefined;
  /** The first departure of the next rider's day. */
  readonly firstTomorrowAt: number | undefined;
}

export function findDayEdges({ edition, now }: BoardView, { stop, direction }: EdgesQuestion): DayEdges {
  const { clock } = edition;
  const today = clock.dateAt(now);
  const use = findStopUse(edition.timetable, { stop, direction });
  const callsBetween = (from: number, until: number) =>
    new DirectionCalls(edition, { stop, direction, use, from, until });
  const left = callsBetween(clock.startOf(today), now);
  let lastLeftAt: number | undefined;
  while (left.next()) lastLeftAt = left.at;
  const tomorrow = callsBetween(clock.startOf(today + 1), clock.startOf(today + 2));
  return { lastLeftAt, firstTomorrowAt: tomorrow.next() ? tomorrow.at : undefined };
}
