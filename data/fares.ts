import type { Fare, FareGrid, Rider } from '#domain/fares/fare.ts';
import { aliases } from './content/paths.ts';
import { both, spacing } from '#operators/kit/typography.ts';

type Said = readonly [title: string, one: string, several: string];

const said = (...[fr, en]: readonly [fr: Said, en: Said]): Fare['said'] => {
  const read = ([title, one, several]: Said, space: (text: string) => string) => ({
    title: space(title),
    one: space(one),
    several: space(several),
  });
  return { fr: read(fr, spacing.fr), en: read(en, spacing.en) };
};

/** Seniors are 65 and over; youth are 6 to 18; under 6 ride free. */
export const fares: readonly Fare[] = [
  {
    key: 'cash',
    name: both('Paiement comptant à bord', 'Cash fare on board'),
    said: said(
      ['Comptant à bord', 'paiement à bord', 'paiements à bord'],
      ['Cash on board', 'cash fare', 'cash fares'],
    ),
    covers: { rides: 1 },
    support: 'cash',
    cents: { general: 375, student: 375, youth: 375, senior: 375 },
  },
  {
    key: 'ride',
    name: both('1 passage', '1 ride'),
    said: said(['1 passage, à l’unité', 'passage', 'passages'], ['Single rides', 'ride', 'rides']),
    covers: { rides: 1 },
    support: 'opus',
    cents: { general: 340, student: 270, youth: 270, senior: 270 },
  },
  {
    key: 'rides10',
    name: both('10 passages', '10 rides'),
    said: said(
      ['10 passages', 'lot de 10 passages', 'lots de 10 passages'],
      ['10 rides', 'set of 10 rides', 'sets of 10 rides'],
    ),
    covers: { rides: 10 },
    support: 'opus',
    cents: { general: 3400, student: 2700, youth: 2700, senior: 2700 },
  },
  {
    key: 'day',
    name: both('Laissez-passer 1 jour', '1-day pass'),
    said: said(
      ['Laissez-passer 1 jour', 'laissez-passer 1 jour', 'laissez-passer 1 jour'],
      ['1-day pass', '1-day pass', '1-day passes'],
    ),
    covers: { days: 1 },
    support: 'occasional',
    cents: { general: 925, student: 925, youth: 925, senior: 925 },
  },
  {
    key: 'week',
    name: both('Laissez-passer 7 jours', '7-day pass'),
    said: said(
      ['Laissez-passer 7 jours', 'laissez-passer 7 jours', 'laissez-passer 7 jours'],
      ['7-day pass', '7-day pass', '7-day passes'],
    ),
    covers: { days: 7 },
    support: 'opus',
    cents: { general: 2950, student: 2350, youth: 2350, senior: 2350 },
  },
  {
    key: 'month',
    name: both('Laissez-passer mensuel', 'Monthly pass'),
    said: said(
      ['Laissez-passer mensuel', 'laissez-passer mensuel', 'laissez-passer mensuels'],
      ['Monthly pass', 'monthly pass', 'monthly passes'],
    ),
    covers: 'month',
    support: 'opus',
    cents: { general: 9600, student: 6600, youth: 5400, senior: 6200 },
  },
  {
    key: 'subscription',
    name: both('Abonne-bus perso (par mois)', 'Personal bus subscription (per month)'),
    said: said(
      ['Abonne-bus perso', 'Abonne-bus perso', 'Abonne-bus perso'],
      ['Personal bus subscription', 'personal bus subscription', 'personal bus subscriptions'],
    ),
    covers: 'month',
    renews: true,
    support: 'opus',
    cents: { general: 7200, student: 4950, youth: 4050, senior: 4650 },
  },
];

/** What holds from which day on. A change is another grid with its own day: the adviser follows it that morning. */
export const fareGrids: readonly FareGrid[] = [
  {
    from: '2026-07-01',
    source: { name: both('grille tarifaire', 'fare table'), paths: aliases('fareGrid') },
    transferMinutes: 90,
    riders: {
      general: both('Adulte, 19 à 64 ans', 'Adult, 19 to 64'),
      youth: both('Jeune, 6 à 18 ans', 'Youth, 6 to 18'),
      senior: both('Personne de 65 ans et plus', 'Senior, 65 and over'),
      student: both('Aux études à temps plein, 19 ans et plus', 'Full-time student, 19 and over'),
    },
    fares,
  },
];

/** What a kind of rider pays for a fare. */
export function centsOf(key: string, kind: Rider = 'general'): number {
  const cents = fares.find((fare) => fare.key === key)?.cents[kind];
  if (cents === undefined) throw new Error(`the fare ${key} is not sold to ${kind}`);
  return cents;
}

/** The discount of the personal subscription on the monthly pass. */
export const subscriptionDiscountPercent = 25;

/** What the OPUS card itself costs, before any fare. */
export const cardCents = { plain: 600, photo: 1600 } as const;

/** What it costs to ride without paying, and without the proof of a reduced fare. */
export const fineCents = { unpaid: 15_000, noProof: 7500 } as const;

/** The most that is paid back for a taxi in place of a bus that did not come at night. */
export const taxiCents = 3500;
