import type { RouteTable } from '#site/routing/route-table.ts';
import type { RouteMatch } from '#site/routing/route.ts';
import type { Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { loginPath, sessionOverReason } from '#site/routing/login-query.ts';
import type { Visitor } from '#site/view.ts';

interface Approach {
  readonly match: RouteMatch;
  readonly visitor: Visitor;
  readonly table: RouteTable;
  readonly url: URL;
  /** Whether the visitor is signed in cannot be told now. */
  readonly isUnknown?: boolean | undefined;
  /** Their browser was signed in, and is no more. */
  readonly wasSignedIn?: boolean | undefined;
  /** They work for the operator. */
  readonly isEmployee?: boolean | undefined;
  /** They have a link that an editor signed for this page. */
  readonly hasLink?: boolean | undefined;
}

/** Where a visitor who may not see the route goes instead; undefined when the route is theirs to see. */
export function guard({
  match: { route },
  visitor,
  table,
  url,
  isUnknown = false,
  wasSignedIn = false,
  isEmployee = false,
  hasLink = false,
}: Approach): string | undefined {
  const { auth, fallback = 'login' } = route.meta;
  if (auth === undefined || (auth === 'editor' && hasLink)) return undefined;
  if (auth === 'guest')
    return visitor.kind === 'anonymous' ? undefined : pathOrHome(table, fallback, route.locale);
  if (isUnknown)
    throw new AppError('unavailable', 'sessions cannot be read', { words: unreachable(route.locale) });
  // Whoever signs on elsewhere has no account here to be sent to.
  if (auth === 'employee') {
    if (isEmployee) return undefined;
    throw new AppError('unauthorized', 'for employees only');
  }
  if (visitor.kind === 'anonymous') {
    const back = { locale: route.locale, url };
    return wasSignedIn ? loginAgain(table, back) : loginFor(table, { ...back, fallback });
  }
  if (auth === 'editor' && visitor.kind !== 'editor') throw new AppError('forbidden', 'for editors only');
  return undefined;
}

interface Back {
  readonly url: URL;
  readonly locale: Locale;
}

/** The login page, with the way back. */
function loginFor(
  table: RouteTable,
  {
    url,
    locale,
    fallback = 'login',
    reason,
  }: Back & { readonly fallback?: string; readonly reason?: string },
): string {
  const login = pathOrHome(table, fallback, locale);
  return loginPath(login, { destination: url.pathname + url.search, ...(reason && { reason }) });
}

/** For somebody whose session ended without them: the login page says so. */
export const loginAgain = (table: RouteTable, back: Back): string =>
  loginFor(table, { ...back, reason: sessionOverReason });

const unreachable = (locale: Locale): string => catalogues[locale].answers.accountAway;

function pathOrHome(table: RouteTable, name: string, locale: 'fr' | 'en'): string {
  return table.pathOf(name, locale) ?? table.pathOf('home', locale) ?? '/';
}
