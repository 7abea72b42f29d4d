import { useEffect, useState } from 'react';
import { readFound } from '#clients/schedule/reading/read-search.ts';
import { searchWords } from '#domain/quick-select.ts';
import type { LinesAndStops } from '#domain/stop-search.ts';
import { useLocale } from '#site/i18n/texts.tsx';

/** What is known of a search while it is typed. What was found before stays until something else is. */
export interface Finding {
  /** The words that `found` belongs to. */
  readonly words: string;
  readonly found: LinesAndStops | undefined;
  readonly state: 'loading' | 'done' | 'failed';
}

const nothingYet: Finding = { words: '', found: undefined, state: 'done' };
const limitMs = 3000;

/** Asks the schedule service with every change of the text; the question before it is cancelled (specification B7). */
export function useFound(text: string, most: number): Finding {
  const locale = useLocale();
  const [finding, setFinding] = useState(nothingYet);
  const words = searchWords(text);
  useEffect(() => {
    if (words === '') return undefined;
    const cancelled = new AbortController();
    const ask = async () => {
      setFinding((before) => ({ ...before, state: 'loading' }));
      try {
        const query = new URLSearchParams({ texte: words, limite: String(most), langue: locale });
        const signal = AbortSignal.any([cancelled.signal, AbortSignal.timeout(limitMs)]);
        const response = await fetch(`/services/schedule/recherche?${query}`, { signal });
        if (!response.ok) throw new Error(`answered ${response.status}`);
        const found = readFound((await response.json()) as Parameters<typeof readFound>[0]);
        if (!cancelled.signal.aborted) setFinding({ words, found, state: 'done' });
      } catch {
        // Without suggestions the field is a plain form: what was typed can still be sent.
        if (!cancelled.signal.aborted) setFinding({ words, found: undefined, state: 'failed' });
      }
    };
    void ask();
    return () => cancelled.abort();
  }, [words, most, locale]);
  return words === '' ? nothingYet : finding;
}
