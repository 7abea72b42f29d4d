import { describe, expect, it } from 'vitest';
import { fareGrids } from '#data/fares.ts';
import { everyAnswer } from '#tests/support/every-answer.ts';
import { createFareAdviser } from './best-fare.ts';
import { gridOn, type Fare, type Rider } from './fare.ts';
import { readSurvey, surveys, type Answers } from './survey.ts';
import type { Usage } from './usage.ts';

const grid = gridOn(fareGrids, '2026-11-15') ?? { fares: [] };
const advise = createFareAdviser(grid);

const all = surveys.flatMap((survey) =>
  [...everyAnswer(survey)].map((given) => {
    const read = readSurvey(survey, given);
    if ('faults' in read) throw new Error(`${JSON.stringify(given)} is refused`);
    return read.answers;
  }),
);

/** Counts of week passes and day passes, and the rides that are left: everything that can be covered, however it is done. */
function everyCover(usage: Usage): readonly (readonly [weeks: number, days: number, rides: number])[] {
  const covers = new Map<string, readonly [number, number, number]>();
  const place = (from: number, weeks: number, left: readonly number[]) => {
    const heaviest = [...left].toSorted((one, two) => two - one);
    for (let days = 0; days <= heaviest.length; days += 1) {
      const rides = heaviest.slice(days).reduce((sum, one) => sum + one, 0);
      covers.set(`${weeks} ${days} ${rides}`, [weeks, days, rides]);
    }
    for (let start = from; start < usage.length; start += 1) {
      const covered = usage.map((rides, day) => (day >= start && day < start + 7 ? 0 : (left[day] ?? rides)));
      place(start + 7, weeks + 1, covered);
    }
  };
  place(0, 0, usage);
  return [...covers.values()];
}

const centsOf = (fares: readonly Fare[], key: string, rider: Rider) =>
  fares.find((fare) => fare.key === key)?.cents[rider] ?? Infinity;

/** The table read with a finger on it: every number of everything. */
function cheapestByHand({ rider, subscribes, need }: Answers, covers: ReturnType<typeof everyCover>): number {
  const cents = (key: string) => centsOf(grid.fares, key, rider);
  const ridesCost = (rides: number) => {
    let least = Infinity;
    for (let tens = 0; tens <= Math.ceil(rides / 10); tens += 1)
      least = Math.min(least, tens * cents('rides10') + Math.max(0, rides - tens * 10) * cents('ride'));
    return rides === 0 ? 0 : Math.min(least, rides * cents('cash'));
  };
  const passes = covers.map(
    ([weeks, days, rides]) =>
      (weeks && weeks * cents('week')) + (days && days * cents('day')) + ridesCost(rides),
  );
  return Math.min(
    ...passes,
    cents('month'),
    subscribes && need !== 'stay' ? cents('subscription') : Infinity,
  );
}

describe('every answer of both surveys', () => {
  it('is as cheap as the table of fares allows, read by hand', { timeout: 120_000 }, () => {
    const covers = new Map<string, ReturnType<typeof everyCover>>();
    expect(all.length).toBeGreaterThan(5000);
    for (const answers of all) {
      const key = answers.usage.join();
      const known = covers.get(key) ?? everyCover(answers.usage);
      covers.set(key, known);
      const [best] = advise(answers).ways;
      expect([answers, best?.cents]).toEqual([answers, cheapestByHand(answers, known)]);
    }
  });

  it('is never dearer than another that is listed, and each costs what is in it', () => {
    for (const answers of all) {
      const { ways, rides } = advise(answers);
      expect(rides).toBeGreaterThan(0);
      for (const { cents, bought } of ways) {
        expect(cents).toBeGreaterThanOrEqual(ways[0]?.cents ?? Infinity);
        const sum = bought.reduce(
          (so, { fare, count }) => so + count * (fare.cents[answers.rider] ?? NaN),
          0,
        );
        expect(sum).toBe(cents);
      }
    }
  });
});
