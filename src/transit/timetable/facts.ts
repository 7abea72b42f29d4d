import type { ServiceDate } from '#lib/time/service-date.ts';

/** A line: all the routes of the feed that carry the same number. */
export interface Line {
  /** As riders read it: `800`, `3A`. */
  readonly number: string;
  readonly name: string;
  readonly colour: string;
  readonly textColour: string;
  readonly agency: string;
  readonly routeIds: readonly string[];
}

export interface Stop {
  readonly id: string;
  /** The number on the pole. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly latitude: number;
  readonly longitude: number;
  /** True, false, or undefined when the feed does not say. */
  readonly accessible?: boolean;
  /** Index of the station it belongs to. */
  readonly parent?: number;
  /** What GTFS calls location_type; buses stop at 0 only. */
  readonly kind: number;
  readonly platform?: string;
  /** As the feed has it for this very place; `zoneOfStop` knows whose counts. */
  readonly timeZone?: string;
}

interface Agency {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly timeZone: string;
  readonly phone: string;
}

/** A calendar row: how periods are told apart. */
export interface ServiceRange {
  readonly id: string;
  readonly from: ServiceDate;
  readonly to: ServiceDate;
}

export interface Transfer {
  readonly from: number;
  readonly to: number;
  readonly kind: number;
  readonly minimumSeconds?: number;
}

/** Another language's text for a value of the feed. */
interface Translation {
  readonly table: string;
  readonly field: string;
  readonly language: string;
  readonly text: string;
  /** The record's id, or empty when every record with `value` is meant. */
  readonly record: string;
  readonly value: string;
}

/** The part of the model that is words and small tables. */
export interface Facts {
  readonly agencies: readonly Agency[];
  /** The zone in which every time of the feed is meant; undefined when none it names is known. */
  readonly timeZone?: string;
  readonly lines: readonly Line[];
  readonly stops: readonly Stop[];
  readonly services: readonly string[];
  readonly ranges: readonly ServiceRange[];
  readonly headsigns: readonly string[];
  readonly blocks: number;
  readonly shapeIds: readonly string[];
  /** Encoded polylines, precision 5. */
  readonly shapes: readonly string[];
  readonly transfers: readonly Transfer[];
  readonly translations: readonly Translation[];
  /** The first day any service runs, and how many days until the last. */
  readonly firstDate: ServiceDate;
  readonly days: number;
  readonly feedPublisher: string;
  readonly version: string;
  readonly language: string;
}
