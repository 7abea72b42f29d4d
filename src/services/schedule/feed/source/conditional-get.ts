import { conditionHeaders, publicAddress, splitAccount } from '#services/schedule/feed-request.ts';
import { FeedFault } from '#transit/index.ts';
import type { UrlMark } from './feed-mark.ts';
import type { FeedSourceLimits } from './feed-source.ts';

const redirectStatuses = [301, 302, 303, 307, 308];

interface ConditionalGet extends Pick<FeedSourceLimits, 'maxRedirects'> {
  readonly known: UrlMark | undefined;
  readonly signal: AbortSignal;
}

/** Asks for an address, with what is known of it, and follows a few redirections. */
export async function getIfChanged(
  start: URL,
  { known, maxRedirects, signal }: ConditionalGet,
): Promise<Response> {
  const account = splitAccount(start);
  let { url } = account;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const isHome = url.origin === start.origin;
    const headers = {
      ...conditionHeaders(known),
      ...(isHome && account.headers),
      'accept-encoding': 'identity',
    };
    const answer = await ask(url, headers, signal);
    if (!redirectStatuses.includes(answer.status)) return answer;
    await answer.body?.cancel();
    url = redirection(url, answer);
  }
  throw new FeedFault('source-redirect', publicAddress(url));
}

async function ask(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { headers, redirect: 'manual', signal });
  } catch (cause) {
    throw faultOf(cause, url);
  }
}

/** What a failed request or a broken stream becomes. */
export function faultOf(cause: unknown, url: URL): FeedFault {
  if (cause instanceof FeedFault) return cause;
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  return new FeedFault(isLate ? 'source-timed-out' : 'source-unreachable', publicAddress(url), cause);
}

/** A redirection never leaves the web, nor goes from a protected address to a bare one. */
function redirection(from: URL, answer: Response): URL {
  const to = URL.parse(answer.headers.get('location') ?? '', from);
  const isAllowed = to?.protocol === 'https:' || (to?.protocol === 'http:' && from.protocol === 'http:');
  if (!to || !isAllowed) throw new FeedFault('source-redirect', publicAddress(from));
  return splitAccount(to).url;
}
