import { describe, expect, it } from 'vitest';
import { buildRoutes, type ModuleDefinition } from './build-routes.ts';
import { createRouteTable } from './route-table.ts';

const module = (key: string, locale: 'fr' | 'en', alias: string): ModuleDefinition => ({
  id: `${key}-0000-0000`,
  key,
  locale,
  alias,
  defaultInstance: true,
  redirections: [],
});

const table = createRouteTable(
  buildRoutes({
    modules: (['fr', 'en'] as const).flatMap((locale) => [
      module('schedules', locale, '/h'),
      module('notices', locale, '/avis'),
      module('printable_schedules', locale, '/p'),
      module('news', locale, '/nouvelles'),
      module('search', locale, '/recherche'),
      module('account_activation', locale, '/activation'),
    ]),
    promos: [],
    pages: [],
    strategy: 'prefix-except-default',
    gallery: false,
    redirectHosts: [],
  }),
);

/** The route and parameters of a path; the catch-all, which ends in a 404, reads as nothing. */
function found(path: string): unknown {
  const match = table.match(path);
  return match && match.route.name !== 'page' ? [match.route.name, match.params] : undefined;
}

describe.each([
  ['fr', ''],
  ['en', '/en'],
] as const)('the module routes in %s', (_locale, prefix) => {
  it.each([
    ['/h', 'schedules', {}],
    ['/h/800', 'schedule-route', { parcours: '800' }],
    ['/h/3A', 'schedule-route', { parcours: '3A' }],
    ['/h/7/nord', 'schedule-route', { parcours: '7', direction: 'nord' }],
    ['/h/7/2026-11-15', 'schedule-route', { parcours: '7', date: '2026-11-15' }],
    ['/h/7/nord/2026-11-15', 'schedule-route', { parcours: '7', direction: 'nord', date: '2026-11-15' }],
    ['/h/7/nord/1234', 'schedules-trip', { parcours: '7', direction: 'nord', arret: '1234' }],
    [
      '/h/7/nord/1234-pont/2026-11-15',
      'schedules-trip',
      { parcours: '7', direction: 'nord', arret: '1234-pont', date: '2026-11-15' },
    ],
    ['/h/1234', 'schedules-arret', { arret: '1234' }],
    [
      '/h/1234-place-du-marche/2026-02-01',
      'schedules-arret',
      { arret: '1234-place-du-marche', date: '2026-02-01' },
    ],
    ['/avis/details/un-avis', 'notices-details', { rest: 'un-avis' }],
    ['/avis/details/1234B/un-avis/suite', 'notices-details', { parcours: '1234B', rest: 'un-avis/suite' }],
    ['/p/1234B/nord', 'printable-schedules-schedule', { parcours: '1234B', direction: 'nord' }],
    ['/nouvelles', 'news', {}],
    ['/nouvelles/2', 'news', { page: '2' }],
    ['/nouvelles/le-pont', 'news-details', { path: 'le-pont' }],
    ['/recherche', 'search', {}],
    ['/recherche/pont', 'search', { terms: 'pont' }],
    ['/recherche/pont/2', 'search', { terms: 'pont', page: '2' }],
    ['/activation/1/2/h', 'account-activation', { uid: '1', timestamp: '2', hash: 'h' }],
    ['/activation-profil/1/2/h', 'account-activation-legacy', { uid: '1', timestamp: '2', hash: 'h' }],
  ])('know %s as %s', (path, name, params) => {
    expect(found(prefix + path)).toEqual([name, params]);
    const language = prefix ? 'en' : 'fr';
    expect(table.pathOf(name, language, params)).toBe(prefix + path);
  });

  it.each([
    '/h/800AB',
    '/h/800a',
    '/h/A800',
    '/h/800/nord/demain',
    '/h/800/nord/123',
    '/h/800/nord/2026-13-01',
    '/h/800/nord/2026-11-32',
    '/h/800/nord/2026-11-15/encore',
    '/h/123-pont',
    '/h/2026-11-15',
    '/h/1234/26-11-15',
    '/avis/parcours/12345',
    '/avis/parcours/800AB',
    '/avis/details',
    '/p/12345/nord',
    '/p/800',
    '/recherche/pont/deux',
    '/activation/1/2',
  ])('leave %s to the catch-all', (path) => {
    expect(found(prefix + path)).toBeUndefined();
  });
});

describe('the path word of notices by route', () => {
  it('is parcours in French and route in English', () => {
    expect(found('/avis/parcours/800')).toEqual(['notices-route', { parcours: '800' }]);
    expect(found('/en/avis/route/800')).toEqual(['notices-route', { parcours: '800' }]);
    expect(found('/avis/route/800')).toBeUndefined();
    expect(found('/en/avis/parcours/800')).toBeUndefined();
  });

  it('prints under imprimer in French and print in English', () => {
    expect(found('/p/imprimer')).toEqual(['printable-schedules-print', {}]);
    expect(found('/p/imprimer/template')).toEqual(['printable-schedules-template', {}]);
    expect(found('/en/p/print/template')).toEqual(['printable-schedules-template', {}]);
    expect(found('/en/p/imprimer')).toBeUndefined();
  });
});
