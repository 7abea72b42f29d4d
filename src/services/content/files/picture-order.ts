import type { Pixels } from './pixels.ts';

/** The widths that pages ask for; a picture is never made larger than it is. */
export const variantWidths = { large: 1280, medium: 640 } as const;
export type VariantSize = keyof typeof variantWidths;

export const variantTypes = { avif: 'image/avif', webp: 'image/webp' } as const;
export type VariantEnding = keyof typeof variantTypes;

/** A smaller picture to make of another. */
export interface VariantPlan extends Pixels {
  readonly size: VariantSize;
  readonly ending: VariantEnding;
}

/** Sent to the thread that makes them. */
export interface PictureOrder {
  readonly bytes: Uint8Array;
  /** The media type of the picture. */
  readonly type: string;
  readonly plans: readonly VariantPlan[];
}

/** Both sizes in both formats; one size where the picture is no wider than the smaller. */
export function planVariants({ width, height }: Pixels): readonly VariantPlan[] {
  const sizes = width > variantWidths.medium ? (['large', 'medium'] as const) : (['large'] as const);
  return sizes.flatMap((size) => {
    const narrow = Math.min(width, variantWidths[size]);
    const low = Math.max(1, Math.round((height * narrow) / width));
    return (['avif', 'webp'] as const).map((ending) => ({ size, ending, width: narrow, height: low }));
  });
}
