import { delayAt, type LiveTrip } from '../realtime/live-state.ts';
import { positionOfCall, tripOfCall } from '../timetable/call.ts';
import type { BoardView } from './departure-board.ts';
import type { DatedCall } from './stop-calls.ts';

/** What real time makes of a planned call. */
export interface LiveCall {
  /** ms */
  readonly expectedAt: number;
  readonly isLive: boolean;
  readonly isCancelled: boolean;
  readonly isSkipped: boolean;
  /** When the operator said so (ms). */
  readonly reportedAt: number | undefined;
  /** The number of the bus that drives the trip, where one is known. */
  readonly vehicle: string | undefined;
}

export function readLiveCall(trip: LiveTrip, position: number, scheduledAt: number): LiveCall {
  const { isCancelled, saidAt } = trip;
  const isSkipped = trip.skipped?.[position] === 1;
  const delay = isCancelled ? undefined : delayAt(trip, position);
  const isLive = delay !== undefined;
  return {
    expectedAt: scheduledAt + (delay ?? 0) * 1000,
    isLive,
    isCancelled,
    isSkipped,
    reportedAt: isCancelled || isSkipped ? saidAt : isLive ? trip.reportedAt : undefined,
    vehicle: trip.vehicle,
  };
}

/** A call that real time says nothing of. */
export const asPlanned = (scheduledAt: number): LiveCall => ({
  expectedAt: scheduledAt,
  isLive: false,
  isCancelled: false,
  isSkipped: false,
  reportedAt: undefined,
  vehicle: undefined,
});

/** When a bus leaves, as far as is known (ms); undefined when it does not, or not from here. */
export function leavesAt(
  { live, now }: BoardView,
  { call, date, at }: Omit<DatedCall, 'day'>,
): number | undefined {
  const trip = live.findTrip(tripOfCall(call), date, now);
  if (!trip) return at;
  const { isCancelled, isSkipped, expectedAt } = readLiveCall(trip, positionOfCall(call), at);
  return isCancelled || isSkipped || trip.isHidden ? undefined : expectedAt;
}
