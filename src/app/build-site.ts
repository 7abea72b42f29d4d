import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAccountsClient } from '#clients/accounts/accounts-client.ts';
import { createAddressClient, type AddressClient } from '#clients/addresses/address-client.ts';
import { createCacheClient, routesChangedChannel } from '#clients/cache/cache-client.ts';
import { createContentClient } from '#clients/content/content-client.ts';
import { watchContent, type ContentOutage } from '#clients/content/content-outage.ts';
import { createCopies, type Copies } from '#clients/copies/copies.ts';
import { createScheduleClient } from '#clients/schedule/schedule-client.ts';
import { defaultLocale, locales, withPrefix } from '#domain/locale.ts';
import { followsUnknown } from '#domain/member.ts';
import { passwordPolicies } from '#domain/password-policy.ts';
import { mergeNotices } from '#domain/notices/merge-notices.ts';
import { isFollowed, isListed } from '#domain/notices/notice.ts';
import { AppError } from '#lib/errors.ts';
import { createBreaker } from '#platform/breaker.ts';
import { createCaptcha } from '#platform/captcha/captcha.ts';
import { createPersonCheck } from '#platform/captcha/person-check.ts';
import type { ReportError } from '#platform/error-report.ts';
import type { ReadinessCheck } from '#platform/http/listener/health.ts';
import type { Shortcut } from '#platform/http/listener/listener.ts';
import { originAsked } from '#platform/http/origin-asked.ts';
import { createPdfPrinter } from '#platform/pdf/pdf-printer.ts';
import { linkKeyName } from '#platform/signed-link.ts';
import { deriveKey } from '#platform/secret.ts';
import { httpTransport } from '#platform/transport.ts';
import { warnOfMissingDateLocales } from '#site/i18n/date-locales.server.ts';
import { offlineRoute } from '#site/routing/fixed-routes.ts';
import { screenFinder, type Screens } from '#site/pages/screens.server.ts';
import { createCardThread, type CardThread } from '#site/server/cards/card-thread.ts';
import { createFileDoor, type FileDoor } from '#site/server/files/file-door.ts';
import { createIdentify } from '#site/server/sessions/caller.ts';
import { createDrafts } from '#site/server/sessions/drafts.ts';
import { createEnterAccount } from '#site/server/sessions/enter-account.ts';
import { createMemberDoor } from '#site/server/sessions/member-door.ts';
import { createMemberVisits } from '#site/server/sessions/member-visits.ts';
import { createDatabaseSessions, createStateSessions } from '#site/server/sessions/session-store.ts';
import { signedOutChannel, siteClient } from './start-accounts.ts';
import { createFormTokens } from '#site/server/http/form-token.ts';
import { operatorStyle } from '#site/server/http/operator-style.ts';
import { createKeptPage } from '#site/server/pages/kept-page.ts';
import { createLineMarker } from '#site/server/pages/line-marks.ts';
import { createOwnNames } from '#site/server/pages/own-names.ts';
import { createPageCache, type PageCache } from '#site/server/pages/page-cache.ts';
import { createPageHandler } from '#site/server/pages/page-handler.ts';
import { createRenderer } from '#site/server/pages/renderer.ts';
import { createPageResolver } from '#site/server/pages/resolve-page.ts';
import { createTimeTravel } from '#site/server/pages/time-travel.ts';
import { createRouteSource, type RouteSource } from '#site/server/routes/route-source.ts';
import { createSessions, type Sessions } from '#site/server/sessions/sessions.ts';
import { createShellSource } from '#site/server/shell/shell-source.ts';
import { createSiteApp } from '#site/server/site-app.ts';
import { agreedThirdParties } from '#site/server/http/third-parties.ts';
import { createSiteData, type SiteData } from '#site/server/shell/site-data.ts';
import type { Config } from '#config.ts';
import type { Services } from './build-services.ts';
import { contentChannel } from './start-content.ts';
import type { Foundations } from './materials.ts';

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
  const files = createFileDoor({ content: clients.content, identify: drawing.visiting.identify });
  const app = await openApp(options, clients, { ...drawing, cards, files });
  const { refresh, stop } = keepUpToDate(options, clients, { ...drawing, files });
  const stopClosing = closeSignedOut(options, clients);
  return {
    app,
    answerKeptPage: createKeptPage({
      cache: drawing.kept,
      locales: config.locales,
      headers: security.strict,
      sessionCookie: clients.sessions.cookieName,
      origin: config.http.publicUrl,
      version: () => drawing.resolver.version,
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

type Clients = ReturnType<typeof openClients>;
type Pages = Awaited<ReturnType<typeof openPages>>;

/** How the site reaches the services, and what it knows of them and of its visitors. */
function openClients(options: SiteOptions) {
  const { config, materials, services, store, secret, clock, log, report } = options;
  const copies = createCopies({ store, folder: config.dataDir, clock, log });
  const cache = createCacheClient(services.reach('cache'), deriveKey(secret, 'cache'), log);
  const content = createContentClient({
    transport: services.reach('content'),
    cache,
    copies,
    localizePath: (path, locale) => withPrefix(path, locale, config.locales.strategy),
    schedulesPaths: materials.operator.schedulesPaths,
    timeZone: services.operator.timeZone,
    clock,
    log,
    editorToken: deriveKey(secret, 'editor'),
    employeeToken: deriveKey(secret, 'employee'),
  });
  const schedule = createScheduleClient(services.reach('schedule'), copies);
  return {
    copies,
    outage: watchContent(copies),
    cache,
    content,
    ...openSessions(options),
    addresses: openAddresses(options),
    schedule,
    data: createSiteData({ content, schedule, log, report }),
  };
}

/** Somebody waits for each answer while typing: one that is late is of no use. */
const addressLimitMs = 3000;

function openAddresses({ config, clock }: SiteOptions): AddressClient | undefined {
  const { addressCompletion } = config.thirdParties;
  if (!addressCompletion) return undefined;
  const { url, key } = addressCompletion;
  const { transport } = createBreaker(httpTransport(url, addressLimitMs));
  return createAddressClient({ transport, key, clock });
}

/** Who is signed in: in the database where this process has one, else in the store of what stays for its time. */
function openSessions({ config, services, state, secret, clock, log }: SiteOptions) {
  const accounts = createAccountsClient(services.reach('accounts'), siteClient(secret));
  const pool = services.database?.pool;
  const store = pool ? createDatabaseSessions(pool, clock) : createStateSessions(state, clock);
  const sessions = createSessions({ store, clock, isSecure: isSecure(config) });
  const door = createMemberDoor({ accounts, sessions, clock, log });
  const drafts = createDrafts({ state, isSecure: isSecure(config) });
  const visits = createMemberVisits({ accounts, sessions, door, clock, isSecure: isSecure(config) });
  return { accounts, sessions, door, drafts, visits };
}

/** The routes, and what resolves, draws and keeps the pages behind them. */
async function openPages(
  options: SiteOptions,
  { copies, outage, cache, content, schedule, accounts, sessions, door, drafts, data }: Clients,
) {
  const { config, materials, state, secret, security, screens, clock, log, report, ownOrigin } = options;
  const { strategy } = config.locales;
  const { operator } = materials;
  const style = operatorStyle(operator);
  const redirectHosts = [...config.redirectHosts, ...operator.otherHosts];
  const offlinePaths = keepsPages(config)
    ? locales.map((locale) => withPrefix(offlineRoute.paths[locale], locale, strategy))
    : [];
  const [routes, renderer] = await Promise.all([
    createRouteSource({
      cache,
      content,
      strategy,
      gallery: config.gallery,
      pages: operator.pages,
      schedulesPaths: operator.schedulesPaths,
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
  const sources = { routes, screens, content, schedule, shell, operator: inZone, printPdf: pdfs?.print };
  const timeTravel = createTimeTravel({
    key: deriveKey(secret, linkKeyName),
    timeZone: inZone.timeZone,
    clock,
  });
  const findOwnNames = createOwnNames(schedule, log);
  const around = { findOwnNames, strategy, redirectHosts, clock, timeTravel, log, markLines };
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
  return { style, routes, renderer, resolver, pages, kept, captcha, visiting, pdfs };
}

/** Whether visitors reach the site over TLS. */
const isSecure = ({ http }: Config): boolean => http.publicUrl?.startsWith('https:') ?? false;

/** A page that is rebuilt while one looks at it must not come from a copy. */
const keepsPages = ({ offlinePages, devReload }: Config): boolean => offlinePages && !devReload;

/** The application that answers visitors: pages, forms and files. */
function openApp(
  options: SiteOptions,
  { accounts, visits, drafts, content, schedule, addresses }: Clients,
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
    locales: config.locales,
    pages,
    routes,
    content,
    schedule,
    cache: kept,
    cards,
    files,
    renderer,
    captcha,
    addresses,
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
