import type { SeedItem } from '#services/content/seed.ts';

function category(key: string, fr: string, en: string, color: string): SeedItem {
  return {
    key: `category-${key}`,
    type: 'taxonomy_term--categories',
    shared: { color },
    fr: { title: fr },
    en: { title: en },
  };
}

/** What an article is about. The colours keep 7:1 on white. */
export const categories = [
  category('service', 'Service', 'Service', '#0b4f8a'),
  category('project', 'Projets', 'Projects', '#5b3a00'),
  category('fares', 'Tarifs', 'Fares', '#4a1d6a'),
  category('life', 'Vie du réseau', 'Life in the network', '#0a5230'),
];
