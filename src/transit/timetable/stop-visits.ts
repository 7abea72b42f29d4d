import { columns } from './columns.ts';
import { isAlightingOnly, isOfDirection, type DirectionKey } from './patterns.ts';
import type { Timetable } from './timetable.ts';

/** A place on a pattern where its trips visit a stop. */
interface StopVisit {
  readonly pattern: number;
  readonly position: number;
}

/** The patterns that visit a stop, by line; one that comes back to it is there twice. */
export function patternsAt(timetable: Timetable, stop: number): Uint32Array {
  const { callOffset, callPattern } = timetable[columns];
  return callPattern.subarray(callOffset[stop] ?? 0, callOffset[stop + 1] ?? 0);
}

/** The stops that riders may be sent to: those with a number of their own where a trip of the feed calls, and stations. */
export function listServedStops(timetable: Timetable, isStation: (stop: number) => boolean): string[] {
  const codes = timetable.stops.flatMap(({ code, kind }, stop) => {
    const isServed = kind === 0 && patternsAt(timetable, stop).length > 0;
    return code !== '' && (isServed || isStation(stop)) ? code : [];
  });
  return [...new Set(codes)];
}

export function listVisits(timetable: Timetable, stop: number): StopVisit[] {
  const { callOffset, callPosition } = timetable[columns];
  const first = callOffset[stop] ?? 0;
  return Array.from(patternsAt(timetable, stop), (pattern, place) => ({
    pattern,
    position: callPosition[first + place] as number,
  }));
}

/** How a direction uses a stop: not at all, only to let people off, or as a stop. */
export type StopUse = 'none' | 'alighting' | 'boarding';

export function findStopUse(
  timetable: Timetable,
  { stop, direction }: { readonly stop: number; readonly direction: DirectionKey },
): StopUse {
  const { callOffset, callPattern, callPosition } = timetable[columns];
  const last = callOffset[stop + 1] ?? 0;
  let use: StopUse = 'none';
  for (let at = callOffset[stop] ?? 0; at < last; at += 1) {
    const pattern = callPattern[at] as number;
    if (!isOfDirection(timetable, pattern, direction)) continue;
    if (!isAlightingOnly(timetable, pattern, callPosition[at] as number)) return 'boarding';
    use = 'alighting';
  }
  return use;
}
