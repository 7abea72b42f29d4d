import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routesChangedChannel } from '#clients/cache/cache-client.ts';
import type { ContentOutage } from '#clients/content/content-outage.ts';
import type { Copies } from '#clients/copies/copies.ts';
import { defaultLocale, firstLocale, locales, otherLocale, withPrefix } from '#domain/locale.ts';
import { followsUnknown } from '#domain/member.ts';
import { passwordPolicies } from '#domain/password-policy.ts';
import { mergeNotices } from '#domain/notices/merge-notices.ts';
import { isFollowed, isListed } from '#domain/notices/notice.ts';
import { AppError } from '#lib/errors.ts';
import { createCaptcha } from '#platform/captcha/captcha.ts';
import { createPersonCheck } from '#platform/captcha/person-check.ts';
import type { ReportError } from '#platform/error-report.ts';
import type { ReadinessCheck } from '#platform/http/listener/health.ts';
import type { LongAddressPage } from '#platform/http/listener/address-length.ts';
import type { Shortcut } from '#platform/http/listener/listener.ts';
import { originAsked } from '#platform/http/origin-asked.ts';
import { createPdfPrinter } from '#platform/pdf/pdf-printer.ts';
import { linkKeyName } from '#platform/signed-link.ts';
import { deriveKey } from '#platform/secret.ts';
import { warnOfMissingDateLocales } from '#site/i18n/date-locales.server.ts';
import { offlineRoute } from '#site/routing/fixed-routes.ts';
import { screenFinder, type Screens } from '#site/pages/screens.server.ts';
import { createCardThread, type CardThread } from '#site/server/cards/card-thread.ts';
import { createFileDoor, type FileDoor } from '#site/server/files/file-door.ts';
import { createIdentify } from '#site/server/sessions/caller.ts';
import { createEnterAccount } from '#site/server/sessions/enter-account.ts';
import { createFormTokens } from '#site/server/http/form-token.ts';
import { operatorStyle } from '#site/server/http/operator-style.ts';
import { createKeptPage } from '#site/server/pages/kept-page.ts';
import { createLongAddressPage } from '#site/server/pages/long-address-page.ts';
import { createLineMarker } from '#site/server/pages/line-marks.ts';
import { createOwnNames } from '#site/server/pages/own-names.ts';
import { createPageCache, type PageCache } from '#site/server/pages/page-cache.ts';
import { createPageHandler } from '#site/server/pages/page-handler.ts';
import { createRenderer } from '#site/server/pages/renderer.ts';
import { createPageResolver } from '#site/server/pages/resolve-page.ts';
import { createSmallPages } from '#site/server/pages/small-page.ts';
import { createTimeTravel } from '#site/server/pages/time-travel.ts';
import { createRouteSource, type RouteSource } from '#site/server/routes/route-source.ts';
import type { Sessions } from '#site/server/sessions/sessions.ts';
import { createShellSource } from '#site/server/shell/shell-source.ts';
import { createSiteApp } from '#site/server/site-app.ts';
import { agreedThirdParties } from '#site/server/http/third-parties.ts';
import type { SiteData } from '#site/server/shell/site-data.ts';
import type { Config } from '#config.ts';
import type { Services } from './build-services.ts';
import type { Foundations } from './materials.ts';
import { isSecure, openClients, type Clients } from './open-clients.ts';
import { strategyOf } from './site-place.ts';
import { signedOutChannel } from './start-accounts.ts';
import { contentChannel } from './start-content.ts';

interface SiteOptions extends Foundations {
  readonly services: Services;
  readonly screens: Screens;
  readonly report: ReportError;
  /** Where this process listens, once it does. */
  ownOrigin(): string | undefined;
}

export interface Site {
  readonly app: FastifyInstance;
  readonly answerKeptPage: Shortcut;
  readonly longAddressPage: LongAddressPage;
  readonly routes: RouteSource;
  readonly sessions: Sessions;
  readonly data: SiteData;
  readonly checks: readonly ReadinessCheck[];
  /** What those who operate it look at. */
  readonly pages: Pick<PageCache, 'counts'>;
  readonly copies: Pick<Copies, 'rungs'>;
  readonly outage: Pick<ContentOutage, 'isAway'>;
  /** Reads the content anew: routes, menus, settings, pages. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** The site: its clients, its pages, its forms, and what keeps them up to date. */
export async function buildSite(options: SiteOptions): Promise<Site> {
  const { config, security, log } = options;
  warnOfMissingDateLocales(log);
  const clients = openClients(options);
  const drawing = await openPages(options, clients);
  const cards = createCardThread();
  const files = createFileDoor({
    content: clients.content,
    identify: drawing.visiting.identify,
    opensFile: drawing.timeTravel.opensFile,
  });
  const app = await openApp(options, clients, { ...drawing, cards, files });
  const { refresh, stop } = keepUpToDate(options, clients, { ...drawing, files });
  const stopClosing = closeSignedOut(options, clients);
  return {
    app,
    answerKeptPage: createKeptPage({
      cache: drawing.kept,
      locales: drawing.locales,
      headers: security.strict,
      sessionCookie: clients.sessions.cookieName,
      origin: config.http.publicUrl,
      version: () => drawing.resolver.version,
    }),
    longAddressPage: createLongAddressPage({
      smallPage: createSmallPages({
        operator: options.materials.operator,
        strategy: drawing.locales.strategy,
        styles: drawing.renderer.stylesOf(''),
      }),
      headers: security.strict,
    }),
    pages: drawing.kept,
    copies: clients.copies,
    outage: clients.outage,
    routes: drawing.routes,
    sessions: clients.sessions,
    data: clients.data,
    checks: [
      { name: 'content', check: async () => void (await clients.content.loadSettings('fr')) },
      // While it is away the site lives on its copies.
      { name: 'content-backend', spare: true, check: () => requirePresent(clients.outage) },
    ],
    refresh,
    close: async () => {
      stop();
      stopClosing();
      await app.close();
      await cards.close();
      await drawing.pdfs?.close();
      clients.outage.stop();
      await clients.copies.close();
    },
  };
}

async function requirePresent({ isAway }: ContentOutage): Promise<void> {
  if (isAway) throw new AppError('unavailable', 'the content backend is away');
}

type Pages = Awaited<ReturnType<typeof openPages>>;

/** The routes, and what resolves, draws and keeps the pages behind them. */
async function openPages(
  options: SiteOptions,
  { copies, outage, cache, content, schedule, itinerary, accounts, sessions, door, drafts, data }: Clients,
) {
  const { config, materials, state, secret, security, screens, clock, log, report, ownOrigin } = options;
  const strategy = strategyOf(options);
  const first = firstLocale(strategy);
  const { operator } = materials;
  const style = operatorStyle(operator);
  const { tripMapsUrl } = config;
  const redirectHosts = [...config.redirectHosts, ...operator.otherHosts, new URL(tripMapsUrl).hostname];
  const offlinePaths = keepsPages(config)
    ? [first, otherLocale(first)].map((locale) => withPrefix(offlineRoute.paths[locale], locale, strategy))
    : [];
  const [routes, renderer] = await Promise.all([
    createRouteSource({
      cache,
      content,
      strategy,
      gallery: config.gallery,
      pages: operator.pages,
      schedulesPaths: operator.schedulesPaths,
      addresses: operator.addresses,
      redirectHosts,
      screenOf: screenFinder(screens),
      clock,
      log,
    }),
    createRenderer({
      distFolder: materials.distFolder,
      operatorStyle: style.path,
      install: { offlinePaths, hasPixels: materials.iconPixels !== undefined },
      devReload: config.devReload,
    }),
    data.load(),
  ]);
  // A notice without a translation is listed in the other language: every list is as long.
  const countNotices = (following = followsUnknown) =>
    mergeNotices(data.current(defaultLocale).notices).filter(
      (notice) => isFollowed(notice, following) && isListed(notice, clock.now()),
    ).length;
  const tokens = createFormTokens(deriveKey(secret, 'forms'), clock);
  const captcha = createCaptcha({ secret: deriveKey(secret, 'captcha'), clock, state });
  const shell = createShellSource({
    operator: options.services.operator,
    content,
    strategy,
    tokens,
    clock,
    log,
    captcha,
    thirdParties: agreedThirdParties(config.thirdParties),
    completesAddresses: config.thirdParties.addressCompletion !== undefined,
    warning: () => (outage.isAway ? 'api_unavail' : undefined),
  });
  const enterAccount = createEnterAccount({ data, accounts, sessions, door, log, report, countNotices });
  const markLines = createLineMarker({ schedule, serviceTypes: operator.serviceTypes, log });
  const { chromiumPath } = config;
  const pdfs = chromiumPath ? createPdfPrinter({ chromiumPath, origin: ownOrigin, clock, log }) : undefined;
  const { operator: inZone } = options.services;
  const passwordPolicy = passwordPolicies[config.accounts.passwordPolicy];
  const members = { accounts, passwordPolicy, enterAccount, door };
  const sources = {
    routes,
    screens,
    content,
    schedule,
    itinerary,
    shell,
    operator: inZone,
    printPdf: pdfs?.print,
  };
  const timeTravel = createTimeTravel({
    key: deriveKey(secret, linkKeyName),
    timeZone: inZone.timeZone,
    clock,
  });
  const findOwnNames = createOwnNames(schedule, operator, log);
  const around = { findOwnNames, tripMapsUrl, strategy, redirectHosts, clock, timeTravel, log, markLines };
  const resolver = createPageResolver({ ...sources, ...members, ...around });
  const identify = createIdentify({
    sessions,
    door,
    countNotices,
    employeeHeader: config.http.employeeHeader,
  });
  const kept = createPageCache(config.cacheMaxBytes, clock);
  const originOf = (request: FastifyRequest) => config.http.publicUrl ?? originAsked(request);
  const { draw } = renderer;
  const standIns = () => copies.rungs.slow;
  const pages = createPageHandler({
    resolver,
    identify,
    cache: kept,
    drafts,
    tokens,
    standIns,
    security,
    clock,
    originOf,
    draw,
  });
  const visiting = { identify, originOf, tokens, redirectHosts, passwordPolicy };
  const inAddresses = { ...config.locales, strategy };
  return {
    style,
    routes,
    renderer,
    resolver,
    pages,
    kept,
    captcha,
    visiting,
    timeTravel,
    pdfs,
    locales: inAddresses,
  };
}

/** A page that is rebuilt while one looks at it must not come from a copy. */
const keepsPages = ({ offlinePages, devReload }: Config): boolean => offlinePages && !devReload;

/** The application that answers visitors: pages, forms and files. */
function openApp(
  options: SiteOptions,
  { accounts, visits, drafts, content, schedule, itinerary, addresses }: Clients,
  drawing: Pages & { readonly cards: CardThread; readonly files: FileDoor },
) {
  const { config, materials, state, security, metrics, screens, clock, log } = options;
  const { style, routes, renderer, pages, captcha, visiting, kept, cards, files } = drawing;
  const { operator, logo, icon, iconPixels } = materials;
  const visitors = { accounts, visits, drafts, secureCookies: isSecure(config), ...visiting };
  return createSiteApp({
    timeZone: options.services.operator.timeZone,
    log,
    security,
    trustProxy: config.http.trustProxy,
    publicUrl: config.http.publicUrl,
    rateLimit: {
      perMinute: config.http.rateLimitPerMinute,
      state,
      clock,
      onRefused: () => metrics.refuseRequest('site'),
    },
    locales: drawing.locales,
    pages,
    resolver: { resolve: pages.resolveInTurn },
    routes,
    content,
    schedule,
    cache: kept,
    cards,
    files,
    renderer,
    captcha,
    addresses,
    itinerary,
    isPerson: createPersonCheck({ captcha, provider: config.thirdParties.captcha, log }),
    ...visitors,
    screens,
    operator,
    logo,
    icon,
    iconPixels,
    keepsPages: keepsPages(config),
    style,
    devReload: config.devReload,
  });
}

/** Whoever is signed out by a deletion, another address or another role is so in every browser, at once. */
function closeSignedOut({ store, log }: SiteOptions, { sessions }: Clients): () => void {
  return store.subscribe(signedOutChannel, (accountId) => {
    sessions
      .closeAllOf(Number(accountId))
      .catch((err: unknown) => log.error({ err }, 'sessions of an account could not be closed'));
  });
}

/** Reads anew what changed, when that is announced and now and then, and clears the pages that show it. */
function keepUpToDate(
  { config, store, log }: SiteOptions,
  { outage, content }: Clients,
  { routes, kept, files }: Pages & { readonly files: FileDoor },
) {
  // Pages show a banner while the content is away, so kept pages are dropped when that begins or ends.
  outage.onChange(() => kept.clear());
  const refresh = async (fromContent: boolean) => {
    if (fromContent) await content.forget();
    if (fromContent) files.forget();
    const changed = await routes.refresh({ fromContent });
    if (changed || fromContent) kept.clear();
  };
  const survive = (work: Promise<unknown>) =>
    void work.catch((err: unknown) => log.error({ err }, 'the content could not be read anew'));
  let settingsSeen = '';
  /** For a backend that announces nothing: its settings and routes are compared with those of the pages kept here. */
  const compare = async () => {
    const settings = JSON.stringify(await Promise.all(locales.map((locale) => content.loadSettings(locale))));
    const changed = await routes.refresh({ fromContent: true });
    if (changed || (settingsSeen !== '' && settings !== settingsSeen)) kept.clear();
    settingsSeen = settings;
  };
  const timer = setInterval(() => survive(compare()), config.routesRefreshMs).unref();
  const stops = [
    store.subscribe(contentChannel, () => survive(refresh(true))),
    store.subscribe(routesChangedChannel, () => survive(refresh(false))),
    () => clearInterval(timer),
  ];
  return { refresh: () => refresh(true), stop: () => stops.forEach((stop) => stop()) };
}
