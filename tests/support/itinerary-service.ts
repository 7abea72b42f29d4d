import type { TestApp } from './app.ts';
import { placeJson, type NaivePlace } from './naive-places.ts';
import { planNaively } from './plan-naively.ts';
import { startUpstream, type React, type Upstream } from './upstream.ts';

/**
 * Stands in the place of the itinerary service: it speaks as Navitia does, and finds direct ways and ways with one change
 * by asking the schedule service of the program under test, stop by stop.
 */
export interface ItineraryService {
  readonly upstream: Upstream;
  readonly settings: Readonly<Record<string, string>>;
  /** The program whose timetables it plans by. */
  follow(app: TestApp): void;
  /** Works again as it should. */
  restore(): void;
}

/** What has a name in the test network besides its stops. */
export const namedPlaces: readonly NaivePlace[] = [
  { id: '-71.2305;46.8252', type: 'address', name: '12, rue des Sciences', lat: 46.8252, lon: -71.2305 },
  { id: '-71.2303;46.8256', type: 'address', name: '14, rue des Sciences', lat: 46.8256, lon: -71.2303 },
  { id: 'poi:market', type: 'poi', name: 'Marché public', lat: 46.8097, lon: -71.2008 },
];

export async function startItineraryService(): Promise<ItineraryService> {
  let app: TestApp | undefined;
  const answer: React = async ({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (!app) return { status: 503, body: { error: { id: 'service_unavailable' } } };
    const { origin } = app;
    const ask = async <T>(path: string): Promise<T> =>
      (await fetch(`${origin}/services/schedule${path}`)).json() as Promise<T>;
    if (pathname.endsWith('/places')) return { body: await findPlaces(ask, searchParams) };
    return planNaively({ ask, query: searchParams, now: app.clock.now(), places: namedPlaces });
  };
  const upstream = await startUpstream(answer);
  return {
    upstream,
    settings: { ITINERARY_URL: upstream.url },
    follow: (program) => {
      app = program;
    },
    restore: () => upstream.will(answer),
  };
}

interface FoundStopJson {
  readonly noArret: string;
  readonly nom: string;
  readonly latitude: number;
  readonly longitude: number;
}

async function findPlaces(ask: <T>(path: string) => Promise<T>, query: URLSearchParams) {
  const text = query.get('q') ?? '';
  const limit = Number(query.get('count') ?? 10);
  const words = text.toLowerCase().split(/[\s,]+/);
  const named = namedPlaces.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const { arrets } = await ask<{ arrets: FoundStopJson[] }>(
    `/recherche?${new URLSearchParams({ texte: text.slice(0, 100), limite: String(limit) })}`,
  );
  const stops = (arrets ?? []).map(({ noArret, nom, latitude, longitude }) =>
    placeJson({ id: `stop_point:${noArret}`, type: 'stop_point', name: nom, lat: latitude, lon: longitude }),
  );
  return { places: [...stops, ...named.map(placeJson)].slice(0, limit) };
}
