import { otherLocale, type Locale } from '#domain/locale.ts';
import type { PageInfo } from '#domain/page.ts';
import type { RouteTable } from '#site/routing/route-table.ts';
import type { RouteMatch } from '#site/routing/route.ts';

/** Parameters that are an item's own address, which is another in each language: only the content knows it. */
const addresses = ['path', 'rest'];

/** The page's info with the way to the same page in the other language, parameters kept; none where there is no such page. */
export function withAlternate(
  info: PageInfo,
  { match, locale }: { readonly match: RouteMatch | undefined; readonly locale: Locale },
  table: RouteTable,
): PageInfo {
  if (!match || addresses.some((name) => name in match.params)) return info;
  const other = otherLocale(locale);
  const path = table.pathOf(match.route.name, other, match.params);
  const exists = path !== undefined && table.match(path)?.route.locale === other;
  return exists ? { ...info, alternatePath: path } : info;
}
