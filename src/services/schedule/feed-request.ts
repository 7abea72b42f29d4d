import { unescape } from 'node:querystring';
import { parseAddress } from '#lib/parse-address.ts';
import type { Ask } from '#platform/http/ask.ts';
import { isInnerHost } from '#platform/http/inner-host.ts';

/** What a server gave to recognise a body by. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/** The headers that ask for a body only if it is another one. */
export function conditionHeaders(known: Validators | undefined): Record<string, string> {
  return {
    ...(known?.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  };
}

/** An address and the account in it, as a header: fetch refuses an address that holds an account. */
export function splitAccount(address: URL): { readonly url: URL; readonly headers: Record<string, string> } {
  const { username, password } = address;
  if (username === '' && password === '') return { url: address, headers: {} };
  const url = new URL(address);
  url.username = '';
  url.password = '';
  const account = Buffer.from(`${unescape(username)}:${unescape(password)}`).toString('base64');
  return { url, headers: { authorization: `Basic ${account}` } };
}

/** An address without its secrets: accounts and keys stay out of reports and logs. */
export function publicAddress(url: URL): string {
  return url.origin + url.pathname;
}

/** Where a feed is looked for, as settings name it, for others to read: a path is whole, an address without its secrets. */
export function publicSource(source: string): string {
  if (!/^\s*https?:/i.test(source)) return source;
  const url = URL.parse(source);
  return url ? publicAddress(url) : 'an address that cannot be read';
}

const redirectStatuses = [301, 302, 303, 307, 308];

interface FollowOptions {
  readonly ask: Ask;
  /** Sent with every question; the account of the first address goes to its own origin alone. */
  readonly headers: Readonly<Record<string, string>>;
  readonly maxRedirects: number;
  readonly signal: AbortSignal;
}

/** Asks for an address and follows a few redirections; undefined where they lead where they may not, or do not end. */
export async function askFollowing(start: URL, options: FollowOptions): Promise<Response | undefined> {
  const account = splitAccount(start);
  let { url } = account;
  for (let hops = 0; hops <= options.maxRedirects; hops += 1) {
    const own = url.origin === start.origin ? account.headers : {};
    const { signal } = options;
    const answer = await options.ask(url, { headers: { ...options.headers, ...own }, signal });
    if (!redirectStatuses.includes(answer.status)) return answer;
    await answer.body?.cancel();
    const next = redirection(url, answer);
    if (!next || (await leadsInside(start, next))) return undefined;
    url = next;
  }
  return undefined;
}

/** Whoever runs a feed out in the world could ask what stands inside the house by the hand of this program. */
async function leadsInside(start: URL, next: URL): Promise<boolean> {
  if (next.hostname === start.hostname || !(await isInnerHost(next.hostname))) return false;
  return !(await isInnerHost(start.hostname));
}

/** A redirection never leaves the web, nor goes from a protected address to a bare one. */
function redirection(from: URL, answer: Response): URL | undefined {
  const to = parseAddress(answer.headers.get('location') ?? '', from);
  const isAllowed = to?.protocol === 'https:' || (to?.protocol === 'http:' && from.protocol === 'http:');
  return to && isAllowed ? splitAccount(to).url : undefined;
}
