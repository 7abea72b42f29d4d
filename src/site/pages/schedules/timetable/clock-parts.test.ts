import { describe, expect, it } from 'vitest';
import { clockParts, readClock } from './clock-parts.ts';

describe('the time in a cell', () => {
  it.each([
    { minutes: 7 * 60 + 5, fr: '7\u00a0h\u00a005', en: '7:05' },
    { minutes: 12 * 60, fr: '12\u00a0h\u00a000', en: '12:00' },
    { minutes: 23 * 60 + 46, fr: '23\u00a0h\u00a046', en: '11:46' },
    { minutes: 24 * 60 + 1, fr: '0\u00a0h\u00a001', en: '12:01' },
  ])('is written as clocks show it ($fr, $en)', ({ minutes, fr, en }) => {
    expect(clockParts(minutes, 'fr').join('')).toBe(fr);
    expect(clockParts(minutes, 'en').join('')).toBe(en);
  });

  it.each(['fr', 'en'] as const)('is read again as it was meant, whatever the hour (%s)', (locale) => {
    for (let start = 0; start < 30 * 60; start += 7) {
      for (const later of [0, 1, 59, 61, 240, 700]) {
        const text = clockParts(start + later, locale).join('');
        expect(readClock(text, start, locale)).toBe(start + later);
      }
    }
  });

  it('is nothing where there is no time', () => {
    expect(readClock('–', 420, 'fr')).toBe(undefined);
    expect(readClock('', 420, 'fr')).toBe(undefined);
  });
});
