import type { ServiceDate } from '#lib/time/service-date.ts';
import { callBits, columns, partOf, stopAccess } from './columns.ts';
import type { Timetable } from './timetable.ts';

/** What tells a direction of a line from others. */
export interface DirectionKey {
  readonly line: number;
  /** GTFS direction_id. */
  readonly directionId: number;
}

export function countPatterns(timetable: Timetable): number {
  return timetable[columns].patternLine.length;
}

export function directionKeyOf(timetable: Timetable, pattern: number): DirectionKey {
  const { patternLine, patternDirection } = timetable[columns];
  return { line: patternLine[pattern] as number, directionId: patternDirection[pattern] as number };
}

export function isOfDirection(timetable: Timetable, pattern: number, direction: DirectionKey): boolean {
  const { patternLine, patternDirection } = timetable[columns];
  return patternLine[pattern] === direction.line && patternDirection[pattern] === direction.directionId;
}

/** The stops of a pattern, in the order of travel. */
export function stopsOfPattern(timetable: Timetable, pattern: number): Uint32Array {
  const { patternStop, patternOffset } = timetable[columns];
  return patternStop.subarray(patternOffset[pattern], patternOffset[pattern + 1]);
}

/** Nobody boards at the last stop of a trip, whatever the feed says. */
export function isAlightingOnly(timetable: Timetable, pattern: number, position: number): boolean {
  const { patternOffset, patternFlags } = timetable[columns];
  const cell = (patternOffset[pattern] as number) + position;
  const isLast = cell + 1 === patternOffset[pattern + 1];
  return isLast || partOf(patternFlags[cell] as number, callBits.boarding) === stopAccess.none;
}

/** The feed gives no exact time for this stop. */
export function isApproximate(timetable: Timetable, pattern: number, position: number): boolean {
  const { patternOffset, patternFlags } = timetable[columns];
  const cell = (patternOffset[pattern] as number) + position;
  return ((patternFlags[cell] as number) & (1 << callBits.approximate)) !== 0;
}

/** Whether some trip of the pattern runs on a date. */
export function isPatternOn(timetable: Timetable, pattern: number, date: ServiceDate): boolean {
  const { groupOffset, groupService } = timetable[columns];
  const active = timetable.servicesOn(date);
  const end = groupOffset[pattern + 1] as number;
  for (let group = groupOffset[pattern] as number; group < end; group += 1) {
    if (active[groupService[group] as number] === 1) return true;
  }
  return false;
}

/** The trips of a pattern that run on a date, by service, then by start; without a date, all of them. */
export function listTripsOfPattern(timetable: Timetable, pattern: number, date?: ServiceDate): number[] {
  const { groupOffset, groupService, groupTripOffset, groupTrip } = timetable[columns];
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

export function countTripsOfPattern(timetable: Timetable, pattern: number): number {
  const { groupOffset, groupTripOffset } = timetable[columns];
  const first = groupTripOffset[groupOffset[pattern] as number] as number;
  return (groupTripOffset[groupOffset[pattern + 1] as number] as number) - first;
}

/** The services that some trip of the pattern belongs to. */
export function servicesOfPattern(timetable: Timetable, pattern: number): Uint32Array {
  const { groupOffset, groupService } = timetable[columns];
  return groupService.subarray(groupOffset[pattern], groupOffset[pattern + 1]);
}

/** At each position of a pattern 1 where nobody boards, and 1 where nobody alights: nobody does at its first stop. */
export function boardingFlags(
  timetable: Timetable,
  pattern: number,
): { readonly noBoarding: Uint8Array; readonly noAlighting: Uint8Array } {
  const { patternOffset, patternFlags } = timetable[columns];
  const flags = patternFlags.subarray(patternOffset[pattern], patternOffset[pattern + 1]);
  const last = flags.length - 1;
  const isNone = (bits: number, place: number) => partOf(flags[place] as number, bits) === stopAccess.none;
  const flagged = (test: (place: number) => boolean) =>
    Uint8Array.from(flags, (_, place) => Number(test(place)));
  return {
    noBoarding: flagged((place) => place === last || isNone(callBits.boarding, place)),
    noAlighting: flagged((place) => place === 0 || isNone(callBits.alighting, place)),
  };
}
