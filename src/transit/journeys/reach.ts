import type { Coordinates } from '#lib/local-plane.ts';
import { metresBetween } from '../geo/distance.ts';
import { Remembered } from '../timetable/remembered.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { JourneyEnd } from './journey.ts';
import type { Reachable } from './ride-search.ts';
import { dearWalking, stopGrid, walkingMetres, walkingSeconds } from './walks.ts';

/** How far riders walk to their first stop and from their last one, along streets. */
const toStopMetres = 1200;
/** Where no stop is that near, the nearest ones serve up to this distance. */
const toFarStopMetres = 3000;
const mostStops = 250;
const mostFarStops = 5;
/** How far somebody walks who takes no bus. */
const walkAloneMetres = 2500;

interface NearStop {
  readonly stop: number;
  readonly metres: number;
}

const known = new Remembered<Timetable, number, readonly NearStop[]>(2048);

/** The stops within a walk of an end of the journey, with what the walk counts for. */
export function listReachable(timetable: Timetable, end: JourneyEnd, lessWalking: boolean): Reachable[] {
  const near =
    'stop' in end ? known.get(timetable, end.stop, () => findNear(timetable, end)) : findNear(timetable, end);
  const dear = lessWalking ? dearWalking : 1;
  return near.map(({ stop, metres }) => ({ stop, metres, seconds: dear * walkingSeconds(metres) }));
}

/** How far it is between both ends on foot, when that is a walk; undefined when it is too far. */
export function measureWalkAlone(timetable: Timetable, from: JourneyEnd, to: JourneyEnd): number | undefined {
  const [start, end] = [pointOf(timetable, from), pointOf(timetable, to)];
  if (!start || !end) return undefined;
  const metres = walkingMetres(metresBetween(start, end));
  return metres <= walkAloneMetres ? metres : undefined;
}

function findNear(timetable: Timetable, end: JourneyEnd): NearStop[] {
  const point = pointOf(timetable, end);
  const found = new Map<number, number>();
  if ('stop' in end) for (const stop of platformsOf(timetable, end.stop)) found.set(stop, 0);
  const within = (metres: number, limit: number) => {
    if (!point) return;
    // The grid measures straight lines, and streets are longer.
    for (const { place, metres: straight } of stopGrid(timetable).nearest(point, {
      limit,
      withinMetres: metres,
    })) {
      const walked = walkingMetres(straight);
      if (!found.has(place) && walked <= metres) found.set(place, walked);
    }
  };
  within(toStopMetres, mostStops);
  if (found.size === 0) within(toFarStopMetres, mostFarStops);
  return [...found].map(([stop, metres]) => ({ stop, metres }));
}

function platformsOf({ stops }: Timetable, stop: number): number[] {
  if (stops[stop]?.kind === 0) return [stop];
  return stops.flatMap(({ parent, kind }, each) => (parent === stop && kind === 0 ? [each] : []));
}

/** A stop at 0, 0 has no coordinates. */
function pointOf({ stops }: Timetable, end: JourneyEnd): Coordinates | undefined {
  const point = 'stop' in end ? stops[end.stop] : end;
  return point && (point.latitude !== 0 || point.longitude !== 0) ? point : undefined;
}

/** Whether a journey can begin or end there at all. */
export function hasStopsNear(timetable: Timetable, end: JourneyEnd): boolean {
  return listReachable(timetable, end, false).length > 0;
}
