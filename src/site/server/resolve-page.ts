import type { ContentClient } from '#clients/content/content-client.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import { loggedPath } from '#platform/http/logged-path.ts';
import { httpStatus } from '#platform/http/status.ts';
import type { Locale } from '#domain/locale.ts';
import type { Log } from '#platform/log.ts';
import { en } from '#site/i18n/en/index.ts';
import { fr } from '#site/i18n/fr/index.ts';
import { loaders } from '#site/pages/loaders.server.ts';
import type { Loaded } from '#site/pages/page-loader.server.ts';
import { splitPrefix } from '#site/routing/locale-path.ts';
import { mayLeadTo } from '#site/routing/redirections.ts';
import type { LayoutName, PageKey, RouteMatch } from '#site/routing/route.ts';
import type { NewsletterForm, PageView, Visitor } from '#site/view.ts';
import { isAccountArea } from './account-area.ts';
import { withAlternate } from './alternate-path.ts';
import type { EnterAccount } from './enter-account.ts';
import { guard } from './guard.ts';
import type { VisitorCookies } from './cookies.ts';
import { errorPage } from '#site/pages/error/data.server.ts';
import type { RouteSource } from './route-source.ts';
import type { OpenSession } from './sessions.ts';
import type { ShellContent, ShellSource } from './shell-source.ts';

export interface PageRequest {
  readonly url: URL;
  readonly visitor: Visitor;
  readonly session?: OpenSession | undefined;
  readonly cookies: VisitorCookies;
  readonly requestId: string;
  readonly newsletter?: NewsletterForm;
}

/** A request for which the content of the shell is being loaded. */
interface Visit extends PageRequest {
  readonly shellContent: Promise<ShellContent>;
}

/** What a path of the site comes to: a view to draw or send, or another address. */
export type Resolution =
  | { readonly kind: 'view'; readonly view: PageView }
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly to: string;
      /** For those whom the redirection itself does not carry there. */
      readonly view: PageView;
    };

export interface PageResolver {
  /** Changes with the route table: a page resolved under another one may be no page any more. */
  readonly version: string;
  resolve(request: PageRequest): Promise<Resolution>;
  /** The error page for a fault met outside of a page's own loading. */
  resolveError(request: PageRequest, error: AppError): Promise<Resolution>;
}

export interface PageResolverOptions {
  readonly routes: RouteSource;
  readonly content: ContentClient;
  readonly shell: ShellSource;
  readonly redirectHosts: readonly string[];
  readonly log: Log;
  readonly enterAccount: EnterAccount;
}

export function createPageResolver(options: PageResolverOptions): PageResolver {
  const { routes, content, shell, log } = options;

  async function resolve(asked: PageRequest): Promise<Resolution> {
    const current = routes.current();
    const match = current.table.match(asked.url.pathname);
    const locale = localeOf(asked, match);
    // While the page is loaded, not after it: a slow backend is then waited for once.
    let request: Visit = { ...asked, shellContent: shell.load(locale) };
    if (!match) return fail(request, match, new AppError('not-found', 'no route'));
    const { route, params } = match;
    try {
      const sentAway = guard(match, request.visitor, current.table, request.url);
      if (sentAway) return redirect(request, match, 302, sentAway);
      if (isAccountArea(request.url.pathname))
        request = { ...request, visitor: await options.enterAccount(asked.session) };
      if (route.meta.redirect) {
        const to = current.table.pathOf(route.meta.redirect, locale) ?? route.meta.redirect;
        const status = route.layout === 'redirect' ? 301 : 302;
        return redirect(request, match, status, keepQuery(to, request.url));
      }
      if (route.page === 'error') throw new AppError('not-found', 'the error page has no address');
      const context = {
        route,
        params,
        url: request.url,
        locale,
        visitor: request.visitor,
        table: current.table,
        content,
        log,
      };
      const loaded = await loaders[route.page](context);
      if (loaded.kind === 'redirect') return await redirectOf(request, match, loaded);
      const page = { ...loaded, page: route.page, layout: route.layout };
      return { kind: 'view', view: await viewOf(request, match, locale, page) };
    } catch (thrown) {
      return fail(request, match, toAppError(thrown));
    }
  }

  function redirectOf(request: Visit, match: RouteMatch, loaded: Loaded<unknown> & { kind: 'redirect' }) {
    if (!mayLeadTo(loaded.to, options.redirectHosts)) {
      throw new AppError('not-found', 'a redirection leads where it may not', { facts: { to: loaded.to } });
    }
    return redirect(request, match, loaded.status, loaded.to);
  }

  async function redirect(
    request: Visit,
    match: RouteMatch,
    status: number,
    to: string,
  ): Promise<Resolution> {
    const { locale } = match.route;
    const info = { title: { fr, en }[locale].pages.redirecting, metas: [], breadcrumbs: [] };
    const page = { status, info, data: { to, blocks: [] }, page: 'content', layout: 'redirect' } as const;
    return { kind: 'redirect', status, to, view: await viewOf(request, match, locale, page) };
  }

  async function fail(request: Visit, match: RouteMatch | undefined, error: AppError): Promise<Resolution> {
    const status = httpStatus(error);
    if (status >= 500)
      log.error(
        { err: error, url: loggedPath(request.url.pathname), requestId: request.requestId },
        'page failed',
      );
    const locale = localeOf(request, match);
    const { table } = routes.current();
    const { pathname: path } = request.url;
    const page = errorPage(status, error, { locale, table, path, requestId: request.requestId });
    return {
      kind: 'view',
      view: await viewOf(request, match, locale, { ...page, page: 'error', layout: 'full-width' }),
    };
  }

  async function viewOf(
    request: Visit,
    match: RouteMatch | undefined,
    locale: Locale,
    loaded: Pick<PageView, 'status' | 'info' | 'data'> & { page: PageKey; layout: LayoutName },
  ): Promise<PageView> {
    const { status, data, page, layout } = loaded;
    const info = withAlternate(loaded.info, match, locale, routes.current().table);
    const frame = shell.shellOf(
      { ...request, locale, match, info, routes: routes.current() },
      await request.shellContent,
    );
    const url = request.url.pathname + request.url.search;
    const route = {
      name: match?.route.name ?? 'not-found',
      page,
      layout,
      locale,
      url,
      params: match?.params ?? {},
    };
    return { status, route, info, data, shell: frame };
  }

  return {
    get version() {
      return routes.current().hash;
    },
    resolve,
    resolveError: (request, error) => {
      const match = routes.current().table.match(request.url.pathname);
      return fail({ ...request, shellContent: shell.load(localeOf(request, match)) }, match, error);
    },
  };
}

function localeOf({ url }: PageRequest, match: RouteMatch | undefined): Locale {
  return match?.route.locale ?? splitPrefix(url.pathname).locale;
}

/** A redirection carries the query on, unless it has one of its own; a fragment stays last. */
function keepQuery(to: string, url: URL): string {
  const [address = '', fragment] = to.split(/(?=#)/, 2);
  return address.includes('?') ? to : address + url.search + (fragment ?? '');
}
