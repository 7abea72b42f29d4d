import { describe, expect, it } from 'vitest';
import type { Departure } from '#domain/departure.ts';
import { hoursOf } from './hours-of.ts';

const departure = (local: string, change: Partial<Departure & { hasPassed: boolean }> = {}) => {
  const moment = { at: Date.parse(`${local}:00-05:00`), local };
  return {
    number: '801',
    serviceTypeCode: 4,
    direction: '1',
    towards: 'Sud',
    tripId: local,
    tripDate: '2026-11-16',
    planned: moment,
    expected: moment,
    state: 'planned' as const,
    day: '2026-11-16',
    hasPassed: false,
    ...change,
  };
};

const hours = (departures: readonly ReturnType<typeof departure>[], locale: 'fr' | 'en' = 'fr') =>
  hoursOf(departures, {
    locale,
    date: '2026-11-16',
    afterMidnight: (day) => `après minuit, ${day}`,
    hrefOf: ({ tripId }) => `/${tripId}`,
  });

describe('the hours of a day', () => {
  it('are those of the clock, in the order of the day', () => {
    const found = hours([
      departure('2026-11-16T08:05'),
      departure('2026-11-16T07:59'),
      departure('2026-11-16T08:01'),
    ]);
    expect(found.map(({ label, minutes }) => [label, minutes.map(({ minute }) => minute)])).toEqual([
      ['7\u00a0h', ['59']],
      ['8\u00a0h', ['01', '05']],
    ]);
  });

  it('after midnight stand last, under the day they belong to, once', () => {
    const found = hours([
      departure('2026-11-16T23:50'),
      departure('2026-11-17T00:10'),
      departure('2026-11-17T01:10'),
    ]);
    expect(found.map(({ label, nextDay }) => [label, nextDay])).toEqual([
      ['23\u00a0h', undefined],
      ['0\u00a0h', 'après minuit, 2026-11-17'],
      ['1\u00a0h', undefined],
    ]);
  });

  it('are written with a.m. and p.m. in English', () => {
    const found = hours(
      [departure('2026-11-16T00:10'), departure('2026-11-16T12:10'), departure('2026-11-16T13:10')],
      'en',
    );
    expect(found.map(({ label }) => label)).toEqual(['12\u00a0a.m.', '12\u00a0p.m.', '1\u00a0p.m.']);
  });

  it('mark the next departure: the first that has not left and is not called off', () => {
    const found = hours([
      departure('2026-11-16T08:01', { hasPassed: true }),
      departure('2026-11-16T08:05', { state: 'cancelled' }),
      departure('2026-11-16T08:09'),
      departure('2026-11-16T08:12'),
    ]);
    expect(found[0]?.minutes.map(({ isNext }) => isNext)).toEqual([false, false, true, false]);
  });
});
