import { shiftMoment, type Moment } from '#lib/time/moment.ts';
import { canBoard, nextUsable, type Departure } from '../departure.ts';
import type { Trip, TripCall } from '../trip.ts';
import { isRide, type Journey, type JourneyCall, type Leg, type RideLeg, type WalkLeg } from './journey.ts';

/** Where a ride gets on and off its trip. */
export interface RideCalls {
  readonly boarding: number;
  readonly alighting: number;
}

/** The calls of a trip at which a ride begins and ends; a loop comes by twice, and then the one nearest in time counts. */
export function findRideCalls(
  { calls }: Pick<Trip, 'calls'>,
  ends: { readonly from: string; readonly to: string; readonly planned?: Moment },
): RideCalls | undefined {
  const pairs = calls.flatMap(({ code }, boarding) => {
    if (code !== ends.from) return [];
    const alighting = calls.findIndex((call, place) => place > boarding && call.code === ends.to);
    return alighting < 0 ? [] : [{ boarding, alighting }];
  });
  const { planned } = ends;
  if (!planned) return pairs[0];
  const away = ({ boarding }: RideCalls) => Math.abs((calls[boarding]?.planned.at ?? 0) - planned.at);
  return pairs.toSorted((one, two) => away(one) - away(two))[0];
}

/** A ride as its trip stands now: the timetables know of real time and of notices what a plan of before does not. */
export function withTrip(ride: RideLeg, trip: Trip | undefined): RideLeg {
  const { stopCode: from = '' } = ride.from;
  const { stopCode: to = '' } = ride.to;
  const found = trip && findRideCalls(trip, { from, to, planned: ride.departure.planned });
  const [on, off] = [trip?.calls[found?.boarding ?? -1], trip?.calls[found?.alighting ?? -1]];
  if (!trip || !found || !on || !off) return ride;
  return {
    ...ride,
    towards: trip.towards || ride.towards,
    departure: { planned: on.planned, expected: on.expected },
    arrival: { planned: off.planned, expected: off.expected },
    isLive: on.isLive,
    isCancelled: trip.isCancelled || on.isSkipped || off.isSkipped,
    between: callsOf(trip, found).slice(1, -1).map(toCall),
  };
}

const toCall = ({ code, name, latitude, longitude, expected }: TripCall): JourneyCall => ({
  stop: { id: `stop_point:${code}`, kind: 'stop', name, stopCode: code, latitude, longitude },
  expected,
});

/**
 * A journey whose rides stand otherwise than they were planned: one leaves as much later for the first of them, and arrives
 * as much later after the last.
 */
export function withLegs(journey: Journey, legs: readonly Leg[]): Journey {
  const [first, last] = [legs.findIndex(isRide), legs.findLastIndex(isRide)];
  const later = (place: number, end: 'departure' | 'arrival') => {
    const [now, before] = [legs[place], journey.legs[place]];
    return now && before && isRide(now) && isRide(before)
      ? now[end].expected.at - before[end].expected.at
      : 0;
  };
  const [leaveLater, arriveLater] = [later(first, 'departure'), later(last, 'arrival')];
  return {
    ...journey,
    departure: shiftMoment(journey.departure, leaveLater),
    arrival: shiftMoment(journey.arrival, arriveLater),
    legs: legs.map((leg, place) => {
      if (isRide(leg)) return leg;
      return place < first ? shiftWalk(leg, leaveLater) : place > last ? shiftWalk(leg, arriveLater) : leg;
    }),
    isLive: legs.some((leg) => isRide(leg) && leg.isLive),
  };
}

const shiftWalk = (walk: WalkLeg, byMs: number): WalkLeg => ({
  ...walk,
  departure: shiftMoment(walk.departure, byMs),
  arrival: shiftMoment(walk.arrival, byMs),
});

/** What comes after a ride at the stop where one boards. */
export interface AfterRide {
  /** The next bus of that line that can be taken; none where the board does not have one. */
  readonly next?: Departure;
  /** Nothing of that line leaves there any more on that day. */
  readonly isLast: boolean;
}

/** Read off the board of that stop as it is planned from the moment of the ride on. */
export function afterRide(departures: readonly Departure[], ride: RideLeg): AfterRide {
  const own = departures.find(({ tripId, tripDate }) => tripId === ride.tripId && tripDate === ride.tripDate);
  if (!own) return { isLast: ride.isLastOfDay };
  const next = nextUsable(departures, own);
  const isOfDay = (each: Departure) => each.day === own.day && each.planned.at > own.planned.at;
  const others = departures.filter(
    (each) => each.number === own.number && each.direction === own.direction && canBoard(each),
  );
  return { ...(next && { next }), isLast: !others.some(isOfDay) };
}

/** The stops that a ride passes, its end among them. */
export function callsOf(
  { calls }: Pick<Trip, 'calls'>,
  { boarding, alighting }: RideCalls,
): readonly TripCall[] {
  return calls.slice(boarding, alighting + 1);
}
