import type { SeedItem } from '#services/content/seed.ts';
import { category } from './categories.ts';

export const archiveCategories = [
  category('fleet', { fr: 'Bus', en: 'Buses', color: '#0b4f8a' }),
  category('everyday', { fr: 'Au quotidien', en: 'Every day', color: '#0a5230' }),
  category('city', { fr: 'La ville et le fleuve', en: 'City and river', color: '#4a1d6a' }),
];

/** The category that each picture stands under in the archive. */
const categoryOf: Readonly<Record<string, string>> = {
  'picture-bus-1976': 'category-fleet',
  'picture-electric-bus': 'category-fleet',
  'picture-on-board': 'category-everyday',
  'picture-opus-card': 'category-everyday',
  'picture-bike-rack': 'category-everyday',
  'picture-winter-stop': 'category-everyday',
  'picture-lighthouse': 'category-city',
  'picture-station': 'category-project',
};

/** The pictures of the pages, those among them in the archive that have a category. */
export function inArchive(pictures: readonly SeedItem[]): SeedItem[] {
  return pictures.map((picture) => {
    const own = categoryOf[picture.key];
    return own === undefined
      ? picture
      : { ...picture, references: { ...picture.references, category: [own] } };
  });
}
