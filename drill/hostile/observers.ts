import { keptPages } from '../faults/pages.ts';
import type { Visitors } from '../load/plan.ts';
import type { Facts } from './facts.ts';

/** Riders of many addresses, none of whom asks often enough to be counted out. */
const addresses = Array.from({ length: 40 }, (_, at) => `127.10.0.${at + 1}`);

/** Others, who look at what nobody has seen: no page of theirs is kept. */
const newcomers = Array.from({ length: 40 }, (_, at) => `127.11.0.${at + 1}`);
const madePages = [
  '/propos?vu={n}',
  '/horaires-et-trajets/horaires/801/0?vu={n}',
  '/tarifs-et-titres/grille-tarifaire?vu={n}',
  '/horaires-et-trajets/horaires/1001?vu={n}',
  '/recherche/laissez-passer?vu={n}',
];

/** Riders who look at pages and boards all the while, from a process of their own. */
export const observers = ({ origin, stops }: Facts): readonly Visitors[] => [
  { name: 'kept', origin, paths: keptPages, perSecond: 100, from: addresses },
  {
    name: 'boards',
    origin,
    paths: stops.slice(0, 40).map((stop) => `/services/schedule/departs?arrets=${stop}`),
    perSecond: 20,
    from: addresses,
    headers: { accept: 'application/json' },
  },
  { name: 'made', origin, paths: madePages, perSecond: 1, from: newcomers },
];
