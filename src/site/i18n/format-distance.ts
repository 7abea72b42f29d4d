import type { Locale } from '#domain/locale.ts';

/** Nobody paces out a metre: `270 m`, `1,2 km`, `1.2 km`. */
export function formatDistance(metres: number, locale: Locale): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  if (tens < 1000) return `${tens}\u00a0m`;
  // Intl would do it too, but a phone takes a tenth of a second to make its first formatter.
  const km = String(Math.round(metres / 100) / 10);
  return `${locale === 'fr' ? km.replace('.', ',') : km}\u00a0km`;
}
