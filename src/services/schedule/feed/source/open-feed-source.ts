import type { FeedSource, FeedSourceOptions } from './feed-source.ts';
import { pathSource } from './path-source.ts';
import { urlSource } from './url-source.ts';

/** A feed at the path of a zip or a folder, or at an http(s) address. */
export function openFeedSource(address: string, options: FeedSourceOptions = {}): FeedSource {
  const { timeLimitMs = 60_000, maxBytes = 512 * 2 ** 20, maxRedirects = 5, maxFiles = 1000 } = options;
  const limits = { timeLimitMs, maxBytes, maxRedirects, maxFiles };
  const isUrl = /^https?:/i.test(address);
  return isUrl ? urlSource(address, limits, options.signal) : pathSource(address, limits);
}
