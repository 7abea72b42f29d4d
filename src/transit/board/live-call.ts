import { delayAt, type LiveTrip } from '../realtime/live-state.ts';

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
