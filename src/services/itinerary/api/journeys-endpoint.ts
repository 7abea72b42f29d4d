import {
  journeysPath,
  journeysQuerySchema,
  journeysSchema,
  type JourneysJson,
} from '#contract/itinerary/journeys.ts';
import { errorBodySchema, errorIds, type LinkJson } from '#contract/itinerary/parts.ts';
import type { Locale } from '#domain/locale.ts';
import type { Steps } from '#lib/steps.ts';
import { writeUniqueTime } from '#lib/time/local-time.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { ItineraryView } from '#services/itinerary/ports.ts';
import { findJourneysInSteps, hasStopsNear, noLiveState, type Journey } from '#transit/index.ts';
import { formatRoot } from './envelope.ts';
import { refuse, sayRefusal } from './errors.ts';
import { formatJourney } from './format-journey.ts';
import type { ItineraryContext } from './itinerary-context.ts';
import { readQuestion, type AskedJourneys } from './read-question.ts';

const minuteMs = 60_000;

export const journeysEndpoint = ({ view, finder, takeSteps }: ItineraryContext) =>
  defineEndpoint({
    method: 'GET',
    path: journeysPath,
    summary: {
      fr: 'Les trajets d’un lieu à un autre, selon l’horaire et le temps réel',
      en: 'The journeys from one place to another, by the schedule and real time',
    },
    query: journeysQuerySchema,
    answers: { 200: journeysSchema, 400: errorBodySchema, 404: errorBodySchema },
    cacheControl: 'public, max-age=10',
    handle: async ({ query, language, url }) => {
      const places = await finder();
      return takeSteps(function* () {
        const current = view(language);
        const now = query.data_freshness === 'base_schedule' ? { ...current, live: noLiveState } : current;
        const asked = readQuestion(now, places, query, language);
        requireStops(now, asked);
        const journeys = yield* findJourneysInSteps(now, asked.question);
        yield;
        const body = yield* formatJourneys(now, { asked, journeys, locale: language, url });
        yield;
        return { status: 200, body };
      });
    },
  });

/** A place that no stop is near to is another answer than a journey that does not exist. */
function requireStops({ edition: { timetable } }: ItineraryView, { question }: AskedJourneys): void {
  const [hasOrigin, hasDestination] = [question.from, question.to].map((end) => hasStopsNear(timetable, end));
  if (hasOrigin && hasDestination) return;
  if (!hasOrigin && !hasDestination) throw refuse(errorIds.noOriginNorDestination);
  throw refuse(hasOrigin ? errorIds.noDestination : errorIds.noOrigin);
}

interface Found {
  readonly asked: AskedJourneys;
  readonly journeys: readonly Journey[];
  readonly locale: Locale;
  readonly url: string;
}

function* formatJourneys(view: ItineraryView, { asked, journeys, locale, url }: Found): Steps<JourneysJson> {
  const root = formatRoot(view, linksOf(view, journeys, url));
  const lists = { tickets: [], terminus: [], notes: [], exceptions: [] };
  if (journeys.length === 0)
    return { journeys: [], ...lists, ...root, error: sayRefusal(errorIds.noSolution, locale) };
  const types = nameTypes(journeys);
  const written = [];
  for (const [place, journey] of journeys.entries()) {
    written.push(formatJourney({ view, asked, locale }, journey, types[place] ?? 'rapid'));
    yield;
  }
  return { journeys: written, ...lists, ...root };
}

/** What Navitia calls a journey among others: each name is given once, to the first that earns it. */
function nameTypes(journeys: readonly Journey[]): string[] {
  const least = (value: (journey: Journey) => number) => Math.min(...journeys.map(value));
  const earliest = least(({ arriveAt }) => arriveAt);
  const direct = least(({ rides }) => rides);
  const shortest = least(({ walkMetres }) => walkMetres);
  const free = new Set(['non_pt_walk', 'best', 'comfort', 'less_fallback_walk']);
  return journeys.map((journey) => {
    const earned = [
      journey.rides === 0 ? 'non_pt_walk' : '',
      journey.arriveAt === earliest ? 'best' : '',
      journey.rides === direct ? 'comfort' : '',
      journey.walkMetres === shortest ? 'less_fallback_walk' : '',
    ].find((name) => free.has(name));
    if (earned === undefined) return 'rapid';
    free.delete(earned);
    return earned;
  });
}

/** The same question for later and for earlier journeys. */
function linksOf(view: ItineraryView, journeys: readonly Journey[], url: string): LinkJson[] {
  if (journeys.length === 0) return [];
  const address = (at: number, represents: string) => {
    const [, search = ''] = /\?(.*)$/s.exec(url) ?? [];
    const query = new URLSearchParams(search);
    query.set('datetime', writeUniqueTime(at, view.edition.timeZone));
    query.set('datetime_represents', represents);
    return `${journeysPath}?${query}`;
  };
  const lastDeparture = Math.max(...journeys.map(({ departAt }) => departAt));
  const firstArrival = Math.min(...journeys.map(({ arriveAt }) => arriveAt));
  return [
    { type: 'next', rel: 'next', templated: false, href: address(lastDeparture + minuteMs, 'departure') },
    { type: 'prev', rel: 'prev', templated: false, href: address(firstArrival - minuteMs, 'arrival') },
  ];
}
