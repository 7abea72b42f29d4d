import type { ServiceDate } from '#lib/time/service-date.ts';
import type { Timetable } from './timetable.ts';

/** One stop of a trip, in seconds of the service date. */
export interface TripCall {
  readonly stop: number;
  readonly arrival: number;
  readonly departure: number;
  readonly position: number;
}

const byWay = new WeakMap<Timetable, ReadonlyMap<number, readonly number[]>>();

/** The patterns of a line and GTFS direction. */
export function listPatterns(timetable: Timetable, line: number, direction: number): readonly number[] {
  let known = byWay.get(timetable);
  if (!known) {
    known = groupByWay(timetable);
    byWay.set(timetable, known);
  }
  return known.get(wayKey(line, direction)) ?? [];
}

/** The trips of a line and GTFS direction that run on a service date, in the order of their ids. */
export function listTripsOn(
  timetable: Timetable,
  line: number,
  direction: number,
  date: ServiceDate,
): number[] {
  const trips = listPatterns(timetable, line, direction).flatMap((pattern) =>
    listTripsOfPattern(timetable, pattern, date),
  );
  return trips.sort((one, two) => one - two);
}

/** Every stop of a trip, in the order of travel. */
export function listCalls(timetable: Timetable, trip: number): TripCall[] {
  const { patternOffset, patternStop, profileOffset, profileArrival, profileDeparture } = timetable;
  const pattern = timetable.tripPattern[trip] as number;
  const start = timetable.tripStart[trip] as number;
  const cells = profileOffset[timetable.tripProfile[trip] as number] as number;
  const first = patternOffset[pattern] as number;
  const length = (patternOffset[pattern + 1] as number) - first;
  const calls: TripCall[] = [];
  for (let position = 0; position < length; position += 1) {
    calls.push({
      stop: patternStop[first + position] as number,
      arrival: start + (profileArrival[cells + position] as number),
      departure: start + (profileDeparture[cells + position] as number),
      position,
    });
  }
  return calls;
}

/** The stops of a pattern, in the order of travel. */
export function stopsOfPattern(timetable: Timetable, pattern: number): Uint32Array {
  return timetable.patternStop.subarray(
    timetable.patternOffset[pattern],
    timetable.patternOffset[pattern + 1],
  );
}

/** The trips of a pattern that run on a date, by service, then by start; without a date, all of them. */
export function listTripsOfPattern(timetable: Timetable, pattern: number, date?: ServiceDate): number[] {
  const { groupOffset, groupService, groupTripOffset, groupTrip } = timetable;
  const active = date === undefined ? undefined : timetable.servicesOn(date);
  const trips: number[] = [];
  const groups = groupOffset[pattern + 1] as number;
  for (let group = groupOffset[pattern] as number; group < groups; group += 1) {
    if (active !== undefined && active[groupService[group] as number] === 0) continue;
    const end = groupTripOffset[group + 1] as number;
    for (let at = groupTripOffset[group] as number; at < end; at += 1) trips.push(groupTrip[at] as number);
  }
  return trips;
}

export function runsOn(timetable: Timetable, pattern: number, date: ServiceDate): boolean {
  const { groupOffset, groupService } = timetable;
  const active = timetable.servicesOn(date);
  const groups = groupOffset[pattern + 1] as number;
  for (let group = groupOffset[pattern] as number; group < groups; group += 1) {
    if (active[groupService[group] as number] === 1) return true;
  }
  return false;
}

function groupByWay({ patternLine, patternDirection }: Timetable): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const [pattern, line] of patternLine.entries()) {
    const key = wayKey(line, patternDirection[pattern] as number);
    const group = groups.get(key);
    if (group) group.push(pattern);
    else groups.set(key, [pattern]);
  }
  return groups;
}

const wayKey = (line: number, direction: number): number => line * 256 + direction;
