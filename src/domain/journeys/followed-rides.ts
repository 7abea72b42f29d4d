import type { OnRequest } from '../access.ts';
import type { Trip, TripCall } from '../trip.ts';
import { walkSeconds } from './connection.ts';
import type { RidePart } from './journey-id.ts';
import { findRideCalls, requestOf } from './ride-live.ts';

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
  /** When one is at the stop, coming from the bus before; undefined for the first one. */
  readonly readyAt?: number;
  readonly staysOn: boolean;
  readonly isGuaranteed: boolean;
  /** How often a bus comes, where nothing else is known. */
  readonly everyMinutes?: number;
  /** Whom to ask to get on, and to get off. */
  readonly onRequest?: OnRequest;
}

/** Undefined where a trip of it is not known, or does not stop where the rider gets on or off. */
export function followedRides(parts: readonly FollowedPart[]): FollowedRide[] | undefined {
  const rides: FollowedRide[] = [];
  let since = 0;
  for (const [place, each] of parts.entries()) {
    if (each.kind !== 'ride') continue;
    const { trip, part } = each;
    const calls = trip && findRideCalls(trip, part);
    const [on, off] = [trip?.calls[calls?.boarding ?? -1], trip?.calls[calls?.alighting ?? -1]];
    if (!trip || !calls || !on || !off) return undefined;
    const walkBefore = walkSeconds(parts.slice(since, place));
    const before = rides.at(-1);
    const isLast = !parts.slice(place + 1).some(({ kind }) => kind === 'ride');
    const onRequest = requestOf(on, off);
    rides.push({
      trip,
      on,
      off,
      ahead: trip.calls.slice(calls.boarding + 1, calls.alighting + 1),
      walkBefore,
      walkAfter: isLast ? walkSeconds(parts.slice(place + 1)) : 0,
      ...(before && { readyAt: before.off.expected.at + walkBefore * 1000 }),
      staysOn: before !== undefined && part.staysOn === true,
      isGuaranteed: part.isGuaranteed === true,
      ...(on.every && !on.isLive && { everyMinutes: on.every.minutes }),
      ...(onRequest && { onRequest }),
    });
    since = place + 1;
  }
  return rides;
}
