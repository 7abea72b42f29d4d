import type { Moment } from '#lib/time/moment.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import type { LineAlong, OnRequest } from './access.ts';
import type { Departure, LiveTrust } from './departure.ts';
import type { LineDirectionRef, LineRef } from './line.ts';
import type { NoticeRef, Replacement } from './notices/notice-ref.ts';
import type { Stop } from './stop.ts';

/** What riders call a day: the usual service of these days, a holiday, or a weekday without classes. */
export type DayKind = 'weekday' | 'saturday' | 'sunday' | 'holiday' | 'school-day-off';

/** A line on one day: everything but its timetable. Days are written `2026-11-16`. */
export interface LineSheet extends LineRef {
  readonly description: string;
  /** The days it runs, Sunday first. */
  readonly days: readonly boolean[];
  readonly isAccessible: boolean;
  readonly date: string;
  readonly dayKind: DayKind;
  /** The days for which the timetable holds, where they are known. */
  readonly period?: Period;
  readonly trust: LiveTrust;
  readonly about?: LineAbout;
  /** How riders get on or off between its stops. */
  readonly along?: readonly LineAlong[];
  /** What the timetables in service call their version. */
  readonly version: string;
  readonly directions: readonly LineDirection[];
  /** Those that speak of it, the gravest first. */
  readonly notices?: readonly NoticeRef[];
}

/** What a feed says of a line besides where it goes and when. */
export interface LineAbout {
  /** Who runs it, where several agencies run the lines of the network. */
  readonly operator?: { readonly name: string; readonly phone?: string; readonly website?: string };
  readonly description?: string;
  readonly website?: string;
  /** Which of its trips take bikes. */
  readonly bikes?: 'all' | 'some' | 'none';
}

export interface Period {
  readonly from: string;
  readonly to: string;
  /** False where the data begin or end there: the period may be longer. */
  readonly isFromSure: boolean;
  readonly isToSure: boolean;
}

export interface LineDirection {
  readonly direction: string;
  readonly towards: string;
  /** The first and the last stop of its usual trip. */
  readonly origin: string;
  readonly terminus: string;
  readonly trips: number;
  readonly first?: Moment;
  readonly last?: Moment;
  /** The same as long as its sheet of this day does not change. */
  readonly fingerprint: string;
  readonly stops: readonly LineStop[];
  /** The ways its trips take, the most frequent first. */
  readonly variants: readonly {
    readonly trips: number;
    readonly destinations: readonly string[];
    readonly stops: readonly string[];
  }[];
}

export interface LineStop extends Stop {
  readonly isServed: boolean;
  /** Where to board instead, as the notice has it that closed the stop. */
  readonly replacement?: Replacement;
  readonly isAlightingOnly: boolean;
  /** Whom to ask beforehand, where every trip wants to be asked for the same. */
  readonly onRequest?: OnRequest;
  /** The other lines that stop there. */
  readonly lines: readonly LineDirectionRef[];
  readonly next?: Moment;
}

/** A day of a line's calendar. */
export interface LineDay {
  readonly date: string;
  readonly kind: DayKind;
  /** How many trips run in all its directions. */
  readonly trips: number;
  readonly directions: readonly DirectionOfDay[];
  readonly period: { readonly from: string; readonly to: string; readonly name: string };
}

/** What runs in one direction on a day. Two days with the same fingerprint have the same sheet. */
export interface DirectionOfDay {
  readonly direction: string;
  readonly trips: number;
  readonly fingerprint: string;
}

/** What moves on a line at a moment. */
export interface LineNow {
  readonly at: number;
  readonly trust: LiveTrust;
  readonly buses: readonly Bus[];
  readonly directions: readonly {
    readonly direction: string;
    readonly stops: readonly {
      readonly code: string;
      readonly next?: NextAtStop;
    }[];
  }[];
}

/** The next bus of a line at one of its stops; its planned time only where that is another. */
export type NextAtStop = Pick<Departure, 'expected' | 'state'> &
  Partial<Pick<Departure, 'planned' | 'every'>>;

/** Where a bus is, and how far it has come from the stop before. */
export interface BusPlace extends Coordinates {
  readonly id: string;
  /** Degrees clockwise from north. */
  readonly heading?: number;
  readonly isStanding: boolean;
  /** From 0 to 1. */
  readonly progress?: number;
  readonly updated: Moment;
}

/** A bus on a trip of the timetable. */
export interface Bus extends BusPlace, Omit<LineDirectionRef, 'serviceTypeCode' | 'mode'> {
  readonly tripId: string;
  readonly tripDate: string;
  /** The number of the stop it is at, or of the next one. */
  readonly nextStop?: string;
}
