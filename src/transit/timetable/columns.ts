/**
 * The model as columns of numbers. A row of one kind names a row of another by its index: trip 7 has pattern
 * `tripPattern[7]`. Lists of unequal length stand end to end; `xOffset[i]` to `xOffset[i + 1]` is the part of `i`.
 */
export const columnTypes = {
  /** Trips, numbered in the order of their trip_id. */
  tripIdOffset: Uint32Array,
  tripIdBytes: Uint8Array,
  tripPattern: Uint32Array,
  tripProfile: Uint32Array,
  /** Departure from the first stop, in seconds of the service date. */
  tripStart: Int32Array,
  tripService: Uint32Array,
  tripHeadsign: Uint32Array,
  /** -1 without a shape. */
  tripShape: Int32Array,
  /** The bus stays the same from trip to trip of a block; -1 without one. */
  tripBlock: Int32Array,
  tripFlags: Uint8Array,
  /** Which of the frequencies it is of; -1 for one with times of its own. Empty where the feed has no frequencies. */
  tripFrequency: Int32Array,
  tripNumbering: Uint32Array,

  /** Patterns: distinct stop lists of a line and direction. */
  patternOffset: Uint32Array,
  patternStop: Uint32Array,
  /** How riders get on and off there, in the parts of `callBits`. */
  patternFlags: Uint16Array,
  /** A headsign of its own at each stop, -1 without one; empty when no stop of the feed has any. */
  patternHeadsign: Int32Array,
  patternLine: Uint32Array,
  patternDirection: Uint8Array,

  /** Profiles: distinct running times on a pattern, in seconds after the trip's start. */
  profileOffset: Uint32Array,
  profileArrival: Int32Array,
  profileDeparture: Int32Array,

  /** Numberings: distinct lists of stop_sequence, by which real time names the stops of a trip. */
  numberingOffset: Uint32Array,
  numberingSequence: Uint32Array,

  /** The trips of a pattern, by service, then by start. */
  groupOffset: Uint32Array,
  groupService: Uint32Array,
  groupTripOffset: Uint32Array,
  groupTrip: Uint32Array,

  /** Where each stop stands in which patterns, by line. */
  callOffset: Uint32Array,
  callPattern: Uint32Array,
  callPosition: Uint32Array,

  /** The services that run on each day from `firstDate` on. */
  dayOffset: Uint32Array,
  dayService: Uint32Array,
} as const;

type ColumnName = keyof typeof columnTypes;
export type Columns = { readonly [Name in ColumnName]: InstanceType<(typeof columnTypes)[Name]> };

/**
 * Where a timetable keeps its columns. The door of the engine does not give this name out: elsewhere one asks
 * `trips.ts`, `patterns.ts`, `services.ts` and `stop-visits.ts`, which know how columns are packed.
 */
export const columns: unique symbol = Symbol('columns');

export const columnNames = Object.keys(columnTypes) as readonly ColumnName[];

/** Where the parts of `patternFlags` begin: two bits each, of `approximate` one. */
export const callBits = {
  boarding: 0,
  alighting: 2,
  approximate: 4,
  boardingAlong: 5,
  alightingAlong: 7,
} as const;

/** How riders get on or off at a stop, as pickup_type numbers it. */
export const stopAccess = { usual: 0, none: 1, phone: 2, driver: 3 } as const;

/** The same from a stop on to the next one: as continuous_pickup numbers it, but nowhere is 0, since that is usual. */
export const alongAccess = { none: 0, anywhere: 1, phone: 2, driver: 3 } as const;

/** One of the parts that have two bits. */
export const partOf = (flags: number, bits: number): number => (flags >> bits) & 3;

/** Bits of `tripFlags`. */
export const tripFlags = { accessible: 1, notAccessible: 2, fromFrequency: 4, exactTimes: 8 } as const;
