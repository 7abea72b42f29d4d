import type { Bridge, District, Park, Point, River, Street } from '#demo/city-plan.ts';

export type { Bridge, District, Landmark, Park, Place, Point, River, Street } from '#demo/city-plan.ts';

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

export const river: River = {
  name: 'Vermeille',
  widthKm: 0.55,
  line: [
    at(-16, -8.6),
    at(-11, -6.2),
    at(-7, -3.6),
    at(-3.5, -2.4),
    at(0, -1.4),
    at(3, -0.6),
    at(6.5, 0.9),
    at(11, 3.8),
    at(16, 6.4),
  ],
};

export const districts: readonly District[] = [
  {
    key: 'cite',
    name: 'La Cité',
    at: at(0, 0),
    bank: 'north',
    radiusKm: 0.9,
    stopHundreds: [10],
    postalArea: 'G9A',
  },
  {
    key: 'tanneurs',
    name: 'Faubourg-des-Tanneurs',
    at: at(-1.9, 0.5),
    bank: 'north',
    radiusKm: 1,
    stopHundreds: [12],
    postalArea: 'G9B',
  },
  {
    key: 'herons',
    name: 'Pointe-aux-Hérons',
    at: at(4.6, 1.6),
    bank: 'north',
    radiusKm: 1.4,
    stopHundreds: [13, 23],
    postalArea: 'G9C',
  },
  {
    key: 'coteau',
    name: 'Haut-Coteau',
    at: at(-4.8, 1.4),
    bank: 'north',
    radiusKm: 1.8,
    stopHundreds: [14, 24, 34],
    postalArea: 'G9E',
  },
  {
    key: 'sorbier',
    name: 'Mont-Sorbier',
    at: at(0.8, 4.6),
    bank: 'north',
    radiusKm: 1.7,
    stopHundreds: [11, 21],
    postalArea: 'G9H',
  },
  {
    key: 'valfleuri',
    name: 'Val-Fleuri',
    at: at(-3.6, 5.4),
    bank: 'north',
    radiusKm: 1.6,
    stopHundreds: [18, 28],
    postalArea: 'G9J',
  },
  {
    key: 'brumes',
    name: 'Cap-aux-Brumes',
    at: at(-8.4, -1.6),
    bank: 'north',
    radiusKm: 1.7,
    stopHundreds: [17, 27],
    postalArea: 'G9K',
  },
  {
    key: 'forges',
    name: 'Les Forges',
    at: at(4.4, 5),
    bank: 'north',
    radiusKm: 1.8,
    stopHundreds: [19, 29],
    postalArea: 'G9Z',
  },
  {
    key: 'bellerive',
    name: 'Bellerive',
    at: at(1.6, -3.2),
    bank: 'south',
    radiusKm: 1.5,
    stopHundreds: [15, 25],
    postalArea: 'G9L',
  },
  {
    key: 'grandeanse',
    name: 'Grande-Anse',
    at: at(6.2, -1.6),
    bank: 'south',
    radiusKm: 1.7,
    stopHundreds: [16, 26],
    postalArea: 'G9M',
  },
];

export const streets: readonly Street[] = [
  {
    key: 'vermeille',
    name: 'boulevard de la Vermeille',
    rank: 'boulevard',
    line: [at(-8.8, -2.6), at(-4.2, -1.2), at(-0.2, -0.7), at(3, 0.2), at(5.2, 1.2), at(5.8, 1.6)],
  },
  {
    key: 'heron',
    name: 'boulevard du Grand-Héron',
    rank: 'boulevard',
    line: [at(0.7, 0.1), at(2.4, 0.9), at(4.6, 1.6), at(7, 3)],
  },
  {
    key: 'coteau',
    name: 'chemin du Haut-Coteau',
    rank: 'boulevard',
    line: [at(0, 0), at(-1.9, 0.5), at(-4.8, 1.4), at(-7, 1.2), at(-8.4, -1.2)],
  },
  {
    key: 'hardy',
    name: 'boulevard Onésime-Hardy',
    rank: 'boulevard',
    line: [at(-5.6, 4.4), at(-3.6, 4.7), at(0.8, 4.2), at(4.4, 4.8), at(6.4, 5.2)],
  },
  {
    key: 'sorbier',
    name: 'avenue du Sorbier',
    rank: 'avenue',
    line: [at(0, 0), at(0.1, 0.3), at(0.4, 2.4), at(0.8, 5.6)],
  },
  {
    key: 'lanctot',
    name: 'avenue Marguerite-Lanctôt',
    rank: 'avenue',
    line: [at(-4.6, -1.33), at(-4.8, -0.6), at(-4.8, 1.4), at(-4, 3.6), at(-3.6, 6.2)],
  },
  {
    key: 'forges',
    name: 'boulevard des Forges',
    rank: 'boulevard',
    line: [at(3.2, 1.2), at(3.8, 3.2), at(4.4, 5), at(4.8, 6.4)],
  },
  {
    key: 'observatoire',
    name: 'avenue de l’Observatoire',
    rank: 'avenue',
    line: [at(-3.6, 0.9), at(-1.6, 2.6), at(0.6, 3.4), at(3.8, 3.4)],
  },
  {
    key: 'bellerive',
    name: 'boulevard de Bellerive',
    rank: 'boulevard',
    line: [at(-3.6, -3.6), at(-1.4, -3.4), at(1.6, -3.2), at(4, -2.2), at(6.2, -1.6), at(8.4, -0.2)],
  },
  {
    key: 'moulin',
    name: 'chemin du Moulin-Gris',
    rank: 'avenue',
    line: [at(1.4, -2.2), at(1.6, -3.2), at(1.9, -5)],
  },
  {
    key: 'brumes',
    name: 'chemin des Brumes',
    rank: 'avenue',
    line: [at(-10, -2.8), at(-8.4, -1.6), at(-7, 1.2)],
  },
  {
    key: 'cloutier',
    name: 'boulevard Wilfrid-Cloutier',
    rank: 'boulevard',
    line: [at(-5.6, 4.4), at(-6.9, 3.2), at(-7, 1.2)],
  },
  {
    key: 'castonguay',
    name: 'avenue Maria-Castonguay',
    rank: 'avenue',
    line: [at(0.43, 2.6), at(2.2, 2.4), at(3.66, 2.7)],
  },
  {
    key: 'grande-ligne',
    name: 'chemin de la Grande-Ligne',
    rank: 'avenue',
    line: [at(1.9, -5), at(4.4, -4.3), at(6.6, -3.2), at(7.4, -1.9), at(7.6, -0.72)],
  },
  { key: 'voiliers', name: 'rue des Voiliers', rank: 'street', line: [at(5.4, -2.4), at(6.4, -1.1)] },
  {
    key: 'horlogers',
    name: 'rue des Horlogers',
    rank: 'street',
    line: [at(-0.6, -0.3), at(0, 0), at(0.7, 0.1)],
  },
  {
    key: 'bac',
    name: 'rue de l’Ancien-Bac',
    rank: 'street',
    line: [at(0, 0), at(0.2, -0.7), at(0.24, -0.86)],
  },
  { key: 'poudriere', name: 'rue de la Poudrière', rank: 'street', line: [at(-0.7, 0.6), at(0.1, 0.5)] },
  {
    key: 'tanneurs',
    name: 'rue des Tanneurs',
    rank: 'street',
    line: [at(-2.6, 0.1), at(-1.9, 0.5), at(-1.2, 1)],
  },
  { key: 'passeur', name: 'côte du Passeur', rank: 'street', line: [at(0.2, -0.7), at(0.9, -0.8)] },
  { key: 'aubut', name: 'rue Philomène-Aubut', rank: 'street', line: [at(-4.2, 5.9), at(-3, 5.2)] },
  { key: 'goelands', name: 'quai des Goélands', rank: 'street', line: [at(-0.2, -0.9), at(0.9, -0.8)] },
  {
    key: 'rivage',
    name: 'rue du Rivage',
    rank: 'street',
    line: [at(3.72, 2), at(3.9, 1.38), at(4.05, 0.68)],
  },
  {
    key: 'greve',
    name: 'rue de la Grève',
    rank: 'street',
    line: [at(1.4, -2.2), at(1.9, -2.5), at(2.5, -2.52), at(2.9, -2.66)],
  },
  { key: 'fonderie', name: 'rue de la Fonderie', rank: 'street', line: [at(4, 5.8), at(5.6, 5.6)] },
];

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
