/** Words on the chart; the first line stands on `y`, the others under it. */
export interface ChartLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
  readonly isBold: boolean;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const fontSize = 14;
const lineHeight = 17;

/** As wide as the widest letters make it: what is measured here is never wider on a screen. */
export const textWidth = (text: string, isBold = false): number =>
  Math.ceil(text.length * fontSize * (isBold ? 0.6 : 0.56));

export const boxOf = ({ x, y }: Spot, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

export function labelBox({ x, y, anchor, lines, isBold }: ChartLabel): Box {
  const width = Math.max(...lines.map((line) => textWidth(line, isBold)));
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - 12, bottom: y + 4 + (lines.length - 1) * lineHeight };
}

export const overlaps = (one: Box, two: Box): boolean =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;

/** Puts words where nothing else stands. Where there is no such place they are left out: the table says the same. */
export function createPlacer({ width, height }: { width: number; height: number }, taken: readonly Box[]) {
  const boxes = [...taken];
  const placed: ChartLabel[] = [];
  const isInside = ({ left, right, top, bottom }: Box) =>
    left >= 0 && right <= width && top >= 0 && bottom <= height;

  function place(...candidates: readonly ChartLabel[]): void {
    const label = candidates.find((candidate) => {
      const box = labelBox(candidate);
      return isInside(box) && !boxes.some((other) => overlaps(box, other));
    });
    if (!label) return;
    placed.push(label);
    boxes.push(labelBox(label));
  }

  return {
    placed,
    lineHeight,
    place,
    /** A number beside a dot: over it to the left first, where no line begins. */
    placeAround: ({ x, y }: Spot, text: string, isBold: boolean) => {
      const around = [
        [-8, -8, 'end'],
        [0, -11, 'middle'],
        [6, -9, 'start'],
        [9, 18, 'start'],
        [-9, 18, 'end'],
        [0, 22, 'middle'],
      ] as const;
      place(...around.map(([dx, dy, anchor]) => ({ x: x + dx, y: y + dy, anchor, lines: [text], isBold })));
    },
    /** Lines of words along the stroke that leads from a dot down to the scale, else over the dot. */
    placeAlong: ({ x, y }: Spot, bottom: number, lines: readonly string[]) => {
      const tall = lines.length * lineHeight;
      const middle = (y + bottom) / 2 - tall / 2 + 12;
      const heights = [middle, bottom - tall + 8, y + 24, y - tall - 4, y - tall - 40, 50];
      place(
        ...heights.flatMap((at) =>
          (['end', 'start'] as const).map((anchor) => ({
            x: anchor === 'end' ? x - 7 : x + 7,
            y: Math.round(at * 10) / 10,
            anchor,
            lines,
            isBold: true,
          })),
        ),
      );
    },
  };
}
