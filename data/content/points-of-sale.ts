import { toCoordinates } from '#lib/local-plane.ts';
import type { Bilingual } from '#domain/locale.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { city } from '../city/places.ts';
import { hoursCodeOf, sellers, type Seller } from '../city/points-of-sale.ts';

/** What a point of sale may offer, in the order in which it is told. */
const services = {
  opus: { fr: 'Recharge OPUS', en: 'OPUS reloads' },
  occasionnel: { fr: 'Laissez-passer 1 jour', en: '1-day passes' },
  photo: { fr: 'Carte OPUS avec photo', en: 'OPUS photo cards' },
  abonnement: { fr: 'Abonne-bus perso', en: 'Personal bus subscription' },
  comptant: { fr: 'Paiement comptant', en: 'Cash accepted' },
  'jour-et-nuit': { fr: 'Jour et nuit', en: 'Day and night' },
} as const satisfies Readonly<Record<string, Bilingual>>;

const offered: Readonly<Record<Seller['kind'], readonly (keyof typeof services)[]>> = {
  comptoir: ['opus', 'occasionnel', 'photo', 'abonnement', 'comptant'],
  distributrice: ['opus', 'occasionnel', 'jour-et-nuit'],
  commerce: ['opus', 'comptant'],
};

const terms = Object.entries(services).map(([code, { fr, en }]): SeedItem => ({
  key: `service-${code}`,
  type: 'taxonomy_term--sale_services',
  shared: { code },
  fr: { title: fr },
  en: { title: en },
}));

const places = sellers.map((seller, index): SeedItem => ({
  key: `point-of-sale-${index + 1}`,
  type: 'pointsOfSale',
  shared: {
    address: seller.address,
    city: city.name,
    postal_code: seller.postalCode,
    phone: seller.phone ?? null,
    ...toCoordinates(city.origin, seller.at),
    services: offered[seller.kind],
    hours: hoursCodeOf(seller),
  },
  fr: { title: seller.name },
  en: { title: seller.english },
}));

/** Where fares are sold, and the words for what is offered there. */
export const pointsOfSale = [...terms, ...places];
