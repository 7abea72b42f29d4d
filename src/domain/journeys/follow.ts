import { shiftMoment, type Moment } from '#lib/time/moment.ts';
import type { Trip, TripCall } from '../trip.ts';
import { stateOfConnection, type ConnectionState } from './connection.ts';
import { followedRides, type FollowedPart, type FollowedRide } from './followed-rides.ts';
import type { IdPart, RidePart } from './journey-id.ts';
import type { LaterBuses } from './ride-live.ts';

/** Where the rider is, and what to do next. */
export type FollowState =
  /** Before leaving for the first bus: the minutes left are those until `leaveAt`. */
  | { readonly kind: 'leave'; readonly ride: FollowedRide; readonly leaveAt: Moment }
  /** On the way to the stop, or waiting there; after another bus there may be a walk of some seconds left. */
  | { readonly kind: 'wait'; readonly ride: FollowedRide; readonly walkSeconds: number }
  | RideState
  /** Off the last bus. */
  | { readonly kind: 'walk'; readonly ride: FollowedRide; readonly arriveAt: Moment }
  | { readonly kind: 'arrived'; readonly arriveAt: Moment }
  /** A bus of the journey does not run, or does not stop where it should: the rest cannot be reached. */
  | { readonly kind: 'cancelled'; readonly ride: FollowedRide }
  /** A bus left before the rider could be there, likewise. */
  | { readonly kind: 'missed'; readonly ride: FollowedRide }
  | { readonly kind: 'unknown' };

interface RideState {
  readonly kind: 'ride';
  readonly ride: FollowedRide;
  /** Where the rider gets off, after that many stops: of a later ride where one stays seated. */
  readonly off: TripCall;
  readonly stopsLeft: number;
  /** The numbers under which the bus goes on. */
  readonly goesOnAs: readonly string[];
}

export interface FollowedChange {
  readonly to: FollowedRide;
  readonly slackMs: number;
  readonly state: ConnectionState;
}

export interface Followed {
  readonly state: FollowState;
  readonly rides: readonly FollowedRide[];
  /** The next change that is still ahead; none where the journey is over before it. */
  readonly change?: FollowedChange;
  /** None where a bus is cancelled or missed. */
  readonly arriveAt?: Moment;
}

const minuteMs = 60_000;

/** What a journey comes to at a moment, by its trips as they stand. */
export function followJourney(parts: readonly FollowedPart[], now: number): Followed {
  const rides = followedRides(parts) ?? [];
  const last = rides.at(-1);
  if (!last) return { state: { kind: 'unknown' }, rides };
  const ahead = rides.findIndex(({ off }) => !isOver(off, now));
  const place = ahead < 0 ? rides.length : ahead;
  const broken = findBroken(rides, place);
  if (broken) return { rides, state: broken };
  const arriveAt = shiftMoment(last.off.expected, last.walkAfter * 1000);
  const current = rides[place];
  if (!current) {
    const isThere = arriveAt.at <= now;
    const state: FollowState = isThere
      ? { kind: 'arrived', arriveAt }
      : { kind: 'walk', ride: last, arriveAt };
    return { rides, arriveAt, state };
  }
  const seats = seatOf(rides, place);
  const change = changeTo(rides, place + seats.length);
  const isReached = rides.every((_, index) => changeTo(rides, index)?.state !== 'missed');
  return {
    rides,
    state: isAboard(current, now) ? ride(seats, now) : wait(rides, place, now),
    ...(change && { change }),
    ...(isReached && { arriveAt }),
  };
}

/**
 * What ends the journey early. A bus that does not run is told as soon as it is known, and one that is missed once the rider is
 * off the bus before it: until then that one may catch up. Nothing later makes either good.
 */
function findBroken(rides: readonly FollowedRide[], place: number): FollowState | undefined {
  const off = rides.find(({ trip, on, off: end }) => trip.isCancelled || on.isSkipped || end.isSkipped);
  const missed = rides
    .slice(0, place + 1)
    .find((each, index) => each !== off && changeTo(rides, index)?.state === 'missed');
  const isMissedFirst = missed && (!off || rides.indexOf(missed) < rides.indexOf(off));
  if (isMissedFirst) return { kind: 'missed', ride: missed };
  return off && { kind: 'cancelled', ride: off };
}

/** The change to a ride from the one before; undefined for the first one, and where the rider stays seated. */
function changeTo(rides: readonly FollowedRide[], place: number): FollowedChange | undefined {
  const to = rides[place];
  if (!to || to.readyAt === undefined || to.staysOn) return undefined;
  const slackMs = to.on.expected.at - to.readyAt;
  return { to, slackMs, state: stateOfConnection(slackMs, to) };
}

/** A ride, and those after it for which the rider stays seated. */
function seatOf(rides: readonly FollowedRide[], place: number): readonly FollowedRide[] {
  const end = rides.findIndex((each, index) => index > place && !each.staysOn);
  return rides.slice(place, end < 0 ? undefined : end);
}

/** Whoever stays seated is aboard as soon as the ride before is over. */
const isAboard = ({ on, staysOn }: FollowedRide, now: number) => staysOn || isOver(on, now);

function ride(seats: readonly FollowedRide[], now: number): FollowState {
  const [first, last] = [seats[0], seats.at(-1)];
  if (!first || !last) throw new RangeError('a rider is aboard of some bus');
  const stops = seats.flatMap(({ ahead }) => ahead);
  return {
    kind: 'ride',
    ride: first,
    off: last.off,
    stopsLeft: stops.filter((call) => !isOver(call, now)).length,
    goesOnAs: seats.slice(1).map(({ trip }) => trip.number),
  };
}

function wait(rides: readonly FollowedRide[], place: number, now: number): FollowState {
  const next = rides[place];
  if (!next) throw new RangeError('a rider waits for some bus');
  const { readyAt, walkBefore } = next;
  // Whoever changes walks on at once; only before the first bus is there a moment to leave.
  if (readyAt !== undefined) return { kind: 'wait', ride: next, walkSeconds: readyAt > now ? walkBefore : 0 };
  const leaveAt = shiftMoment(next.on.expected, -walkBefore * 1000);
  return walkBefore > 0 && leaveAt.at > now
    ? { kind: 'leave', ride: next, leaveAt }
    : { kind: 'wait', ride: next, walkSeconds: 0 };
}

/** A bus that is told to have passed a stop has; one that nobody tells of has once its time is over. */
const isOver = ({ hasPassed, isLive, expected }: TripCall, now: number) =>
  hasPassed || (!isLive && expected.at < now) || expected.at < now - minuteMs;

/**
 * The bus to take instead of one that is cancelled or missed: the first that leaves once one is there. `none`: there is no other
 * on that day. Undefined where that is not known.
 */
export function busInstead(
  { readyAt = 0 }: FollowedRide,
  later: LaterBuses<Moment> | undefined,
  now: number,
): Moment | 'none' | undefined {
  const next = later?.departures.find(({ at }) => at >= Math.max(readyAt, now));
  return next ?? (later?.isWhole ? 'none' : undefined);
}

/** The parts of an id with the trips that are known of them. */
export function followedParts(
  parts: readonly IdPart[],
  tripOf: (part: RidePart) => Trip | undefined,
): readonly FollowedPart[] {
  return parts.map((part) => (part.kind === 'ride' ? { kind: 'ride', part, trip: tripOf(part) } : part));
}
