import type { NamedStop } from '#demo/city-plan.ts';

function at(east: number, north: number) {
  return { east, north };
}

/** The stops that notices and news speak of; the generator makes all the others. */
export const namedStops: readonly NamedStop[] = [
  {
    code: '1001',
    name: 'Terminus Marché-Neuf',
    description: 'Terminus Marché-Neuf / Quai A',
    at: at(0, 0),
    landmark: 'marche',
  },
  {
    code: '1014',
    name: 'Horlogers',
    description: 'Ancien-Bac / Horlogers',
    at: at(0.05, -0.15),
    street: 'bac',
  },
  {
    code: '1015',
    name: 'Vermeille',
    description: 'Ancien-Bac / Vermeille',
    at: at(0.18, -0.62),
    street: 'bac',
    accessible: false,
  },
  {
    code: '1017',
    name: 'Gare fluviale',
    description: 'Quai des Goélands / Gare fluviale',
    at: at(0.3, -0.88),
    landmark: 'gare-fluviale',
  },
  {
    code: '1019',
    name: 'Vermeille',
    description: 'Côte du Passeur / Vermeille',
    at: at(0.55, -0.74),
    street: 'passeur',
    temporary: true,
    accessible: false,
  },
  {
    code: '1122',
    name: 'Observatoire',
    description: 'Sorbier / Observatoire',
    at: at(0.55, 3.38),
    street: 'sorbier',
  },
  {
    code: '1125',
    name: 'Cégep du Sorbier',
    description: 'Sorbier / Cégep du Sorbier',
    at: at(0.6, 3.62),
    landmark: 'cegep',
  },
  {
    code: '1208',
    name: 'Bibliothèque',
    description: 'Tanneurs / Bibliothèque',
    at: at(-1.82, 0.56),
    landmark: 'bibliotheque',
  },
  { code: '1340', name: 'Forges', description: 'Grand-Héron / Forges', at: at(3.2, 1.22), street: 'heron' },
  {
    code: '1342',
    name: 'Rivage',
    description: 'Grand-Héron / Rivage',
    at: at(3.9, 1.4),
    street: 'heron',
    accessible: false,
  },
  {
    code: '1517',
    name: 'Moulin-Gris',
    description: 'Bellerive / Moulin-Gris',
    at: at(1.6, -3.2),
    street: 'bellerive',
  },
  {
    code: '1530',
    name: 'Parc de la Grève',
    description: 'Grève / Parc de la Grève',
    at: at(2.5, -2.5),
    street: 'greve',
  },
];
