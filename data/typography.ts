import type { Bilingual } from '#domain/locale.ts';

const nbsp = '\u00a0';
const units = '(?:\\$|%|h|min|km|m|cm|mm|kg|ans|mois|jours|°C)(?![\\p{L}\\p{N}])';

/**
 * Content is typed with ordinary spaces; the spaces French typography wants unbreakable are set here,
 * so that no text depends on an invisible character in its source. Markup is left as it is.
 */
export function frenchSpacing(text: string): string {
  return text
    .split(/(<[^>]*>)/u)
    .map((part) => (part.startsWith('<') ? part : spaceText(part)))
    .join('');
}

function spaceText(text: string): string {
  return text
    .replace(/ ([:;!?»])/gu, `${nbsp}$1`)
    .replace(/« /gu, `«${nbsp}`)
    .replace(new RegExp(`(\\d) (${units})`, 'gu'), `$1${nbsp}$2`)
    .replace(/(\d\u00a0h) (\d\d)(?!\d)/gu, `$1${nbsp}$2`)
    .replace(/(\d) (\d{3})(?!\d)/gu, `$1${nbsp}$2`);
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
  return { fr: frenchSpacing(fr), en };
}

/** A name that is the same in both languages. */
export function same(name: string): Bilingual {
  return both(name, name);
}
