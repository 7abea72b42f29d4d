import type { Coordinates } from '#lib/local-plane.ts';
import type { Locale } from './locale.ts';
import type { OpeningHours } from './opening-hours.ts';

/** Where fares are sold. */
export interface PointOfSale extends Coordinates {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly phone?: string;
  /** The codes of what it offers. */
  readonly services: readonly string[];
  /** Undefined where nobody has told them so that a program understands. */
  readonly hours?: OpeningHours;
  /** From the place asked about, as the crow flies. */
  readonly metres?: number;
}

/** What points of sale may offer, and how many of those that were found do. */
export interface SaleService {
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

export interface PointsOfSaleQuestion {
  readonly locale: Locale;
  readonly text: string;
  /** Each of these has to be offered. */
  readonly services: readonly string[];
  readonly near?: Coordinates | undefined;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** A page of them, the nearest first, else by name. */
export interface FoundPointsOfSale {
  readonly points: readonly PointOfSale[];
  readonly services: readonly SaleService[];
  readonly count: number;
}
