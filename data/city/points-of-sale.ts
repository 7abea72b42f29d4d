import type { PointOfSalePlan } from '#demo/city-plan.ts';
import { fares } from '../fares.ts';
import { frenchSpacing } from '#operators/kit/typography.ts';
import { landmarks } from './landmarks.ts';

/** In words, and as a program reads them: `PH` is a public holiday, of which small stores say nothing. */
const hours = {
  market: {
    words: 'Lundi au vendredi : 7 h à 18 h ; samedi : 9 h à 16 h ; dimanche : fermé',
    code: 'Mo-Fr 07:00-18:00; Sa 09:00-16:00; PH off',
  },
  coteau: {
    words: 'Lundi au vendredi : 7 h à 18 h ; samedi : 9 h à 16 h ; dimanche : 11 h à 16 h',
    code: 'Mo-Fr 07:00-18:00; Sa 09:00-16:00; Su 11:00-16:00; PH off',
  },
  always: { words: 'En tout temps', code: '24/7' },
  late: { words: 'Tous les jours : 6 h à 2 h', code: 'Mo-Su,PH 06:00-02:00' },
  long: { words: 'Tous les jours : 6 h à 23 h', code: 'Mo-Su,PH 06:00-23:00' },
  day: {
    words: 'Lundi au samedi : 8 h à 21 h ; dimanche : 9 h à 18 h',
    code: 'Mo-Sa 08:00-21:00; Su 09:00-18:00',
  },
  short: {
    words: 'Lundi au vendredi : 7 h 30 à 19 h ; samedi : 9 h à 17 h ; dimanche : fermé',
    code: 'Mo-Fr 07:30-19:00; Sa 09:00-17:00',
  },
};
type Hours = keyof typeof hours;

const beforeBoarding = fares.filter(({ support }) => support !== 'cash');
const withoutSubscription = beforeBoarding.filter(({ key }) => key !== 'subscription');
/** What each kind of place sells. */
const sold = {
  comptoir: beforeBoarding,
  distributrice: withoutSubscription,
  commerce: withoutSubscription.filter(({ support }) => support === 'opus'),
};

/** One of them, with what the pages of the site tell beyond the calls of the schedule service. */
export interface Seller extends Omit<PointOfSalePlan, 'hours' | 'titles'> {
  readonly english: string;
  readonly hours: Hours;
}

/** Inside a place of the city: its key, the address, the hours, and a telephone where there is one. */
type Inside = readonly [landmark: string, address: string, postalCode: string, open: Hours, phone?: string];

const counters: readonly Inside[] = [
  ['marche', '1, rue des Horlogers', 'G9A 1A1', 'market', '418-555-0111'],
  ['coteau', '5200, chemin du Haut-Coteau', 'G9E 2B4', 'coteau', '418-555-0111'],
];

const machines: readonly Inside[] = [
  ['marche', '1, rue des Horlogers', 'G9A 1A1', 'always'],
  ['coteau', '5200, chemin du Haut-Coteau', 'G9E 2B4', 'always'],
  ['herons', '3010, boulevard du Grand-Héron', 'G9C 3H2', 'always'],
  ['valfleuri', '5590, avenue Marguerite-Lanctôt', 'G9J 4K1', 'always'],
  ['bellerive', '1650, boulevard de Bellerive', 'G9L 2T6', 'always'],
  ['universite', '2200, avenue Marguerite-Lanctôt', 'G9E 5V3', 'always'],
  ['hopital', '2600, avenue du Sorbier', 'G9H 6M7', 'always'],
];

const insideTitles = {
  comptoir: { fr: 'Comptoir de service', en: 'Service counter' },
  distributrice: { fr: 'Distributrice', en: 'Vending machine' },
};

function inside(kind: keyof typeof insideTitles, rows: readonly Inside[]): Seller[] {
  return rows.map(([key, address, postalCode, open, phone]) => {
    const { name = key, english = name, at } = landmarks.find((landmark) => landmark.key === key) ?? {};
    const title = insideTitles[kind];
    return {
      name: `${title.fr}, ${name}`,
      english: `${title.en}, ${english}`,
      kind,
      address,
      postalCode,
      phone,
      at: at ?? { east: 0, north: 0 },
      hours: open,
    };
  });
}

/** A telephone is its last four digits, since all of them begin with 418-555. */
type Shop = readonly [
  name: string,
  address: string,
  postalCode: string,
  at: readonly [east: number, north: number],
  phone: string,
  open: Hours,
];

const shops: readonly Shop[] = [
  ['Dépanneur du Beffroi', '2996, chemin du Haut-Coteau', 'G9A 1A1', [-0.59, 0.17], '0150', 'late'],
  ['Pharmacie Léa Gingras', '3725, rue de la Poudrière', 'G9A 2K4', [0.13, 0.5], '0151', 'day'],
  ['Tabagie Chez Fernand', '524, boulevard du Grand-Héron', 'G9A 3T7', [1.65, 0.57], '0152', 'short'],
  ['Marché Aux Quatre Saisons', '1253, boulevard de la Vermeille', 'G9A 4B1', [0.21, -0.59], '0153', 'long'],
  ['Épicerie Bilodeau et fille', '2788, rue de la Manufacture', 'G9B 5L4', [-0.82, 0.69], '0154', 'day'],
  ['Librairie du Faubourg', '3591, rue du Chamois', 'G9B 6V7', [-1.51, 0.25], '0155', 'short'],
  ['Accommodation Proulx', '2832, boulevard des Forges', 'G9C 7C1', [3.53, 2.3], '0156', 'long'],
  ['Dépanneur Saint-Clet', '149, rue Sainte-Mélanie', 'G9C 8M4', [4.73, 1.7], '0157', 'day'],
  ['Pharmacie du Grand-Héron', '1618, rue des Bernaches', 'G9C 9W7', [4.35, 2.63], '0158', 'short'],
  ['Tabagie de la Pointe', '3013, boulevard de la Vermeille', 'G9E 1E1', [-4.58, -1.28], '0159', 'long'],
  ['Marché Nadeau', '404, avenue Marguerite-Lanctôt', 'G9E 2N4', [-4.61, -1.27], '0160', 'day'],
  ['Épicerie des Érables', '1947, rue Wilbrod-Hamel', 'G9E 3X7', [-4.03, 2.22], '0161', 'short'],
  ['Librairie du Campus', '2538, rue de la Falaise', 'G9E 4G1', [-6.48, 0.79], '0162', 'long'],
  ['Accommodation Élie-Tardif', '4229, avenue de l’Observatoire', 'G9E 5P4', [-2.62, 1.8], '0163', 'day'],
  ['Dépanneur du Versant', '1494, avenue de l’Observatoire', 'G9H 6Y7', [0.17, 3.34], '0164', 'short'],
  ['Pharmacie Morissette', '3037, rue du Funiculaire', 'G9H 7H1', [-0.6, 4.97], '0165', 'long'],
  ['Tabagie du Funiculaire', '354, rue des Infirmières', 'G9H 8R4', [0.61, 3.83], '0166', 'day'],
  ['Marché des Alisiers', '871, rue des Mélèzes', 'G9H 9Z7', [1.22, 5.41], '0167', 'short'],
  ['Épicerie Myrand', '2364, avenue Marguerite-Lanctôt', 'G9J 1J1', [-3.78, 4.69], '0168', 'long'],
  ['Librairie Vallée', '3537, rue Philomène-Aubut', 'G9J 2S4', [-2.99, 5.2], '0169', 'day'],
  ['Accommodation des Lilas', '410, rue Sainte-Flore', 'G9J 3A7', [-2.98, 5.52], '0170', 'short'],
  ['Dépanneur du Muguet', '3967, rue du Goémon', 'G9K 4K1', [-8.44, -0.86], '0171', 'long'],
  ['Pharmacie Ferland', '1728, rue du Noroît', 'G9K 5T4', [-7.11, -1.15], '0172', 'day'],
  ['Tabagie du Cabestan', '3115, boulevard Onésime-Hardy', 'G9Z 6B7', [2.66, 4.45], '0173', 'short'],
  ['Marché de la Vigie', '654, 6e Avenue', 'G9Z 7L1', [4.29, 5.62], '0174', 'long'],
  ['Épicerie Pageau', '1319, 8e Avenue', 'G9Z 8V4', [4.96, 5.48], '0175', 'day'],
  ['Librairie de l’Enclume', '1774, boulevard de Bellerive', 'G9L 9C7', [-1.93, -3.44], '0176', 'short'],
  ['Accommodation Audet', '3539, rue du Vieux-Quai', 'G9L 1M1', [0.36, -3.31], '0177', 'long'],
  ['Dépanneur du Moulin-Gris', '4204, chemin du Moulin-Gris', 'G9L 2W4', [1.83, -4.43], '0178', 'day'],
  ['Pharmacie du Minerai', '2029, rue des Alizés', 'G9M 3E7', [5.72, -0.24], '0179', 'short'],
  ['Tabagie du Manoir', '4090, chemin de la Grande-Ligne', 'G9M 4N1', [5.51, -3.83], '0180', 'long'],
];

/** Counters, machines and stores where fares are sold. */
export const sellers: readonly Seller[] = [
  ...inside('comptoir', counters),
  ...inside('distributrice', machines),
  ...shops.map(([name, address, postalCode, [east, north], phone, open]): Seller => ({
    name,
    english: name,
    kind: 'commerce',
    address,
    postalCode,
    phone: `418-555-${phone}`,
    at: { east, north },
    hours: open,
  })),
];

/** The hours of a seller as a program reads them. */
export const hoursCodeOf = (seller: Seller): string => hours[seller.hours].code;

/** The same as the schedule service tells them. */
export const pointsOfSale = sellers.map(
  ({ name, kind, address, at, postalCode, phone, hours: open }): PointOfSalePlan => ({
    name,
    kind,
    address,
    at,
    postalCode,
    phone,
    hours: frenchSpacing(hours[open].words),
    titles: sold[kind].map((fare) => fare.name.fr),
  }),
);
