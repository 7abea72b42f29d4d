import type { SeedItem } from '#services/content/seed.ts';
import { landmarks } from '../city/landmarks.ts';
import { lines } from '../city/lines.ts';
import { serviceTypes } from '#data/service-types.ts';

function term({ number, type, ends }: (typeof lines)[number]): SeedItem {
  const towards = landmarks.find(({ key }) => key === ends[0])?.name ?? null;
  const service = serviceTypes.find(({ key }) => key === type);
  return {
    key: `route-${number}`,
    type: 'taxonomy_term--routes',
    shared: {
      active: true,
      code_direction: null,
      description_direction: towards,
      type_service: String(service?.code ?? 0),
    },
    fr: { title: number },
    en: { title: number },
  };
}

/** One word of the vocabulary per line: notices and subscriptions refer to it. */
export const routeTerms = lines.map(term);
