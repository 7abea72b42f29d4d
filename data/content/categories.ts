import type { Bilingual } from '#domain/locale.ts';
import type { SeedItem } from '#services/content/seed.ts';

interface Category extends Bilingual {
  readonly color: string;
}

export function category(key: string, { fr, en, color }: Category): SeedItem {
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
  category('service', { fr: 'Service', en: 'Service', color: '#0b4f8a' }),
  category('project', { fr: 'Projets', en: 'Projects', color: '#5b3a00' }),
  category('fares', { fr: 'Tarifs', en: 'Fares', color: '#4a1d6a' }),
  category('covid', { fr: 'COVID-19', en: 'COVID-19', color: '#7a1f1f' }),
  category('life', { fr: 'Vie du réseau', en: 'Life on the network', color: '#0a5230' }),
];
