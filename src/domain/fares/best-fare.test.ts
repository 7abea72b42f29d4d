import { describe, expect, it } from 'vitest';
import { createFareAdviser, type BestFare } from './best-fare.ts';
import { gridOn, nextGrid, type Fare, type FareGrid } from './fare.ts';
import { readSurvey, type Given } from './survey.ts';

const both = (text: string) => ({ fr: text, en: text });
const saidOf = (key: string) => ({ title: key, one: key, several: key });
const fare = (key: string, covers: Fare['covers'], general: number, rest: Partial<Fare> = {}): Fare => ({
  key,
  name: both(key),
  said: { fr: saidOf(key), en: saidOf(key) },
  covers,
  support: 'opus',
  cents: { general },
  ...rest,
});
const fares: readonly Fare[] = [
  fare('cash', { rides: 1 }, 375, { support: 'cash' }),
  fare('ride', { rides: 1 }, 340),
  fare('rides10', { rides: 10 }, 3400),
  fare('day', { days: 1 }, 925, { support: 'occasional' }),
  fare('week', { days: 7 }, 2950),
  fare('month', 'month', 9600),
  fare('subscription', 'month', 7200, { renews: true }),
];

function answer(given: Given, listed = fares) {
  const read = readSurvey('general', given);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return createFareAdviser({ fares: listed })(read.answers);
}
const commuter: Given = {
  question1: 'general',
  question2: 'regular',
  nbDays5: '5',
  question3: 'return',
  question4: 'yes',
};
const namesOf = ({ ways }: BestFare) =>
  ways.map(({ cents, bought }) => [
    cents,
    bought.map(({ count, fare: { key } }) => `${count} ${key}`).join(' + '),
  ]);

describe('the best fare', () => {
  it('of somebody who goes to work and back every weekday is the subscription', () => {
    const found = answer(commuter);
    expect(found.rides).toBe(43);
    expect(namesOf(found)).toEqual([
      [7200, '1 subscription'],
      [9600, '1 month'],
      [12_820, '4 week + 3 ride'],
      [14_620, '4 rides10 + 3 ride'],
      [14_865, '1 day + 4 rides10 + 1 ride'],
      [16_125, '43 cash'],
    ]);
    expect(found.withoutSubscription?.fare.key).toBe('month');
  });

  it('is the monthly pass for who does not want to subscribe, and nothing else is offered', () => {
    const found = answer({ ...commuter, question4: 'no' });
    expect(found.ways[0]?.fare.key).toBe('month');
    expect(found.ways.some(({ fare: { renews } }) => renews)).toBe(false);
    expect(found.withoutSubscription).toBeUndefined();
  });

  it('says from how many rides on another one is cheaper', () => {
    const { ranges, measure } = answer(commuter).breakEven;
    expect(measure).toBe('rides');
    expect(ranges.map(({ from, until, fare: { key } }) => [from, until, key])).toEqual([
      [1, 21, 'ride'],
      [22, undefined, 'subscription'],
    ]);
    const without = answer({ ...commuter, question4: 'no' }).breakEven.ranges;
    expect(without.map(({ from, fare: { key } }) => [from, key])).toEqual([
      [1, 'ride'],
      [29, 'month'],
    ]);
  });

  it('of a stay counts days', () => {
    const stay = (days: number, rides = 4): Given => ({
      question1: 'general',
      question2: 'stay',
      nbDays30: String(days),
      question3: 'more',
      nbRidesDay: String(rides),
    });
    expect(namesOf(answer(stay(2)))[0]).toEqual([1850, '2 day']);
    expect(namesOf(answer(stay(9)))[0]).toEqual([2950 + 1850, '1 week + 2 day']);
    const { measure, ranges, series } = answer(stay(9)).breakEven;
    expect([measure, ranges.map(({ from, fare: { key } }) => [from, key])]).toEqual([
      'days',
      [
        [1, 'day'],
        [4, 'week'],
        [22, 'month'],
      ],
    ]);
    expect(series.every(({ cents }) => cents.length === 30)).toBe(true);
  });

  it('buys more rides than are taken where that costs less', () => {
    const cheap = fares.map((one) => (one.key === 'rides10' ? { ...one, cents: { general: 2900 } } : one));
    const found = answer(
      { question1: 'general', question2: 'sometimes', nbRidesMonth: '9', question4: 'no' },
      cheap,
    );
    expect(namesOf(found)[0]).toEqual([2900, '1 rides10']);
  });
});

describe('a grid of fares', () => {
  const grid = (from: string): FareGrid => ({
    from,
    source: { name: both('grille'), paths: both('/grille') },
    transferMinutes: 90,
    riders: {},
    fares,
  });
  const grids = [grid('2026-07-01'), grid('2025-07-01'), grid('2027-07-01')];

  it.each([
    ['2025-06-30', undefined, '2025-07-01'],
    ['2025-07-01', '2025-07-01', '2026-07-01'],
    ['2026-06-30', '2025-07-01', '2026-07-01'],
    ['2026-07-01', '2026-07-01', '2027-07-01'],
    ['2028-01-01', '2027-07-01', undefined],
  ])('on %s is that of %s, and that of %s comes next', (date, from, next) => {
    expect([gridOn(grids, date)?.from, nextGrid(grids, date)?.from]).toEqual([from, next]);
  });
});
