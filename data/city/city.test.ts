import { describe, expect, it } from 'vitest';
import { fares, subscriptionDiscountPercent } from '#data/fares.ts';
import { riders } from '#domain/fares/fare.ts';
import { landmarks } from './landmarks.ts';
import { lines } from './lines.ts';
import { bareStreetName } from '#demo/streets/street-name.ts';
import { slugOf } from '#lib/slug.ts';
import { streetGrids } from './street-grids.ts';
import { operator } from '#data/operator.ts';
import { bridges, streets } from './places.ts';

/** `3A-92A` bounds the numbers that have a letter, whichever it is; `1-185` those that have none. */
function within(range: string, number: string): boolean {
  const [low = '', high = ''] = range.split('-');
  const hasLetter = (text: string) => /[A-Z]$/u.test(text);
  const value = Number.parseInt(number, 10);
  return (
    hasLetter(low) === hasLetter(number) &&
    value >= Number.parseInt(low, 10) &&
    value <= Number.parseInt(high, 10)
  );
}

describe('the default operator', () => {
  it('has the six service types, industrial and school lines shown with leBus', () => {
    expect(operator.serviceTypes.map(({ code, key, shownWith }) => [code, key, shownWith])).toEqual([
      [4, 'metrobus', undefined],
      [0, 'lebus', undefined],
      [3, 'industriel', 0],
      [2, 'ecole', 0],
      [1, 'express', undefined],
      [6, 'couchetard', undefined],
    ]);
  });

  it('has the ranges of the specification', () => {
    expect(Object.fromEntries(operator.serviceTypes.map(({ key, ranges }) => [key, ranges]))).toEqual({
      metrobus: ['800-807'],
      lebus: ['1-185'],
      industriel: ['1-185'],
      ecole: ['3A-92A'],
      express: ['200-391', '530-584'],
      couchetard: ['904-992'],
    });
  });

  it('numbers every line within the ranges of its type', () => {
    for (const line of lines) {
      const { ranges = [] } = operator.serviceTypes.find(({ key }) => key === line.type) ?? {};
      expect(
        ranges.some((range) => within(range, line.number)),
        line.number,
      ).toBe(true);
    }
    expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length);
  });

  it('has a line at both ends of every range, since riders see their numbers', () => {
    const numbers = new Set(lines.map(({ number }) => number));
    const ends = operator.serviceTypes.flatMap(({ ranges }) => ranges.flatMap((range) => range.split('-')));
    expect(ends.filter((end) => !numbers.has(end))).toEqual([]);
  });

  it('runs its lines between places and along ways that exist', () => {
    const places = new Set(landmarks.map(({ key }) => key));
    const local = streetGrids.flatMap(({ along, across }) => [...along, ...across]);
    const localKeys = local.map((name) => slugOf(bareStreetName(name)));
    const all = [...[...streets, ...bridges].map(({ key }) => key), ...localKeys];
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
    const ways = new Set([...all, ...landmarks.map(({ key }) => `@${key}`)]);
    expect(lines.flatMap(({ ends }) => ends.filter((key) => !places.has(key)))).toEqual([]);
    expect(lines.flatMap(({ along }) => along.filter((key) => !ways.has(key)))).toEqual([]);
  });

  it('sells the personal subscription at its discount on the monthly pass', () => {
    const price = (key: string) => fares.find((fare) => fare.key === key)?.cents ?? {};
    for (const kind of riders) {
      const month = price('month')[kind] ?? 0;
      expect(price('subscription')[kind]).toBe((month * (100 - subscriptionDiscountPercent)) / 100);
    }
  });
});
