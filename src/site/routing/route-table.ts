import { defaultLocale, type Locale } from '#domain/locale.ts';
import { decodePath } from '#lib/decode-path.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';
import { splitPrefix } from './locale-path.ts';
import { compilePattern, type Pattern } from './pattern.ts';
import type { RouteMatch, SiteRoute } from './route.ts';

/** The list of routes, made ready to be asked: which route is this path, which path is this route. */
export interface RouteTable {
  readonly routes: readonly SiteRoute[];
  /** The first language of the site: an address without a prefix is in it. */
  readonly first: Locale;
  match(pathname: string): RouteMatch | undefined;
  /** The path of a named route, or undefined when there is none or a parameter does not fit. */
  pathOf(
    name: string,
    locale: Locale,
    params?: Readonly<Record<string, string | undefined>>,
  ): string | undefined;
}

/** The first route that fits wins. Fixed paths are looked up in a map, which gives the same answer sooner. */
export function createRouteTable(routes: readonly SiteRoute[], first: Locale = defaultLocale): RouteTable {
  const compiled = routes.map((route) => ({ route, pattern: compilePattern(route.path) }));
  const fixed = new Map<string, number>();
  const variable: { index: number; route: SiteRoute; pattern: Pattern }[] = [];
  compiled.forEach(({ route, pattern }, index) => {
    if (!pattern.isStatic) variable.push({ index, route, pattern });
    else if (!fixed.has(route.path)) fixed.set(route.path, index);
  });
  const byName = new Map<string, Pattern>();
  for (const { route, pattern } of compiled) {
    const key = `${route.locale}:${route.name}`;
    if (!byName.has(key)) byName.set(key, pattern);
  }

  return {
    routes,
    first,
    match: (pathname) => {
      const path = pathname.length > 1 ? withoutTrailing(pathname, '/') || '/' : pathname;
      const index = fixed.get(path) ?? fixed.get(decodePath(path));
      for (const entry of variable) {
        if (index !== undefined && entry.index > index) break;
        const params = entry.pattern.match(path);
        if (params) return { route: entry.route, params };
      }
      const found = index === undefined ? undefined : routes[index];
      return found && { route: found, params: {} };
    },
    pathOf: (name, locale, params = {}) =>
      (byName.get(`${locale}:${name}`) ?? byName.get(`${first}:${name}`))?.build(params),
  };
}

/** The route of an address, and its language, which an address without a route has as well. */
export function matchAndLocale(table: RouteTable, { pathname }: URL) {
  const match = table.match(pathname);
  return { match, locale: match?.route.locale ?? splitPrefix(pathname, table.first).locale };
}
