import { longestPath, longestQuery } from './longest-address.ts';

/** A scheme, who signs in, the longest name that a host can have (253), and a port. */
const longestStart = 300;

/** A path of the site whose address it is read beside: whatever follows, no host stands in it. */
const plainPath = /^\/(?![/\\\t\n\r])/;
/** All that stands before the path, or more: a parser drops the ends of lines wherever they are. */
const upToPath = /^[^/\\?#]*[/\\\t\n\r]*[^/\\?#]*/;

/**
 * An address that somebody else wrote, or null. `URL` reads the letters of a host in time with the square of their number:
 * half a second for 10,000 of them. One that is longer than any is not read.
 */
export function parseAddress(text: string, base?: string | URL): URL | null {
  if (text.length > longestStart + longestPath + longestQuery) return null;
  const start = plainPath.test(text) ? '' : (upToPath.exec(text)?.[0] ?? '');
  return start.length > longestStart ? null : URL.parse(text, base);
}
