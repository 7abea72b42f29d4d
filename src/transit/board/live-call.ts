import { delayAt, type LiveTrip } from '../realtime/live-state.ts';

/** What real time makes of a planned call. */
export interface LiveCall {
  /** ms */
  readonly expectedAt: number;
  readonly isLive: boolean;
  readonly isCancelled: boolean;
  readonly isSkipped: boolean;
  /** ms */
  readonly reportedAt: number | undefined;
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
  };
}

/** A call that real time says nothing of. */
export const asPlanned = (scheduledAt: number): LiveCall => ({
  expectedAt: scheduledAt,
  isLive: false,
  isCancelled: false,
  isSkipped: false,
  reportedAt: undefined,
});
