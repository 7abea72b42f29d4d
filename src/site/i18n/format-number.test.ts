import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageTags } from '#domain/locale.ts';
import { formatFileSize, formatMoney, formatNumber } from './format-number.ts';

describe('money', () => {
  it('follows the amount with the sign in French and precedes it in English', () => {
    expect(formatMoney(375, 'fr')).toBe('3,75\u00a0$');
    expect(formatMoney(375, 'en')).toBe('$3.75');
    expect(formatMoney(1000, 'en')).toBe('$10.00');
  });

  it('groups thousands and marks what is owed', () => {
    expect(formatMoney(123_456, 'fr')).toMatch(/^1[\u00a0\u202f]234,56\u00a0\$$/);
    expect(formatMoney(-5, 'en')).toBe('\u2212$0.05');
  });
});

describe('numbers and sizes', () => {
  it('use the decimal mark of the language', () => {
    expect(formatNumber(12.5, 'fr', 1)).toBe('12,5');
    expect(formatNumber(12.5, 'en', 1)).toBe('12.5');
  });

  it('are written as Intl writes them', () => {
    const values = fc.oneof(
      fc.integer({ min: -10_000_000, max: 1_000_000_000 }),
      fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
    );
    fc.assert(
      fc.property(values, fc.nat(3), fc.constantFrom('fr', 'en'), (value, decimals, locale) => {
        const format = new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: decimals });
        expect(formatNumber(value, locale, decimals)).toBe(format.format(value).replace(/^-(?=[0.,]*$)/, ''));
      }),
    );
  });

  it('give files at least a tenth of a kilobyte', () => {
    expect(formatFileSize(3, 'fr')).toBe('0,1\u00a0Ko');
    expect(formatFileSize(1_572_864, 'en')).toBe('1.5\u00a0MB');
    expect(formatFileSize(3 * 1024 ** 3, 'fr')).toBe('3,0\u00a0Go');
    expect(formatFileSize(1024 ** 2 - 1, 'en')).toBe('1.0\u00a0MB');
  });
});
