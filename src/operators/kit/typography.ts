import type { Bilingual } from '#domain/locale.ts';

const nbsp = '\u00a0';
const measures = 'min|km|m|cm|mm|kg|°C';
const afterNumber: Bilingual<RegExp> = {
  fr: unitPattern(`\\$|%|h|${measures}|ans|mois|jours|millions?|milliards?`),
  en: unitPattern(`[ap]\\.m\\.|${measures}|million|billion`),
};

/** A number, the space after it and its unit, which must not be parted at the end of a line. */
function unitPattern(units: string): RegExp {
  return new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu');
}

/**
 * Content is typed with ordinary spaces; the spaces typography wants unbreakable are set here, so that no text depends
 * on an invisible character in its source. Markup is left as it is.
 */
export function frenchSpacing(text: string): string {
  return outsideMarkup(text, (part) =>
    part
      .replace(/ ([:;!?»])/gu, `${nbsp}$1`)
      .replace(/« /gu, `«${nbsp}`)
      .replace(afterNumber.fr, `$1${nbsp}`)
      .replace(/(\d\u00a0h) (\d\d)(?!\d)/gu, `$1${nbsp}$2`)
      .replace(/(\d) (\d{3})(?!\d)/gu, `$1${nbsp}$2`),
  );
}

/** English keeps a number and its unit together, as in `8 a.m.`, and has no other unbreakable space. */
export function englishSpacing(text: string): string {
  return outsideMarkup(text, (part) => part.replace(afterNumber.en, `$1${nbsp}`));
}

/** What sets the spaces of a text, by its language. */
export const spacing: Bilingual<(text: string) => string> = { fr: frenchSpacing, en: englishSpacing };

function outsideMarkup(text: string, change: (part: string) => string): string {
  return text
    .split(/(<[^<>]*>)/u)
    .map((part) => (part.startsWith('<') ? part : change(part)))
    .join('');
}

/** Applies a change to every string of a tree of data, except under keys that hold addresses and codes. */
export function mapTexts<T>(value: T, change: (text: string) => string, skip: ReadonlySet<string>): T {
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string') return change(node);
    if (Array.isArray(node)) return node.map(walk);
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, item]) => [key, skip.has(key) ? item : walk(item)]),
    );
  };
  return walk(value) as T;
}

/** A text in both languages, French first. */
export function both(fr: string, en: string): Bilingual {
  return { fr: spacing.fr(fr), en: spacing.en(en) };
}

/** A name that is the same in both languages. */
export function same(name: string): Bilingual {
  return both(name, name);
}
