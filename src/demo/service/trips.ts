import type { CityPlan, ShortTrip } from '../city-plan.ts';
import { listDepartures, type TripsOf } from './departures.ts';
import { stopIndexOf, type Direction, type Network } from '../network/network.ts';
import { paceAt, secondsAlong } from './running-times.ts';

/** A part of a direction some trips drive: all of it, or up to or from a terminus. */
export interface Pattern {
  readonly direction: Direction;
  readonly first: number;
  readonly last: number;
  readonly shapeId: string;
}

export interface PlannedTrip {
  readonly pattern: Pattern;
  /** Seconds of the service day; a whole minute, as riders read it on the sheet of the first stop. */
  readonly start: number;
  /** Seconds after the start at each stop of the pattern. */
  readonly offsets: Uint16Array;
  readonly end: number;
  block: string;
}

/** Everything a line can drive, the whole directions first. */
export function listPatterns(network: Network): Map<Direction, readonly Pattern[]> {
  return new Map(
    network.directions.map((direction) => {
      const letter = direction.directionId === 0 ? 'A' : 'R';
      const base = `1-${direction.line.number}-${letter}`;
      const whole = { direction, first: 0, last: direction.stops.length - 1, shapeId: `${base}-1` };
      const short = shortTripsOf(direction).map((trip, index): Pattern => {
        const first = trip.since === undefined ? 0 : (stopIndexOf(direction, trip.since) ?? 0);
        const last =
          trip.until === undefined ? whole.last : (stopIndexOf(direction, trip.until) ?? whole.last);
        return { direction, first, last, shapeId: `${base}-${index + 2}` };
      });
      return [direction, [whole, ...short]];
    }),
  );
}

function shortTripsOf({ line, directionId }: Direction): readonly ShortTrip[] {
  return (line.shortTrips ?? []).filter((trip) => trip.direction === directionId);
}

/** The trips of a direction, whose patterns are given, under one service. */
export function listTrips(plan: CityPlan, patterns: readonly Pattern[], trips: TripsOf): PlannedTrip[] {
  const [whole] = patterns;
  if (!whole) return [];
  const { service } = trips;
  // Trips of the same pattern and pace share one list.
  const times = new Map<Pattern, Map<number, Uint16Array>>(patterns.map((pattern) => [pattern, new Map()]));
  const offsetsOf = (pattern: Pattern, pace: number): Uint16Array => {
    const known = times.get(pattern)?.get(pace);
    if (known) return known;
    const offsets = partOf(pattern, secondsAlong(pattern.direction, pace, service));
    times.get(pattern)?.set(pace, offsets);
    return offsets;
  };
  return listDepartures(plan, trips).map((minute, index) => {
    const pace = paceAt(service.day, minute);
    const pattern = service.day === 'semaine' ? patternAt(patterns, minute, index) : whole;
    const start = (minute + Math.round((offsetsOf(whole, pace)[pattern.first] ?? 0) / 60)) * 60;
    const offsets = offsetsOf(pattern, pace);
    return { pattern, start, offsets, end: start + (offsets.at(-1) ?? 0), block: '' };
  });
}

function patternAt(patterns: readonly Pattern[], minute: number, index: number): Pattern {
  const [whole, ...short] = patterns as [Pattern, ...Pattern[]];
  const rules = shortTripsOf(whole.direction);
  const found = rules.findIndex(
    ({ each, between: [from, to] }) => minute >= from && minute < to && index % each === each - 1,
  );
  return short[found] ?? whole;
}

function partOf({ first, last }: Pattern, seconds: Uint16Array): Uint16Array {
  const since = seconds[first] ?? 0;
  return seconds.slice(first, last + 1).map((second) => second - since);
}
