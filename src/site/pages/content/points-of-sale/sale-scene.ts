import type { Coordinates } from '#lib/local-plane.ts';
import type { MapScene, MapStop } from '#site/map/scene.ts';
import type { SaleRow } from './sale-row.ts';

/** Points of sale by their numbers in the list, and the place they were looked for from. */
export function saleScene(
  rows: readonly SaleRow[],
  you: (Coordinates & { readonly name: string }) | undefined,
): MapScene {
  const places = rows.map(({ nth, name, latitude, longitude }): MapStop => {
    const tag = String(nth);
    return { code: tag, name, tag, spoken: name, kind: 'end', latitude, longitude };
  });
  const here = you && { ...you, code: '', tag: you.name, spoken: you.name, kind: 'yours' as const };
  return { traces: [], stops: here ? [...places, here] : places };
}

/** Where a point of sale stands on the page. */
export const rowId = (nth: number | string): string => `point-${nth}`;
