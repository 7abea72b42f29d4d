import type { ServiceDate } from '#lib/time/service-date.ts';
import { tripOfCall } from '../timetable/call.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { isAlightingOnly } from '../timetable/timetable.ts';

/** How the patterns of a way use a stop: not at all, only to let people off, or as a stop. */
export type StopUse = 'none' | 'alighting' | 'boarding';

export function findStopUse({ timetable }: Edition, stop: number, way: LineDirection): StopUse {
  const { callOffset, callPattern, callPosition, patternLine, patternDirection } = timetable;
  const last = callOffset[stop + 1] ?? 0;
  let use: StopUse = 'none';
  for (let at = callOffset[stop] ?? 0; at < last; at += 1) {
    const pattern = callPattern[at] as number;
    if (patternLine[pattern] !== way.line || patternDirection[pattern] !== way.direction) continue;
    if (!isAlightingOnly(timetable, pattern, callPosition[at] as number)) return 'boarding';
    use = 'alighting';
  }
  return use;
}

const weekDays = 7;
const waysKept = 16_384;
const known = new WeakMap<Edition, Map<number, readonly LineDirection[]>>();

/**
 * The ways that serve a stop in the week from a date on, by line as riders count: 3, 3A, 11, 800. A feed holds other
 * periods too, and what a line did before a change is nobody's question. Past its last day all ways are given.
 */
export function listStopWays(edition: Edition, stop: number, date: ServiceDate): readonly LineDirection[] {
  const lists = known.get(edition) ?? new Map<number, readonly LineDirection[]>();
  known.set(edition, lists);
  const key = date * edition.timetable.stops.length + stop;
  const kept = lists.get(key);
  if (kept) return kept;
  if (lists.size >= waysKept) lists.clear();
  const found = findWays(edition, stop, date).toSorted((one, two) => compareWays(edition, one, two));
  lists.set(key, found);
  return found;
}

function findWays(edition: Edition, stop: number, date: ServiceDate): LineDirection[] {
  const { timetable, stopDays } = edition;
  const dates = Array.from({ length: weekDays }, (_, day) => date + day).filter(timetable.covers);
  const ways = new Set<LineDirection>();
  for (const each of dates) {
    for (const call of stopDays.list(stop, each)) {
      ways.add(edition.directionOf(timetable.tripPattern[tripOfCall(call)] as number));
    }
  }
  if (dates.length > 0) return [...ways];
  const { callOffset, callPattern } = timetable;
  const patterns = callPattern.subarray(callOffset[stop] ?? 0, callOffset[stop + 1] ?? 0);
  for (const pattern of patterns) ways.add(edition.directionOf(pattern));
  return [...ways];
}

const natural = new Intl.Collator('fr', { numeric: true });

function compareWays({ timetable }: Edition, one: LineDirection, two: LineDirection): number {
  const numberOf = ({ line }: LineDirection) => timetable.lines[line]?.number ?? '';
  return natural.compare(numberOf(one), numberOf(two)) || one.direction - two.direction;
}
