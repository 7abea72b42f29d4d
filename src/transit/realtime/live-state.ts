import type { ServiceDate } from '#lib/time/service-date.ts';
import type { Alert } from './codec/feed-format.ts';

/** Data older than this is not called live, wherever it is shown. */
export const liveForMs = 90_000;

/** A bus later than this is not waited for any more: what was said of its trip is then over. */
export const lateReachMs = 90 * 60_000;

/** How long it holds that a trip is cancelled, or leaves out stops, while the feed that said so is silent. */
export const keptForMs = 24 * 3_600_000;

/** Whether data of that instant may be called live. Without data nothing is. */
export function isLive(dataAt: number | undefined, now: number): boolean {
  return dataAt !== undefined && now - dataAt <= liveForMs;
}

/** What real time says of one trip of the timetable on one service date. */
export interface LiveTrip {
  readonly trip: number;
  readonly date: ServiceDate;
  readonly isCancelled: boolean;
  /** Taken out of the schedule, or run over other stops under the same name: boards do not show it. */
  readonly isHidden: boolean;
  /** Seconds late at each position, carried along the trip; `unknownDelay` where nothing is known. See `delayAt`. */
  readonly delays: Int32Array | undefined;
  /** 1 at each position the bus passes without stopping; undefined when it stops everywhere. */
  readonly skipped: Uint8Array | undefined;
  readonly vehicle: string | undefined;
  /** When the operator measured its delays or announced its change (ms). */
  readonly reportedAt: number;
  /** When the last message was made that cancels it or leaves out its stops, or that speaks of it at all (ms). */
  readonly saidAt: number;
  /** When it reaches its last stop, as planned (ms). */
  readonly endsAt: number;
}

/** Stands in `delays` for a stop without news: the schedule holds there. */
export const unknownDelay = -(2 ** 31);

/** Seconds late at a position; undefined when it is not known. */
export function delayAt(trip: LiveTrip, position: number): number | undefined {
  const delay = trip.delays?.[position] ?? unknownDelay;
  return delay === unknownDelay ? undefined : delay;
}

/** A call of a trip that is not in the timetable. */
export interface AddedCall {
  readonly tripId: string;
  readonly line: number;
  readonly directionId: number;
  readonly stop: number;
  /** ms */
  readonly departsAt: number;
  readonly headsign: string;
  /** The last of its trip. */
  readonly isAlightingOnly: boolean;
  /** When the operator spoke of it (ms). */
  readonly reportedAt: number;
}

export interface LiveVehicle {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly bearing: number | undefined;
  /** Index of its trip; -1 when it is on none we know. */
  readonly trip: number;
  readonly date: ServiceDate | undefined;
  /** Where it is on its trip, by position, and whether it stands there. */
  readonly position: number | undefined;
  readonly isStopped: boolean;
  readonly reportedAt: number;
}

/**
 * How far the times of trips can be trusted: `none` without a feed that carries trip updates, `stale` when it is silent
 * or broken. Fresh buses or alerts beside it change nothing: they are facts of other feeds.
 */
export type LiveTrust = 'live' | 'stale' | 'none';

/**
 * Everything real time says, against one edition of the timetable. A value: a message makes a new one.
 * What is older than `liveForMs` is not given out as live.
 */
export interface LiveState {
  /** With a line, by the feeds that speak of that line, where there are any. */
  trust(nowMs: number, line?: number): LiveTrust;
  /** When the trip updates that `trust` is about were made (ms); undefined before any came. */
  tripsMadeAt(line?: number): number | undefined;
  /** When the newest data of any kind were made (ms); undefined before any came. */
  readonly madeAt: number | undefined;
  /**
   * Undefined also when what is known of the trip is too old. Delays are given while they are live. That a trip is
   * cancelled, or leaves out stops, holds until the feed that said so takes it back, also while that feed is silent:
   * until the trip is over, for a day at most.
   */
  findTrip(trip: number, date: ServiceDate, nowMs: number): LiveTrip | undefined;
  /** The calls at a stop of trips that are not in the timetable. */
  listAdded(stop: number, nowMs: number): readonly AddedCall[];
  /** The calls of such a trip, in its order. */
  findAddedTrip(tripId: string, nowMs: number): readonly AddedCall[];
  listVehicles(nowMs: number): readonly LiveVehicle[];
  readonly alerts: readonly Alert[];
  /** Changes were announced beforehand: `findTrip` may know of a trip that no feed speaks of. */
  readonly isAnnounced?: true;
}

/** Before any message, or without any feed. */
export const noLiveState: LiveState = {
  trust: () => 'none',
  tripsMadeAt: () => undefined,
  madeAt: undefined,
  findTrip: () => undefined,
  listAdded: () => [],
  findAddedTrip: () => [],
  listVehicles: () => [],
  alerts: [],
};
