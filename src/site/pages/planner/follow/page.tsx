import { useCallback, useMemo, useState } from 'react';
import { readTrip } from '#clients/schedule/reading/read-trip.ts';
import { followedParts, followJourney, type Followed } from '#domain/journeys/follow.ts';
import { isRidePart, type RidePart } from '#domain/journeys/journey-id.ts';
import { tripAt, type Trip } from '#domain/trip.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { serverNow, useNow } from '#site/live/server-clock.ts';
import { useAnnounced } from '#site/live/use-announced.ts';
import { useLive } from '#site/live/use-live.ts';
import type { PageProps } from '#site/pages/page-props.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { keyOfTrip, type FollowData } from './follow-data.ts';
import { FollowAnswer, useFollowWords } from './follow-answer.tsx';
import { FollowSteps } from './follow-steps.tsx';
import './page.css';

/** Stops are left behind a few seconds after their time. */
const stepMs = 5000;

/** Goes with the rider: when to leave, where to get off, whether the change holds. */
export default function FollowPage({ data }: PageProps<FollowData>) {
  const texts = useTexts('journeys').journeys.following;
  const [trips, setTrips] = useState<Readonly<Record<string, Trip | undefined>>>(data.trips);
  const take = useCallback(
    (key: string, trip: Trip | undefined) => setTrips((known) => ({ ...known, [key]: trip })),
    [],
  );
  const now = useNow(data.at, stepMs);
  const followed = useMemo(() => {
    const tripOf = (part: RidePart) => {
      const trip = trips[keyOfTrip(part)];
      return trip && tripAt(trip, now);
    };
    return followJourney(followedParts(data.parts, tripOf), now);
  }, [data.parts, trips, now]);
  useStateAnnounced(followed, now, data);
  return (
    <div className="page-width follow">
      {data.parts.filter(isRidePart).map((part) => (
        <RideWatch
          key={keyOfTrip(part)}
          part={part}
          first={data.trips[keyOfTrip(part)]}
          onTrip={take}
          at={data.at}
        />
      ))}
      <h1 id={pageHeadingId} tabIndex={-1}>
        {texts.heading('')}
        <PlaceName>{data.to}</PlaceName>
      </h1>
      <FollowAnswer followed={followed} now={now} data={data} />
      <FollowSteps followed={followed} now={now} to={data.to} />
      <div className="follow-ways screen-only">
        <ButtonLink kind="secondary" href={data.paths.again}>
          {texts.findOther}
        </ButtonLink>
        <span className="without-script">
          <a className="button" data-kind="quiet" href={data.paths.own}>
            <span>{texts.refresh}</span>
          </a>
        </span>
      </div>
    </div>
  );
}

interface RideWatchProps {
  readonly part: RidePart;
  readonly first: Trip | undefined;
  readonly at: number;
  onTrip(key: string, trip: Trip | undefined): void;
}

/** Undefined once the timetable does not have the trip any more. */
interface TripState {
  readonly at: number;
  readonly trip: Trip | undefined;
}

/** Listens to one bus of the journey, as its own page does; it shows nothing. */
function RideWatch({ part, first, at, onTrip }: RideWatchProps) {
  const locale = useLocale();
  const query = { idVoyage: part.tripId, date: part.tripDate.replaceAll('-', ''), langue: locale };
  useLive<TripState>(
    { at: first?.at ?? at, trip: first },
    { event: 'voyage', listen: query, ask: `/voyage?${new URLSearchParams(query)}` },
    (json) => {
      const trip = json === null ? undefined : readTrip(json as Parameters<typeof readTrip>[0]);
      onTrip(keyOfTrip(part), trip);
      return { at: trip?.at ?? serverNow(), trip };
    },
  );
  return null;
}

/** Says aloud that there is something else to do now. */
function useStateAnnounced(followed: Followed, now: number, data: FollowData): void {
  const { title, help } = useFollowWords(followed, now, data);
  const { state, change } = followed;
  const stops = state.kind === 'ride' ? state.stopsLeft : '';
  useAnnounced(`${state.kind} ${stops} ${change?.state ?? ''}`, () => [title, ...help].join(' '));
}
