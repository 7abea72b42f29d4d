import type { AccountsClient } from '#clients/accounts/accounts-client.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { ItineraryClient } from '#clients/itinerary/itinerary-client.ts';
import type { ScheduleClient } from '#clients/schedule/schedule-client.ts';
import { AppError, toAppError } from '#lib/errors.ts';
import {
  bareLocale,
  defaultLocale,
  withPrefix,
  type Bilingual,
  type LocaleStrategy,
} from '#domain/locale.ts';
import type { OperatorInZone } from '#domain/operator.ts';
import type { PasswordPolicy } from '#domain/password-policy.ts';
import { foldCapitals } from '#lib/fold-capitals.ts';
import type { Clock } from '#platform/clock.ts';
import { httpStatus } from '#platform/http/status.ts';
import type { Log } from '#platform/log/log.ts';
import type { PrintPdf } from '#platform/pdf/pdf-printer.ts';
import { doneFormOf } from '#site/forms/done.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { LoaderContext, PageTraits, Screen } from '#site/pages/screen.server.ts';
import { defaultScreen, type Screens } from '#site/pages/screens.server.ts';
import { errorPage } from '#site/pages/system/error/data.server.ts';
import { isAccountArea } from '#site/routing/account-area.ts';
import { mayLeadTo } from '#site/routing/redirections.ts';
import type { SiteRoute } from '#site/routing/route.ts';
import { matchAndLocale } from '#site/routing/route-table.ts';
import type { RouteSource } from '../routes/route-source.ts';
import type { EnterAccount, Entered } from '../sessions/enter-account.ts';
import { SessionOver, type MemberDoor } from '../sessions/member-door.ts';
import type { ShellSource } from '../shell/shell-source.ts';
import { withBlockNeeds } from './block-needs.ts';
import { fillFormBlocks } from './form-blocks.ts';
import { guard, loginAgain } from './guard.ts';
import { keptBriefly, newsLifetime } from './lifetimes.ts';
import type { MarkLines } from './line-marks.ts';
import { makeView, type Visit } from './make-view.ts';
import { fillNewsBlocks } from './news-blocks.ts';
import { hasNetworkNames, type FindOwnNames } from './own-names.ts';
import type { PageRequest, Resolution } from './page-request.ts';
import { previewScreen, type TimeTravel } from './time-travel.ts';

interface PageResolverOptions {
  readonly routes: RouteSource;
  readonly screens: Screens;
  readonly content: ContentClient;
  readonly schedule: ScheduleClient;
  readonly itinerary: ItineraryClient;
  readonly accounts: AccountsClient;
  readonly operator: OperatorInZone;
  readonly passwordPolicy: PasswordPolicy;
  readonly strategy: LocaleStrategy;
  readonly printPdf: PrintPdf | undefined;
  readonly clock: Clock;
  readonly timeTravel: TimeTravel;
  readonly shell: ShellSource;
  readonly redirectHosts: readonly string[];
  readonly tripMapsUrl: string;
  readonly log: Log;
  readonly enterAccount: EnterAccount;
  readonly door: Pick<MemberDoor, 'call'>;
  readonly markLines: MarkLines;
  readonly findOwnNames: FindOwnNames;
}

export type PageResolver = ReturnType<typeof createPageResolver>;

export function createPageResolver(options: PageResolverOptions) {
  const { routes, shell } = options;

  function visitOf(request: PageRequest): Visit {
    const { match, locale } = matchAndLocale(routes.current().table, request.url);
    const form = request.form ?? doneFormOf(request.url);
    // While the page is loaded, not after it: a slow backend is then waited for once.
    return { ...request, form, match, locale, shellContent: shell.load(locale) };
  }

  return {
    /** Changes with the route table: a page resolved under another one may be no page any more. */
    get version() {
      return routes.current().hash;
    },
    resolve: async (request: PageRequest): Promise<Resolution> => {
      const visit = visitOf(request);
      try {
        return await follow(options, visit);
      } catch (thrown) {
        if (thrown instanceof SessionOver) return signInAgain(options, visit);
        return fail(options, visit, toAppError(thrown));
      }
    },
    /** The page of an address that no route can have. */
    resolveMissing: (request: PageRequest) =>
      fail(options, { ...visitOf(request), match: undefined }, noRoute()),
    /** The error page for a fault met outside of a page's own loading. */
    resolveError: (request: PageRequest, error: AppError) => fail(options, visitOf(request), error),
  };
}

const noRoute = () => new AppError('not-found', 'no route');

async function follow(options: PageResolverOptions, asked: Visit): Promise<Resolution> {
  const { match, url, locale } = asked;
  const own = ownAddress(url, options.strategy) ?? (await lineAddress(options, asked));
  if (own !== undefined) return redirect(options, asked, { status: 301, to: own });
  if (!match) throw noRoute();
  const { route, params } = match;
  const { table } = options.routes.current();
  const hasLink = options.timeTravel.opensPreview(url);
  const sentAway = guard({ ...asked, match, table, hasLink });
  if (sentAway) return redirect(options, asked, { status: 302, to: sentAway });
  const { visitor, account, member, isOver }: Entered = isAccountArea(url.pathname)
    ? await options.enterAccount(asked.session, asked.network)
    : { ...asked, ...actingEditor(options, asked, route) };
  if (isOver) return signInAgain(options, asked);
  const visit = { ...asked, visitor };
  if (route.meta.redirect) {
    const to = table.pathOf(route.meta.redirect, locale) ?? route.meta.redirect;
    const status = route.layout === 'redirect' ? 301 : 302;
    return redirect(options, visit, { status, to: keepQuery(to, url) });
  }
  const { screen: key = defaultScreen } = route;
  const screen = options.screens[key];
  if (!screen) throw new AppError('not-found', 'the screen has no address', { facts: { screen: key } });
  const { operator, printPdf, accounts, itinerary, passwordPolicy, tripMapsUrl, log } = options;
  const localize = (paths: Bilingual) => withPrefix(paths[locale], locale, options.strategy);
  const travel = options.timeTravel.read({ screen: key, url, visitor });
  if (travel.kind === 'refused') return redirect(options, visit, { status: 302, to: travel.to });
  const now = travel.at ?? options.clock.now();
  const schedule = travel.at === undefined ? options.schedule : options.schedule.at(travel.at);
  const content = travel.at === undefined ? options.content : options.content.at(travel.at);
  const services = { content, schedule, itinerary, accounts };
  const sources = { ...services, operator, passwordPolicy, localize, printPdf, tripMapsUrl, log };
  const following = account?.following ?? asked.session?.following;
  const known = { visitor, account, member, following };
  const context = { route, params, url, locale, table, now, ...known, ...sources };
  const { loaded, isClosed, content: reader } = await loadFor(visit, screen, context);
  if (loaded.kind === 'redirect') {
    if (mayLeadTo(loaded.to, options.redirectHosts)) return redirect(options, visit, loaded);
    throw new AppError('not-found', 'a redirection leads where it may not', { facts: { to: loaded.to } });
  }
  if (loaded.kind === 'file') return { kind: 'file', file: loaded, url: url.pathname + url.search };
  const filled = await fillNewsBlocks(
    { info: loaded.info, data: loaded.data },
    { ...context, content: reader, isEmployee: visit.isEmployee === true },
  );
  const asking = await fillFormBlocks(filled.page, { ...context, content: reader });
  const { page: marked, isWhole: isMarked } = await options.markLines(asking.page, table);
  const isOfStaff = travel.at !== undefined || key === previewScreen;
  const page = isOfStaff ? options.timeTravel.withFiles(marked) : marked;
  const isWhole = isMarked && filled.isWhole && asking.isWhole;
  const isOwn = isClosed || filled.isClosed || travel.at !== undefined;
  const traits = {
    ...traitsOf({ ...(filled.hasNews && { keep: newsLifetime }), ...screen }, loaded),
    ...(isOwn ? notForOthers : {}),
  };
  const { keep, trueUntilMs, offline, layout = route.layout } = traits;
  const policy = withBlockNeeds(traits.policy, page);
  const view = await makeView(options, visit, {
    ...loaded,
    ...page,
    ...traits,
    policy,
    preview: travel.preview,
    ownNames: hasNetworkNames(key) ? await options.findOwnNames(loaded.data, locale) : undefined,
    screen: key,
    layout,
  });
  return { kind: 'view', view, keep: isWhole ? keep : keptBriefly(keep), trueUntilMs, policy, offline };
}

/** Where English has no prefix, an address that has one is as the content writes it: the page is the one without. */
function ownAddress({ pathname, search }: URL, strategy: LocaleStrategy): string | undefined {
  if (bareLocale(strategy) !== 'en') return undefined;
  const plain = /^\/en(?<plain>\/(?!\/).*|$)/.exec(pathname)?.groups?.['plain'];
  return plain === undefined ? undefined : (plain || '/') + search;
}

/** A line has one address: one that somebody typed in other letters leads there. */
async function lineAddress(options: PageResolverOptions, { match, url }: Visit): Promise<string | undefined> {
  const { parcours } = match?.params ?? {};
  if (!match || parcours === undefined) return undefined;
  const number = await lineLetters(options, parcours);
  if (number === undefined || number === parcours) return undefined;
  const { name, locale } = match.route;
  const path = options.routes.current().table.pathOf(name, locale, { ...match.params, parcours: number });
  return path && path + url.search;
}

/** Numbers are written in capitals, and names as their operator does; undefined where nobody knows. */
async function lineLetters(
  { schedule, operator }: PageResolverOptions,
  typed: string,
): Promise<string | undefined> {
  const folded = foldCapitals(typed);
  if (operator.addresses !== 'names') return folded;
  const lines = await schedule.loadLines(defaultLocale).catch(() => []);
  return lines.find(({ number }) => foldCapitals(number) === folded)?.number;
}

/** On pages for editors: the way to ask the services as the one who looks. */
function actingEditor(
  { door }: PageResolverOptions,
  { session, network }: Visit,
  { meta }: SiteRoute,
): Pick<Entered, 'member'> {
  if (meta.auth !== 'editor' || !session) return {};
  return { member: { call: (work) => door.call(session, network, work) } };
}

/** What is closed to others is loaded for employees, and for no one else: it is never among the copies. */
async function loadFor({ isEmployee }: Visit, screen: Screen, context: LoaderContext) {
  try {
    return { loaded: await screen.load(context), isClosed: false, content: context.content };
  } catch (thrown) {
    if (!isEmployee || toAppError(thrown).code !== 'unauthorized') throw thrown;
    const content = context.content.forEmployees();
    return { loaded: await screen.load({ ...context, content }), isClosed: true, content };
  }
}

/** Nobody but who asked may see it, or find it. */
const notForOthers: PageTraits = { keep: 'never', indexed: false };

/** What the loader says of this page comes before what the screen's line says of all of them. */
function traitsOf(screen: PageTraits, loaded: PageTraits): PageTraits {
  return {
    keep: loaded.keep ?? screen.keep,
    trueUntilMs: loaded.trueUntilMs,
    policy: loaded.policy ?? screen.policy,
    layout: loaded.layout ?? screen.layout,
    indexed: loaded.indexed ?? screen.indexed,
    script: loaded.script ?? screen.script,
    offline: loaded.offline ?? screen.offline,
  };
}

const signInAgain = (options: PageResolverOptions, visit: Visit): Promise<Resolution> =>
  redirect(options, visit, { status: 302, to: loginAgain(options.routes.current().table, visit) });

async function redirect(
  options: PageResolverOptions,
  visit: Visit,
  { status, to }: { readonly status: number; readonly to: string },
): Promise<Resolution> {
  const info = { title: catalogues[visit.locale].answers.redirecting, metas: [], breadcrumbs: [] };
  const page = { status, info, data: { to, blocks: [] }, screen: defaultScreen, layout: 'redirect' } as const;
  return { kind: 'redirect', to, view: await makeView(options, visit, page) };
}

async function fail(options: PageResolverOptions, visit: Visit, error: AppError): Promise<Resolution> {
  const { routes, log } = options;
  const status = httpStatus(error);
  const { url, requestId } = visit;
  if (status >= 500) log.error({ err: error, path: url.pathname, requestId }, 'page failed');
  const page = errorPage(status, error, { ...visit, table: routes.current().table });
  // An address that nobody may keep or be told, such as a link sent by e-mail, is not as an error either.
  const { keep, policy: needs } = options.screens[visit.match?.route.screen ?? defaultScreen] ?? {};
  const policy = needs?.secretAddress ? needs : undefined;
  const screen = { screen: 'system/error', layout: 'full-width' } as const;
  const view = await makeView(options, visit, { ...page, ...screen, policy });
  return { kind: 'view', view, keep, policy };
}

/** A redirection carries the query on, unless it has one of its own; a fragment stays last. */
function keepQuery(to: string, url: URL): string {
  const [address = '', fragment] = to.split(/(?=#)/, 2);
  return address.includes('?') ? to : address + url.search + (fragment ?? '');
}
