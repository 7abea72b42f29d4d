import type { AddressSuggestion, FoundAddress } from '#domain/found-address.ts';
import type { Locale } from '#domain/locale.ts';

interface AskOptions {
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

const limitMs = 5000;

/** What was found for the words, or for them within a line that has more. */
export async function findAddresses(
  words: string,
  { locale, within, signal }: AskOptions & { readonly within?: string | undefined },
): Promise<readonly AddressSuggestion[]> {
  const place = within === undefined ? '' : `/${encodeURIComponent(within)}`;
  const answer = await ask(`/_addresses${place}?${new URLSearchParams({ q: words, lang: locale })}`, signal);
  return (answer as { readonly suggestions: readonly AddressSuggestion[] }).suggestions;
}

export async function getAddress(id: string, { locale, signal }: AskOptions): Promise<FoundAddress> {
  return (await ask(`/_addresses/${encodeURIComponent(id)}?lang=${locale}`, signal)) as FoundAddress;
}

async function ask(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return response.json();
}
