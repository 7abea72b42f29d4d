import { unescape } from 'node:querystring';
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
  const account = accountOf(start);
  let url = withoutAccount(start);
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const isHome = url.origin === start.origin;
    const headers = { ...conditions(known), ...(isHome && account), 'accept-encoding': 'identity' };
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

/** An address without its secrets: accounts and keys stay out of reports and logs. */
export function publicAddress(url: URL): string {
  return url.origin + url.pathname;
}

function conditions(known: UrlMark | undefined): Record<string, string> {
  return {
    ...(known?.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  };
}

/** A redirection never leaves the web, nor goes from a protected address to a bare one. */
function redirection(from: URL, answer: Response): URL {
  const to = URL.parse(answer.headers.get('location') ?? '', from);
  const isAllowed = to?.protocol === 'https:' || (to?.protocol === 'http:' && from.protocol === 'http:');
  if (!to || !isAllowed) throw new FeedFault('source-redirect', publicAddress(from));
  return withoutAccount(to);
}

function accountOf(url: URL): Record<string, string> | undefined {
  if (url.username === '' && url.password === '') return undefined;
  const account = `${unescape(url.username)}:${unescape(url.password)}`;
  return { authorization: `Basic ${Buffer.from(account).toString('base64')}` };
}

/** fetch refuses an address that holds an account. */
function withoutAccount(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare;
}
