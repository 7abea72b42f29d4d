import { nextUsable } from '#domain/departure.ts';
import { isRidePart, readJourneyId, type RidePart } from '#domain/journeys/journey-id.ts';
import { findRideCalls } from '#domain/journeys/ride-live.ts';
import { departureOf, type Trip } from '#domain/trip.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { homeAndTitle } from '#site/pages/page-info.server.ts';
import { mapPolicy } from '#site/pages/policy-needs.ts';
import { isAway, notFound } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { fields, readPlanner } from '#site/planner/planner-query.ts';
import { keyOfTrip, type FollowData } from './follow-data.ts';

/** Live: drawn anew each time, for whoever reloads it without script. */
const keep = 'never' as const;

/** A journey by its id, as its buses stand; without script it is followed by loading it again. */
export const loadFollow: PageLoader<FollowData> = async (context) => {
  const { url, params, locale, now, table, tripMapsUrl } = context;
  const { journeys: texts, planner } = catalogues[locale];
  const { from, to } = readPlanner(url.searchParams);
  const parts = readJourneyId(params['trajet'] ?? '');
  if (!parts?.some(isRidePart)) throw notFound(texts.following.badLink);
  const trips = await loadTrips(context, parts.filter(isRidePart));
  const base = table.pathOf('trip-planner', locale) ?? '/';
  const places = new URLSearchParams({ [fields.from]: from.text, [fields.to]: to.text });
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
      to: to.text || lastStop(trips, parts.filter(isRidePart)),
      parts,
      trips,
      next: await loadNext(context, parts.filter(isRidePart).slice(1), trips),
      paths: { again: `${base}?${places}`, own: url.pathname + url.search },
    },
    policy: { ...mapPolicy, formTargets: [new URL(tripMapsUrl).origin] },
    keep,
  };
};

const lastStop = (trips: Readonly<Record<string, Trip>>, rides: readonly RidePart[]): string => {
  const last = rides.at(-1);
  const trip = last && trips[keyOfTrip(last)];
  return trip?.calls.find(({ code }) => code === last?.to)?.name ?? '';
};

/** What the timetable does not know is left out; that it is away is thrown. */
async function loadTrips(
  { schedule, locale }: LoaderContext,
  rides: readonly RidePart[],
): Promise<Readonly<Record<string, Trip>>> {
  const found = rides.map(async (part) => {
    const { tripId, tripDate: date } = part;
    try {
      const trip = await schedule.loadTrip({ tripId, date, locale });
      return trip ? [[keyOfTrip(part), trip] as const] : [];
    } catch (thrown) {
      if (isAway(thrown)) throw new AppError('unavailable', 'the timetables are away', { cause: thrown });
      const { code } = toAppError(thrown);
      if (code === 'not-found' || code === 'bad-request') return [];
      throw thrown;
    }
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}

const mostOfLine = 3;

/** For each bus that is changed to, the one after it at that stop, as planned. */
async function loadNext(
  { schedule, locale, log }: LoaderContext,
  rides: readonly RidePart[],
  trips: Readonly<Record<string, Trip>>,
): Promise<FollowData['next']> {
  const found = rides.map(async (part) => {
    const trip = trips[keyOfTrip(part)];
    const call = trip?.calls[(trip && findRideCalls(trip, part)?.boarding) ?? -1];
    if (!trip || !call) return [];
    try {
      const board = schedule.at(call.planned.at - 60_000);
      const [at] = await board.loadBoards({ codes: [part.from], limit: mostOfLine, locale });
      const next = nextUsable(at?.departures ?? [], departureOf(trip, call));
      return next ? [[keyOfTrip(part), next.expected] as const] : [];
    } catch (err) {
      log.warn({ err }, 'a journey is followed without the bus after');
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}
