import {
  isLocale,
  locales,
  withPrefix,
  type Bilingual,
  type Locale,
  type LocaleStrategy,
} from '#domain/locale.ts';
import type { Addresses } from '#domain/operator.ts';
import { findOwn } from '#lib/find-own.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';
import {
  accountRoutes,
  catchAllRoute,
  galleryRoute,
  maintenanceRoute,
  pageRoutes,
  previewRoute,
  searchesRoute,
  submissionsRoute,
  type FixedRoute,
} from './fixed-routes.ts';
import { moduleRoutes, redirectionModule, type ModuleRoute } from './module-routes.ts';
import { redirectionRoutes, type Redirection } from './redirections.ts';
import type { SiteRoute } from './route.ts';

/** A page module of the content backend, in one language. */
export interface ModuleDefinition {
  readonly id: string;
  readonly key: string;
  readonly locale: Locale;
  readonly alias?: string;
  /** Only the default instance of a module gets the module's own route names. */
  readonly defaultInstance: boolean;
  readonly redirections: readonly Redirection[];
}

interface PromoDefinition {
  readonly id: string;
  readonly locale: Locale;
  readonly alias: string;
}

export interface RouteSources {
  readonly modules: readonly ModuleDefinition[];
  readonly promos: readonly PromoDefinition[];
  /** Pages of the operator's own at fixed addresses. */
  readonly pages: readonly FixedRoute[];
  readonly strategy: LocaleStrategy;
  readonly gallery: boolean;
  /** Hosts a redirection may lead to besides the site's own. */
  readonly redirectHosts: readonly string[];
  /** How lines and stops stand in addresses. */
  readonly addresses?: Addresses | undefined;
}

/** Redirections, modules, promotional pages, fixed pages, account, preview, catch-all: this order is the specification's. */
export function buildRoutes(sources: RouteSources): SiteRoute[] {
  const { modules, promos, strategy } = sources;
  const screens = modules.filter((module) => module.key !== redirectionModule);
  return [
    ...redirectionRoutes(modules, strategy, sources.redirectHosts),
    ...screens.flatMap((module) => routesOfModule(module, sources)),
    ...promos.map((promo) => promoRoute(promo, strategy)),
    ...fixed([...pageRoutes, ...sources.pages], strategy),
    ...fixed(
      [
        ...accountRoutes,
        submissionsRoute,
        searchesRoute,
        previewRoute,
        ...(sources.gallery ? [galleryRoute] : []),
      ],
      strategy,
    ),
    ...fixed([catchAllRoute], strategy),
  ];
}

interface BuiltInSources extends Pick<RouteSources, 'pages' | 'strategy' | 'gallery' | 'addresses'> {
  readonly schedulesPaths: Bilingual;
}

/** What is left when nothing can be read: the schedules, titled "Horaires des bus". */
export function builtInRoutes({ schedulesPaths, ...sources }: BuiltInSources): SiteRoute[] {
  const modules: ModuleDefinition[] = locales.map((locale) => ({
    id: '',
    key: 'schedules',
    locale,
    alias: schedulesPaths[locale],
    defaultInstance: true,
    redirections: [],
  }));
  return buildRoutes({ ...sources, modules, promos: [], redirectHosts: [] });
}

export function maintenanceTable(strategy: LocaleStrategy, pageId: string | undefined): SiteRoute[] {
  return fixed([maintenanceRoute], strategy).map((route) => ({ ...route, uuid: pageId || undefined }));
}

function routesOfModule(
  module: ModuleDefinition,
  { strategy, addresses }: Pick<RouteSources, 'strategy' | 'addresses'>,
): SiteRoute[] {
  const own: ModuleRoute = { name: module.key, suffix: { fr: '', en: '' } };
  return (findOwn(moduleRoutes(addresses), module.key) ?? [own]).flatMap((definition) => {
    const base = definition.root?.[module.locale] ?? module.alias;
    if (base === undefined) return [];
    const name = module.defaultInstance ? definition.name : `${definition.name}-${module.id.slice(0, 8)}`;
    const path = withoutTrailing(base, '/') + definition.suffix[module.locale];
    return [
      {
        name,
        path: withPrefix(path, module.locale, strategy),
        locale: module.locale,
        layout: definition.layout ?? 'default',
        moduleKey: module.key,
        uuid: definition.item || !module.id ? undefined : module.id,
        meta: definition.meta ?? {},
      },
    ];
  });
}

function promoRoute({ id, alias, locale }: PromoDefinition, strategy: LocaleStrategy): SiteRoute {
  return {
    name: `promo-${id}`,
    path: withPrefix(alias, locale, strategy),
    locale,
    layout: 'full-width',
    uuid: id,
    meta: {},
  };
}

function fixed(definitions: readonly FixedRoute[], strategy: LocaleStrategy): SiteRoute[] {
  return definitions
    .flatMap(({ name, paths, layout, meta = {} }) =>
      Object.entries(paths).flatMap(([locale, path]) =>
        isLocale(locale) ? [{ name, path: withPrefix(path, locale, strategy), locale, layout, meta }] : [],
      ),
    )
    .sort(prefixedFirst);
}

/** A wildcard without a prefix matches any path, so those of the same list that have one are tried before it. */
function prefixedFirst(a: SiteRoute, b: SiteRoute): number {
  const wild = (route: SiteRoute) => route.path.startsWith('/:');
  return Number(wild(a)) - Number(wild(b));
}
