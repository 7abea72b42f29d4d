import { LRUCache } from 'lru-cache';

export type Coding = 'br' | 'gzip';

/** The better one first: it is taken where a caller likes both as much. */
const codings = ['br', 'gzip'] as const;

/** Browsers send a handful of different headers. */
const chosen = new LRUCache<string, { readonly coding: Coding | undefined }>({
  max: 200,
  maxEntrySize: 500,
  maxSize: 100_000,
  sizeCalculation: (_choice, header) => header.length + 1,
  memoMethod: (header) => ({ coding: readAcceptEncoding(header) }),
});

/** The coding to send by an Accept-Encoding header; undefined for the bytes as they are. */
export function chooseCoding(header: string | undefined): Coding | undefined {
  return header ? chosen.memo(header).coding : undefined;
}

/** By the weights a caller gives (RFC 9110, 12.5.3). What is sent as it is weighs nothing unless the caller names it. */
function readAcceptEncoding(header: string): Coding | undefined {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weigh = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const best = codings.reduce((one, two) => (weigh(two) > weigh(one) ? two : one));
  return weigh(best) > 0 && weigh(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}
