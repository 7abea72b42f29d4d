import { simplifyPath, type PlanarPoint } from '#lib/simplify-path.ts';
import type { Size } from './frame.ts';

/** A path as SVG writes it, with the points that can be told apart and in as few letters as can be. */
export function writePath(
  points: readonly PlanarPoint[],
  { tolerance = 0.7, isClosed = false } = {},
): string {
  const kept = simplifyPath(points, tolerance).map(([x, y]) => [tenths(x), tenths(y)] as const);
  const [first, ...others] = kept;
  if (!first) return '';
  let [x, y] = first;
  let text = `M${write(x)}${writeNext(y)}`;
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue;
    text += `l${write(nextX - x)}${writeNext(nextY - y)}`;
    [x, y] = [nextX, nextY];
  }
  return isClosed ? `${text}z` : text;
}

/** Dots that the style sheet makes as large as it likes: strokes of no length, with round ends. */
export function writeDots(points: readonly PlanarPoint[]): string {
  return points.map(([x, y]) => `M${write(tenths(x))}${writeNext(tenths(y))}h0`).join('');
}

/** A cross over each point, as far as this to every side. */
export function writeCrosses(points: readonly PlanarPoint[], reach: number): string {
  return points
    .map(([x, y]) => {
      const [left, right, top, bottom] = [x - reach, x + reach, y - reach, y + reach];
      const strokes = [
        [left, top, right, bottom],
        [left, bottom, right, top],
      ] as const;
      return strokes
        .map(([x1, y1, x2, y2]) =>
          writePath([
            [x1, y1],
            [x2, y2],
          ]),
        )
        .join('');
    })
    .join('');
}

/** Whole tenths, so that no error adds up from point to point. */
const tenths = (value: number) => Math.round(value * 10);
const write = (value: number) => String(value / 10);
/** A minus parts two numbers as well as a space does. */
const writeNext = (value: number) => (value < 0 ? write(value) : ` ${write(value)}`);

/** The pieces of a path that may be seen: those whose segments come near the picture. */
export function cutToFrame(points: readonly PlanarPoint[], size: Size, margin = 16): PlanarPoint[][] {
  const pieces: PlanarPoint[][] = [];
  let isInside = false;
  for (let at = 1; at < points.length; at += 1) {
    const [from, to] = [points[at - 1] as PlanarPoint, points[at] as PlanarPoint];
    const wasInside = isInside;
    isInside = comesNear(from, to, { ...size, margin });
    if (isInside && wasInside) pieces.at(-1)?.push(to);
    else if (isInside) pieces.push([from, to]);
  }
  return pieces;
}

function comesNear(from: PlanarPoint, to: PlanarPoint, box: Size & { readonly margin: number }): boolean {
  const { width, height, margin } = box;
  return (
    Math.max(from[0], to[0]) >= -margin &&
    Math.min(from[0], to[0]) <= width + margin &&
    Math.max(from[1], to[1]) >= -margin &&
    Math.min(from[1], to[1]) <= height + margin
  );
}

const sampleEvery = 12;

/** Points along a line close enough together that nothing lies on it, and it passes through nothing, unseen. */
export function samplePath(line: readonly PlanarPoint[]): PlanarPoint[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] as PlanarPoint;
    const steps = Math.min(100, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / sampleEvery));
    return Array.from({ length: steps }, (_, step): PlanarPoint => {
      const part = step / steps;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
  });
}
