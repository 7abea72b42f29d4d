import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabels, textWidth } from './place-labels.ts';
import { plate } from './plate.ts';

const size = { width: 360, height: 264 };
const wanted = (x: number, y: number, text = 'Terminus') => ({ at: [x, y] as const, radius: 9, text });

describe('labels', () => {
  it('stand to the right of their dots where there is room, else to the left', () => {
    const [right] = placeLabels([wanted(100, 100)], size, []);
    const [left] = placeLabels([wanted(340, 100)], size, []);
    expect(right).toMatchObject({ x: 117, y: 86, text: 'Terminus' });
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBe(323);
  });

  it('hide as little of the line as can be', () => {
    const line = Array.from({ length: 20 }, (_, at) => [120 + at * 5, 100] as const);
    const [label] = placeLabels([wanted(100, 100)], size, line);
    expect(label?.x).toBeLessThan(100);
  });

  it('never lie on each other, nor on the dots of others, nor outside', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 0, max: 264 }));
    fc.assert(
      fc.property(fc.array(point, { maxLength: 8 }), (points) => {
        const labels = placeLabels(
          points.map(([x, y]) => wanted(x, y)),
          size,
          [],
        );
        for (const { x, y, width } of labels) {
          expect(x >= 0 && y >= 0 && x + width <= 360 && y + plate.height <= 264).toBe(true);
        }
        for (const [index, one] of labels.entries()) {
          for (const two of labels.slice(index + 1)) {
            const apart =
              one.x + one.width <= two.x + 1 ||
              two.x + two.width <= one.x + 1 ||
              Math.abs(one.y - two.y) >= plate.height - 1;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  it('are left out where there is no room, the less important ones first', () => {
    const crowd = Array.from({ length: 30 }, (_, at) => wanted(180, 130 + at / 10, `Arrêt ${at}`));
    const labels = placeLabels(crowd, { width: 200, height: 264 }, []);
    expect(labels.length).toBeLessThan(8);
    expect(placeLabels([wanted(5, 5, 'Un nom plus large que toute la carte, vraiment')], size, [])).toEqual(
      [],
    );
  });

  it('are about as wide as their letters', () => {
    expect(textWidth('MMMM')).toBeGreaterThan(textWidth('aaaa'));
    expect(textWidth('aaaa')).toBeGreaterThan(textWidth('iiii'));
    expect(textWidth('')).toBe(0);
  });
});
