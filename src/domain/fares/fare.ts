import type { Bilingual } from '../locale.ts';

/** Who a fare is for. */
export const riders = ['general', 'student', 'youth', 'senior'] as const;
export type Rider = (typeof riders)[number];

/** What one buys: some rides, some days in a row, or a month of the calendar. */
export type FareCover = { readonly rides: number } | { readonly days: number } | 'month';

export interface Fare {
  /** Small letters and digits: how the content and tests name it. */
  readonly key: string;
  /** As the table of fares has it. */
  readonly name: Bilingual;
  /** As a sentence has it: « l’Abonne-bus perso », « 1 laissez-passer 7 jours », « 4 laissez-passer 7 jours ». */
  readonly said: Bilingual<{ readonly title: string; readonly one: string; readonly several: string }>;
  readonly covers: FareCover;
  /** What it is paid with or kept on. */
  readonly support: 'cash' | 'opus' | 'occasional';
  /** It goes on from month to month, and takes a profile. */
  readonly renews?: boolean;
  /** Cents by kind of rider; who is left out cannot buy it. */
  readonly cents: Readonly<Partial<Record<Rider, number>>>;
}

/** What everything costs from a day on, until the next grid begins. */
export interface FareGrid {
  /** The first day it holds: `2026-07-01`. */
  readonly from: string;
  /** Where it is written down. */
  readonly source: { readonly name: Bilingual; readonly paths: Bilingual };
  /** For so long a transfer costs nothing more. */
  readonly transferMinutes: number;
  /** Whom it knows, as they say it of themselves: « Adulte, 19 à 64 ans ». Who is not named is not advised. */
  readonly riders: Readonly<Partial<Record<Rider, Bilingual>>>;
  readonly fares: readonly Fare[];
}

/** The grid that holds on a day; undefined before the first of them. */
export function gridOn(grids: readonly FareGrid[], date: string): FareGrid | undefined {
  return grids
    .filter(({ from }) => from <= date)
    .toSorted((one, two) => one.from.localeCompare(two.from))
    .at(-1);
}

/** The grid that comes after that day, where one is announced. */
export function nextGrid(grids: readonly FareGrid[], date: string): FareGrid | undefined {
  return grids
    .filter(({ from }) => from > date)
    .toSorted((one, two) => one.from.localeCompare(two.from))
    .at(0);
}
