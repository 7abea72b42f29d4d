import type { Coordinates } from '#lib/local-plane.ts';
import { metresBetween } from '../geo/distance.ts';
import { PlaceGrid } from '../geo/place-grid.ts';
import { TextIndex, type MatchKind } from './text-index.ts';

export interface SearchStop extends Coordinates {
  /** The caller's own number for it, given back. */
  readonly index: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Decides between stops found alike: the number of departures, say. */
  readonly weight: number;
  /** Its station stands for it where stops are found by their place. */
  readonly isWithinStation?: boolean;
}

export interface SearchLine {
  readonly index: number;
  readonly number: string;
  readonly description: string;
  readonly weight: number;
}

interface SearchHit {
  readonly index: number;
  readonly match: MatchKind;
}

interface NearbyStop {
  readonly index: number;
  readonly metres: number;
}

interface Around extends Coordinates {
  readonly withinMetres: number;
}

export interface SearchIndex {
  /** Best first; `around` leaves out what is too far from a point. */
  searchStops(text: string, limit: number, around?: Around): readonly SearchHit[];
  searchLines(text: string, limit: number): readonly SearchHit[];
  nearestStops(
    from: Coordinates,
    options: { readonly limit: number; readonly withinMetres?: number },
  ): readonly NearbyStop[];
}

const mostResults = 200;

/** Everything that can be looked up by typing or by place, in memory. Built again for each feed. */
export function buildSearchIndex(given: {
  readonly stops: readonly SearchStop[];
  readonly lines: readonly SearchLine[];
}): SearchIndex {
  const { stops, lines } = given;
  const stopTexts = new TextIndex(stops);
  const lineTexts = new TextIndex(
    lines.map(({ number, description, weight }) => ({
      code: number,
      name: description,
      description: '',
      weight,
    })),
  );
  const placed = stops.filter(({ isWithinStation = false }) => !isWithinStation);
  const grid = new PlaceGrid(placed);
  const stopAt = (place: number) => stops[place] as SearchStop;
  const few = (limit: number) => Math.min(limit, mostResults);

  return {
    searchStops(text, limit, around) {
      const isNear = around && ((at: number) => metresBetween(around, stopAt(at)) <= around.withinMetres);
      return stopTexts
        .search(text, few(limit), isNear)
        .map(({ document, match }) => ({ index: stopAt(document).index, match }));
    },
    searchLines: (text, limit) =>
      lineTexts
        .search(text, few(limit))
        .map(({ document, match }) => ({ index: (lines[document] as SearchLine).index, match })),
    nearestStops: (from, { limit, withinMetres }) =>
      grid
        .nearest(from, { limit: few(limit), withinMetres })
        .map(({ place, metres }) => ({ index: (placed[place] as SearchStop).index, metres })),
  };
}
