import { locales, type Locale } from '#domain/locale.ts';
import { readLonLat } from '#lib/lon-lat.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { TypedPlace } from './planner-query.ts';

/**
 * The rider's own position in the words of the page: the address carries those of the language it was found in, and a page in
 * the other one would take them for the name of a place.
 */
export function positionInWords(place: TypedPlace, locale: Locale): TypedPlace {
  const isPosition =
    place.id !== undefined &&
    readLonLat(place.id) !== undefined &&
    locales.some((each) => catalogues[each].planner.myPosition === place.text);
  return isPosition ? { ...place, text: catalogues[locale].planner.myPosition } : place;
}
