import type { ContentClient } from '#clients/content/content-client.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import { loggedPath } from '#platform/http/logged-path.ts';
import { httpStatus } from '#platform/http/status.ts';
import type { Log } from '#platform/log.ts';
import { doneFormOf } from '#site/forms/done.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { Loaded, Screen } from '#site/pages/screen.server.ts';
import { defaultScreen, type Screens } from '#site/pages/screens.server.ts';
import { errorPage } from '#site/pages/system/error/data.server.ts';
import { splitPrefix } from '#site/routing/locale-path.ts';
import { mayLeadTo } from '#site/routing/redirections.ts';
import type { RouteMatch } from '#site/routing/route.ts';
import type { RouteSource } from '../routes/route-source.ts';
import type { EnterAccount } from '../sessions/enter-account.ts';
import type { ShellSource } from '../shell/shell-source.ts';
import { guard } from './guard.ts';
import { createMakeView, type Visit } from './make-view.ts';
import type { PageRequest, Resolution } from './page-request.ts';

export interface PageResolver {
  /** Changes with the route table: a page resolved under another one may be no page any more. */
  readonly version: string;
  resolve(request: PageRequest): Promise<Resolution>;
  /** The error page for a fault met outside of a page's own loading. */
  resolveError(request: PageRequest, error: AppError): Promise<Resolution>;
}

export interface PageResolverOptions {
  readonly routes: RouteSource;
  readonly screens: Screens;
  readonly content: ContentClient;
  readonly shell: ShellSource;
  readonly redirectHosts: readonly string[];
  readonly log: Log;
  readonly enterAccount: EnterAccount;
}

export function createPageResolver(options: PageResolverOptions): PageResolver {
  const { routes, screens, content, shell, log } = options;
  const makeView = createMakeView(shell, routes);

  function visitOf(request: PageRequest): Visit {
    const match = routes.current().table.match(request.url.pathname);
    const locale = match?.route.locale ?? splitPrefix(request.url.pathname).locale;
    // While the page is loaded, not after it: a slow backend is then waited for once.
    const form = request.form ?? doneFormOf(request.url);
    return { ...request, ...(form ? { form } : {}), match, locale, shellContent: shell.load(locale) };
  }

  async function resolve(request: PageRequest): Promise<Resolution> {
    const visit = visitOf(request);
    const { match } = visit;
    if (!match) return fail(visit, new AppError('not-found', 'no route'));
    try {
      return await follow(visit, match);
    } catch (thrown) {
      return fail(visit, toAppError(thrown));
    }
  }

  async function follow(asked: Visit, match: RouteMatch): Promise<Resolution> {
    const { url, locale } = asked;
    const { route, params } = match;
    const { table } = routes.current();
    const sentAway = guard({ match, visitor: asked.visitor, table, url });
    if (sentAway) return redirect(asked, 302, sentAway);
    const visit = isAccountArea(url.pathname)
      ? { ...asked, visitor: await options.enterAccount(asked.session) }
      : asked;
    if (route.meta.redirect) {
      const to = table.pathOf(route.meta.redirect, locale) ?? route.meta.redirect;
      return redirect(visit, route.layout === 'redirect' ? 301 : 302, keepQuery(to, url));
    }
    const { page = defaultScreen } = route;
    const screen = screens[page];
    if (!screen) throw new AppError('not-found', 'the screen has no address', { facts: { page } });
    const { visitor } = visit;
    const loaded = await screen.load({ route, params, url, locale, visitor, table, content, log });
    return loaded.kind === 'redirect' ? redirectOf(visit, loaded) : pageOf(visit, match, screen, loaded);
  }

  async function pageOf(
    visit: Visit,
    { route: { page = defaultScreen, layout } }: RouteMatch,
    { keep, policy, indexed }: Screen,
    loaded: Loaded<unknown> & { kind: 'page' },
  ): Promise<Resolution> {
    const traits = { keep, policy, indexed, ...loaded };
    const view = await makeView(visit, { ...traits, page, layout });
    return { kind: 'view', view, keep: traits.keep, policy: traits.policy };
  }

  function redirectOf(visit: Visit, { status, to }: Loaded<unknown> & { kind: 'redirect' }) {
    if (mayLeadTo(to, options.redirectHosts)) return redirect(visit, status, to);
    throw new AppError('not-found', 'a redirection leads where it may not', { facts: { to } });
  }

  async function redirect(visit: Visit, status: number, to: string): Promise<Resolution> {
    const info = { title: catalogues[visit.locale].pages.redirecting, metas: [], breadcrumbs: [] };
    const page = { status, info, data: { to, blocks: [] }, page: defaultScreen, layout: 'redirect' } as const;
    return { kind: 'redirect', status, to, view: await makeView(visit, page) };
  }

  async function fail(visit: Visit, error: AppError): Promise<Resolution> {
    const status = httpStatus(error);
    const { url, requestId } = visit;
    if (status >= 500) log.error({ err: error, url: loggedPath(url.pathname), requestId }, 'page failed');
    const page = errorPage(status, error, { ...visit, table: routes.current().table });
    const view = await makeView(visit, { ...page, page: 'system/error', layout: 'full-width' });
    return { kind: 'view', view };
  }

  return {
    get version() {
      return routes.current().hash;
    },
    resolve,
    resolveError: (request, error) => fail(visitOf(request), error),
  };
}

/** A redirection carries the query on, unless it has one of its own; a fragment stays last. */
function keepQuery(to: string, url: URL): string {
  const [address = '', fragment] = to.split(/(?=#)/, 2);
  return address.includes('?') ? to : address + url.search + (fragment ?? '');
}

/** Any path with one of these words in it (specification A2.3). */
const accountWords = ['mon-profil', 'my-account'];

function isAccountArea(pathname: string): boolean {
  return accountWords.some((word) => pathname.includes(word));
}
