import { decodePath } from '#lib/decode-path.ts';
import type { LoaderContext } from './screen.server.ts';

/** The address of a content item as the content backend knows it: without language prefix, in plain letters. */
export function itemPath({ route, params, url, locale, table }: LoaderContext): string {
  // A notice's address may name the line it was reached from, which is no part of its own.
  const own = params['rest'] && params['parcours'] ? { ...params, parcours: undefined } : undefined;
  const pathname = (own && table.pathOf(route.name, locale, own)) ?? url.pathname;
  const prefix = `/${locale}`;
  const isPrefixed = route.path === prefix || route.path.startsWith(`${prefix}/`);
  return decodePath(isPrefixed ? pathname.slice(prefix.length) || '/' : pathname);
}
