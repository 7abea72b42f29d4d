import type { NamedStop } from '#demo/city-plan.ts';

type Row = readonly [
  code: string,
  description: string,
  at: readonly [east: number, north: number],
  more: Pick<NamedStop, 'landmark' | 'street' | 'temporary' | 'accessible'> & { readonly name?: string },
];

const rows: readonly Row[] = [
  ['1001', 'Terminus Marché-Neuf / Quai A', [0, 0], { name: 'Terminus Marché-Neuf', landmark: 'marche' }],
  ['1014', 'Ancien-Bac / Horlogers', [0.05, -0.15], { street: 'bac' }],
  ['1015', 'Ancien-Bac / Vermeille', [0.18, -0.62], { street: 'bac', accessible: false }],
  ['1017', 'Quai des Goélands / Gare fluviale', [0.3, -0.88], { landmark: 'gare-fluviale' }],
  [
    '1019',
    'Côte du Passeur / Vermeille',
    [0.55, -0.74],
    { street: 'passeur', temporary: true, accessible: false },
  ],
  ['1122', 'Sorbier / Observatoire', [0.55, 3.38], { street: 'sorbier' }],
  ['1125', 'Sorbier / Cégep du Sorbier', [0.6, 3.62], { landmark: 'cegep' }],
  ['1208', 'Tanneurs / Bibliothèque', [-1.82, 0.56], { landmark: 'bibliotheque' }],
  ['1340', 'Grand-Héron / Forges', [3.2, 1.22], { street: 'heron' }],
  ['1342', 'Grand-Héron / Rivage', [3.9, 1.4], { street: 'heron', accessible: false }],
  ['1517', 'Bellerive / Moulin-Gris', [1.6, -3.2], { street: 'bellerive' }],
  ['1530', 'Grève / Parc de la Grève', [2.5, -2.5], { street: 'greve' }],
];

/** The stops that notices and news speak of; the generator makes all the others. Most are named after their corner. */
export const namedStops = rows.map(([code, description, [east, north], more]): NamedStop => {
  const [, corner = description] = description.split(' / ');
  return { code, name: corner, description, at: { east, north }, ...more };
});
