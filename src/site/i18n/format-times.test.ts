import { describe, expect, it } from 'vitest';
import type { EffectTimes } from '#domain/notices/effect-times.ts';
import { formatTimes } from './format-times.ts';

const tell = (times: EffectTimes, locale: 'fr' | 'en') =>
  formatTimes(times, locale).replaceAll('\u00a0', ' ');
const hours = (from: number, until: number) => ({ fromS: from * 3600, untilS: until * 3600 });

describe('days and hours in words', () => {
  it.each<[EffectTimes, string, string]>([
    [{}, 'en tout temps', 'at all times'],
    [
      { weekdays: [1, 2, 3, 4, 5], hours: hours(21, 26) },
      'du lundi au vendredi, de 21 h à 2 h',
      'Monday to Friday, from 9 p.m. to 2 a.m.',
    ],
    [{ weekdays: [6, 7] }, 'le samedi et le dimanche', 'on Saturdays and Sundays'],
    [{ weekdays: [3] }, 'le mercredi', 'on Wednesdays'],
    [{ weekdays: [1, 3, 5] }, 'le lundi, le mercredi et le vendredi', 'on Mondays, Wednesdays and Fridays'],
    [{ weekdays: [1, 5, 6, 7] }, 'du vendredi au lundi', 'Friday to Monday'],
    [{ weekdays: [1, 2, 3, 4, 5, 6, 7] }, 'en tout temps', 'at all times'],
    [{ hours: hours(9.5, 15.25) }, 'de 9 h 30 à 15 h 15', 'from 9:30 a.m. to 3:15 p.m.'],
    [{ hours: hours(12, 24) }, 'de midi à minuit', 'from noon to midnight'],
    [{ hours: hours(21, 48) }, 'à partir de 21 h', 'from 9 p.m. on'],
    [{ hours: hours(0, 9) }, 'jusqu’à 9 h', 'until 9 a.m.'],
    [{ hours: hours(0, 48) }, 'en tout temps', 'at all times'],
  ])('%o', (times, french, english) => {
    expect([tell(times, 'fr'), tell(times, 'en')]).toEqual([french, english]);
  });

  it('keep an hour and its unit on one line', () => {
    expect(formatTimes({ hours: hours(21, 26) }, 'fr')).toBe('de 21\u00a0h à 2\u00a0h');
  });
});
