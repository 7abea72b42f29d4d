import { languageTags, type Locale } from '../locale.ts';

/** Picks the words of a language: French and English stand side by side where a mail is written. */
export function sayIn(locale: Locale): (fr: string, en: string) => string {
  return (fr, en) => (locale === 'fr' ? fr : en);
}

/** « 24 heures », “24 hours”. */
export function hoursIn(locale: Locale, hours: number): string {
  return sayIn(locale)(`${hours}\u00a0heure${hours > 1 ? 's' : ''}`, `${hours} hour${hours > 1 ? 's' : ''}`);
}

/** « 7 jours », “7 days”. */
export function daysIn(locale: Locale, days: number): string {
  return sayIn(locale)(`${days}\u00a0jour${days > 1 ? 's' : ''}`, `${days} day${days > 1 ? 's' : ''}`);
}

/** « 800, 801 et 802 ». */
export function listIn(locale: Locale, items: readonly string[]): string {
  return new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(items);
}

/** How long a link that sets something is good for. */
export function onceWithin(locale: Locale, life: string): string {
  return sayIn(locale)(
    `Le lien est valide pendant ${life} et ne sert qu’une fois.`,
    `The link is valid for ${life} and works only once.`,
  );
}
