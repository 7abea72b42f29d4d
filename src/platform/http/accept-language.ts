import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { languages, type Language } from './wording.ts';

/** Longer than any browser's: a header beyond it says nothing, so that it costs nothing either. */
const longestHeader = 300;

/** Browsers send a handful of different headers. */
const preferred = new LRUCache<string, { readonly language: Language }>({
  max: 200,
  memoMethod: (header) => ({ language: preferredLanguage(header, languages) ?? languages[0] }),
});

/** The language to answer in by an Accept-Language header. */
export function languageBy(header: string | undefined): Language {
  if (header === undefined || header.length > longestHeader) return languages[0];
  return preferred.memo(header).language;
}

/** The language asked for in the address, else the one the browser prefers, else French. */
export function languageAsked({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  // Earlier pages led to each other by `lang`.
  const { lang, langue = lang } = query as { lang?: unknown; langue?: unknown };
  return languages.find((language) => language === langue) ?? languageBy(headers['accept-language']);
}

/** The best-ranked language of an Accept-Language header among those that are spoken here. */
export function preferredLanguage<Spoken extends string>(
  header: string | undefined,
  spoken: readonly Spoken[],
): Spoken | undefined {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
    const language = spoken.find((known) => known === tag.split('-')[0]);
    return { language, weight: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const [best] = wishes
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return best?.language;
}
