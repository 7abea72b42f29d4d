import type { Followed, FollowState } from '#domain/journeys/follow.ts';
import type { FollowedRide } from '#domain/journeys/followed-rides.ts';
import { laterBuses } from '#domain/journeys/ride-live.ts';
import { departureOf } from '#domain/trip.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { keyOfTrip, type FollowData } from './follow-data.ts';

/** Enough for a bus that is late by some departures of a line; without script the page is loaded again anyway. */
const mostOfLine = 6;
const minuteMs = 60_000;

/** What leaves after the bus of each ride that is not over, at the stop where one boards, as planned. */
export async function loadLater(
  { schedule, locale, log, now }: LoaderContext,
  { rides, state }: Followed,
): Promise<FollowData['later']> {
  const found = rides.slice(firstAhead(rides, state)).map(async ({ trip, on }) => {
    try {
      const board = schedule.at(Math.max(on.planned.at, now) - minuteMs);
      const [at] = await board.loadBoards({ codes: [on.code], limit: mostOfLine, locale });
      if (!at) return [];
      const { departures, isWhole } = laterBuses(at.departures, { ...departureOf(trip, on), day: at.day });
      return [
        [keyOfTrip(trip), { departures: departures.map(({ expected }) => expected), isWhole }] as const,
      ];
    } catch (err) {
      log.warn({ err }, 'a journey is followed without the bus after');
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}

/** The place of the ride that the rider waits for or sits in; behind the last one where nothing is left to take. */
function firstAhead(rides: readonly FollowedRide[], state: FollowState): number {
  return 'ride' in state && state.kind !== 'walk' ? rides.indexOf(state.ride) : rides.length;
}
