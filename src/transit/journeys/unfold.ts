import { metresBetween } from '../geo/distance.ts';
import type { Stop } from '../timetable/facts.ts';
import type { Timetable } from '../timetable/timetable.ts';
import type { Frame } from './frame.ts';
import type { Journey, JourneyLeg, RideLeg, WalkLeg } from './journey.ts';
import type { DatedRides, FoundRide, Reachable } from './ride-search.ts';
import { walkingMetres, walkingSeconds } from './walks.ts';

interface Ends {
  /** The stops within reach of where the rider sets out, and of where they want to be. */
  readonly from: readonly Reachable[];
  readonly to: readonly Reachable[];
}

/** What the search found, as a rider lives it: from beginning to end, leaving as late as the first bus allows. */
export function unfoldJourney(
  timetable: Timetable,
  frame: Frame,
  found: readonly FoundRide[],
  ends: Ends,
): Journey {
  const rides = (frame.isMirrored ? found.toReversed() : found).map((ride) => readRide(frame, ride));
  const legs: JourneyLeg[] = [];
  const [first, last] = [rides[0] as RideLeg, rides[rides.length - 1] as RideLeg];
  const before = metresTo(ends.from, first.from);
  const departAt = first.departAt - walkingSeconds(before) * 1000;
  if (before > 0) legs.push(walk({ from: -1, to: first.from, metres: before }, departAt));
  for (const [place, ride] of rides.entries()) {
    const previous = rides[place - 1];
    if (previous && previous.to !== ride.from) {
      const [here, there] = [timetable.stops[previous.to] as Stop, timetable.stops[ride.from] as Stop];
      const metres = walkingMetres(metresBetween(here, there));
      legs.push(walk({ from: previous.to, to: ride.from, metres }, previous.arriveAt));
    }
    legs.push(ride);
  }
  const after = metresTo(ends.to, last.to);
  if (after > 0) legs.push(walk({ from: last.to, to: -1, metres: after }, last.arriveAt));
  return journeyOf(legs);
}

export function journeyOf(legs: readonly JourneyLeg[]): Journey {
  const walks = legs.filter((leg) => leg.kind === 'walk');
  return {
    departAt: legs[0]?.departAt ?? 0,
    arriveAt: legs[legs.length - 1]?.arriveAt ?? 0,
    legs,
    rides: legs.length - walks.length,
    walkMetres: walks.reduce((sum, { metres }) => sum + metres, 0),
  };
}

export function walk(way: Pick<WalkLeg, 'from' | 'to' | 'metres'>, departAt: number): WalkLeg {
  return { kind: 'walk', ...way, departAt, arriveAt: departAt + walkingSeconds(way.metres) * 1000 };
}

function metresTo(reachable: readonly Reachable[], stop: number): number {
  return reachable.find((each) => each.stop === stop)?.metres ?? 0;
}

/** A ride of the search, turned round where the search counts backwards. */
function readRide({ isMirrored, days, dates, toInstant }: Frame, found: FoundRide): RideLeg {
  const { day, lane, column } = found;
  const { table, offset } = days[day] as DatedRides;
  const length = (table.stopOffset[lane + 1] as number) - (table.stopOffset[lane] as number);
  const cellAt = (position: number) => (table.timeOffset[lane] as number) + column * length + position;
  const stopAt = (position: number) => table.stops[(table.stopOffset[lane] as number) + position] as number;
  const boardedAt = toInstant((table.departures[cellAt(found.boarding)] as number) + offset);
  const leftAt = toInstant((table.arrivals[cellAt(found.alighting)] as number) + offset);
  const { boarding, alighting } = found;
  const way = isMirrored
    ? {
        boarding: length - 1 - alighting,
        alighting: length - 1 - boarding,
        from: stopAt(alighting),
        to: stopAt(boarding),
        departAt: leftAt,
        arriveAt: boardedAt,
      }
    : {
        boarding,
        alighting,
        from: stopAt(boarding),
        to: stopAt(alighting),
        departAt: boardedAt,
        arriveAt: leftAt,
      };
  return {
    kind: 'ride',
    trip: table.trips[(table.tripOffset[lane] as number) + column] as number,
    date: dates[day] as number,
    ...way,
  };
}
