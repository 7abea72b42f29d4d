import { useCallback, useEffect, useMemo, useState } from 'react';
import { readTrip } from '#clients/schedule/reading/read-trip.ts';
import { followedParts, followJourney, type Followed } from '#domain/journeys/follow.ts';
import { isRidePart, type RidePart } from '#domain/journeys/journey-id.ts';
import { tripAt, type Trip } from '#domain/trip.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import { serverNow, useNow } from '#site/live/server-clock.ts';
import { useLive } from '#site/live/use-live.ts';
import { keyOfTrip, type FollowData } from './follow-data.ts';

/** A trip, and when it was last confirmed; undefined once the timetable does not have it any more. */
interface HeardTrip {
  readonly at: number;
  readonly trip: Trip | undefined;
}

interface LiveFollowed {
  readonly followed: Followed;
  readonly now: number;
  /** When the bus that was heard of longest ago was. */
  readonly heardAt: number;
  /** Given what each `RideWatch` hears. */
  onHeard(key: string, heard: HeardTrip): void;
}

/** Stops are left behind a few seconds after their time. */
const stepMs = 5000;

/** The journey as it goes on, from the one the server drew. */
export function useFollowed(data: FollowData): LiveFollowed {
  const [heard, setHeard] = useState<Readonly<Record<string, HeardTrip>>>({});
  const onHeard = useCallback(
    (key: string, value: HeardTrip) => setHeard((known) => ({ ...known, [key]: value })),
    [],
  );
  const now = useNow(data.at, stepMs);
  const followed = useMemo(
    () =>
      followJourney(
        followedParts(data.parts, (part) => tripNow(heardOf(data, heard, part), now)),
        now,
      ),
    [data, heard, now],
  );
  const heardAt = Math.min(...data.parts.filter(isRidePart).map((part) => heardOf(data, heard, part).at));
  return { followed, now, heardAt, onHeard };
}

const heardOf = (data: FollowData, heard: Readonly<Record<string, HeardTrip>>, part: RidePart): HeardTrip => {
  const key = keyOfTrip(part);
  const trip = data.trips[key];
  return heard[key] ?? { at: trip?.at ?? data.at, trip };
};

/** A pulse of the stream confirms a trip without sending it again, so its age counts from what was heard last. */
export const tripNow = ({ at, trip }: HeardTrip, now: number): Trip | undefined =>
  trip && tripAt({ ...trip, at }, now);

interface RideWatchProps {
  readonly part: RidePart;
  readonly first: Trip | undefined;
  readonly at: number;
  onHeard(key: string, heard: HeardTrip): void;
}

/** Listens to one bus of the journey, as its own page does; it shows nothing. */
export function RideWatch({ part, first, at, onHeard }: RideWatchProps) {
  const locale = useLocale();
  const key = keyOfTrip(part);
  const query = { idVoyage: part.tripId, date: part.tripDate.replaceAll('-', ''), langue: locale };
  const { value } = useLive<HeardTrip>(
    { at: first?.at ?? at, trip: first },
    { event: 'voyage', listen: query, ask: `/voyage?${new URLSearchParams(query)}` },
    readHeard,
  );
  useEffect(() => onHeard(key, value), [key, value, onHeard]);
  return null;
}

function readHeard(json: unknown): HeardTrip {
  if (json === null) return { at: serverNow(), trip: undefined };
  const trip = readTrip(json as Parameters<typeof readTrip>[0]);
  return { at: trip.at, trip };
}
