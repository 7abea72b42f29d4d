import { describe, expect, it } from 'vitest';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { checkDates } from './check-dates.ts';

const dayOf = (text: string) => parseServiceDate(text) ?? Number.NaN;
const lookOn = (today: string) =>
  checkDates({ firstDate: dayOf('20261101'), days: 28 }, dayOf(today)).map(
    ({ kind, where, what }) => `${kind} ${where} ${what}`,
  );

describe('the days of a feed', () => {
  it('are nothing to tell while they last', () => expect(lookOn('20261105')).toEqual([]));

  it.each([
    ['20261118', 'ending feed ends in 10 days, on 2026-11-28: publish the next one before'],
    ['20261127', 'ending feed ends tomorrow, on 2026-11-28: publish the next one before'],
    ['20261128', 'ending feed ends today, on 2026-11-28: publish the next one before'],
    ['20270301', 'ending feed ended on 2026-11-28: no departures are shown until there is a newer one'],
    ['20261031', 'ending feed begins on 2026-11-01: no departures are shown before'],
  ])('are told on %s', (today, words) => expect(lookOn(today)).toEqual([words]));
});
