import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import type { Clock } from '#platform/clock.ts';
import type { View } from '#services/content/store/view.ts';
import type { Addresses } from './addresses.ts';

export type RequestHeaders = Readonly<Record<string, string | undefined>>;
export type Authorize = (headers: RequestHeaders) => Promise<'anonymous' | 'editor'>;

/** What the endpoints of the service share. */
export interface ContentContext {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly authorize: Authorize;
  /** Where this service answers, when the request does not tell it. */
  readonly publicUrl?: string;
}

/** The part of a request that reading depends on. */
export interface Reading {
  readonly headers: RequestHeaders;
  readonly url: string;
  readonly origin: string;
}

export function addressesOf(context: ContentContext, origin: string, locale: Locale): Addresses {
  const base = new URL(context.publicUrl ?? origin).href.replace(/\/+$/, '');
  return { locale, base, site: new URL(base).origin };
}

/** Only a caller who shows a token is asked about: the rest are visitors. */
export async function viewOf(
  context: ContentContext,
  headers: RequestHeaders,
  locale: Locale,
): Promise<View> {
  const role = headers['authorization'] === undefined ? 'anonymous' : await context.authorize(headers);
  return { locale, working: false, editor: role === 'editor', nowMs: context.clock.now() };
}
