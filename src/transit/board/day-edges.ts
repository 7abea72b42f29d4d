import type { ServiceDate } from '#lib/time/service-date.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { dayCalls, type DayCall } from './day-calls.ts';
import type { BoardView } from './departure-board.ts';
import { leavesAt } from './live-call.ts';

interface EdgesQuestion {
  readonly stop: number;
  readonly direction: LineDirection;
}

/** What lies just outside a board (ms); undefined where there is nothing. */
interface DayEdges {
  /** When the last bus of the rider's day left that has left: by real time, where it speaks of that bus. */
  readonly lastLeftAt: number | undefined;
  /** The first departure of the next rider's day that is not called off. */
  readonly firstTomorrowAt: number | undefined;
}

/** No bus leaves earlier than this before its time. */
const earlyMs = 30 * 60_000;

export function findDayEdges(view: BoardView, { stop, direction }: EdgesQuestion): DayEdges {
  const { edition, now } = view;
  const today = edition.clock.dateAt(now);
  const hasLeft = (call: DayCall) => (leavesAt(view, call) ?? Infinity) < now;
  const last = dayCalls(edition, { stop, direction, date: today }).findLast(
    (call) => call.at < now + earlyMs && hasLeft(call),
  );
  const first = dayCalls(edition, { stop, direction, date: today + 1 }).find(
    (call) => leavesAt(view, call) !== undefined,
  );
  return { lastLeftAt: last && leavesAt(view, last), firstTomorrowAt: first?.at };
}

/** When the last bus of a rider's day leaves a stop, of those that are not called off (ms); undefined without one. */
export function findLastOfDay(
  view: BoardView,
  { stop, direction, date }: EdgesQuestion & { readonly date: ServiceDate },
): number | undefined {
  const times = dayCalls(view.edition, { stop, direction, date }).flatMap(
    (call) => leavesAt(view, call) ?? [],
  );
  return times.length === 0 ? undefined : Math.max(...times);
}
