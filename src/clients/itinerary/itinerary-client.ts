import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { journeySchema, journeysPath, journeysSchema } from '#contract/itinerary/journeys.ts';
import { errorBodySchema, errorIds, type LinkJson } from '#contract/itinerary/parts.ts';
import { placeSchema, placesPath, placesSchema, type PlaceType } from '#contract/itinerary/places.ts';
import type {
  Journey,
  JourneyAnswer,
  JourneyQuestion,
  JourneyTime,
  PlaceSide,
} from '#domain/journeys/journey.ts';
import { pointId, type Place } from '#domain/journeys/place.ts';
import type { Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import { parseAddress } from '#lib/parse-address.ts';
import { readLocalTime, writeLocalTime } from '#lib/time/local-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transport, WireResponse } from '#platform/transport.ts';
import { ask, errorOf, readAnswer } from '../wire.ts';
import { findUnknownSides } from './find-unknown-sides.ts';
import { readJourney } from './read-journeys.ts';
import { readPlace } from './read-places.ts';

export interface PlaceSearch {
  readonly text: string;
  /** What is near comes first. */
  readonly near?: Coordinates | undefined;
  /** Every kind without it. */
  readonly types?: readonly PlaceType[];
  readonly limit: number;
  readonly locale: Locale;
}

/** What became of a question; a place that is known may still have no stop near it. */
export type ItineraryAnswer =
  | JourneyAnswer
  | { readonly kind: 'too-far'; readonly sides: readonly PlaceSide[] };

/** Ways from one place to another, and the places themselves. */
export interface ItineraryClient {
  /** Best first. Throws where the service is away. */
  findPlaces(search: PlaceSearch): Promise<readonly Place[]>;
  /** Never throws: that the service is away is one of its answers. */
  findJourneys(question: JourneyQuestion): Promise<ItineraryAnswer>;
}

interface ItineraryClientOptions {
  readonly transport: Transport;
  /** What the service calls the city; `default` unless given. */
  readonly region?: string;
  /** For times of the wire that come without the name of their zone. */
  readonly timeZone: string;
  readonly clock: Clock;
}

/** In the memory of this process alone: where somebody wants to go is written nowhere. */
const keptPlaces = { max: 500, ttl: 60_000, ttlResolution: 0 };
/** For the page, its map and its calendar file, which ask the same one after the other; live times are not older than that. */
const keptJourneys = { max: 200, ttl: 10_000, ttlResolution: 0 };
const maxBytes = 2 * 1024 * 1024;
const mostJourneys = 5;
const minuteMs = 60_000;

export function createItineraryClient(options: ItineraryClientOptions): ItineraryClient {
  const { transport, clock } = options;
  const perf = { now: () => clock.now() };
  const places = new LRUCache<string, Promise<readonly Place[]>>({ ...keptPlaces, perf });
  const journeys = new LRUCache<string, Promise<ItineraryAnswer>>({ ...keptJourneys, perf });

  return {
    findPlaces(search) {
      const path = placesAddress(search, options.region);
      const present = places.get(path);
      if (present) return present;
      const loading = loadPlaces(transport, path);
      places.set(path, loading);
      loading.catch(() => places.delete(path));
      return loading;
    },
    async findJourneys(question) {
      const path = journeysAddress(question, options);
      const present = journeys.get(path);
      if (present) return present;
      const loading = loadJourneys(options, path, question);
      journeys.set(path, loading);
      const answer = await loading;
      if (answer.kind === 'failed') journeys.delete(path);
      return answer;
    },
  };
}

/** The address of a call for a region. */
const inRegion = (path: string, region: string | undefined): string =>
  region === undefined ? path : path.replace('/default/', `/${encodeURIComponent(region)}/`);

function placesAddress(
  { text, near, types = [], limit, locale }: PlaceSearch,
  region: string | undefined,
): string {
  const query = new URLSearchParams({ q: text, count: String(limit), language: locale });
  if (near) query.set('from', pointId(near));
  for (const type of types) query.append('type[]', type);
  return `${inRegion(placesPath, region)}?${query}`;
}

function journeysAddress(
  question: JourneyQuestion,
  { timeZone, region }: Pick<ItineraryClientOptions, 'timeZone' | 'region'>,
): string {
  const { from, to, when, lessWalking, wheelchair, locale } = question;
  const query = new URLSearchParams({
    from,
    to,
    datetime: writeLocalTime(when.at, timeZone),
    datetime_represents: when.kind === 'arrive' ? 'arrival' : 'departure',
    data_freshness: 'realtime',
    count: String(mostJourneys),
    language: locale,
  });
  if (wheelchair) query.set('wheelchair', 'true');
  if (lessWalking) query.set('traveler_type', 'luggage');
  else if (wheelchair) query.set('traveler_type', 'wheelchair');
  return `${inRegion(journeysPath, region)}?${query}`;
}

async function loadPlaces(transport: Transport, path: string): Promise<readonly Place[]> {
  const response = await ask(transport, { method: 'GET', path, maxBytes });
  if (response.status >= 400) {
    // Nothing is called that: an answer, and no fault of the service.
    if (errorIdOf(response) === errorIds.unknownObject) return [];
    throw errorOf(response, placesPath);
  }
  const loose = placesSchema.extend({ places: z.array(z.unknown()).optional() });
  const { places = [] } = readAnswer(response.body, loose, placesPath);
  return places.flatMap((json) => {
    const { data } = placeSchema.safeParse(json);
    return (data && readPlace(data)) ?? [];
  });
}

async function loadJourneys(
  options: ItineraryClientOptions,
  path: string,
  question: JourneyQuestion,
): Promise<ItineraryAnswer> {
  const { transport, timeZone } = options;
  try {
    const response = await ask(transport, { method: 'GET', path, maxBytes });
    const errorId = errorIdOf(response);
    if (errorId === errorIds.unknownObject) {
      const askFor = async (ends: Pick<JourneyQuestion, PlaceSide>) => {
        const address = journeysAddress({ ...question, ...ends }, options);
        return errorIdOf(await ask(transport, { method: 'GET', path: address, maxBytes }));
      };
      return { kind: 'unknown-place', sides: await findUnknownSides(question, askFor) };
    }
    const refused = outcomes[errorId ?? ''];
    if (refused) return refused;
    if (response.status >= 400) throw errorOf(response, journeysPath);
    const loose = journeysSchema.extend({ journeys: z.array(z.unknown()).optional() });
    const { journeys = [], links = [], context } = readAnswer(response.body, loose, journeysPath);
    if (journeys.length === 0) return { kind: 'none' };
    const zone = context?.timezone ?? timeZone;
    const read = journeys.flatMap((json) => tryJourney(json, zone, question.when.at));
    const [first] = read;
    if (!first) throw new AppError('bad-answer', 'no journey is of the agreed shape');
    const others = otherTimes(links, zone);
    return { kind: 'found', journeys: read, ...timesAround([first, ...read]), ...others };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

const outcomes: Readonly<Record<string, ItineraryAnswer>> = {
  [errorIds.noSolution]: { kind: 'none' },
  [errorIds.dateOutOfBounds]: { kind: 'outside' },
  // The place is known, and nothing stops within walking distance of it.
  [errorIds.noOrigin]: { kind: 'too-far', sides: ['from'] },
  [errorIds.noDestination]: { kind: 'too-far', sides: ['to'] },
  [errorIds.noOriginNorDestination]: { kind: 'too-far', sides: ['from', 'to'] },
};

function errorIdOf({ body }: WireResponse): string | undefined {
  try {
    return errorBodySchema.safeParse(JSON.parse(body)).data?.error.id;
  } catch {
    return undefined;
  }
}

/** One that cannot be read is left out: the others are of use without it. */
function tryJourney(json: unknown, timeZone: string, asked: number): Journey[] {
  const { data } = journeySchema.safeParse(json);
  if (!data) return [];
  try {
    return [readJourney(data, timeZone, asked)];
  } catch {
    return [];
  }
}

interface OtherTimes {
  readonly earlier: JourneyTime;
  readonly later: JourneyTime;
}

/** When to ask for, where the wire does not say: after the first to leave, before the first to arrive. */
function timesAround(journeys: readonly Journey[]): OtherTimes {
  const firstOf = (times: readonly number[]) => Math.min(...times);
  return {
    earlier: { kind: 'arrive', at: firstOf(journeys.map(({ arrival }) => arrival.at)) - minuteMs },
    later: { kind: 'depart', at: firstOf(journeys.map(({ departure }) => departure.at)) + minuteMs },
  };
}

/** The addresses of other journeys hold the time that they are asked for. */
function otherTimes(links: readonly LinkJson[], timeZone: string): Partial<OtherTimes> {
  const timeOf = (wanted: string): JourneyTime | undefined => {
    const { href = '' } = links.find(({ type, rel }) => type === wanted || rel === wanted) ?? {};
    const { searchParams } = parseAddress(href, 'http://localhost') ?? {};
    if (!searchParams) return undefined;
    const moment = readLocalTime(searchParams.get('datetime') ?? '', timeZone);
    const kind = searchParams.get('datetime_represents') === 'arrival' ? 'arrive' : 'depart';
    return moment && { kind, at: moment.at };
  };
  const [earlier, later] = [timeOf('prev'), timeOf('next')];
  return { ...(earlier && { earlier }), ...(later && { later }) };
}
