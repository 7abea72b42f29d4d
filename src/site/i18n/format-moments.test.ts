import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FollowedMoments } from '#domain/member.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { cases } from '#tests/support/cases.ts';
import { catalogues } from './catalogues.server.ts';
import { formatMoments } from './format-moments.ts';

const say = (moments: FollowedMoments | null, locale: Locale) =>
  formatMoments(moments, { words: catalogues[locale].choices.notices, locale }).replaceAll('\u00a0', ' ');
const span = (from: number, until: number) => ({ fromS: from * 3600, untilS: until * 3600 });

const minuteS = fc.integer({ min: 0, max: 1439 }).map((minute) => minute * 60);
const hours = fc
  .tuple(minuteS, minuteS)
  .filter(([from, until]) => from !== until)
  .map(([fromS, untilS]) => ({ fromS, untilS: untilS > fromS ? untilS : untilS + 86_400 }));
const moments = fc.record({
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6]),
  hours: fc.array(hours, { maxLength: 2 }),
});

describe('the days and hours of a line, in words', () => {
  it.each([
    [null, 'Tous les jours, toute la journée', 'Every day, all day'],
    [
      { weekdays: [1, 2, 3, 4, 5], hours: [span(6, 9), span(15, 18)] },
      'Du lundi au vendredi, 6 h à 9 h, 15 h à 18 h',
      'Monday to Friday, 6 a.m. to 9 a.m., 3 p.m. to 6 p.m.',
    ],
    [{ weekdays: [], hours: [span(22, 26)] }, 'Tous les jours, 22 h à 2 h', 'Every day, 10 p.m. to 2 a.m.'],
    [
      { weekdays: [6, 7], hours: [] },
      'Le samedi et le dimanche, toute la journée',
      'On Saturdays and Sundays, all day',
    ],
    [
      { weekdays: [3], hours: [span(12, 24)] },
      'Le mercredi, midi à minuit',
      'On Wednesdays, noon to midnight',
    ],
  ] as const)('%j', (given, french, english) => {
    expect([say(given, 'fr'), say(given, 'en')]).toEqual([french, english]);
  });

  it('tell different choices apart, and begin and end like a sentence', () => {
    fc.assert(
      fc.property(moments, moments, fc.constantFrom(...locales), (one, two, locale) => {
        const [first, second] = [say(one, locale), say(two, locale)];
        expect(first).toMatch(/^\p{Lu}\S/u);
        expect(first).not.toMatch(/ {2}|, ,|,$|undefined|NaN/);
        expect(first === second).toBe(JSON.stringify(one) === JSON.stringify(two));
      }),
      cases(500),
    );
  });
});
