import { errorIds } from '#contract/itinerary/parts.ts';
import type { PlaceSide } from '#domain/journeys/journey.ts';
import { readLonLat } from '#lib/lon-lat.ts';

type Ends = Readonly<Record<PlaceSide, string>>;

const sides = ['from', 'to'] as const;

/**
 * The service says that it does not know one of the two places, and not which. It is asked once more for each, with that
 * place as both ends: the question that is refused again names the unknown one. A point of the map is always known.
 */
export async function findUnknownSides(
  ends: Ends,
  askFor: (ends: Ends) => Promise<string | undefined>,
): Promise<readonly PlaceSide[]> {
  const named = sides.filter((side) => readLonLat(ends[side]) === undefined);
  if (named.length < sides.length) return named;
  const ids = await Promise.all(named.map((side) => askFor({ from: ends[side], to: ends[side] })));
  const unknown = named.filter((_, place) => ids[place] === errorIds.unknownObject);
  return unknown.length > 0 ? unknown : named;
}
