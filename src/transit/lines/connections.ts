import type { ServiceDate } from '#lib/time/service-date.ts';
import { metresBetween } from '../geo/distance.ts';
import type { Edition } from '../timetable/edition.ts';
import type { Stop } from '../timetable/facts.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { compareLineNumbers } from '../timetable/line-number.ts';
import { isAlightingOnly, type Timetable } from '../timetable/timetable.ts';
import { runsOn } from '../timetable/trips-of-day.ts';

/** Another line that can be boarded from a stop. */
export interface Connection {
  readonly way: LineDirection;
  /** Where it is boarded: the stop itself when it can be. */
  readonly stop: number;
  readonly walkMetres: number;
}

interface Reachable {
  readonly place: number;
  readonly walkMetres: number;
}

const walks = new WeakMap<Timetable, Map<number, readonly Reachable[]>>();
const farthestMetres = 100;
/** More than that many degrees of latitude are farther than a walk. */
const farthestDegrees = farthestMetres / 110_000;
/** What transfers.txt writes where changing is not possible. */
const notPossible = 3;

/**
 * The other lines that run on a date and can be boarded at a stop, in its station, where the feed says one changes, or
 * within a hundred metres: each way once, at its nearest stop, in the order of line numbers.
 */
export function listConnections(
  { timetable, directionOf }: Edition,
  stop: number,
  way: Pick<LineDirection, 'line'>,
  date: ServiceDate,
): Connection[] {
  const found = new Map<LineDirection, Connection>();
  for (const { place, walkMetres } of listReachable(timetable, stop)) {
    const last = timetable.callOffset[place + 1] as number;
    for (let call = timetable.callOffset[place] as number; call < last; call += 1) {
      const pattern = timetable.callPattern[call] as number;
      if (timetable.patternLine[pattern] === way.line) continue;
      const other = directionOf(pattern);
      if (found.has(other) || !runsOn(timetable, pattern, date)) continue;
      if (isAlightingOnly(timetable, pattern, timetable.callPosition[call] as number)) continue;
      found.set(other, { way: other, stop: place, walkMetres });
    }
  }
  const numberOf = (line: number) => timetable.lines[line]?.number ?? '';
  return [...found.values()].sort(
    ({ way: one }, { way: two }) =>
      compareLineNumbers(numberOf(one.line), numberOf(two.line)) || one.direction - two.direction,
  );
}

/** Walks are the same on every day: they are measured once. */
function listReachable(timetable: Timetable, stop: number): readonly Reachable[] {
  let all = walks.get(timetable);
  if (!all) walks.set(timetable, (all = new Map<number, readonly Reachable[]>()));
  const known = all.get(stop) ?? findReachable(timetable, stop);
  all.set(stop, known);
  return known;
}

/** The stop itself, then the others by distance. */
function findReachable({ stops, transfers }: Timetable, stop: number): Reachable[] {
  const from = stops[stop];
  if (!from) return [];
  const [linked, barred] = [new Set<number>(), new Set<number>()];
  for (const transfer of transfers) {
    if (transfer.from === stop) (transfer.kind === notPossible ? barred : linked).add(transfer.to);
  }
  const isLinked = (place: number, { parent }: Stop) =>
    linked.has(place) || (parent !== undefined && (parent === from.parent || linked.has(parent)));
  const others: Reachable[] = [];
  for (let place = 0; place < stops.length; place += 1) {
    const to = stops[place] as Stop;
    const isNear = isWithinBox(from, to);
    if ((!isNear && !isLinked(place, to)) || place === stop || to.kind !== 0 || barred.has(place)) continue;
    const walkMetres = metresBetween(from, to);
    if (walkMetres <= farthestMetres || isLinked(place, to)) others.push({ place, walkMetres });
  }
  return [{ place: stop, walkMetres: 0 }, ...others.sort((one, two) => one.walkMetres - two.walkMetres)];
}

/** Cheap, and never refuses a stop within reach: most of a city is far away. A stop at 0, 0 has no known position. */
function isWithinBox(from: Stop, to: Stop): boolean {
  const apart = Math.abs(to.latitude - from.latitude);
  return apart <= farthestDegrees && (from.latitude !== 0 || from.longitude !== 0);
}
