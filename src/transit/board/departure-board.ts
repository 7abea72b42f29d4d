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
  readonly date: ServiceDate;
  /** ms */
  readonly scheduledAt: number;
  /** ms; the scheduled instant when nothing live is known. */
  readonly expectedAt: number;
  readonly isLive: boolean;
  readonly isCancelled: boolean;
  /** The bus passes this time without stopping. */
  readonly isSkipped: boolean;
  readonly isAlightingOnly: boolean;
  readonly headsign: string;
}

/** Why a board shows what it shows. */
export type BoardOutcome =
  | 'departures'
  /** Buses come later today: none yet within the board's reach. */
  | 'not-started'
  | 'ended'
  | 'no-service'
  | 'not-served'
  | 'no-schedule';

/** The next departures of a line and direction at a stop. */
export interface DepartureBoard {
  readonly stop: number;
  readonly direction: LineDirection;
  readonly outcome: BoardOutcome;
  readonly departures: readonly Departure[];
  /** The first departure after those of today, when there are none left (ms). */
  readonly nextAt: number | undefined;
  /** Every call of this line and direction at this stop lets people off only. */
  readonly isAlightingOnly: boolean;
  /** How far its times are live; `none` where they are the planned ones anyway. */
  readonly trust: LiveTrust;
}
