import { describe, expect, it } from 'vitest';
import type { PlanePoint } from '#lib/local-plane.ts';
import { findDirections } from './find-directions.ts';
import type { DirectionId, LinePattern } from './line-pattern.ts';

/** Where the places of these lines lie: `a` to `f` from south to north, the others aside. */
const map: Readonly<Record<string, PlanePoint>> = {
  ...Object.fromEntries([...'abcdef'].map((place, north) => [place, { east: 0, north }])),
  ...Object.fromEntries([...'uvwxyz'].map((place, north) => [place, { east: 3, north }])),
};

interface Shown {
  readonly headsign?: string;
  readonly known?: DirectionId;
  readonly isLocated?: boolean;
}

/** A pattern by its stops, a letter for the place and maybe a digit for the pole: `a b2 c`. */
function pattern(stops: string, { headsign, known, isLocated = true }: Shown = {}): LinePattern {
  const stopIds = stops.split(' ');
  return {
    stopIds,
    places: stopIds.map((stop) => stop.charCodeAt(0)),
    points: stopIds.map((stop) => (isLocated ? map[stop.charAt(0)] : undefined)),
    headsigns: new Map(headsign === undefined ? [] : [[headsign, 1]]),
    known,
  };
}

const found = (...patterns: (LinePattern | string)[]) =>
  findDirections(patterns.map((each) => (typeof each === 'string' ? pattern(each) : each))).join('');

describe('the directions of a line', () => {
  it('are told by the order of its places: 0 goes north or east, or clockwise', () => {
    expect(found('a b c', 'c b a')).toBe('01');
    expect(found('c1 b1 a1', 'a2 b2 c2')).toBe('10');
    expect(found('a x', 'x a')).toBe('01');
    expect(found('a d w u a', 'a u w d a')).toBe('01');
  });

  it('are one where all buses go the same way, be it the second', () => {
    expect(found('a b c d', 'b c', 'a d')).toBe('000');
    expect(found('d c b a', 'c b')).toBe('11');
    expect(found('a u w d a', 'w d a u w')).toBe('11');
  });

  it('hold branches, short turns and limited trips together', () => {
    expect(found('a b c d', 'a b x y', 'y x b a', 'd c b a', 'd c', 'x y', 'a d')).toBe('0011100');
  });

  it('are told apart at a terminal loop that both go around the same way', () => {
    expect(found('a b c d x y z', 'x y z d c b a')).toBe('01');
  });

  it('go on through a place where the line is cut', () => {
    expect(found('a b c', 'd e f', 'c b a', 'f e d', 'c d', 'd c')).toBe('001101');
    expect(found('a b c', 'c d e', 'e d c', 'c b a')).toBe('0011');
  });

  it('are told by bearing on streets that share nothing', () => {
    expect(found('a b c', 'u v w', 'w v u', 'c b a')).toBe('0011');
  });

  it('are told by headsigns where nothing else is known', () => {
    const unknown = (stops: string, headsign: string) => pattern(stops, { headsign, isLocated: false });
    expect(
      found(
        unknown('a b c', 'Port'),
        unknown('u v', 'Gare'),
        unknown('c b a', 'Gare'),
        unknown('y z', 'Port'),
      ),
    ).toBe('0110');
    // A headsign that both ways show says nothing.
    expect(found(unknown('a b c', '7'), unknown('c b a', '7'))).toBe('01');
  });

  it('are two although a bus goes there and back in one trip', () => {
    const [there, back] = found('a1 b1 c1 d1', 'd2 c2 b2 a2', 'a1 b1 c1 d1 c2 b2 a2');
    expect([there, back]).toEqual(['0', '1']);
  });

  it('are those of the feed where it gives them, and others follow', () => {
    const south = pattern('c b a', { known: 0 });
    expect(found(south, 'a b c', 'b a')).toBe('010');
    expect(found(pattern('a b', { known: 1 }), pattern('a b c', { known: 0 }), 'b a')).toMatch(/^10/);
  });

  it('of one pattern in nowhere is a direction all the same', () => {
    expect(found(pattern('a b', { isLocated: false }))).toBe('0');
    expect(found(pattern('a a', { isLocated: false }))).toBe('0');
  });

  it('are found for a line of very many patterns', () => {
    const many = Array.from({ length: 2000 }, (_, each) => {
      const stops = Array.from({ length: 12 }, (_stop, place) => `s${each % 2 === 0 ? place : 11 - place}`);
      return { ...pattern('a b'), stopIds: [...stops, `own${each}`], places: [] as number[], points: [] };
    });
    const patterns = many.map((each) => ({
      ...each,
      places: each.stopIds.map((id) => Number(id.replace(/\D+/, '')) + (id.startsWith('own') ? 100 : 0)),
      points: each.stopIds.map(() => undefined),
    }));
    const directions = findDirections(patterns);
    expect(new Set(directions.filter((_, each) => each % 2 === 0)).size).toBe(1);
    expect(new Set(directions.filter((_, each) => each % 2 === 1)).size).toBe(1);
    expect(new Set(directions).size).toBe(2);
  });
});
