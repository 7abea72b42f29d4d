import type { Moment } from '#lib/time/moment.ts';
import type { DayKind } from '../line-sheet.ts';
import type { Stop } from '../stop.ts';
import type { Replacement } from './notice-ref.ts';

/** What a notice touches, as the timetables tell it. */
export interface NoticeReach {
  /** For everyone, whatever line they ride. */
  readonly general: boolean;
  /** The days that were counted, a week at most; undefined where no timetable covers it. */
  readonly days: { readonly from: string; readonly to: string } | undefined;
  /** The departures of all these days. */
  readonly departureCount: number;
  /** Numbers of the lines it speaks of or touches. */
  readonly lines: readonly string[];
  readonly directions: readonly ReachedDirection[];
  readonly stops: readonly ReachedStop[];
  /** The addresses of the printable sheets that say otherwise. */
  readonly sheets: readonly string[];
}

/** A direction of a line with departures that are touched. */
export interface ReachedDirection {
  readonly number: string;
  readonly serviceTypeCode: number;
  readonly direction: string;
  readonly towards: string;
  readonly days: readonly ReachedDay[];
}

/** Those of one kind of day; the figures are of the day that has the most of them. */
export interface ReachedDay {
  readonly kind: DayKind;
  readonly departureCount: number;
  /** Of these, the ones that do not run. */
  readonly cancelledCount: number;
  readonly first: Moment;
  readonly last: Moment;
}

/** A stop that is not served, and where to board instead. */
export interface ReachedStop {
  readonly stop: Stop;
  readonly replacement?: Replacement;
}
