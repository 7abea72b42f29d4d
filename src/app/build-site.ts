import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAccountsClient } from '#clients/accounts/accounts-client.ts';
import { createCacheClient, routesChangedChannel } from '#clients/cache/cache-client.ts';
import { createContentClient } from '#clients/content/content-client.ts';
import { createCopies } from '#clients/copies/copies.ts';
import { createScheduleClient } from '#clients/schedule/schedule-client.ts';
import { defaultLocale, locales } from '#domain/locale.ts';
import { followsUnknown } from '#domain/member.ts';
import { isFollowed } from '#domain/notice.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import { createCaptcha } from '#platform/captcha/captcha.ts';
import type { Clock } from '#platform/clock.ts';
import type { ReportError } from '#platform/error-report.ts';
import type { Part } from '#platform/http/listener/health.ts';
import type { Log } from '#platform/log.ts';
import { deriveKey } from '#platform/secret.ts';
import { withPrefix } from '#site/routing/locale-path.ts';
import { screenFinder, type Screens } from '#site/pages/screens.server.ts';
import { createIdentify } from '#site/server/sessions/caller.ts';
import { createEnterAccount } from '#site/server/sessions/enter-account.ts';
import { createFormTokens } from '#site/server/http/form-token.ts';
import { operatorStyle } from '#site/server/http/operator-style.ts';
import { createKeptPage, type AnswerKeptPage } from '#site/server/pages/kept-page.ts';
import { createPageCache } from '#site/server/pages/page-cache.ts';
import { createPageHandler } from '#site/server/pages/page-handler.ts';
import { createRenderer } from '#site/server/pages/renderer.ts';
import { createPageResolver } from '#site/server/pages/resolve-page.ts';
import { createRouteSource, type RouteSource } from '#site/server/routes/route-source.ts';
import type { SecurityHeaders } from '#site/server/http/security-headers.ts';
import { createSessions, type Sessions } from '#site/server/sessions/sessions.ts';
import { createShellSource } from '#site/server/shell/shell-source.ts';
import { createSiteApp } from '#site/server/site-app.ts';
import { agreedThirdParties } from '#site/server/http/third-parties.ts';
import { createSiteData, type SiteData } from '#site/server/shell/site-data.ts';
import { contentChannel, type Services } from './build-services.ts';
import type { Materials } from './materials.ts';
import type { Config } from '#config.ts';

export interface SiteOptions {
  readonly config: Config;
  readonly materials: Materials;
  readonly services: Services;
  readonly store: CacheStore;
  readonly secret: string;
  readonly security: SecurityHeaders;
  readonly screens: Screens;
  readonly clock: Clock;
  readonly log: Log;
  readonly report: ReportError;
}

export interface Site {
  readonly app: FastifyInstance;
  readonly answerKeptPage: AnswerKeptPage;
  readonly routes: RouteSource;
  readonly sessions: Sessions;
  readonly data: SiteData;
  readonly checks: readonly Part[];
  /** Reads the content anew: routes, menus, settings, pages. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** The site: its clients, its pages, and what keeps them up to date. */
export async function buildSite(options: SiteOptions): Promise<Site> {
  const { config, materials, services, store, secret, security, screens, clock, log } = options;
  const { transports } = services;
  const { strategy } = config.locales;
  const { operator } = materials;
  const style = operatorStyle(operator);
  const redirectHosts = [...config.redirectHosts, ...operator.otherHosts];

  const copies = createCopies({ store, folder: config.dataDir, clock, log });
  const cache = createCacheClient(transports.cache, deriveKey(secret, 'cache'), log);
  const content = createContentClient({
    transport: transports.content,
    cache,
    copies,
    localizePath: (path, locale) => withPrefix(path, locale, strategy),
    timeZone: operator.timeZone,
    clock,
    log,
    editorToken: deriveKey(secret, 'editor'),
  });
  const data = createSiteData({
    content,
    schedule: createScheduleClient(transports.schedule),
    log,
    report: options.report,
  });
  const [routes, renderer] = await Promise.all([
    createRouteSource({
      cache,
      content,
      strategy,
      gallery: config.gallery,
      pages: operator.pages,
      redirectHosts,
      screenOf: screenFinder(screens),
      log,
    }),
    createRenderer(materials.distFolder, style.path, config.devReload),
    data.load(),
  ]);

  const accounts = createAccountsClient(transports.accounts);
  const sessions = createSessions(store, clock);
  // A notice without a translation is listed in the other language: every list is as long.
  const countNotices = (following = followsUnknown) =>
    data.current(defaultLocale).notices.filter((notice) => isFollowed(notice, following)).length;
  const tokens = createFormTokens(deriveKey(secret, 'forms'), clock);
  const captcha = createCaptcha({ secret: deriveKey(secret, 'captcha'), clock, store });
  const pageCache = createPageCache(config.cacheMaxBytes, clock);
  const shell = createShellSource({
    operator,
    content,
    strategy,
    tokens,
    clock,
    log,
    captcha,
    thirdParties: agreedThirdParties(config.thirdParties),
    warning: () => (copies.outages().length > 0 ? 'api_unavail' : undefined),
  });
  const resolver = createPageResolver({
    routes,
    screens,
    content,
    shell,
    redirectHosts,
    log,
    enterAccount: createEnterAccount({ data, accounts, sessions, log, report: options.report, countNotices }),
  });
  const origin = config.http.publicUrl;
  const originOf = (request: FastifyRequest) => origin ?? `${request.protocol}://${request.host}`;
  const identify = createIdentify(sessions, countNotices);
  const pages = createPageHandler({
    resolver,
    identify,
    cache: pageCache,
    security,
    originOf,
    draw: renderer.draw,
  });
  const app = await createSiteApp({
    log,
    security,
    trustProxy: config.http.trustProxy,
    rateLimit: { perMinute: config.http.rateLimitPerMinute, store, clock },
    locales: config.locales,
    pages,
    routes,
    renderer,
    captcha,
    tokens,
    accounts,
    sessions,
    identify,
    screens,
    operator,
    secureCookies: origin?.startsWith('https:') ?? false,
    originOf,
    logo: materials.logo,
    icon: materials.icon,
    style,
    devReload: config.devReload,
  });

  const refresh = async (fromContent: boolean) => {
    if (fromContent) await content.forget();
    const changed = await routes.refresh({ fromContent });
    if (changed || fromContent) pageCache.clear();
  };
  const survive = (work: Promise<unknown>) => {
    work.catch((error: unknown) => log.error({ err: error }, 'the content could not be read anew'));
  };
  const stops = [
    // A page says whether something is out: those drawn before say it no longer.
    copies.onOutages(() => pageCache.clear()),
    store.subscribe(contentChannel, () => survive(refresh(true))),
    store.subscribe(routesChangedChannel, () => survive(refresh(false))),
  ];
  let settingsSeen = '';
  /** For a backend that announces nothing: its settings and routes are compared with those of the pages kept here. */
  const compare = async () => {
    const settings = JSON.stringify(await Promise.all(locales.map((locale) => content.loadSettings(locale))));
    const changed = await routes.refresh({ fromContent: true });
    if (changed || (settingsSeen !== '' && settings !== settingsSeen)) pageCache.clear();
    settingsSeen = settings;
  };
  const timer = setInterval(() => survive(compare()), config.routesRefreshMs).unref();

  return {
    app,
    answerKeptPage: createKeptPage({
      cache: pageCache,
      locales: config.locales,
      headers: security.strict,
      origin,
      trustProxy: config.http.trustProxy,
      version: () => resolver.version,
    }),
    routes,
    sessions,
    data,
    checks: [{ name: 'content', check: async () => void (await content.loadSettings('fr')) }],
    refresh: () => refresh(true),
    close: async () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      await app.close();
      await copies.close();
    },
  };
}
