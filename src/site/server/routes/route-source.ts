import { createHash } from 'node:crypto';
import type { CacheClient } from '#clients/cache/cache-client.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import { firstLocale, locales, withPrefix, type Bilingual, type LocaleStrategy } from '#domain/locale.ts';
import type { Addresses, OperatorPage } from '#domain/operator.ts';
import { isOver } from '#domain/settings.ts';
import { AppError } from '#lib/errors.ts';
import { faultOfPath } from '#lib/path-rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { buildRoutes, builtInRoutes, maintenanceTable } from '#site/routing/build-routes.ts';
import { compilePattern } from '#site/routing/pattern.ts';
import { createRouteTable, type RouteTable } from '#site/routing/route-table.ts';
import type { SiteRoute } from '#site/routing/route.ts';
import { formatRoutes, parseRoutes } from './route-wire.ts';

interface RouteSourceOptions {
  readonly cache: CacheClient;
  readonly content: ContentClient;
  readonly strategy: LocaleStrategy;
  readonly gallery: boolean;
  /** The operator's own, at fixed addresses. */
  readonly pages: readonly OperatorPage[];
  /** Of the operator's schedules, for the built-in route. */
  readonly schedulesPaths: Bilingual;
  readonly redirectHosts: readonly string[];
  /** How the operator's lines and stops stand in addresses. */
  readonly addresses?: Addresses | undefined;
  /** The screen that draws a route, by the route's name. */
  readonly screenOf: (routeName: string) => string;
  readonly clock: Clock;
  readonly log: Log;
}

/** Where the routes in force came from (specification A2.1): the order in which they are asked. */
type RouteOrigin = 'cache' | 'modules' | 'built-in';

export interface CurrentRoutes {
  readonly table: RouteTable;
  readonly origin: RouteOrigin;
  readonly maintenance: boolean;
  /** Changes with the list; names the copy that browsers hold. */
  readonly hash: string;
}

export interface RouteSource {
  current(): CurrentRoutes;
  /** Asks the sources again, the cached list first; `fromContent` leaves that list out and writes it anew. */
  refresh(options?: { readonly fromContent?: boolean }): Promise<boolean>;
}

export async function createRouteSource(options: RouteSourceOptions): Promise<RouteSource> {
  const { content, strategy, screenOf, log } = options;
  const toCurrent = ({ routes, origin }: Routes, maintenance: boolean): CurrentRoutes => {
    const drawn = routes.map((route) => ({ ...route, screen: screenOf(route.name) }));
    const hash = createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 12);
    return { table: createRouteTable(drawn, firstLocale(strategy)), origin, maintenance, hash };
  };
  const builtIn: Routes = { routes: builtInRoutes(options), origin: 'built-in' };
  let current: InForce = { usual: toCurrent(builtIn, false) };
  let good: Routes | undefined;
  let pending: Promise<boolean> = Promise.resolve(false);

  /** While the process runs, an outage takes no page away; at start there is only the built-in route. */
  const lastGood = (): Routes => good ?? builtIn;

  /** During maintenance its one route; once that is over the usual ones, though nothing was read since. */
  const atNow = ({ usual, maintenance }: InForce): CurrentRoutes =>
    maintenance && !isOver(maintenance, options.clock.now()) ? maintenance.routes : usual;

  async function read(fromContent: boolean): Promise<InForce> {
    const settings = await content.loadSettings('fr').catch((error: unknown) => {
      log.warn({ err: error }, 'client settings could not be read; the site goes on without them');
      return undefined;
    });
    const { routes, origin } = (await readRoutes(options, fromContent)) ?? lastGood();
    if (origin !== 'built-in') good = { routes, origin };
    const usual = toCurrent({ routes, origin }, false);
    if (!settings?.maintenance.active) return { usual };
    const { pageId, untilMs } = settings.maintenance;
    const table = toCurrent({ routes: maintenanceTable(strategy, pageId), origin }, true);
    return { usual, maintenance: { routes: table, untilMs } };
  }

  const source: RouteSource = {
    current: () => atNow(current),
    refresh: ({ fromContent = false } = {}) => {
      // One that failed was told to its caller, and must not stop those after it.
      pending = pending
        .catch(() => false)
        .then(async () => {
          const inForce = await read(fromContent);
          const next = atNow(inForce);
          const changed = next.hash !== atNow(current).hash;
          if (changed)
            log.info(
              { origin: next.origin, routes: next.table.routes.length, maintenance: next.maintenance },
              'routes',
            );
          current = inForce;
          return changed;
        });
      return pending;
    },
  };
  await source.refresh();
  return source;
}

/** The usual routes, and what stands in their place for a time. */
interface InForce {
  readonly usual: CurrentRoutes;
  readonly maintenance?: { readonly routes: CurrentRoutes; readonly untilMs?: number | undefined };
}

interface Routes {
  readonly routes: SiteRoute[];
  readonly origin: RouteOrigin;
}

async function readRoutes(options: RouteSourceOptions, fromContent: boolean): Promise<Routes | undefined> {
  const { cache, content, strategy, log } = options;
  const cached = fromContent ? [] : parseRoutes(await cache.readRoutes(), log);
  if (cached.length > 0 && cached.every((route) => isPlaced(route, strategy)))
    return { routes: cached, origin: 'cache' };
  try {
    const modules = (await Promise.all(locales.map((locale) => content.loadModules(locale)))).flat();
    const promos = (await Promise.all(locales.map((locale) => content.loadPromos(locale)))).flat();
    if (modules.length === 0) throw new AppError('bad-answer', 'the content backend has no page modules');
    const quick = {
      modules: modules
        .filter(({ alias }) => isQuick(alias, log))
        .map((each) => ({
          ...each,
          redirections: each.redirections.filter(({ source }) => isQuick(source, log)),
        })),
      promos: promos.filter(({ alias }) => isQuick(alias, log)),
    };
    const routes = buildRoutes({ ...options, ...quick }).filter((route) => isReadable(route, log));
    await cache.writeRoutes(formatRoutes(routes));
    return { routes, origin: 'modules' };
  } catch (error) {
    log.error({ err: error }, 'no routes from the content backend');
    return undefined;
  }
}

/** False for a list that was kept under another first language or strategy: its home pages stand elsewhere. */
function isPlaced({ name, path, locale }: SiteRoute, strategy: LocaleStrategy): boolean {
  return name !== 'home' || path === withPrefix('/', locale, strategy);
}

/** Every address is held against what editors write: a rule that keeps them waiting costs its own page and no other. */
function isQuick(path: string | undefined, log: Log): boolean {
  const reason = path === undefined ? undefined : faultOfPath(path);
  if (reason !== undefined) log.error({ path, reason }, 'a route is left out: its path cannot be read');
  return reason === undefined;
}

/** Editors write the aliases. One that is no pattern, such as `/:x([)`, costs its own page and no other. */
function isReadable({ name, path }: SiteRoute, log: Log): boolean {
  try {
    compilePattern(path);
    return true;
  } catch (error) {
    log.error({ err: error, route: name, path }, 'a route is left out: its path cannot be read');
    return false;
  }
}
