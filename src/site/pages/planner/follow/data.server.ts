import { followedParts, followJourney, type Followed } from '#domain/journeys/follow.ts';
import { isRidePart, readJourneyId, type RidePart } from '#domain/journeys/journey-id.ts';
import { tripAt, type Trip } from '#domain/trip.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { homeAndTitle } from '#site/pages/page-info.server.ts';
import { isAway, notFound } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import {
  formatPlanner,
  readPlanner,
  type PlannerQuery,
  type TypedPlace,
} from '#site/planner/planner-query.ts';
import { keyOfTrip, type FollowData } from './follow-data.ts';
import { loadLater } from './load-later.server.ts';

/** Live: drawn anew each time, for whoever reloads it without script. */
const keep = 'never' as const;

/** A journey by its id, as its buses stand; without script it is followed by loading it again. */
export const loadFollow: PageLoader<FollowData> = async (context) => {
  const { url, params, locale, now, table } = context;
  const { journeys: texts, planner } = catalogues[locale];
  const address = readPlanner(url.searchParams);
  const parts = readJourneyId(params['trajet'] ?? '');
  if (!parts?.some(isRidePart)) throw notFound(texts.following.badLink);
  const trips = await loadTrips(context, parts.filter(isRidePart));
  const tripOf = (part: RidePart) => {
    const trip = trips[keyOfTrip(part)];
    return trip && tripAt(trip, now);
  };
  const followed = followJourney(followedParts(parts, tripOf), now);
  const base = table.pathOf('trip-planner', locale) ?? '/';
  const to = address.to.text === '' ? lastStop(followed) : address.to;
  const title = texts.following.title;
  const [home] = homeAndTitle(title, locale, table);
  const summary = texts.following.summary(to.text);
  return {
    kind: 'page',
    status: 200,
    info: {
      title,
      metas: [{ tag: 'meta', attributes: { name: 'description', content: summary } }],
      breadcrumbs: [...(home ? [home] : []), { title: planner.title, path: base }, { title }],
      ownQuery: url.search,
    },
    data: {
      at: now,
      to: to.text,
      parts,
      trips,
      later: await loadLater(context, followed),
      paths: { ...pathsAgain(base, { ...address, to }, followed), own: url.pathname + url.search },
    },
    keep,
  };
};

const stopPlace = ({ code, name }: { readonly code: string; readonly name: string }): TypedPlace => ({
  text: name,
  id: `stop_point:${code}`,
});

function lastStop({ rides }: Followed): TypedPlace {
  const last = rides.at(-1);
  return last ? stopPlace(last.off) : { text: '' };
}

/** Another search to the same place: from where one started, or from where one was to change. */
function pathsAgain(base: string, address: PlannerQuery, { rides }: Followed) {
  const pathFrom = (from: TypedPlace) =>
    formatPlanner(base, { ...address, from, when: 'now', date: '', time: '' });
  const changes = rides.slice(1);
  return {
    again: pathFrom(address.from),
    againFrom: Object.fromEntries(
      changes.map(({ trip, on }) => [keyOfTrip(trip), pathFrom(stopPlace(on))] as const),
    ),
  };
}

/** What the timetable does not know is left out; that it is away is thrown. */
async function loadTrips(
  { schedule, locale }: LoaderContext,
  rides: readonly RidePart[],
): Promise<Readonly<Record<string, Trip>>> {
  const parts = new Map(rides.map((part) => [keyOfTrip(part), part]));
  const found = [...parts].map(async ([key, { tripId, tripDate: date }]) => {
    try {
      const trip = await schedule.loadTrip({ tripId, date, locale });
      return trip ? [[key, trip] as const] : [];
    } catch (thrown) {
      if (isAway(thrown)) throw new AppError('unavailable', 'the timetables are away', { cause: thrown });
      const { code } = toAppError(thrown);
      if (code === 'not-found' || code === 'bad-request') return [];
      throw thrown;
    }
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}
