import type { ServiceDate } from '#lib/time/service-date.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import type { StopUse } from '../timetable/stop-visits.ts';
import { firstInstant } from './day-calls.ts';
import type { BoardOutcome, BoardView, Departure } from './departure-board.ts';

/** A day whose first bus is farther away than this has not started, and one whose last bus has left is over. */
const soonMs = 60 * 60_000;

/** What a board of today was asked, and what it found. */
interface BoardFindings {
  readonly stop: number;
  readonly direction: LineDirection;
  readonly use: StopUse;
  /** The rider's day that holds `now`. */
  readonly day: ServiceDate;
  readonly departures: readonly Departure[];
}

/** Why a board of today shows what it shows; see `BoardOutcome`. */
export function findOutcome(view: BoardView, findings: BoardFindings): BoardOutcome {
  const { edition, now } = view;
  const { day, use, departures } = findings;
  const soon = now + soonMs;
  const near = departures.filter((each) => each.day <= day || each.expectedAt <= soon);
  if (areAllPassing(near)) return 'not-served';
  const [first] = departures;
  if (first && first.expectedAt <= soon) return 'departures';
  const { stop, direction } = findings;
  const firstAt = () => firstInstant(edition, { stop, direction, date: day });
  // Nothing for an hour: the day's first bus is ahead, or this is a gap in the middle of the day.
  if (near.length > 0) return (firstAt() ?? Infinity) <= soon ? 'departures' : 'not-started';
  if (!edition.timetable.covers(day)) return 'no-schedule';
  if (use === 'none') return 'not-served';
  return firstAt() === undefined ? 'no-service' : 'ended';
}

/** None of them can be boarded, and at least one passes without stopping. */
export function areAllPassing(departures: readonly Departure[]): boolean {
  return (
    departures.some(({ isSkipped }) => isSkipped) &&
    departures.every(({ isSkipped, isCancelled }) => isSkipped || isCancelled)
  );
}
