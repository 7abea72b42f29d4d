/**
 * The city of Havremont, on the river Vermeille. All of it is invented.
 * Points are kilometres east and north of the Marché-Neuf; the map and the network are drawn from them.
 */
export interface Point {
  readonly east: number;
  readonly north: number;
}

export interface Place {
  readonly key: string;
  readonly name: string;
  readonly at: Point;
}

export interface District extends Place {
  readonly bank: 'north' | 'south';
  readonly radiusKm: number;
}

export interface Street {
  readonly key: string;
  readonly name: string;
  readonly rank: 'boulevard' | 'avenue' | 'street';
  readonly line: readonly Point[];
}

export interface Bridge {
  readonly key: string;
  readonly name: string;
  readonly line: readonly [Point, Point];
}

export interface Park extends Place {
  readonly radiusKm: number;
}

export const landmarkKinds = [
  'terminus',
  'parkAndRide',
  'school',
  'hospital',
  'shopping',
  'culture',
  'sport',
  'ferry',
  'office',
] as const;

export interface Landmark extends Place {
  readonly kind: (typeof landmarkKinds)[number];
  readonly district: string;
}

export const city = {
  name: 'Havremont',
  people: 'Havremontois',
  origin: { latitude: 47.62, longitude: -71.84 },
} as const;

const kmPerDegree = 111.32;

/** Where a point of the city lies on the globe, to about a metre over the extent of the city. */
export function toPosition(point: Point): { readonly latitude: number; readonly longitude: number } {
  const { latitude, longitude } = city.origin;
  const kmPerDegreeEast = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: round(latitude + point.north / kmPerDegree),
    longitude: round(longitude + point.east / kmPerDegreeEast),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function at(east: number, north: number): Point {
  return { east, north };
}

export const river = {
  name: 'Vermeille',
  widthKm: 0.55,
  line: [at(-11, -6.2), at(-7, -3.6), at(-3.5, -2.4), at(0, -1.4), at(3, -0.6), at(6.5, 0.9), at(11, 3.8)],
} as const;

export const districts: readonly District[] = [
  { key: 'cite', name: 'La Cité', at: at(0, 0), bank: 'north', radiusKm: 0.9 },
  { key: 'tanneurs', name: 'Faubourg-des-Tanneurs', at: at(-1.9, 0.5), bank: 'north', radiusKm: 1 },
  { key: 'herons', name: 'Pointe-aux-Hérons', at: at(4.6, 1.6), bank: 'north', radiusKm: 1.4 },
  { key: 'coteau', name: 'Haut-Coteau', at: at(-4.8, 1.4), bank: 'north', radiusKm: 1.8 },
  { key: 'sorbier', name: 'Mont-Sorbier', at: at(0.8, 4.6), bank: 'north', radiusKm: 1.7 },
  { key: 'valfleuri', name: 'Val-Fleuri', at: at(-3.6, 5.4), bank: 'north', radiusKm: 1.6 },
  { key: 'brumes', name: 'Cap-aux-Brumes', at: at(-8.4, -1.6), bank: 'north', radiusKm: 1.7 },
  { key: 'forges', name: 'Les Forges', at: at(4.4, 5), bank: 'north', radiusKm: 1.8 },
  { key: 'bellerive', name: 'Bellerive', at: at(1.6, -3.2), bank: 'south', radiusKm: 1.5 },
  { key: 'grandeanse', name: 'Grande-Anse', at: at(6.2, -1.6), bank: 'south', radiusKm: 1.7 },
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
    line: [at(0.4, 0.2), at(2.4, 0.9), at(4.6, 1.6), at(7, 3)],
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
    line: [at(0.1, 0.3), at(0.4, 2.4), at(0.8, 5.6)],
  },
  {
    key: 'lanctot',
    name: 'avenue Marguerite-Lanctôt',
    rank: 'avenue',
    line: [at(-4.8, -0.6), at(-4.8, 1.4), at(-4, 3.6), at(-3.6, 6.2)],
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
  { key: 'voiliers', name: 'rue des Voiliers', rank: 'street', line: [at(5.4, -2.4), at(6.4, -1.1)] },
  {
    key: 'horlogers',
    name: 'rue des Horlogers',
    rank: 'street',
    line: [at(-0.6, -0.3), at(0, 0), at(0.7, 0.1)],
  },
  { key: 'bac', name: 'rue de l’Ancien-Bac', rank: 'street', line: [at(0, 0), at(0.2, -0.7)] },
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
