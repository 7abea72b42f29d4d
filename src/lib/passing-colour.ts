import { formatHex, parseHex, type Rgb } from './contrast.ts';
import { fromOklab, toOklab } from './oklab.ts';

const step = 0.005;

/**
 * A colour where it passes, else the nearest one of its hue that does: as little lighter or darker as it takes. White and
 * black end the search, so one of them has to pass.
 */
export function passingColour(colour: string, passes: (rgb: Rgb) => boolean): string {
  const own = parseHex(colour) ?? [0, 0, 0];
  if (passes(own)) return formatHex(own);
  const lab = toOklab(own);
  for (let away = step; away <= 1; away += step) {
    for (const lightness of [lab.lightness - away, lab.lightness + away]) {
      if (lightness < 0 || lightness > 1) continue;
      const near = fromOklab({ ...lab, lightness });
      if (passes(near)) return formatHex(near);
    }
  }
  return passes([255, 255, 255]) ? '#ffffff' : '#000000';
}
