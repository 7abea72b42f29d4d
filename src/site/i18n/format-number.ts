import type { Locale } from '#domain/locale.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';

const noBreak = '\u00a0';

/** Amounts are whole cents: `3,75 $`, `$3.75`. */
export function formatMoney(cents: number, locale: Locale): string {
  const amount = writeNumber(Math.abs(cents) / 100, locale, 2, 2);
  const sign = cents < 0 ? '\u2212' : '';
  return locale === 'fr' ? `${sign}${amount}${noBreak}$` : `${sign}$${amount}`;
}

export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  return writeNumber(value, locale, 0, decimals);
}

const sizeUnits: Readonly<Record<Locale, readonly string[]>> = {
  fr: ['Ko', 'Mo', 'Go'],
  en: ['KB', 'MB', 'GB'],
};

/** The size of a file with one decimal, at least 0.1, in steps of 1024. */
export function formatFileSize(bytes: number, locale: Locale): string {
  let size = bytes / 1024;
  let unit = 0;
  // What would be written as 1024.0 is one of the next unit.
  while (size >= 1023.95 && unit < 2) {
    size /= 1024;
    unit += 1;
  }
  return `${writeNumber(Math.max(size, 0.1), locale, 1, 1)}${noBreak}${sizeUnits[locale][unit]}`;
}

/** What parts thousands and decimals. */
const separators: Readonly<Record<Locale, { readonly thousands: string; readonly decimals: string }>> = {
  fr: { thousands: noBreak, decimals: ',' },
  en: { thousands: ',', decimals: '.' },
};

/**
 * A number with at least and at most so many decimals, as `Intl.NumberFormat` writes it. Making the first one of those
 * keeps a slow phone busy for a tenth of a second, which a page that shows one size of a file need not do.
 */
function writeNumber(value: number, locale: Locale, least: number, most: number): string {
  const { thousands, decimals } = separators[locale];
  const digits = Math.max(least, most);
  // By the decimals that are written, not by the binary fraction: 1.005 is half-way.
  const rounded = Math.round(Number(`${Math.abs(value)}e${digits}`));
  const [whole = '', part = ''] = Number(`${rounded}e-${digits}`).toFixed(digits).split('.');
  const sign = value < 0 && rounded > 0 ? '-' : '';
  const kept = withoutTrailing(part, '0').padEnd(least, '0');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
  return `${sign}${grouped}${kept === '' ? '' : decimals + kept}`;
}
