import type { ServiceDate } from '#lib/time/service-date.ts';
import { metresBetween } from '../geo/distance.ts';
import type { Edition } from '../timetable/edition.ts';
import type { Stop } from '../timetable/facts.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { compareDirections } from '../timetable/line-number.ts';
import { isAlightingOnly, isPatternOn } from '../timetable/patterns.ts';
import { Remembered } from '../timetable/remembered.ts';
import { listVisits } from '../timetable/stop-visits.ts';
import type { Timetable } from '../timetable/timetable.ts';

/** Another line that can be boarded from a stop. */
interface Connection {
  readonly direction: LineDirection;
  /** Where it is boarded: the stop itself when it can be. */
  readonly stop: number;
  readonly walkMetres: number;
}

interface ConnectionsQuestion {
  readonly stop: number;
  /** The line one arrives with. */
  readonly line: number;
  readonly date: ServiceDate;
}

interface Reachable {
  readonly stop: number;
  readonly walkMetres: number;
}

/** Walks are the same on every day: they are measured once. */
const walks = new Remembered<Timetable, number, readonly Reachable[]>(16_384);
const farthestMetres = 100;
/** More than that many degrees of latitude are farther than a walk. */
const farthestDegrees = farthestMetres / 110_000;
/** What transfers.txt writes where changing is not possible. */
const notPossible = 3;

/**
 * The other lines that run on a date and can be boarded at a stop, in its station, where the feed says one changes, or
 * within a hundred metres: each direction once, at its nearest stop, in the order of line numbers.
 */
export function listConnections(
  { timetable, directionOfPattern }: Edition,
  { stop, line, date }: ConnectionsQuestion,
): Connection[] {
  const found = new Map<LineDirection, Connection>();
  const reachable = walks.get(timetable, stop, () => findReachable(timetable, stop));
  for (const { stop: other, walkMetres } of reachable) {
    for (const { pattern, position } of listVisits(timetable, other)) {
      const direction = directionOfPattern(pattern);
      if (direction.line === line || found.has(direction)) continue;
      if (!isPatternOn(timetable, pattern, date) || isAlightingOnly(timetable, pattern, position)) continue;
      found.set(direction, { direction, stop: other, walkMetres });
    }
  }
  return [...found.values()].sort((one, two) => compareDirections(timetable, one.direction, two.direction));
}

/** The stop itself, then the others by distance. */
function findReachable({ stops, transfers }: Timetable, stop: number): Reachable[] {
  const from = stops[stop];
  if (!from) return [];
  const [linked, barred] = [new Set<number>(), new Set<number>()];
  for (const transfer of transfers) {
    if (transfer.from !== stop) continue;
    if (transfer.kind !== notPossible) linked.add(transfer.to);
    else if (!transfer.isForSome) barred.add(transfer.to);
  }
  const isLinked = (other: number, { parent }: Stop) =>
    linked.has(other) || (parent !== undefined && (parent === from.parent || linked.has(parent)));
  const others: Reachable[] = [];
  for (let other = 0; other < stops.length; other += 1) {
    const to = stops[other] as Stop;
    const isNear = isWithinBox(from, to);
    if ((!isNear && !isLinked(other, to)) || other === stop || to.kind !== 0 || barred.has(other)) continue;
    const walkMetres = metresBetween(from, to);
    if (walkMetres <= farthestMetres || isLinked(other, to)) others.push({ stop: other, walkMetres });
  }
  return [{ stop, walkMetres: 0 }, ...others.sort((one, two) => one.walkMetres - two.walkMetres)];
}

/** A quick look before the exact distance: it never refuses a stop within reach. A stop at 0, 0 has no coordinates. */
function isWithinBox(from: Stop, to: Stop): boolean {
  const apart = Math.abs(to.latitude - from.latitude);
  return apart <= farthestDegrees && (from.latitude !== 0 || from.longitude !== 0);
}
