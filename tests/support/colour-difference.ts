import type { Rgb } from '#lib/contrast.ts';

type Lab = readonly [lightness: number, a: number, b: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => ((angle * 180) / Math.PI + 360) % 360;
const cosOf = (angle: number) => Math.cos(radians(angle));
const saturation = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** How far apart two colours look: CIEDE2000 with its weights at 1. About 2 is just seen, 15 is never confused. */
export function colourDifference(one: Rgb, other: Rgb): number {
  return labDifference(labOf(one), labOf(other));
}

/** The same of colours that are in CIELAB already, as the published test data are. */
export function labDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const stretch = 1 + 0.5 * (1 - saturation((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const isGrey = c1 * c2 === 0;
  const [h1, h2] = [degrees(Math.atan2(b1, a1 * stretch)), degrees(Math.atan2(b2, a2 * stretch))];
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hue = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const lightness = (l1 + l2) / 2;
  const chroma = (c1 + c2) / 2;
  const weight =
    1 -
    0.17 * cosOf(hue - 30) +
    0.24 * cosOf(2 * hue) +
    0.32 * cosOf(3 * hue + 6) -
    0.2 * cosOf(4 * hue - 63);
  const byLightness =
    (l2 - l1) / (1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2));
  const byChroma = (c2 - c1) / (1 + 0.045 * chroma);
  const byHue = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * chroma * weight);
  const rotation = -Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2)))) * 2 * saturation(chroma);
  return Math.sqrt(byLightness ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
}

/** From sRGB to CIELAB under daylight (D65). */
function labOf(colour: Rgb): Lab {
  const [r = 0, g = 0, b = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const root = (value: number) =>
    value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116;
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
