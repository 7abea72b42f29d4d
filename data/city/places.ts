import type { Bridge, District, Park, Point, River, Street } from '#demo/city-plan.ts';

/**
 * The city of Havremont, on the river Vermeille. All of it is invented.
 * Points are kilometres east and north of the Marché-Neuf; the map and the network are drawn from them.
 */
export const city = {
  name: 'Havremont',
  origin: { latitude: 47.62, longitude: -71.84 },
} as const;

function at(east: number, north: number): Point {
  return { east, north };
}

/** `0,0 -1.9,0.5`: points in the order they are passed, each east and north. */
function line(points: string): Point[] {
  return points.split(' ').map((point) => {
    const [east = NaN, north = NaN] = point.split(',').map(Number);
    return at(east, north);
  });
}

export const river: River = {
  name: 'Vermeille',
  widthKm: 0.55,
  line: line('-16,-8.6 -11,-6.2 -7,-3.6 -3.5,-2.4 0,-1.4 3,-0.6 6.5,0.9 11,3.8 16,6.4'),
};

export const districts: readonly District[] = [
  { key: 'cite', name: 'La Cité', at: at(0, 0), radiusKm: 0.9, stopHundreds: [10] },
  { key: 'tanneurs', name: 'Faubourg-des-Tanneurs', at: at(-1.9, 0.5), radiusKm: 1, stopHundreds: [12] },
  { key: 'herons', name: 'Pointe-aux-Hérons', at: at(4.6, 1.6), radiusKm: 1.4, stopHundreds: [13, 23] },
  { key: 'coteau', name: 'Haut-Coteau', at: at(-4.8, 1.4), radiusKm: 1.8, stopHundreds: [14, 24, 34] },
  { key: 'sorbier', name: 'Mont-Sorbier', at: at(0.8, 4.6), radiusKm: 1.7, stopHundreds: [11, 21] },
  { key: 'valfleuri', name: 'Val-Fleuri', at: at(-3.6, 5.4), radiusKm: 1.6, stopHundreds: [18, 28] },
  { key: 'brumes', name: 'Cap-aux-Brumes', at: at(-8.4, -1.6), radiusKm: 1.7, stopHundreds: [17, 27] },
  { key: 'forges', name: 'Les Forges', at: at(4.4, 5), radiusKm: 1.8, stopHundreds: [19, 29] },
  { key: 'bellerive', name: 'Bellerive', at: at(1.6, -3.2), radiusKm: 1.5, stopHundreds: [15, 25] },
  { key: 'grandeanse', name: 'Grande-Anse', at: at(6.2, -1.6), radiusKm: 1.7, stopHundreds: [16, 26] },
];

type StreetRow = readonly [key: string, name: string, rank: Street['rank'], line: string];

const streetRows: readonly StreetRow[] = [
  [
    'vermeille',
    'boulevard de la Vermeille',
    'boulevard',
    '-8.8,-2.6 -4.2,-1.2 -0.2,-0.7 3,0.2 5.2,1.2 5.8,1.6',
  ],
  ['heron', 'boulevard du Grand-Héron', 'boulevard', '0.7,0.1 2.4,0.9 4.6,1.6 7,3'],
  ['coteau', 'chemin du Haut-Coteau', 'boulevard', '0,0 -1.9,0.5 -4.8,1.4 -7,1.2 -8.4,-1.2'],
  ['hardy', 'boulevard Onésime-Hardy', 'boulevard', '-5.6,4.4 -3.6,4.7 0.8,4.2 4.4,4.8 6.4,5.2'],
  ['sorbier', 'avenue du Sorbier', 'avenue', '0,0 0.1,0.3 0.4,2.4 0.8,5.6'],
  ['lanctot', 'avenue Marguerite-Lanctôt', 'avenue', '-4.6,-1.33 -4.8,-0.6 -4.8,1.4 -4,3.6 -3.6,6.2'],
  ['forges', 'boulevard des Forges', 'boulevard', '3.2,1.2 3.8,3.2 4.4,5 4.8,6.4'],
  ['observatoire', 'avenue de l’Observatoire', 'avenue', '-3.6,0.9 -1.6,2.6 0.6,3.4 3.8,3.4'],
  [
    'bellerive',
    'boulevard de Bellerive',
    'boulevard',
    '-3.6,-3.6 -1.4,-3.4 1.6,-3.2 4,-2.2 6.2,-1.6 8.4,-0.2',
  ],
  ['moulin', 'chemin du Moulin-Gris', 'avenue', '1.4,-2.2 1.6,-3.2 1.9,-5'],
  ['brumes', 'chemin des Brumes', 'avenue', '-10,-2.8 -8.4,-1.6 -7,1.2'],
  ['cloutier', 'boulevard Wilfrid-Cloutier', 'boulevard', '-5.6,4.4 -6.9,3.2 -7,1.2'],
  ['castonguay', 'avenue Maria-Castonguay', 'avenue', '0.43,2.6 2.2,2.4 3.66,2.7'],
  ['grande-ligne', 'chemin de la Grande-Ligne', 'avenue', '1.9,-5 4.4,-4.3 6.6,-3.2 7.4,-1.9 7.6,-0.72'],
  ['voiliers', 'rue des Voiliers', 'street', '5.4,-2.4 6.4,-1.1'],
  ['horlogers', 'rue des Horlogers', 'street', '-0.6,-0.3 0,0 0.7,0.1'],
  ['bac', 'rue de l’Ancien-Bac', 'street', '0,0 0.2,-0.7 0.24,-0.86'],
  ['poudriere', 'rue de la Poudrière', 'street', '-0.7,0.6 0.1,0.5'],
  ['tanneurs', 'rue des Tanneurs', 'street', '-2.6,0.1 -1.9,0.5 -1.2,1'],
  ['passeur', 'côte du Passeur', 'street', '0.2,-0.7 0.9,-0.8'],
  ['aubut', 'rue Philomène-Aubut', 'street', '-4.2,5.9 -3,5.2'],
  ['goelands', 'quai des Goélands', 'street', '-0.2,-0.9 0.9,-0.8'],
  ['rivage', 'rue du Rivage', 'street', '3.72,2 3.9,1.38 4.05,0.68'],
  ['greve', 'rue de la Grève', 'street', '1.4,-2.2 1.9,-2.5 2.5,-2.52 2.9,-2.66'],
  ['fonderie', 'rue de la Fonderie', 'street', '4,5.8 5.6,5.6'],
];

export const streets = streetRows.map(([key, name, rank, points]): Street => ({
  key,
  name,
  rank,
  line: line(points),
}));

export const bridges: readonly Bridge[] = [
  { key: 'pont-passeur', name: 'pont du Passeur', line: [at(0.9, -0.8), at(1.4, -2.2)] },
  { key: 'pont-rondeau', name: 'pont Élise-Rondeau', line: [at(5.2, 1.2), at(6.4, -1.1)] },
  { key: 'pont-moulins', name: 'pont des Trois-Moulins', line: [at(-4.2, -1.2), at(-3.6, -3.6)] },
];

export const parks: readonly Park[] = [
  { key: 'loutres', name: 'parc des Loutres', at: at(-2.8, -0.6), radiusKm: 0.4 },
  { key: 'belvedere', name: 'parc du Belvédère', at: at(0.5, 5.7), radiusKm: 0.6 },
  { key: 'poudriere', name: 'parc de la Poudrière', at: at(-0.5, 0.7), radiusKm: 0.25 },
  { key: 'greve', name: 'parc de la Grève', at: at(2.4, -2.3), radiusKm: 0.35 },
  { key: 'verger', name: 'parc du Vieux-Verger', at: at(-3.2, 6.3), radiusKm: 0.5 },
];
