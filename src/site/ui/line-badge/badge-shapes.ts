import type { BadgeShape } from '#domain/operator.ts';

export interface BadgeOutline {
  readonly width: number;
  /** Inside a box 40 high, half a pixel of air for the line around. */
  readonly outline: string;
}

/** Told apart without any colour. */
export const badgeShapes: Readonly<Record<BadgeShape, BadgeOutline>> = {
  circle: { width: 40, outline: 'M20 1a19 19 0 1 1 0 38 19 19 0 0 1 0-38Z' },
  // With rounded corners.
  square: { width: 40, outline: 'M9 1h22a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8V9a8 8 0 0 1 8-8Z' },
  // The head of a bolt.
  octagon: { width: 40, outline: 'M10 1h20l9 9v20l-9 9H10l-9-9V10Z' },
  // Of school signs.
  pentagon: { width: 40, outline: 'M20 1 39 13v26H1V13Z' },
  arrow: {
    width: 54,
    outline: 'M3 1h36a3 3 0 0 1 2.3 1.1L53 20 41.3 37.9A3 3 0 0 1 39 39H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z',
  },
  // A square the moon has taken a bite of.
  crescent: {
    width: 44,
    outline: 'M3 1h25.5a12 12 0 0 0 14.5 14.5V37a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z',
  },
};
