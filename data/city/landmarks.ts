import type { Landmark } from '#demo/city-plan.ts';

type Row = readonly [
  key: string,
  name: string,
  kind: Landmark['kind'],
  at: readonly [east: number, north: number],
  english?: string,
  platforms?: number,
];

const rows: readonly Row[] = [
  ['marche', 'Terminus Marché-Neuf', 'terminus', [0, 0], 'Marché-Neuf Terminal', 8],
  ['coteau', 'Terminus Haut-Coteau', 'terminus', [-5.2, 1.4], 'Haut-Coteau Terminal', 6],
  ['herons', 'Terminus Pointe-aux-Hérons', 'terminus', [5, 1.7], 'Pointe-aux-Hérons Terminal', 5],
  ['valfleuri', 'Terminus Val-Fleuri', 'terminus', [-3.7, 5.6], 'Val-Fleuri Terminal', 4],
  ['bellerive', 'Terminus Bellerive', 'terminus', [1.7, -3.3], 'Bellerive Terminal', 4],
  ['brumes', 'Parc-O-Bus Cap-aux-Brumes', 'parkAndRide', [-9, -2.1], 'Cap-aux-Brumes Park-and-Ride'],
  ['anse', 'Parc-O-Bus Grande-Anse', 'parkAndRide', [7.2, -0.9], 'Grande-Anse Park-and-Ride'],
  ['verger', 'Parc-O-Bus du Vieux-Verger', 'parkAndRide', [-3.5, 6.2], 'Vieux-Verger Park-and-Ride'],
  ['fonderie', 'Parc-O-Bus de la Fonderie', 'parkAndRide', [4.9, 5.7], 'Fonderie Park-and-Ride'],
  ['universite', 'Université de la Vermeille', 'school', [-4.6, 2.2]],
  ['cegep', 'Cégep du Sorbier', 'school', [0.6, 3.6]],
  ['ecole-poudriere', 'École secondaire de la Poudrière', 'school', [-1.4, 1], 'Poudrière High School'],
  ['ecole-greve', 'École secondaire de la Grève', 'school', [2.6, -2.8], 'Grève High School'],
  ['hopital', 'Hôpital Maria-Castonguay', 'hospital', [0.5, 2.6], 'Maria-Castonguay Hospital'],
  ['galeries', 'Galeries du Coteau', 'shopping', [-5.5, 0.9]],
  ['bibliotheque', 'Bibliothèque Aurore-Pépin', 'culture', [-1.8, 0.6], 'Aurore-Pépin Library'],
  ['arena', 'Aréna Gérard-Lantin', 'sport', [4.1, 4.4], 'Gérard-Lantin Arena'],
  ['gare-fluviale', 'Gare fluviale', 'ferry', [0.3, -0.9], 'Ferry Terminal'],
  ['siege', 'Siège social du RTC', 'office', [4.6, 5.3], 'RTC Head Office'],
  ['hauteurs', 'Parc-O-Bus des Hauteurs', 'parkAndRide', [-7.12, 1.42], 'Hauteurs Park-and-Ride'],
  ['belvedere', 'Parc-O-Bus du Belvédère', 'parkAndRide', [0.9, 5.5], 'Belvédère Park-and-Ride'],
  ['moulin', 'Parc-O-Bus du Moulin-Gris', 'parkAndRide', [1.97, -4.9], 'Moulin-Gris Park-and-Ride'],
  ['ecole-belvedere', 'École secondaire du Belvédère', 'school', [1.5, 4.9], 'Belvédère High School'],
  ['ecole-plateau', 'École secondaire du Plateau', 'school', [-5.9, 0.3], 'Plateau High School'],
  ['clsc', 'CLSC de Bellerive', 'hospital', [0.9, -3.9], 'Bellerive CLSC'],
  ['marina', 'Marina de Grande-Anse', 'sport', [5.7, -0.7], 'Grande-Anse Marina'],
  ['phare', 'Phare de la Pointe', 'culture', [6.1, 2.4], 'Pointe Lighthouse'],
  ['galeries-nord', 'Promenades Val-Fleuri', 'shopping', [-4.3, 4.6]],
  ['parc-industriel', 'Parc industriel des Forges', 'office', [5.6, 4.2], 'Forges Industrial Park'],
  ['port', 'Port de Havremont', 'office', [-7.6, -2.3], 'Port of Havremont'],
  ['parc-technologique', 'Parc technologique du Coteau', 'office', [-6.2, 2.3], 'Coteau Technology Park'],
  ['belle-anse', 'Quartier du Balancier', 'shopping', [6.9, -2.7], 'Balancier District'],
  ['corsaire', 'Cap du Corsaire', 'culture', [-9.2, -0.6]],
  ['sommet', 'Sommet du Mont-Sorbier', 'sport', [-0.3, 5.4], 'Mont-Sorbier Summit'],
];

/** The places people go to, and where lines begin and end. */
export const landmarks = rows.map(([key, name, kind, [east, north], english, platforms]): Landmark => ({
  key,
  name,
  kind,
  at: { east, north },
  english,
  platforms,
}));
