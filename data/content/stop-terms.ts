import type { NamedStop } from '#demo/city-plan.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { namedStops } from '../city/named-stops.ts';
import { toCoordinates } from '#lib/local-plane.ts';
import { city } from '../city/places.ts';

function term({ code, name, description, at, temporary = false, accessible = true }: NamedStop): SeedItem {
  const { latitude, longitude } = toCoordinates(city.origin, at);
  return {
    key: `stop-${code}`,
    type: 'taxonomy_term--stops',
    shared: {
      name_stop: name,
      description_stop: description,
      temporary_stop: temporary,
      accessible,
      latitude,
      longitude,
    },
    fr: { title: code },
    en: { title: code },
  };
}

/** The stops notices speak of; the timetable knows all the others. */
export const stopTerms = namedStops.map(term);
