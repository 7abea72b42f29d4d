import { isRidePart, readJourneyId, type RidePart } from '#domain/journeys/journey-id.ts';
import { findRideCalls } from '#domain/journeys/ride-live.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { GoneJourney } from './results-data.ts';

/** Why the journey of an address is not among those found: a bus of it is cancelled, or nobody knows. */
export async function findGone(context: LoaderContext, journey: string): Promise<GoneJourney | undefined> {
  if (journey === '') return undefined;
  const rides = (readJourneyId(journey) ?? []).filter(isRidePart);
  const numbers = await Promise.all(rides.map((ride) => findCancelled(context, ride)));
  const number = numbers.find((each) => each !== undefined);
  return number === undefined ? { kind: 'unknown' } : { kind: 'cancelled', number };
}

/** The line of a ride that does not run, or does not stop where one gets on or off; undefined for any other. */
async function findCancelled(
  { schedule, locale, log }: LoaderContext,
  ride: RidePart,
): Promise<string | undefined> {
  const { tripId, tripDate: date } = ride;
  const trip = await schedule.loadTrip({ tripId, date, locale }).catch((err: unknown) => {
    log.warn({ err }, 'a journey is told as gone without its trip');
    return undefined;
  });
  const calls = trip && findRideCalls(trip, ride);
  if (!trip || !calls) return undefined;
  const isSkipped = [calls.boarding, calls.alighting].some((place) => trip.calls[place]?.isSkipped);
  return trip.isCancelled || isSkipped ? trip.number : undefined;
}
