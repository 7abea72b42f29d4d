import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageTags } from '#domain/locale.ts';
import { formatClock, formatDate, formatDay, formatTime } from './format.ts';
import { formatInstant } from './format-instant.ts';

const zone = 'America/Toronto';
const fr = { locale: 'fr', timeZone: zone } as const;
const en = { locale: 'en', timeZone: zone } as const;
const afternoon = Date.parse('2026-06-01T17:05:00Z');

describe('times', () => {
  it('are written on the operator’s clock, as each language writes them', () => {
    expect(formatTime(afternoon, fr)).toBe('13\u00a0h\u00a005');
    expect(formatTime(afternoon, en)).toBe('1:05\u00a0p.m.');
    expect(formatInstant(afternoon, fr)).toBe('1er juin 2026, 13\u00a0h\u00a005');
  });

  it('read midnight and noon right', () => {
    expect(formatClock(0, 'fr')).toBe('0\u00a0h\u00a000');
    expect(formatClock(0, 'en')).toBe('12:00\u00a0a.m.');
    expect(formatClock(720, 'en')).toBe('12:00\u00a0p.m.');
    expect(formatTime(Date.parse('2026-01-15T05:00:00Z'), fr)).toBe('0\u00a0h\u00a000');
  });

  it('read the minutes of a service day that runs past midnight', () => {
    expect(formatClock(24 * 60 + 10, 'fr')).toBe('0\u00a0h\u00a010');
    expect(formatClock(25 * 60 + 10, 'en')).toBe('1:10\u00a0a.m.');
  });
});

describe('dates', () => {
  it('have an ordinal on the first of a French month only', () => {
    expect(formatDate(afternoon, fr)).toBe('1er juin 2026');
    expect(formatDate(afternoon, fr, 'full')).toBe('lundi 1er juin 2026');
    expect(formatDay('2026-06-11', 'fr')).toBe('11 juin 2026');
  });

  it('are written the Canadian way in English', () => {
    expect(formatDate(afternoon, en)).toBe('June 1, 2026');
    expect(formatDate(afternoon, en, 'full')).toBe('Monday, June 1, 2026');
    expect(formatDate(afternoon, en, 'short')).toBe('2026-06-01');
  });

  it('are the words that Intl has, on every day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('fr' as const, 'en' as const),
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (locale, date) => {
          const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
          const intl = new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'UTC' });
          const words = formatDate(date.getTime(), { locale, timeZone: 'UTC' }, 'full');
          expect(words.replace('1er', '1')).toBe(intl.format(date));
        },
      ),
    );
  });

  it('belong to the operator’s day, not to Greenwich’s', () => {
    expect(formatDate(Date.parse('2026-07-01T02:00:00Z'), fr)).toBe('30 juin 2026');
  });
});
