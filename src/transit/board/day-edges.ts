import type { LineDirection } from '../timetable/line-direction.ts';
import { dayInstants, firstInstant } from './day-instants.ts';
import type { BoardView } from './departure-board.ts';

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
  const today = edition.clock.dateAt(now);
  return {
    lastLeftAt: dayInstants(edition, { stop, direction, date: today }).findLast((at) => at < now),
    firstTomorrowAt: firstInstant(edition, { stop, direction, date: today + 1 }),
  };
}
