import { shiftMoment, type Moment } from '#lib/time/moment.ts';
import type { Trip, TripCall } from '../trip.ts';
import type { ConnectionState } from './connection.ts';
import type { IdPart, RidePart } from './journey-id.ts';
import { findRideCalls } from './ride-live.ts';

/** A part of a journey that is followed: its trip is undefined where the timetable has it no more. */
export type FollowedPart =
  | { readonly kind: 'walk'; readonly seconds: number }
  | { readonly kind: 'ride'; readonly part: RidePart; readonly trip: Trip | undefined };

/** A bus of the journey, from where one gets on to where one gets off. */
export interface FollowedRide {
  readonly trip: Trip;
  readonly on: TripCall;
  readonly off: TripCall;
  /** The calls after the one where one boards, the last where one gets off. */
  readonly ahead: readonly TripCall[];
  /** The walk before it, and after it where it is the last (s). */
  readonly walkBefore: number;
  readonly walkAfter: number;
}

/** Where the rider is, and what to do next. */
export type FollowState =
  /** Before leaving: the minutes left are those until `leaveAt`. */
  | { readonly kind: 'leave'; readonly ride: FollowedRide; readonly leaveAt: number }
  /** On the way to the stop, or waiting there. */
  | { readonly kind: 'wait'; readonly ride: FollowedRide }
  | { readonly kind: 'ride'; readonly ride: FollowedRide; readonly stopsLeft: number }
  /** Off the last bus. */
  | { readonly kind: 'walk'; readonly ride: FollowedRide; readonly arriveAt: Moment }
  | { readonly kind: 'arrived'; readonly arriveAt: Moment }
  /** A bus that is still to be taken does not run, or does not stop. */
  | { readonly kind: 'cancelled'; readonly ride: FollowedRide }
  | { readonly kind: 'unknown' };

export interface Followed {
  readonly state: FollowState;
  readonly rides: readonly FollowedRide[];
  /** The next change that is still ahead. */
  readonly change?: { readonly to: FollowedRide; readonly slackMs: number; readonly state: ConnectionState };
  readonly arriveAt?: Moment;
}

const minuteMs = 60_000;
const tightMs = 4 * minuteMs;

/** What a journey comes to at a moment, by its trips as they stand. */
export function followJourney(parts: readonly FollowedPart[], now: number): Followed {
  const rides = ridesOf(parts);
  const last = rides?.at(-1);
  if (!rides || !last) return { state: { kind: 'unknown' }, rides: [] };
  const arriveAt = shiftMoment(last.off.expected, last.walkAfter * 1000);
  const current = rides.find(({ off }) => !isOver(off, now));
  if (!current) {
    const isThere = arriveAt.at <= now;
    return {
      rides,
      arriveAt,
      state: isThere ? { kind: 'arrived', arriveAt } : { kind: 'walk', ride: last, arriveAt },
    };
  }
  const isAboard = isOver(current.on, now);
  const broken = rides
    .slice(rides.indexOf(current))
    .find((ride) => isOff(ride) && (ride !== current || !isAboard));
  const change = rides[rides.indexOf(current) + 1];
  return {
    rides,
    arriveAt,
    state: broken ? { kind: 'cancelled', ride: broken } : stateOf(current, isAboard, now),
    ...(change && { change: connectionTo(current, change) }),
  };
}

function stateOf(ride: FollowedRide, isAboard: boolean, now: number): FollowState {
  if (isAboard)
    return { kind: 'ride', ride, stopsLeft: ride.ahead.filter((call) => !isOver(call, now)).length };
  const leaveAt = ride.on.expected.at - ride.walkBefore * 1000;
  // Whoever changes is on the way already; only before the first bus is there a moment to leave.
  return ride.walkBefore > 0 && leaveAt > now ? { kind: 'leave', ride, leaveAt } : { kind: 'wait', ride };
}

/** A bus that is told to have passed a stop has; one that nobody tells of has once its time is over. */
const isOver = ({ hasPassed, isLive, expected }: TripCall, now: number) =>
  hasPassed || (!isLive && expected.at < now) || expected.at < now - minuteMs;

const isOff = ({ trip, on, off }: FollowedRide) => trip.isCancelled || on.isSkipped || off.isSkipped;

function connectionTo(from: FollowedRide, to: FollowedRide) {
  const slackMs = to.on.expected.at - from.off.expected.at - to.walkBefore * 1000;
  const state: ConnectionState = slackMs < 0 ? 'missed' : slackMs < tightMs ? 'tight' : 'safe';
  return { to, slackMs, state };
}

/** Undefined where a trip of it is not known, or does not stop where the rider gets on or off. */
function ridesOf(parts: readonly FollowedPart[]): FollowedRide[] | undefined {
  const rides: FollowedRide[] = [];
  for (const [place, each] of parts.entries()) {
    if (each.kind !== 'ride') continue;
    const { trip, part } = each;
    const calls = trip && findRideCalls(trip, { from: part.from, to: part.to });
    const [on, off] = [trip?.calls[calls?.boarding ?? -1], trip?.calls[calls?.alighting ?? -1]];
    if (!trip || !calls || !on || !off) return undefined;
    const isLast = !parts.slice(place + 1).some(({ kind }) => kind === 'ride');
    rides.push({
      trip,
      on,
      off,
      ahead: trip.calls.slice(calls.boarding + 1, calls.alighting + 1),
      walkBefore: walkOf(parts[place - 1]),
      walkAfter: isLast ? walkOf(parts[place + 1]) : 0,
    });
  }
  return rides;
}

const walkOf = (part: FollowedPart | undefined) => (part?.kind === 'walk' ? part.seconds : 0);

/** The parts of an id with the trips that are known of them. */
export function followedParts(
  parts: readonly IdPart[],
  tripOf: (part: RidePart) => Trip | undefined,
): readonly FollowedPart[] {
  return parts.map((part) => (part.kind === 'ride' ? { kind: 'ride', part, trip: tripOf(part) } : part));
}
