import { describe, expect, it } from 'vitest';
import { operator } from '#data/operator.ts';
import { locales } from '#domain/locale.ts';
import {
  buildRoutes,
  builtInRoutes,
  maintenanceTable,
  type ModuleDefinition,
  type RouteSources,
} from './build-routes.ts';
import { createRouteTable } from './route-table.ts';

const module = (given: Partial<ModuleDefinition> & { key: string }): ModuleDefinition => ({
  id: 'aaaaaaaa-0000',
  locale: 'fr',
  alias: `/${given.key}`,
  defaultInstance: true,
  redirections: [],
  ...given,
});

const sources = (given: Partial<RouteSources>): RouteSources => ({
  modules: [],
  promos: [],
  pages: operator.pages,
  strategy: 'prefix-except-default',
  gallery: false,
  redirectHosts: [],
  ...given,
});

const nameAt = (routes: ReturnType<typeof buildRoutes>, path: string) =>
  createRouteTable(routes).match(path)?.route.name;

describe('the route table of the content', () => {
  it('tries redirections, modules, promotional pages, fixed pages, account, preview, then the catch-all', () => {
    const redirections = [{ source: '/old', target: '/new' }];
    const routes = buildRoutes(
      sources({
        modules: [module({ key: 'login' }), module({ key: 'redirection', redirections })],
        promos: [{ id: 'p', locale: 'fr', alias: '/promo' }],
      }),
    ).filter(({ locale }) => locale === 'fr');
    const order = ['redirection-1', 'login', 'promo-p', 'home', 'account', 'preview', 'page'];
    const places = order.map((name) => routes.findIndex((route) => route.name === name));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(routes.at(-1)?.name).toBe('page');
  });

  it('gives a module of any name an address', () => {
    const modules = [module({ key: 'constructor' })];
    expect(nameAt(buildRoutes(sources({ modules })), '/constructor')).toBe('constructor');
  });

  it('lets each kind win over the kinds after it at the same address', () => {
    const modules = [module({ key: 'newsletter', alias: '/mon-profil' })];
    const promos = [{ id: 'p', locale: 'fr', alias: '/mon-profil' }] as const;
    const redirection = module({
      key: 'redirection',
      redirections: [{ source: '/mon-profil', target: '/x' }],
    });
    expect(nameAt(buildRoutes(sources({ modules: [...modules, redirection], promos })), '/mon-profil')).toBe(
      'redirection-1',
    );
    expect(nameAt(buildRoutes(sources({ modules, promos })), '/mon-profil')).toBe('newsletter');
    expect(nameAt(buildRoutes(sources({ promos })), '/mon-profil')).toBe('promo-p');
    expect(nameAt(buildRoutes(sources({})), '/mon-profil')).toBe('account');
    expect(nameAt(buildRoutes(sources({})), '/autre')).toBe('page');
  });

  it('has every fixed and account path of the specification', () => {
    const routes = buildRoutes(sources({}));
    const named = Object.fromEntries(
      [
        '/',
        '/en',
        '/propos/50e-anniversaire-du-rtc',
        '/en/who-can-consult-page',
        '/employes/infos-employes/salle-des-nouvelles',
        '/employes/infos-employes/activites',
        '/mon-profil/avis/modifier',
        '/en/my-account/notices/edit',
        '/mon-profil/infolettre/modifier',
        '/en/my-account/newsletter/edit',
        '/mon-profil/modifier-info',
        '/en/my-account/edit-info',
        '/mon-profil/mes-parametres-de-profil',
        '/en/my-account/my-account-parameters',
        '/mon-profil/mes-avis',
        '/en/my-account/my-notices',
        '/employes/formulaires',
        '/en/employees/forms/plainte/12',
        '/employes/recherches',
        '/en/employees/searches',
      ].map((path) => [path, nameAt(routes, path)]),
    );
    expect(named).toEqual({
      '/': 'home',
      '/en': 'home',
      '/propos/50e-anniversaire-du-rtc': 'anniversary',
      '/en/who-can-consult-page': 'who-can-consult',
      '/employes/infos-employes/salle-des-nouvelles': 'employee-news',
      '/employes/infos-employes/activites': 'employee-activities',
      '/mon-profil/avis/modifier': 'account-notices',
      '/en/my-account/notices/edit': 'account-notices',
      '/mon-profil/infolettre/modifier': 'account-newsletter',
      '/en/my-account/newsletter/edit': 'account-newsletter',
      '/mon-profil/modifier-info': 'account-info',
      '/en/my-account/edit-info': 'account-info',
      '/mon-profil/mes-parametres-de-profil': 'account-parameters',
      '/en/my-account/my-account-parameters': 'account-parameters',
      '/mon-profil/mes-avis': 'account-my-notices',
      '/en/my-account/my-notices': 'account-my-notices',
      '/employes/formulaires': 'submissions',
      '/en/employees/forms/plainte/12': 'submissions',
      '/employes/recherches': 'missed-searches',
      '/en/employees/searches': 'missed-searches',
    });
  });

  it('keeps the English catch-all before the French one, which fits any path', () => {
    const table = createRouteTable(buildRoutes(sources({})));
    expect(table.match('/en/x')?.route.locale).toBe('en');
    expect(table.match('/x')?.route.locale).toBe('fr');
  });

  it('gives the module name to the default instance only; another has a path and a name of its own', () => {
    const modules = [
      module({ key: 'news', id: '11111111-a', alias: '/extra', defaultInstance: false }),
      module({ key: 'news', id: '22222222-b', alias: '/nouvelles' }),
    ];
    const table = createRouteTable(buildRoutes(sources({ modules })));
    expect(table.pathOf('news', 'fr')).toBe('/nouvelles');
    expect(table.match('/extra/2')).toMatchObject({
      route: { name: 'news-11111111', uuid: '11111111-a' },
      params: { page: '2' },
    });
    expect(table.match('/nouvelles')?.route.uuid).toBe('22222222-b');
  });

  it('leaves out a module without an address, and shows one it does not know as a page', () => {
    const noAddress: ModuleDefinition = {
      id: 'x',
      key: 'search',
      locale: 'fr',
      defaultInstance: true,
      redirections: [],
    };
    const table = createRouteTable(
      buildRoutes(sources({ modules: [noAddress, module({ key: 'brand_new' })] })),
    );
    expect(table.pathOf('search', 'fr')).toBeUndefined();
    expect(table.match('/brand_new')?.route).toMatchObject({
      name: 'brand_new',
      moduleKey: 'brand_new',
    });
  });

  it('has a prefix in every language where the strategy says so', () => {
    const routes = buildRoutes(sources({ strategy: 'prefix', modules: [module({ key: 'login' })] }));
    expect(routes.every(({ path, locale }) => path === `/${locale}` || path.startsWith(`/${locale}/`))).toBe(
      true,
    );
    expect(nameAt(routes, '/fr/login')).toBe('login');
    expect(nameAt(routes, '/login')).toBeUndefined();
  });

  it('shows the gallery only where it is asked for', () => {
    expect(nameAt(buildRoutes(sources({ gallery: true })), '/_gallery')).toBe('gallery');
    expect(nameAt(buildRoutes(sources({ gallery: false })), '/_gallery')).toBe('page');
  });
});

describe('the tables without content', () => {
  it('are, at start, the schedules in both languages and the fixed pages', () => {
    const table = createRouteTable(builtInRoutes({ ...sources({}), ...operator }));
    expect(table.pathOf('schedules', 'fr')).toBe('/horaires-et-trajets/horaires');
    expect(table.pathOf('schedules', 'en')).toBe('/en/schedules-and-trips/schedules');
    for (const locale of locales)
      expect(table.pathOf('schedule-route', locale, { parcours: '800' })).toMatch(/\/800$/);
    expect(table.match('/')?.route.name).toBe('home');
  });

  it('are, in maintenance, one page everywhere in each language', () => {
    const table = createRouteTable(maintenanceTable('prefix-except-default', 'page-id'));
    for (const path of ['/', '/a', '/a/b/c', '/preview/page/x', '/mon-profil']) {
      expect(table.match(path)?.route).toMatchObject({ name: 'maintenance', locale: 'fr', uuid: 'page-id' });
    }
    for (const path of ['/en', '/en/', '/en/a/b'])
      expect(table.match(path)?.route).toMatchObject({ name: 'maintenance', locale: 'en' });
  });
});
