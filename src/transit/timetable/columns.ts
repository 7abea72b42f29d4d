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
  patternFlags: Uint8Array,
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

/** Bits of `patternFlags`. */
export const callFlags = { noBoarding: 1, noAlighting: 2, onRequest: 4, approximate: 8 } as const;

/** Bits of `tripFlags`. */
export const tripFlags = { accessible: 1, notAccessible: 2, fromFrequency: 4, exactTimes: 8 } as const;
