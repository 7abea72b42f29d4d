import { useEffect, useState } from 'react';
import type { Place } from '#domain/journeys/place.ts';
import { searchWords } from '#domain/quick-select.ts';
import { useLocale } from '#site/i18n/texts.tsx';

/** An address or another place that is no stop. */
export type FoundPlace = Pick<Place, 'id' | 'name' | 'city'>;

const none: readonly FoundPlace[] = [];
const fewestCharacters = 3;
const limitMs = 3000;
/** A pause in typing, not each letter, is worth a question: each visitor may ask for places 120 times a minute. */
const restMs = 200;

/** Addresses and places for what is typed; a number alone is that of a line or a stop. The question before is cancelled. */
export function useFoundPlaces(text: string, most: number): readonly FoundPlace[] {
  const locale = useLocale();
  const [found, setFound] = useState(none);
  const words = searchWords(text);
  const isWanted = most > 0 && words.length >= fewestCharacters && /\p{L}/u.test(words);
  useEffect(() => {
    if (!isWanted) return undefined;
    const cancelled = new AbortController();
    const ask = async () => {
      try {
        const signal = AbortSignal.any([cancelled.signal, AbortSignal.timeout(limitMs)]);
        const response = await fetch(`/_places?${new URLSearchParams({ q: words, lang: locale })}`, {
          signal,
        });
        if (!response.ok) throw new Error(`answered ${response.status}`);
        const { places } = (await response.json()) as { readonly places: readonly Place[] };
        if (!cancelled.signal.aborted) setFound(places.filter(({ kind }) => kind !== 'stop').slice(0, most));
      } catch {
        // Without them the list has its lines and stops.
        if (!cancelled.signal.aborted) setFound(none);
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      cancelled.abort();
    };
  }, [isWanted, words, most, locale]);
  return isWanted ? found : none;
}
