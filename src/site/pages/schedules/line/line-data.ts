import type { LineAlong } from '#domain/access.ts';
import type { ChangeItem } from '#domain/change-items.ts';
import type { DayAtStop, PlannedTrip } from '#domain/day-at-stop.ts';
import type { StopBoard } from '#domain/departure.ts';
import type { DirectionNow } from '#domain/line-now.ts';
import type { DayKind, LineAbout } from '#domain/line-sheet.ts';
import { firstToBoard, type DrawnStop } from '#domain/line-stops.ts';
import type { LineRef } from '#domain/line.ts';
import type { NoticeRef } from '#domain/notices/notice-ref.ts';
import type { Moment } from '#lib/time/moment.ts';

/** A line on a day; `failed` where it could not be had, `no-schedule` where nothing is published for the day. */
export type LineData = { readonly kind: 'failed'; readonly number: string } | NoSchedule | LineView;

export interface NoSchedule extends LineHead {
  readonly kind: 'no-schedule';
  readonly date?: string;
  readonly days: readonly LineDayChip[];
  readonly period?: NewPeriod;
  /** The last day that a schedule is published for, where all of it is over. */
  readonly end?: string;
}

/** The first day of another period among those that can be chosen. */
interface NewPeriod {
  readonly name: string;
  readonly from: string;
}

/** What its banner shows. */
export interface LineHead {
  readonly line: LineRef;
  /** Where it ends, one for each direction. */
  readonly ends: readonly string[];
}

/** Everything that the page draws, and nothing else: a phone has to read all of it. */
export interface LineView extends LineHead {
  readonly kind: 'line';
  readonly direction: LineWay;
  readonly other?: LineWay;
  /** The days it runs, Sunday first, and its hours on this day. */
  readonly runs: { readonly days: readonly boolean[]; readonly first?: Moment; readonly last?: Moment };
  readonly date: string;
  readonly dayKind: DayKind;
  readonly today: string;
  readonly trips: number;
  readonly stops: readonly DrawnStop[];
  /** Only of today: other days are planned. */
  readonly now?: DirectionNow;
  readonly yours?: YourStop;
  readonly days: readonly LineDayChip[];
  readonly period?: NewPeriod;
  readonly notices: readonly LineNotice[];
  readonly change?: LineChange;
  readonly about?: LineAbout;
  /** How riders get on or off between its stops. */
  readonly along?: readonly LineAlong[];
  readonly links: { readonly print?: string };
}

/** A notice that speaks of the line. */
export interface LineNotice extends Pick<
  NoticeRef,
  'id' | 'title' | 'severity' | 'summary' | 'from' | 'until'
> {
  /** Its own page; without one, all notices of the line. */
  readonly href?: string | undefined;
}

export interface LineWay {
  readonly direction: string;
  readonly towards: string;
}

/** The stop whose departures are shown. */
export interface YourStop {
  readonly code: string;
  /** Only of today. */
  readonly board?: StopBoard;
  readonly day: DayAtStop;
  /** Only of another day. */
  readonly trips?: readonly PlannedTrip[];
}

/** The stop that somebody chose; the one that is shown unless told needs no saying. */
export function chosenStop(yours: YourStop | undefined, stops: readonly DrawnStop[]): string | undefined {
  return yours?.code === firstToBoard(stops)?.code ? undefined : yours?.code;
}

export interface LineDayChip {
  readonly date: string;
  readonly kind: DayKind;
  readonly isEmpty?: boolean;
  readonly isNewPeriod?: boolean;
}

/** What another period brings, on the same kind of day before and after. */
export interface LineChange {
  readonly from: string;
  readonly name: string;
  readonly until: string;
  readonly kind: DayKind;
  readonly items: readonly ChangeItem[];
}
