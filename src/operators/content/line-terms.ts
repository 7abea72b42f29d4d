import type { SeedItem } from '#services/content/seed.ts';
import { slugOf } from '#lib/slug.ts';
import type { House } from './house.ts';

/** One word of the vocabulary for each line: notices and subscriptions refer to it. */
export function lineTerms({ facts: { lines } }: House): readonly SeedItem[] {
  return lines.map(({ number, name }, place) => ({
    key: `route-${slugOf(number) || 'line'}-${place}`,
    type: 'taxonomy_term--routes',
    shared: {
      active: true,
      code_direction: null,
      description_direction: name || null,
      type_service: null,
    },
    fr: { title: number },
    en: { title: number },
  }));
}
