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
  /** It holds between two lines or two trips alone, and says nothing of the others. */
  readonly isForSome?: true;
}

/** Texts by the index of what they name, in its order. */
export type TextsByIndex = readonly (readonly [index: number, text: string])[];

/** What translations.txt gives of one language. What is not here has no text of its own in it. */
export interface Translation {
  /** Its tag in small letters: `en`, `fr-ca`. */
  readonly language: string;
  readonly stopNames: TextsByIndex;
  readonly stopDescriptions: TextsByIndex;
  readonly lineNames: TextsByIndex;
  /** Of trips and of stops on trips alike: what counts is the text that is translated. */
  readonly headsigns: TextsByIndex;
  readonly publisher?: string;
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
  /** One for each language besides the feed's own, in the order the feed names them. */
  readonly translations: readonly Translation[];
  /** The first day any service runs, and how many days until the last. */
  readonly firstDate: ServiceDate;
  readonly days: number;
  readonly feedPublisher: string;
  readonly version: string;
  /** That of all names that are no translations, as the feed gives it; empty when it does not. */
  readonly language: string;
}
