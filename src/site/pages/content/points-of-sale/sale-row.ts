import type { Openness } from '#domain/open-now.ts';
import type { PointOfSale } from '#domain/point-of-sale.ts';

/** A point of sale as the list shows it. */
export interface SaleRow extends PointOfSale {
  /** From 1, on every page on from the last: the number on the map. */
  readonly nth: number;
  /** Undefined where its hours are not known. */
  readonly openness?: Openness;
}
