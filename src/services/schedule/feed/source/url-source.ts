import { ask } from '#platform/http/ask.ts';
import { readBounded } from '#platform/http/read-bounded.ts';
import {
  askFollowing,
  conditionHeaders,
  publicAddress,
  publicSource,
} from '#services/schedule/feed-request.ts';
import { FeedFault } from '#transit/index.ts';
import { contentDigest, headerValue, sourceDigest, type FeedMark, type UrlMark } from './feed-mark.ts';
import type { ChangedFeed, FeedSource, FeedSourceLimits } from './feed-source.ts';

/** A feed on the web, asked for with the ETag and the date of the one in service. */
export function urlSource(address: string, limits: FeedSourceLimits, stop?: AbortSignal): FeedSource {
  const source = sourceDigest(address);
  const get = async (url: URL, known?: UrlMark) => {
    const late = AbortSignal.timeout(limits.timeLimitMs);
    const signal = stop ? AbortSignal.any([stop, late]) : late;
    const answer = await getIfChanged(url, known, { maxRedirects: limits.maxRedirects, signal });
    if (answer.status === 200 || (answer.status === 304 && known)) return answer;
    await answer.body?.cancel();
    throw new FeedFault('source-refused', `${answer.status} ${publicAddress(url)}`);
  };
  return {
    owns: (mark) => mark.source === source,
    check: async (mark) => {
      const url = URL.parse(address);
      if (!url) throw new FeedFault('source-missing', publicSource(address));
      const known = ofThisSource(mark, source);
      const answer = await get(url, known);
      const found = markOf(answer, source);
      if (answer.status === 304 || isSame(found, known)) {
        await answer.body?.cancel();
        return 'unchanged';
      }
      return changedUrl({ url, mark: found, answer }, limits.maxBytes, () => get(url));
    },
  };
}

/** The answer of the check is the one that is read; a second load asks again. */
function changedUrl(
  { url, mark: first, answer }: { readonly url: URL; readonly mark: UrlMark; readonly answer: Response },
  maxBytes: number,
  again: () => Promise<Response>,
): ChangedFeed {
  let mark = first;
  let waiting: Response | undefined = answer;
  return {
    get mark() {
      return mark;
    },
    load: async () => {
      const current = waiting ?? (await again());
      waiting = undefined;
      const bytes = await readBounded(current, maxBytes).catch(failAt(url));
      if (!bytes) throw new FeedFault('source-too-large', `> ${maxBytes}`);
      mark = { ...markOf(current, first.source), sha256: contentDigest(bytes) };
      return { kind: 'zip', bytes };
    },
  };
}

function ofThisSource(mark: FeedMark | undefined, source: string): UrlMark | undefined {
  return mark?.kind === 'url' && mark.source === source ? mark : undefined;
}

function markOf(answer: Response, source: string): UrlMark {
  // Only a value that can be sent back in a request header is kept.
  const etag = headerValue.safeParse(answer.headers.get('etag')).data;
  const lastModified = headerValue.safeParse(answer.headers.get('last-modified')).data;
  return { kind: 'url', source, ...(etag && { etag }), ...(lastModified && { lastModified }) };
}

/** Some servers send the whole feed again though it has not changed. */
function isSame(found: UrlMark, known: UrlMark | undefined): boolean {
  if (!known) return false;
  if (found.etag !== undefined || known.etag !== undefined) return found.etag === known.etag;
  return found.lastModified !== undefined && found.lastModified === known.lastModified;
}

/** Asks for an address, with what is known of it. */
async function getIfChanged(
  url: URL,
  known: UrlMark | undefined,
  { maxRedirects, signal }: { readonly maxRedirects: number; readonly signal: AbortSignal },
): Promise<Response> {
  const headers = conditionHeaders(known);
  const answer = await askFollowing(url, { ask, headers, maxRedirects, signal }).catch(failAt(url));
  if (!answer) throw new FeedFault('source-redirect', publicAddress(url));
  return answer;
}

/** What a failed request or a broken stream becomes. */
const failAt = (url: URL) => (cause: unknown) => {
  if (cause instanceof FeedFault) throw cause;
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  throw new FeedFault(isLate ? 'source-timed-out' : 'source-unreachable', publicAddress(url), cause);
};
