import type { ServiceDate } from '#lib/time/service-date.ts';
import type { ServiceSeconds } from '#lib/time/service-time.ts';
import { columns, tripFlags } from './columns.ts';
import type { Frequency } from './facts.ts';
import { stopsOfPattern } from './patterns.ts';
import type { Timetable } from './timetable.ts';

/** What the feed says of a trip as a whole. */
export interface TripFacts {
  readonly line: number;
  readonly pattern: number;
  /** An index of `timetable.services`. */
  readonly service: number;
  readonly headsign: string;
  /** An index of `timetable.shapes`; -1 without one. */
  readonly shape: number;
  /** Trips of one block are driven by the same bus; -1 without one. */
  readonly block: number;
  /** Departure from its first stop and arrival at its last. */
  readonly start: ServiceSeconds;
  readonly end: ServiceSeconds;
}

export function countTrips(timetable: Timetable): number {
  return timetable[columns].tripStart.length;
}

export function describeTrip(timetable: Timetable, trip: number): TripFacts {
  const { patternLine, tripService, tripShape, tripBlock } = timetable[columns];
  const pattern = patternOfTrip(timetable, trip);
  return {
    line: patternLine[pattern] as number,
    pattern,
    service: tripService[trip] as number,
    headsign: headsignAt(timetable, trip),
    shape: tripShape[trip] as number,
    block: tripBlock[trip] as number,
    start: startOfTrip(timetable, trip),
    end: endOfTrip(timetable, trip),
  };
}

export function patternOfTrip(timetable: Timetable, trip: number): number {
  return timetable[columns].tripPattern[trip] as number;
}

/** The stops of a trip, in the order of travel: where a stop stands in this list is its position. */
export function stopsOfTrip(timetable: Timetable, trip: number): Uint32Array {
  return stopsOfPattern(timetable, patternOfTrip(timetable, trip));
}

/** The stop at one position of a trip. */
export function stopOfTrip(timetable: Timetable, trip: number, position: number): number {
  const { tripPattern, patternOffset, patternStop } = timetable[columns];
  return patternStop[(patternOffset[tripPattern[trip] as number] as number) + position] as number;
}

export function isTripOn(timetable: Timetable, trip: number, date: ServiceDate): boolean {
  return timetable.servicesOn(date)[timetable[columns].tripService[trip] as number] === 1;
}

export function startOfTrip(timetable: Timetable, trip: number): ServiceSeconds {
  return timetable[columns].tripStart[trip] as number;
}

/** When it arrives at its last stop. */
export function endOfTrip(timetable: Timetable, trip: number): ServiceSeconds {
  return arrivalAt(timetable, trip, stopsOfTrip(timetable, trip).length - 1);
}

export function departureAt(timetable: Timetable, trip: number, position: number): ServiceSeconds {
  const { tripStart, tripProfile, profileOffset, profileDeparture } = timetable[columns];
  const cell = (profileOffset[tripProfile[trip] as number] as number) + position;
  return (tripStart[trip] as number) + (profileDeparture[cell] as number);
}

export function arrivalAt(timetable: Timetable, trip: number, position: number): ServiceSeconds {
  const { tripStart, tripProfile, profileOffset, profileArrival } = timetable[columns];
  const cell = (profileOffset[tripProfile[trip] as number] as number) + position;
  return (tripStart[trip] as number) + (profileArrival[cell] as number);
}

/** When riders meet a trip at a stop: it leaves there, or at its last stop it arrives. Asked often while grids are ordered. */
export function callTimeAt(timetable: Timetable, trip: number, position: number): ServiceSeconds {
  const { tripPattern, patternOffset } = timetable[columns];
  const pattern = tripPattern[trip] as number;
  const end = patternOffset[pattern + 1] as number;
  const isLast = (patternOffset[pattern] as number) + position + 1 === end;
  return isLast ? arrivalAt(timetable, trip, position) : departureAt(timetable, trip, position);
}

/** The latest departure of any trip of a feed; times of 49:59 exist. */
export function latestDeparture(timetable: Timetable): ServiceSeconds {
  let latest = 0;
  for (let trip = 0; trip < countTrips(timetable); trip += 1) {
    latest = Math.max(latest, departureAt(timetable, trip, stopsOfTrip(timetable, trip).length - 1));
  }
  return latest;
}

/** The stop's own headsign, else the trip's, else the name of its last stop; without a position, the trip's. */
export function headsignAt(timetable: Timetable, trip: number, position?: number): string {
  const { patternHeadsign, patternOffset, tripPattern, tripHeadsign } = timetable[columns];
  const cell = (patternOffset[tripPattern[trip] as number] as number) + (position ?? 0);
  const own = position === undefined ? -1 : (patternHeadsign[cell] ?? -1);
  const text = timetable.headsigns[own >= 0 ? own : (tripHeadsign[trip] as number)] ?? '';
  return text === '' ? (timetable.stops[stopsOfTrip(timetable, trip).at(-1) ?? -1]?.name ?? '') : text;
}

/** Whether wheelchairs can be taken; undefined when the feed does not say. */
export function isTripAccessible(timetable: Timetable, trip: number): boolean | undefined {
  const flags = timetable[columns].tripFlags[trip] as number;
  if ((flags & tripFlags.notAccessible) !== 0) return false;
  return (flags & tripFlags.accessible) !== 0 ? true : undefined;
}

/** A trip of `frequencies` without exact times stands for a bus every so many minutes. */
export function hasApproximateTimes(timetable: Timetable, trip: number): boolean {
  const flags = timetable[columns].tripFlags[trip] as number;
  return (flags & tripFlags.fromFrequency) !== 0 && (flags & tripFlags.exactTimes) === 0;
}

/** How often a bus comes to a stop of a trip without times of its own, from its first to its last; undefined for any other. */
export function frequencyAt(timetable: Timetable, trip: number, position: number): Frequency | undefined {
  const frequency = timetable.frequencies[frequencyOf(timetable, trip)];
  if (!frequency) return undefined;
  const after = callTimeAt(timetable, trip, position) - startOfTrip(timetable, trip);
  return { ...frequency, from: frequency.from + after, until: frequency.until + after };
}

/** An index of `timetable.frequencies`; -1 for a trip with times of its own. */
export function frequencyOf(timetable: Timetable, trip: number): number {
  return timetable[columns].tripFrequency[trip] ?? -1;
}

/** The position of a `stop_sequence`, or -1. Most feeds count from one without gaps: position = sequence − 1 is tried first. */
export function positionOfSequence(timetable: Timetable, trip: number, sequence: number): number {
  const { tripNumbering, numberingOffset, numberingSequence } = timetable[columns];
  const numbering = tripNumbering[trip] as number;
  const first = numberingOffset[numbering] as number;
  const end = numberingOffset[numbering + 1] as number;
  const likely = first + sequence - 1;
  if (likely < end && likely >= first && numberingSequence[likely] === sequence) return sequence - 1;
  return numberingSequence.subarray(first, end).indexOf(sequence);
}
