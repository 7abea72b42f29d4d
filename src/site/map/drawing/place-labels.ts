import type { PlanarPoint } from '#lib/simplify-path.ts';
import type { Size } from './frame.ts';
import { plate } from './plate.ts';

/** How it is written: on a plate, or on a dark one, or as bare letters. */
type LabelLook = 'dark' | 'bare';

/** What wants to be written beside a point; the first ones are more important. */
export interface Wanted {
  readonly at: PlanarPoint;
  /** Of the dot it stands beside. */
  readonly radius: number;
  readonly text: string;
  readonly look?: LabelLook;
}

export interface PlacedLabel {
  /** The upper left corner of its plate. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly look?: LabelLook;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Puts each label to the right, to the left, above or below its dot: where it lies inside the picture, on no other label
 * and on no other labelled dot, and hides least of the lines. One that fits nowhere is left out.
 */
export function placeLabels(
  wanted: readonly Wanted[],
  size: Size,
  linePoints: readonly PlanarPoint[],
): PlacedLabel[] {
  const placed: Box[] = [];
  const dots = wanted.map(({ at: [x, y], radius }) => boxAround(x, y, radius));
  return wanted.flatMap(({ at, radius, text, look }, index) => {
    const width = Math.round(textWidth(text) + 2 * plate.padding);
    const others = [...placed, ...dots.filter((_, other) => other !== index)];
    const [best] = candidates(at, radius, width)
      .filter((box) => isInside(box, size) && !others.some((other) => overlap(box, other)))
      .map((box) => ({ box, hidden: linePoints.filter((point) => holds(box, point)).length }))
      .sort((one, two) => one.hidden - two.hidden);
    if (!best) return [];
    placed.push(best.box);
    const [x, y] = [Math.round(best.box.left), Math.round(best.box.top)];
    return [{ x, y, width, text, ...(look && { look }) }];
  });
}

function candidates([x, y]: PlanarPoint, radius: number, width: number): Box[] {
  const { height, gap } = plate;
  const away = radius + gap;
  const boxAt = (left: number, top: number) => ({ left, top, right: left + width, bottom: top + height });
  return [
    boxAt(x + away, y - height / 2),
    boxAt(x - away - width, y - height / 2),
    boxAt(x - width / 2, y - away - height),
    boxAt(x - width / 2, y + away),
    boxAt(x + away, y - height),
    boxAt(x + away, y),
    boxAt(x - away - width, y - height),
    boxAt(x - away - width, y),
  ];
}

const edge = 4;

const boxAround = (x: number, y: number, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

const isInside = ({ left, top, right, bottom }: Box, { width, height }: Size) =>
  left >= edge && top >= edge && right <= width - edge && bottom <= height - edge;

const overlap = (one: Box, two: Box) =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

const holds = ({ left, top, right, bottom }: Box, [x, y]: PlanarPoint) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** About as wide as the site's font sets it in bold: the server cannot measure, and a plate has room to spare. */
export function textWidth(text: string): number {
  let ems = 0;
  for (const letter of text) {
    if (/[ijlt.,’'|:;!()f\-\s]/.test(letter)) ems += 0.31;
    else if (/[mwMW@]/.test(letter)) ems += 0.84;
    else if (/\p{Lu}/u.test(letter)) ems += 0.64;
    else ems += 0.54;
  }
  return ems * plate.fontSize;
}
