import type { LoaderContext } from './screen.server.ts';

type Asked = Pick<LoaderContext, 'route' | 'params' | 'url' | 'locale' | 'table'>;

/** The address of a content item as the content backend knows it: without language prefix, in plain letters. */
export function itemPath({ route, params, url, locale, table }: Asked): string {
  // A notice's address may name the line it was reached from, which is no part of its own.
  const own = params['rest'] && params['parcours'] ? { ...params, parcours: undefined } : undefined;
  const pathname = (own && table.pathOf(route.name, locale, own)) ?? url.pathname;
  const prefix = `/${locale}`;
  const isPrefixed = route.path === prefix || route.path.startsWith(`${prefix}/`);
  return decoded(isPrefixed ? pathname.slice(prefix.length) || '/' : pathname);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
