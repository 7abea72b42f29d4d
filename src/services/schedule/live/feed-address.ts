import { AppError } from '#lib/errors.ts';
import { publicAddress, splitAccount } from '../feed-request.ts';

/** Where a feed is fetched, and what of that may be shown. */
export interface FeedAddress {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Without credentials or query: keys live there. */
  readonly shown: string;
}

/** Credentials in the address become a header, as no request may carry them in its URL. */
export function parseFeedAddress(text: string): FeedAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new AppError('bad-setting', 'the address of a real-time feed must be an http or https URL');
  }
  const { url: bare, headers } = splitAccount(url);
  return { url: bare.href, headers, shown: publicAddress(url) };
}
