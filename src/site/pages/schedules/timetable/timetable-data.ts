import type { OnRequest } from '#domain/access.ts';
import type { StopBoard } from '#domain/departure.ts';
import type { LetteredNote } from '#domain/grid-notes.ts';
import type { DayKind } from '#domain/line-sheet.ts';
import type { LineDirectionRef } from '#domain/line.ts';
import type { NoticeRef } from '#domain/notices/notice-ref.ts';
import type { ChosenDay } from '../day-chips.tsx';

/** How the day is shown: by the width of the screen unless somebody chose. */
export type TimetableView = 'auto' | 'stop' | 'all';

/** What the page of a timetable knows beside its table, which is finished HTML. */
export interface LoadedTimetable extends LineDirectionRef, ChosenDay {
  readonly kind: 'timetable';
  /** The moment it was drawn for. */
  readonly at: number;
  readonly dayKind: DayKind;
  /** The first and the last day that the timetable holds for, in words, where they are known. */
  readonly validity?: readonly [from: string, to: string];
  /** The other direction of the line, with the stop across the street where there is one. */
  readonly back?: LineDirectionRef & { readonly stop: string | undefined };
  readonly view: TimetableView;
  /** How many trips there are. */
  readonly trips: number;
  /** Three trips or fewer: the whole table stands on any screen, with the other direction where that is short too. */
  readonly isSparse: boolean;
  /** How many trips the other direction has, where its table stands there too. */
  readonly backTrips?: number;
  /** Everyone's stops in the order of travel, and the one whose times are shown. */
  readonly stops: readonly NamedStop[];
  readonly you: NamedStop;
  /** The board of that stop for this line, on the rider's day. */
  readonly board?: StopBoard;
  /** When the service day begins to count (ms). */
  readonly originAt: number;
  readonly departures: readonly PlannedCall[];
  readonly notes: readonly LetteredNote[];
  /** The names of the stops that notes speak of, by their numbers. */
  readonly names: Readonly<Record<string, string>>;
  readonly marks: GridMarks;
  /** What is told of the line on that day. */
  readonly notices: readonly NoticeRef[];
  /** The first day with trips after one without. */
  readonly nextDay?: { readonly date: string; readonly words: string };
  /** Where its printed sheet is. */
  readonly printPath?: string;
}

export interface NamedStop {
  readonly code: string;
  readonly name: string;
}

/** A trip at the rider's stop. */
export interface PlannedCall {
  /** Since the start of the service day. */
  readonly minutes: number;
  readonly tripId: string;
  readonly column: number;
  readonly row: number;
  readonly letters?: string;
  readonly isCancelled?: true;
  readonly isSkipped?: true;
  readonly isAlightingOnly?: true;
  /** It stands for one every so many minutes, until those of the day. */
  readonly often?: { readonly minutes: number; readonly until: number };
  readonly onRequest?: OnRequest;
}

/** The icons that a table uses: the page holds each once. */
export const gridIcons = ['moon', 'cancelled', 'drop-off', 'pole-barred'] as const;
/** Those that only a table with stops on request has. */
export const askingGridIcons = ['phone', 'hail'] as const;
export type GridIcon = (typeof gridIcons | typeof askingGridIcons)[number];

/** The marks that occur, which the legend explains. */
export interface GridMarks {
  readonly gaps: boolean;
  readonly cancelled: boolean;
  readonly skipped: boolean;
  readonly alighting: boolean;
  readonly approximate: boolean;
  /** What stops on request are asked for, by whom to ask. */
  readonly requests?: readonly OnRequest[];
  /** Where some trips run after midnight: the day that is then, `mardi 17`, and the night, `nuit de lundi à mardi`. */
  readonly night?: { readonly day: string; readonly words: string };
}

export type TimetableData = LoadedTimetable | { readonly kind: 'failed'; readonly number: string };
