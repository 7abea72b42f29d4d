import { describe, expect, it } from 'vitest';
import { formatPeriod, formatRest, type DayPeriod } from './format-period.ts';

const today = '2026-11-17';
const tell = (period: DayPeriod, locale: 'fr' | 'en' = 'fr') =>
  formatPeriod(period, today, locale).replaceAll('\u00a0', ' ');

describe('a period in words', () => {
  it.each<[DayPeriod, string, string]>([
    [
      { from: '2026-11-16', until: '2026-11-20' },
      'du lundi 16 au vendredi 20 novembre',
      'from Monday, November 16, to Friday, November 20',
    ],
    [
      { from: '2026-11-30', until: '2026-12-04' },
      'du lundi 30 novembre au vendredi 4 décembre',
      'from Monday, November 30, to Friday, December 4',
    ],
    [
      { from: '2026-09-14', until: '2027-06-18' },
      'du lundi 14 septembre 2026 au vendredi 18 juin 2027',
      'from Monday, September 14, 2026, to Friday, June 18, 2027',
    ],
    [{ from: '2026-12-01', until: '2026-12-01' }, 'le mardi 1er décembre', 'on Tuesday, December 1'],
    [{ until: '2026-11-20' }, 'jusqu’au vendredi 20 novembre', 'until Friday, November 20'],
    [{ from: '2026-11-28' }, 'à compter du samedi 28 novembre', 'from Saturday, November 28 on'],
    [{ from: '2026-11-13' }, 'depuis le vendredi 13 novembre', 'since Friday, November 13'],
    [{ until: '2027-01-29' }, 'jusqu’au vendredi 29 janvier 2027', 'until Friday, January 29, 2027'],
    [{}, '', ''],
  ])('%o', (period, fr, en) => {
    expect([tell(period), tell(period, 'en')]).toEqual([fr, en]);
  });

  it('is told by its end once it has begun', () => {
    const period = { from: '2026-11-02', until: '2026-12-18' };
    expect(formatRest(period, today, 'fr')).toBe('jusqu’au vendredi 18 décembre');
    expect(formatRest(period, '2026-11-01', 'fr')).toBe('du lundi 2 novembre au vendredi 18 décembre');
  });
});
