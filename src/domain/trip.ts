import type { Moment } from '#lib/time/moment.ts';
import type { LiveTrust } from './departure.ts';
import type { LineDirectionRef } from './line.ts';
import type { BusPlace } from './line-sheet.ts';
import type { Stop } from './stop.ts';

/** One run of a bus along a line, on one service date. */
export interface Trip extends LineDirectionRef {
  /** The moment this is true for. */
  readonly at: number;
  readonly tripId: string;
  readonly tripDate: string;
  readonly isCancelled: boolean;
  readonly trust: LiveTrust;
  /** The departure from each stop, and the arrival at the last one. */
  readonly calls: readonly TripCall[];
  readonly bus?: TripBus;
}

export interface TripCall extends Stop {
  readonly planned: Moment;
  readonly expected: Moment;
  readonly isLive: boolean;
  readonly hasPassed: boolean;
  readonly isSkipped: boolean;
  readonly isAlightingOnly: boolean;
  /** The timetable gives no exact time there. */
  readonly isApproximate: boolean;
}

export interface TripBus extends BusPlace {
  /** Which call, counted from 0, it is at or comes to next. */
  readonly nextCall?: number;
}
