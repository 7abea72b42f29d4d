import type { PlanarPoint } from '#lib/simplify-path.ts';
import type { MapScene } from '../scene.ts';
import { isOn, type Frame } from './frame.ts';
import type { Wanted } from './place-labels.ts';

interface PlacedFootpath {
  readonly path: readonly [PlanarPoint, PlanarPoint];
  readonly tag: string;
}

/** The ways on foot that have both their ends in the picture. */
export function placeFootpaths({ footpaths = [] }: MapScene, frame: Frame): PlacedFootpath[] {
  return footpaths
    .map(({ from, to, tag }) => ({ path: [frame.place(from), frame.place(to)] as const, tag }))
    .filter(({ path }) => path.every((end) => isOn(end, frame)));
}

/** Half of the stroke that it is drawn with. */
const radius = 3;

/** What is written beside the middle of one. */
export function labelOfFootpath({ path: [from, to], tag }: PlacedFootpath): Wanted {
  return { at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], radius, text: tag, look: 'dark' };
}
