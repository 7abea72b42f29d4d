import type { Coordinates, PlanePoint } from '#lib/local-plane.ts';
import type { DateRule } from '#lib/time/date-rule.ts';

/** Kilometres east and north of the origin of the city. */
export type Point = PlanePoint;

/**
 * A fictional city and its bus network, as data: what the generator of the demo feed is given.
 * Points are kilometres east and north of the origin; minutes count from midnight of the service day.
 */
export interface CityPlan {
  readonly name: string;
  readonly origin: Coordinates;
  readonly river: River;
  readonly districts: readonly District[];
  readonly parks: readonly Park[];
  readonly streets: readonly Street[];
  readonly bridges: readonly Bridge[];
  readonly grids: readonly StreetGrid[];
  /** Names for the short streets that cross main streets where no district has its own. */
  readonly sideStreets: readonly string[];
  readonly landmarks: readonly Landmark[];
  readonly stops: readonly NamedStop[];
  readonly lines: readonly LinePlan[];
  /** By the key of the service type that the lines are of. */
  readonly kinds: Readonly<Record<string, LineKind>>;
  readonly timetables: Readonly<Record<string, readonly DepartureBand[]>>;
  readonly periods: readonly PeriodRule[];
  readonly holidays: readonly Holiday[];
  readonly pauses: readonly Pause[];
  readonly pointsOfSale: readonly PointOfSalePlan[];
  readonly lots: readonly LotPlan[];
}

interface Place {
  readonly key: string;
  readonly name: string;
  readonly at: Point;
}

export interface River {
  readonly name: string;
  readonly widthKm: number;
  readonly line: readonly Point[];
}

export interface District extends Place {
  readonly radiusKm: number;
  /** The hundreds its stop numbers are taken from: 11 gives 1101 to 1199. */
  readonly stopHundreds: readonly number[];
}

export interface Street {
  readonly key: string;
  readonly name: string;
  readonly rank: 'boulevard' | 'avenue' | 'street';
  readonly line: readonly Point[];
}

export interface Bridge {
  readonly key: string;
  readonly name: string;
  readonly line: readonly [Point, Point];
}

export interface Park extends Place {
  readonly radiusKm: number;
}

/** The local streets of a district: parallel ones along a bearing, and those across, from first to last. */
export interface StreetGrid {
  readonly district: string;
  /** Degrees from east, counter-clockwise. */
  readonly bearing: number;
  readonly spacingKm: number;
  /** Their names: `rue des Lilas` has the key `lilas`. */
  readonly along: readonly string[];
  readonly across: readonly string[];
}

type LandmarkKind =
  | 'terminus'
  | 'parkAndRide'
  | 'school'
  | 'hospital'
  | 'shopping'
  | 'culture'
  | 'sport'
  | 'ferry'
  | 'office';

export interface Landmark extends Place {
  readonly kind: LandmarkKind;
  /** Its name in English, where it differs. */
  readonly english?: string | undefined;
  /** How many platforms a terminus has. */
  readonly platforms?: number | undefined;
}

/** A stop that content speaks of: its number and its place are not the generator's to choose. */
export interface NamedStop {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly at: Point;
  /** The landmark it serves, or the street it stands on. */
  readonly landmark?: string;
  readonly street?: string;
  readonly temporary?: boolean;
  readonly accessible?: boolean;
}

/** A line as riders know it: its number, its two ends, what it follows. */
export interface LinePlan {
  readonly number: string;
  /** Key of `kinds`. */
  readonly type: string;
  /** Keys of `landmarks`: where direction 0 goes, then direction 1. A one-way line has the first only. */
  readonly ends: readonly [string, string] | readonly [string];
  /** Where a one-way line begins. */
  readonly from?: string;
  /** Keys of streets, bridges and landmarks, from the end of direction 1 to the end of direction 0. */
  readonly along: readonly string[];
  /** Key of `timetables`. */
  readonly timetable: string;
  /** Minutes from end to end, where content promises them. */
  readonly promisedMinutes?: number;
  readonly shortTrips?: readonly ShortTrip[];
}

/** On weekdays, one trip of `each` in a direction and a part of the day that runs only a part of the line. */
export interface ShortTrip {
  readonly direction: 0 | 1;
  readonly since?: string;
  readonly until?: string;
  readonly each: number;
  readonly between: readonly [from: number, to: number];
}

/** What the lines of one service type have in common. */
export interface LineKind {
  /** `route_color` and `route_text_color`. */
  readonly colour: string;
  readonly textColour: string;
  /** How far apart its stops are at least, and whether main corners come before others. */
  readonly apartKm: number;
  readonly majorFirst: boolean;
  /** Between stops, and what is lost at each. */
  readonly kmh: number;
  readonly stopMinutes: number;
  readonly takesBikes: boolean;
  /** At rush hour its buses catch up with each other. */
  readonly bunches?: boolean;
}

/** The kinds of service a day is made of; several may be on the same day. */
export const serviceDays = ['semaine', 'samedi', 'dimanche', 'nuit', 'classe', 'soir'] as const;
export type ServiceDay = (typeof serviceDays)[number];

/** Departures at an interval, the last included. Without a direction it is both. */
export interface DepartureBand {
  readonly day: ServiceDay;
  readonly direction?: 0 | 1;
  readonly from: number;
  readonly to: number;
  readonly every: number;
  /** Keys of `periods`; without them it is every period. */
  readonly periods?: readonly string[];
  /** The times are promised to the minute: nothing moves them. */
  readonly exact?: boolean;
}

/** Part of the year with schedules of its own, from its first day to the eve of the next. */
export interface PeriodRule {
  readonly key: string;
  readonly starts: DateRule;
  /** How much longer buses take than in fair weather. */
  readonly slowness: number;
  /** How much further apart buses are, where times are not exact. */
  readonly spread: number;
}

/** A day that runs as another. */
export interface Holiday {
  readonly key: string;
  readonly on: DateRule;
  readonly runsAs: 'samedi' | 'dimanche';
}

/** Days without one kind of service, both ends included; the end may be in the next year. */
export interface Pause {
  readonly day: ServiceDay;
  readonly from: DateRule;
  readonly to: DateRule;
}

type PointOfSaleKind = 'comptoir' | 'distributrice' | 'commerce';

export interface PointOfSalePlan {
  readonly name: string;
  readonly kind: PointOfSaleKind;
  readonly address: string;
  readonly at: Point;
  readonly postalCode: string;
  readonly phone?: string | undefined;
  /** Opening hours in words. */
  readonly hours: string;
  /** Names of the fares it sells. */
  readonly titles: readonly string[];
}

export interface LotPlan {
  readonly landmark: string;
  readonly address: string;
  readonly spaces: number;
  readonly accessible: boolean;
}
