import { shiftMoment, type Moment } from '#lib/time/moment.ts';
import type { OnRequest } from '../access.ts';
import { canBoard, type Departure } from '../departure.ts';
import type { Trip, TripCall } from '../trip.ts';
import { isRide, type Journey, type JourneyCall, type Leg, type RideLeg, type WalkLeg } from './journey.ts';

/** Where a ride gets on and off its trip. */
export interface RideCalls {
  readonly boarding: number;
  readonly alighting: number;
  /** Which of the passes of the trip at these stops it is, counted from 1. */
  readonly pass: number;
}

/** The stops of a ride, and what tells its pass from another: the planned time, or which one it is. */
interface RideEnds {
  readonly from: string;
  readonly to: string;
  readonly planned?: Moment;
  readonly pass?: number;
}

/**
 * The calls of a trip at which a ride begins and ends. A loop comes by twice: then the pass that is named counts, or else the one
 * nearest to the planned time.
 */
export function findRideCalls({ calls }: Pick<Trip, 'calls'>, ends: RideEnds): RideCalls | undefined {
  const pairs = calls
    .flatMap(({ code }, boarding) => {
      if (code !== ends.from) return [];
      const alighting = calls.findIndex((call, place) => place > boarding && call.code === ends.to);
      return alighting < 0 ? [] : [{ boarding, alighting }];
    })
    .map((pair, index) => ({ ...pair, pass: index + 1 }));
  const { planned, pass = 1 } = ends;
  // A timetable that was changed since may come by less often.
  if (!planned) return pairs[pass - 1] ?? pairs[0];
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
  const { everyMinutes: _every, onRequest: _asked, ...rest } = ride;
  const onRequest = requestOf(on, off);
  return {
    ...rest,
    ...(found.pass > 1 && { pass: found.pass }),
    towards: trip.towards || ride.towards,
    departure: { planned: on.planned, expected: on.expected },
    arrival: { planned: off.planned, expected: off.expected },
    isLive: on.isLive,
    ...(on.every && !on.isLive && { everyMinutes: on.every.minutes }),
    ...(onRequest && { onRequest }),
    isCancelled: trip.isCancelled || on.isSkipped || off.isSkipped,
    between: callsOf(trip, found).slice(1, -1).map(toCall),
  };
}

/** What one asks for to get on where a ride begins, and to get off where it ends. */
export function requestOf(on: TripCall, off: TripCall): OnRequest | undefined {
  const { boarding, phone: toBoard } = on.onRequest ?? {};
  const { alighting, phone: toAlight } = off.onRequest ?? {};
  if (!boarding && !alighting) return undefined;
  const phone =
    (boarding === 'phone' ? toBoard : undefined) ?? (alighting === 'phone' ? toAlight : undefined);
  return {
    ...(boarding && { boarding }),
    ...(alighting && { alighting }),
    ...(phone !== undefined && { phone }),
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
  /** The next bus of that line on the same day that one is there in time for; none where the board does not have one. */
  readonly next?: Departure;
  /** Nothing of that line leaves there any more on that day, once one is there. */
  readonly isNone: boolean;
  /** Nothing of that line leaves there on that day after this bus. */
  readonly isLast: boolean;
}

/** Read off the board of that stop as it is planned from the moment of the ride on; `readyAt` is when one is there. */
export function afterRide(departures: readonly Departure[], ride: RideLeg, readyAt: number): AfterRide {
  const own = departures.find(({ tripId, tripDate }) => tripId === ride.tripId && tripDate === ride.tripDate);
  if (!own) return { isLast: ride.isLastOfDay, isNone: ride.isLastOfDay };
  const { departures: later, isWhole } = laterBuses(departures, own);
  const next = later.find(({ expected }) => expected.at >= readyAt);
  return { ...(next && { next }), isLast: later.length === 0, isNone: !next && isWhole };
}

/** What leaves after a bus, of its line and direction and on its day. */
export interface LaterBuses<Bus> {
  readonly departures: readonly Bus[];
  /** There are no others on that day: the board goes on to the next one, or has nothing else. */
  readonly isWhole: boolean;
}

export function laterBuses(
  departures: readonly Departure[],
  own: Pick<Departure, 'number' | 'direction' | 'planned' | 'day'>,
): LaterBuses<Departure> {
  const others = departures.filter(
    (each) =>
      each.number === own.number &&
      each.direction === own.direction &&
      each.planned.at > own.planned.at &&
      canBoard(each),
  );
  const ofDay = others.filter(({ day }) => day === own.day);
  return { departures: ofDay, isWhole: ofDay.length === 0 || ofDay.length < others.length };
}

/** The stops that a ride passes, its end among them. */
export function callsOf(
  { calls }: Pick<Trip, 'calls'>,
  { boarding, alighting }: RideCalls,
): readonly TripCall[] {
  return calls.slice(boarding, alighting + 1);
}
