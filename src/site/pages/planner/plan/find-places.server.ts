import type { PlaceSide } from '#domain/journeys/journey.ts';
import type { Place } from '#domain/journeys/place.ts';
import { fold } from '#lib/fold.ts';
import { toPlane } from '#lib/local-plane.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import type { PlaceFault } from '#site/planner/planner-form-data.ts';
import type { PlannerAddress, TypedPlace } from '#site/planner/planner-query.ts';

/** What became of the words of a place. */
export type FoundPlace =
  | { readonly kind: 'place'; readonly place: TypedPlace & { readonly id: string } }
  | { readonly kind: 'fault'; readonly fault: PlaceFault; readonly choices?: readonly Place[] }
  /** The itinerary service is away: the words stay as they are. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** As many as one chooses from. */
const mostChoices = 6;

/** A place that was chosen is taken; words are looked up, and taken where they mean one thing. */
export async function findPlace(
  { itinerary, locale }: Pick<LoaderContext, 'itinerary' | 'locale'>,
  address: PlannerAddress,
  side: PlaceSide,
): Promise<FoundPlace> {
  const { text, id } = address[side];
  if (text === '') return { kind: 'fault', fault: 'missing' };
  const chosen = address.choices[side];
  if (id !== undefined && chosen === undefined) return { kind: 'place', place: { text, id } };
  let found: readonly Place[];
  try {
    found = await itinerary.findPlaces({ text, limit: mostChoices, locale });
  } catch (error) {
    return { kind: 'failed', error };
  }
  const place = found.find((each) => each.id === chosen) ?? onlyOne(found, text);
  if (place) return { kind: 'place', place: { text: place.name, id: place.id } };
  if (found.length === 0) return { kind: 'fault', fault: 'unknown' };
  return { kind: 'fault', fault: 'several', choices: found };
}

/** A rider takes a place and the stop in front of it for one: things of the same name this close are not asked about. */
const besideKm = 0.4;

/** The only thing that was found, or the only one that is called exactly so: the first, where they stand side by side. */
function onlyOne(found: readonly Place[], text: string): Place | undefined {
  if (found.length === 1) return found[0];
  const wanted = plain(text);
  const exact = found.filter(
    ({ name, city, stopCode }) =>
      plain(name) === wanted ||
      stopCode === text ||
      (city !== undefined && plain(`${name} ${city}`) === wanted),
  );
  const [first] = exact;
  const isBeside = (place: Place) => {
    const { east, north } = toPlane(first ?? place, place);
    return Math.hypot(east, north) <= besideKm;
  };
  return exact.every(isBeside) ? first : undefined;
}

const plain = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
