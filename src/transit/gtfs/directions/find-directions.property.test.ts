import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import {
  feedOfLine,
  layOutLine,
  lineRecipe,
  type DirectedPattern,
  type DirectedTrip,
} from '#tests/support/directed-line.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';

/** One trip of each pattern; `given` says what the feed tells of it. */
function tripsOf(patterns: readonly DirectedPattern[], given: (place: number) => string): DirectedTrip[] {
  return patterns.map((pattern, place) => ({
    id: `t${String(place).padStart(3, '0')}`,
    pattern,
    given: given(place),
  }));
}

/** The directions that were found, in the order of the trips. */
function foundFor(trips: readonly DirectedTrip[]): number[] {
  const edition = editionOf(feedOfLine(trips), { directionCodes: {} });
  return trips.map(({ id }) => Number(edition.directionOfTrip(edition.timetable.findTrip(id)).code));
}

const keyOf = ({ poles }: DirectedPattern) => poles.map(({ id }) => id).join();

describe('the directions of a line whose feed gives none', () => {
  it('are the known ones, up to their names, whatever the shape of the line', () => {
    fc.assert(
      fc.property(lineRecipe, (recipe) => {
        const trips = tripsOf(layOutLine(recipe), () => '');
        const found = foundFor(trips);
        const swapped = found[0] !== trips[0]?.pattern.direction;
        expect(found).toEqual(
          trips.map(({ pattern }) => (swapped ? 1 - pattern.direction : pattern.direction)),
        );
      }),
      cases(300),
    );
  });

  it('are the known ones by name too where the feed gives some', () => {
    fc.assert(
      fc.property(lineRecipe, fc.infiniteStream(fc.boolean()), fc.nat(), (recipe, isGiven, some) => {
        const patterns = layOutLine(recipe);
        const given = patterns.map((_, place) => place === some % patterns.length || isGiven.next().value);
        const trips = tripsOf(patterns, (place) => (given[place] ? String(patterns[place]?.direction) : ''));
        expect(foundFor(trips)).toEqual(patterns.map(({ direction }) => direction));
      }),
      cases(150),
    );
  });

  it('stay as they are where the feed gives them, however odd', () => {
    fc.assert(
      fc.property(lineRecipe, fc.infiniteStream(fc.constantFrom('0', '1')), (recipe, odd) => {
        const trips = tripsOf(layOutLine(recipe), () => odd.next().value as string);
        expect(foundFor(trips)).toEqual(trips.map(({ given }) => Number(given)));
      }),
      cases(50),
    );
  });

  it('keep their codes in another edition, with other trips in another order and fewer short turns', () => {
    fc.assert(
      fc.property(lineRecipe, fc.infiniteStream(fc.nat()), (recipe, number) => {
        const patterns = layOutLine(recipe);
        const codes = foundFor(tripsOf(patterns, () => ''));
        const codeOf = new Map(patterns.map((pattern, place) => [keyOf(pattern), codes[place]]));
        const next = layOutLine({ ...recipe, parts: recipe.parts.slice(0, 2) })
          .flatMap((pattern) => Array.from({ length: 1 + (number.next().value % 4) }, () => pattern))
          .map((pattern) => ({ pattern, rank: number.next().value }))
          .toSorted((one, two) => one.rank - two.rank)
          .map(({ pattern }) => pattern);
        expect(foundFor(tripsOf(next, () => ''))).toEqual(next.map((pattern) => codeOf.get(keyOf(pattern))));
      }),
      cases(100),
    );
  });
});
