import type { Bilingual } from '#domain/locale.ts';
import { both } from './typography.ts';

/** Who a fare is for. Seniors are 65 and over; youth are 6 to 18; under 6 ride free. */
export const riderKinds = ['general', 'student', 'youth', 'senior'] as const;
export type RiderKind = (typeof riderKinds)[number];

export interface Fare {
  readonly key: string;
  readonly name: Bilingual;
  readonly support: 'cash' | 'opus' | 'occasional';
  /** Cents by kind of rider; a kind left out cannot buy it. */
  readonly cents: Readonly<Partial<Record<RiderKind, number>>>;
}

export const fares: readonly Fare[] = [
  {
    key: 'cash',
    name: both('Paiement comptant à bord', 'Cash fare on board'),
    support: 'cash',
    cents: { general: 375, student: 375, youth: 375, senior: 375 },
  },
  {
    key: 'ride',
    name: both('1 passage', '1 ride'),
    support: 'opus',
    cents: { general: 340, student: 270, youth: 270, senior: 270 },
  },
  {
    key: 'rides10',
    name: both('10 passages', '10 rides'),
    support: 'opus',
    cents: { general: 3400, student: 2700, youth: 2700, senior: 2700 },
  },
  {
    key: 'day',
    name: both('Laissez-passer 1 jour', '1-day pass'),
    support: 'occasional',
    cents: { general: 925, student: 925, youth: 925, senior: 925 },
  },
  {
    key: 'week',
    name: both('Laissez-passer 7 jours', '7-day pass'),
    support: 'opus',
    cents: { general: 2950, student: 2350, youth: 2350, senior: 2350 },
  },
  {
    key: 'month',
    name: both('Laissez-passer mensuel', 'Monthly pass'),
    support: 'opus',
    cents: { general: 9600, student: 6600, youth: 5400, senior: 6200 },
  },
  {
    key: 'subscription',
    name: both('Abonne-bus perso (par mois)', 'Personal bus subscription (per month)'),
    support: 'opus',
    cents: { general: 7200, student: 4950, youth: 4050, senior: 4650 },
  },
];

/** What a kind of rider pays for a fare. */
export function centsOf(key: string, kind: RiderKind = 'general'): number {
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
