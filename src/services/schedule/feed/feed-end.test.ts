import { describe, expect, it } from 'vitest';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { feedEnd } from './feed-end.ts';

const dayOf = (text: string) => parseServiceDate(text) ?? Number.NaN;
const endOn = (today: string) => feedEnd({ firstDate: dayOf('20261101'), days: 28 }, dayOf(today));

describe('the end of a feed', () => {
  it('is no matter while it is more than two weeks away', () => expect(endOn('20261113')).toBeUndefined());

  it('is told two weeks before', () =>
    expect(endOn('20261114')).toEqual({ lastDay: '2026-11-28', daysLeft: 14 }));

  it('is told on the last day and after it', () => {
    expect(endOn('20261128')?.daysLeft).toBe(0);
    expect(endOn('20261129')).toEqual({ lastDay: '2026-11-28', daysLeft: -1 });
  });

  it('is none where the feed has no days', () =>
    expect(feedEnd({ firstDate: 0, days: 0 }, dayOf('20261129'))).toBeUndefined());
});
