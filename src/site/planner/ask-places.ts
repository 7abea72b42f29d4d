import type { Place } from '#domain/journeys/place.ts';
import type { Locale } from '#domain/locale.ts';

const limitMs = 5000;

/** What was found for the words, best first. */
export async function askPlaces(
  words: string,
  { locale, signal }: { readonly locale: Locale; readonly signal: AbortSignal },
): Promise<readonly Place[]> {
  const response = await fetch(`/_places?${new URLSearchParams({ q: words, lang: locale })}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return ((await response.json()) as { readonly places: readonly Place[] }).places;
}
