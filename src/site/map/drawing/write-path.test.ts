import { describe, expect, it } from 'vitest';
import { cutToFrame, writeDots, writePath } from './write-path.ts';

describe('a written path', () => {
  it('begins where it begins and goes on by differences, without what cannot be told apart', () => {
    expect(
      writePath([
        [10, 20],
        [15, 20.2],
        [20, 20],
        [20, 5.04],
      ]),
    ).toBe('M10 20l10 0l0-15');
  });

  it('adds up to its true end, however often it was rounded', () => {
    const points = Array.from({ length: 200 }, (_, at) => [at * 1.04, (at % 2) * 3] as const);
    const steps = [...writePath(points).matchAll(/l([\d.-]+?)(?: |(?=-))([\d.-]+)/g)];
    const end = steps.reduce((sum, [, x]) => sum + Number(x), 0);
    expect(end).toBeCloseTo(199 * 1.04, 1);
  });

  it('is nothing without points', () => {
    expect([writePath([]), writeDots([])]).toEqual(['', '']);
  });

  it('may be closed, and may be dots', () => {
    expect(
      writePath(
        [
          [0, 0],
          [9, 0],
          [9, 9],
        ],
        { isClosed: true },
      ),
    ).toBe('M0 0l9 0l0 9z');
    expect(
      writeDots([
        [1, 2],
        [3, -4],
      ]),
    ).toBe('M1 2h0M3-4h0');
  });
});

describe('a path cut to the picture', () => {
  const size = { width: 100, height: 100 };

  it('falls into the pieces that may be seen', () => {
    const path = [
      [-900, 50],
      [-500, 50],
      [50, 50],
      [500, 50],
      [900, 50],
      [900, 900],
      [50, 900],
      [50, 60],
    ] as const;
    expect(cutToFrame(path, size)).toEqual([
      [
        [-500, 50],
        [50, 50],
        [500, 50],
      ],
      [
        [50, 900],
        [50, 60],
      ],
    ]);
  });

  it('is nothing where it lies elsewhere, or has no length', () => {
    expect(
      cutToFrame(
        [
          [200, 0],
          [300, 90],
        ],
        size,
      ),
    ).toEqual([]);
    expect(cutToFrame([[5, 5]], size)).toEqual([]);
  });
});
