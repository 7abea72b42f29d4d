import { useMemo } from 'react';
import { readTrip } from '#clients/schedule/reading/read-trip.ts';
import { departureOf, findCall, tripAt, type Trip } from '#domain/trip.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { serverNow, useNow } from '#site/live/server-clock.ts';
import { useAnnounced } from '#site/live/use-announced.ts';
import { whenOf } from '#site/live/use-board.ts';
import { useLive } from '#site/live/use-live.ts';

/** Undefined once the timetable does not have the trip any more. */
interface TripState {
  readonly at: number;
  readonly trip: Trip | undefined;
}

/** Stops are left behind a few seconds after their time. */
const stepMs = 5000;

/** The trip as it goes on, from the one the server drew; undefined once the timetable has it no more. */
export function useTrip(first: Trip, stop: string): Trip | undefined {
  const locale = useLocale();
  const query = { idVoyage: first.tripId, date: first.tripDate.replaceAll('-', ''), langue: locale };
  const { value } = useLive<TripState>(
    { at: first.at, trip: first },
    { event: 'voyage', listen: query, ask: `/voyage?${new URLSearchParams(query)}` },
    readState,
  );
  const now = useNow(value.at, stepMs);
  const trip = useMemo(() => value.trip && tripAt({ ...value.trip, at: value.at }, now), [value, now]);
  useCallAnnounced(trip, stop);
  return trip;
}

function readState(json: unknown): TripState {
  if (json === null) return { at: serverNow(), trip: undefined };
  const trip = readTrip(json as Parameters<typeof readTrip>[0]);
  return { at: trip.at, trip };
}

/** Says aloud that the bus comes to the rider's stop at another time, or not at all. */
function useCallAnnounced(trip: Trip | undefined, stop: string): void {
  const texts = useTexts('routes');
  const locale = useLocale();
  const call = trip?.calls[findCall(trip, stop) ?? -1];
  const departure =
    trip && call && !call.hasPassed ? departureOf(trip, { ...call, isAlightingOnly: false }) : undefined;
  useAnnounced(departure && `${departure.expected.local} ${departure.state}`, (now) =>
    departure && call
      ? texts.trip.announce(call.name, whenOf(departure, { now, texts: texts.board, locale }))
      : '',
  );
}
