import type { Locale } from '#domain/locale.ts';

export const layoutNames = [
  'bare',
  'default',
  'display',
  'full-width',
  'home',
  'my-account',
  'preview',
  'print',
  'redirect',
  'screen',
  'search',
  'search-screen',
] as const;
export type LayoutName = (typeof layoutNames)[number];

export interface RouteMeta {
  /** `required`: members only; `guest`: not for members; `employee`: the operator's staff; `editor`: who writes. */
  readonly auth?: 'required' | 'guest' | 'employee' | 'editor';
  /** The route name anonymous visitors, or members on a guest route, are sent to. */
  readonly fallback?: string;
  /** Where the route only sends on: a path, an address, or the name of a route. */
  readonly redirect?: string;
}

/** One line of the route table, the same on the server and in the browser. */
export interface SiteRoute {
  readonly name: string;
  /** Full path with its language prefix, parameters as `:name`, `:name?` or `:name(pattern)`. */
  readonly path: string;
  readonly locale: Locale;
  /** The screen that draws it, by its folder in `site/pages`: the server adds it to the list it uses and hands out. */
  readonly screen?: string;
  readonly layout: LayoutName;
  readonly moduleKey?: string;
  /** The content item behind the route. */
  readonly uuid?: string;
  readonly meta: RouteMeta;
}

export interface RouteMatch {
  readonly route: SiteRoute;
  readonly params: Readonly<Record<string, string>>;
}
