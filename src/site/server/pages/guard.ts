import type { RouteTable } from '#site/routing/route-table.ts';
import type { RouteMatch } from '#site/routing/route.ts';
import { AppError } from '#lib/errors.ts';
import type { Visitor } from '#site/view.ts';

interface Approach {
  readonly match: RouteMatch;
  readonly visitor: Visitor;
  readonly table: RouteTable;
  readonly url: URL;
}

/** Where a visitor who may not see the route goes instead; undefined when the route is theirs to see. */
export function guard({ match: { route }, visitor, table, url }: Approach): string | undefined {
  const { auth, fallback = 'login' } = route.meta;
  if (auth === undefined) return undefined;
  if (auth === 'guest')
    return visitor.kind === 'anonymous' ? undefined : pathOrHome(table, fallback, route.locale);
  if (visitor.kind === 'anonymous') {
    const login = pathOrHome(table, fallback, route.locale);
    return `${login}?${new URLSearchParams({ destination: url.pathname + url.search })}`;
  }
  if (auth === 'editor' && visitor.kind !== 'editor') throw new AppError('forbidden', 'for editors only');
  return undefined;
}

function pathOrHome(table: RouteTable, name: string, locale: 'fr' | 'en'): string {
  return table.pathOf(name, locale) ?? table.pathOf('home', locale) ?? '/';
}
