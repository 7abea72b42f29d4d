import type { ServiceDate } from '#lib/time/service-date.ts';
import type { LiveTrust } from '../realtime/live-state.ts';
import type { LiveView } from '../realtime/live-tracker.ts';
import type { LineDirection } from '../timetable/line-direction.ts';

/** What a board is read from: taken once for a request, so that nothing changes half-way. */
export interface BoardView extends LiveView {
  /** ms */
  readonly now: number;
}

/** One bus that calls at a stop, as a rider waiting there sees it. */
export interface Departure {
  readonly tripId: string;
  /** Index of the trip; -1 when real time added it. */
  readonly trip: number;
  /** Where on its trip it calls; -1 when real time added it. */
  readonly position: number;
  /** Where it calls: the stop asked about, or a platform of the station. */
  readonly stop: number;
  /** The service date its trip is of. */
  readonly date: ServiceDate;
  /** The rider's day that its planned instant belongs to: 28:20 is of the day after its service date. */
  readonly day: ServiceDate;
  /** ms */
  readonly scheduledAt: number;
  /** ms; the scheduled instant when nothing live is known. */
  readonly expectedAt: number;
  readonly isLive: boolean;
  readonly isCancelled: boolean;
  /** The bus passes this time without stopping. */
  readonly isSkipped: boolean;
  /** When the operator said so (ms): measured its delay, called it off, added it. Undefined where it is as planned. */
  readonly reportedAt: number | undefined;
  /** The number of the bus that drives the trip, where real time names one. */
  readonly vehicle: string | undefined;
  readonly isAlightingOnly: boolean;
  readonly headsign: string;
}

/** Why a board shows what it shows. */
export type BoardOutcome =
  | 'departures'
  /** Today's first bus is more than an hour away. */
  | 'not-started'
  /** Today's buses have left, and the next one is more than an hour away. */
  | 'ended'
  /** Today has none, and the next one is more than an hour away. */
  | 'no-service'
  | 'not-served'
  | 'no-schedule';

/** The next departures of a line and direction at a stop. */
export interface DepartureBoard {
  readonly stop: number;
  readonly direction: LineDirection;
  /** The rider's day it speaks of: today, or the date asked for. */
  readonly day: ServiceDate;
  readonly outcome: BoardOutcome;
  /** Without a date they may belong to the next day: see `Departure.day`. */
  readonly departures: readonly Departure[];
  /** The first departure after what the board reads, when its list is empty (ms). */
  readonly nextAt: number | undefined;
  /** Every call of this line and direction at this stop lets people off only. */
  readonly isAlightingOnly: boolean;
  /** How far its times are live; `none` where they are the planned ones anyway. */
  readonly trust: LiveTrust;
  /** When the trip updates were made that its trust is about (ms); undefined without any. */
  readonly madeAt: number | undefined;
}
