import type { ContentClient } from '#clients/content/content-client.ts';
import type { Locale } from '#domain/locale.ts';
import type { PageInfo } from '#domain/page.ts';
import type { Log } from '#platform/log.ts';
import type { SiteRoute } from '#site/routing/route.ts';
import type { RouteTable } from '#site/routing/route-table.ts';
import type { Visitor } from '#site/view.ts';

/** What a screen's loader is given. */
export interface LoaderContext {
  readonly route: SiteRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly url: URL;
  readonly locale: Locale;
  readonly visitor: Visitor;
  readonly table: RouteTable;
  readonly content: ContentClient;
  readonly log: Log;
}

/** What it gives back: a page to draw, or the address to go to instead. Faults are thrown as AppError. */
export type Loaded<T> =
  | { readonly kind: 'page'; readonly status: number; readonly info: PageInfo; readonly data: T }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string };

export type PageLoader<T = unknown> = (context: LoaderContext) => Promise<Loaded<T>>;
