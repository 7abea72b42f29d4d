import type { Place } from '#domain/journeys/place.ts';
import { AppError } from '#lib/errors.ts';
import { fold, hasWords } from '#lib/fold.ts';
import { within } from '#lib/within.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { FoundPlace } from './search-data.ts';

/** As many as are looked at to say whether one is meant. */
const mostPlaces = 5;
const nearMetres = 800;
const mostStops = 3;
/** The rest of the page is not held up for longer. */
const waitMs = 1500;

/**
 * The address or the place that words name, with the stops around it; undefined where they name none for certain. A
 * search goes on without it when the service of places is away.
 */
export async function findPlace(context: LoaderContext, words: string): Promise<FoundPlace | undefined> {
  const late = () => new AppError('unavailable', 'places take too long');
  try {
    return await within(waitMs, loadPlace(context, words), late);
  } catch (err) {
    context.log.warn({ err }, 'a search is answered without the stops around a place');
    return undefined;
  }
}

async function loadPlace(
  { itinerary, schedule, locale }: LoaderContext,
  words: string,
): Promise<FoundPlace | undefined> {
  const places = await itinerary.findPlaces({
    text: words,
    types: ['address', 'poi'],
    limit: mostPlaces,
    locale,
  });
  const place = placeMeant(places, words);
  if (!place) return undefined;
  const stops = await schedule.loadNearby({ place, withinMetres: nearMetres, limit: mostStops, locale });
  if (stops.length === 0) return undefined;
  const { id, name, city } = place;
  return { id, name, ...(city !== undefined && { city }), stops };
}

/** The one with all the words in it, where there is no other, or the one that is called exactly so. */
function placeMeant(places: readonly Place[], words: string): Place | undefined {
  const named = places.filter(({ name, city }) => hasWords([name, city ?? ''], words));
  const wanted = plain(words);
  return named.find(({ name }) => plain(name) === wanted) ?? (named.length === 1 ? named[0] : undefined);
}

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
