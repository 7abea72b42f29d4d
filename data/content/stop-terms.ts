import type { SeedItem } from '#services/content/seed.ts';
import { toPosition } from '#data/places.ts';

interface StopPlan {
  readonly code: string;
  readonly name: string;
  readonly at: readonly [east: number, north: number];
  readonly temporary?: boolean;
  readonly accessible?: boolean;
}

const stops: readonly StopPlan[] = [
  { code: '1001', name: 'Terminus Marché-Neuf', at: [0, 0] },
  { code: '1014', name: 'Ancien-Bac / Horlogers', at: [0.05, -0.15] },
  { code: '1015', name: 'Ancien-Bac / Vermeille', at: [0.18, -0.62], accessible: false },
  { code: '1017', name: 'Gare fluviale', at: [0.3, -0.88] },
  {
    code: '1019',
    name: 'Côte du Passeur / Vermeille',
    at: [0.55, -0.74],
    temporary: true,
    accessible: false,
  },
  { code: '1122', name: 'Sorbier / Observatoire', at: [0.55, 3.38] },
  { code: '1125', name: 'Cégep du Sorbier', at: [0.6, 3.62] },
  { code: '1208', name: 'Tanneurs / Bibliothèque', at: [-1.82, 0.56] },
  { code: '1340', name: 'Grand-Héron / Forges', at: [3.2, 1.22] },
  { code: '1342', name: 'Grand-Héron / Rivage', at: [3.9, 1.4], accessible: false },
  { code: '1517', name: 'Bellerive / Moulin-Gris', at: [1.6, -3.2] },
  { code: '1530', name: 'Parc de la Grève', at: [2.5, -2.5] },
];

function term({ code, name, at: [east, north], temporary = false, accessible = true }: StopPlan): SeedItem {
  const { latitude, longitude } = toPosition({ east, north });
  return {
    key: `stop-${code}`,
    type: 'taxonomy_term--stops',
    shared: {
      name_stop: name,
      description_stop: name,
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
export const stopTerms = stops.map(term);
