import type { ServiceDate } from '#lib/time/service-date.ts';
import type { ServiceSeconds } from '#lib/time/service-time.ts';

/** A line: all the routes of the feed that carry the same number. */
export interface Line {
  /** As riders read it: `800`, `3A`. */
  readonly number: string;
  readonly name: string;
  readonly colour: string;
  readonly textColour: string;
  readonly agency: string;
  /** `route_type`, basic or extended; 3, a bus, where the feed gives none that can be read. */
  readonly routeType: number;
  /** The id of its network in `networks`. */
  readonly network?: string;
  /** Where the feed wants it among the others, from the least on. */
  readonly sortOrder?: number;
  /** Whether its trips take bikes; nothing where the feed does not say. */
  readonly bikes?: BikesTaken;
  /** What its agency says of it besides its name, and its page there. */
  readonly description?: string;
  readonly url?: string;
  readonly routeIds: readonly string[];
}

export type BikesTaken = 'all' | 'some' | 'none';

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
  readonly email?: string;
  readonly fareUrl?: string;
  /** Where it is another than that of the feed. */
  readonly language?: string;
}

/** Lines that belong together for their fares or their name. */
export interface LineNetwork {
  readonly id: string;
  /** Empty where the feed gives the id alone. */
  readonly name: string;
}

/** Who made the feed, and how to reach them; empty where the feed does not say. */
interface FeedContact {
  readonly url: string;
  readonly email: string;
  readonly contactUrl: string;
}

/** What a ride costs, as far as a feed tells. */
export interface Fare {
  /** Empty where the feed has a code alone. */
  readonly name: string;
  readonly amount: number;
  /** By ISO 4217: `CAD`. */
  readonly currency: string;
  /** Who asks it, where the feed says. */
  readonly agency?: string;
  /** Who pays it, such as a child. */
  readonly rider?: string;
  /** Or before boarding. */
  readonly paidOnBoard?: boolean;
}

/** What a feed has besides lines, stops and times. */
interface FeedParts {
  readonly fares: boolean;
  readonly frequencies: boolean;
  readonly shapes: boolean;
}

/** From one time to another a bus leaves the first stop of a trip every so often, at no certain time. */
export interface Frequency {
  readonly from: ServiceSeconds;
  readonly until: ServiceSeconds;
  readonly everySeconds: number;
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
  readonly networks: readonly LineNetwork[];
  readonly stops: readonly Stop[];
  readonly services: readonly string[];
  readonly ranges: readonly ServiceRange[];
  readonly headsigns: readonly string[];
  readonly blocks: number;
  readonly shapeIds: readonly string[];
  /** Encoded polylines, precision 5. */
  readonly shapes: readonly string[];
  readonly transfers: readonly Transfer[];
  readonly frequencies: readonly Frequency[];
  /** One for each language besides the feed's own, in the order the feed names them. */
  readonly translations: readonly Translation[];
  /** The first day any service runs, and how many days until the last. */
  readonly firstDate: ServiceDate;
  readonly days: number;
  readonly feedPublisher: string;
  readonly feedContact: FeedContact;
  readonly version: string;
  /** That of all names that are no translations, as the feed gives it; empty when it does not. */
  readonly language: string;
  /** `default_lang`: for riders whose language the feed does not know; empty when it does not say. */
  readonly defaultLanguage: string;
  readonly fares: readonly Fare[];
  readonly has: FeedParts;
}
