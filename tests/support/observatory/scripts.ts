import { DomUtils, parseDocument } from 'htmlparser2';
import type { Judgement, Observed } from './observed.ts';

/** Scripts of the page's own origin need no seal; those of others do, and TLS. */
export function judgeScripts({ url, headers, body }: Observed): Judgement {
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/.test(headers.get('content-type') ?? ''))
    return { points: 0, what: 'no page' };
  const all = DomUtils.getElementsByTagName('script', parseDocument(body)).map(({ attribs }) => attribs);
  const loaded = all.filter(({ src }) => src !== undefined);
  const isForeign = (src: string) => new URL(src, url).origin !== new URL(url).origin;
  const foreign = loaded.filter(({ src = '' }) => isForeign(src));
  if (foreign.length === 0) {
    const isSealed = loaded.some(({ integrity }) => integrity);
    return isSealed ? { points: 5, what: 'own ones, sealed' } : { points: 0, what: 'own ones' };
  }
  const isPlain = foreign.some(({ src = '' }) => !src.startsWith('https:'));
  const isSealed = foreign.every(({ integrity }) => integrity);
  if (isPlain) return { points: isSealed ? -20 : -50, what: 'others’ ones without TLS' };
  return isSealed
    ? { points: 5, what: 'others’ ones, sealed' }
    : { points: -5, what: 'others’ ones, unsealed' };
}
