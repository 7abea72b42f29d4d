import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { buildRoutes } from '#site/routing/build-routes.ts';
import { createRouteTable } from '#site/routing/route-table.ts';
import { withAlternate } from './alternate-path.ts';

const aliases = { schedules: ['/horaires', '/schedules'], news: ['/nouvelles', '/news'] } as const;
const modules = Object.entries(aliases).flatMap(([key, [fr, en]]) =>
  (['fr', 'en'] as const).map((locale) => ({
    id: key,
    key,
    locale,
    alias: locale === 'fr' ? fr : en,
    defaultInstance: true,
    redirections: [],
  })),
);
const table = createRouteTable(
  buildRoutes({
    modules,
    promos: [],
    pages: [],
    strategy: 'prefix-except-default',
    gallery: false,
    redirectHosts: [],
  }),
);

function alternate(path: string, locale: Locale, alternatePath?: string): string | undefined {
  const info = { title: 'x', metas: [], breadcrumbs: [], ...(alternatePath ? { alternatePath } : {}) };
  return withAlternate(info, { match: table.match(path), locale }, table).alternatePath;
}

describe('the same page in the other language', () => {
  it('keeps the parameters of its route', () => {
    expect(alternate('/horaires/800/nord/2026-11-15', 'fr', '/en/schedules')).toBe(
      '/en/schedules/800/nord/2026-11-15',
    );
    expect(alternate('/en/schedules/1234', 'en')).toBe('/horaires/1234');
    expect(alternate('/', 'fr')).toBe('/en');
    expect(alternate('/mon-profil/mes-avis', 'fr')).toBe('/en/my-account/my-notices');
  });

  it('is what the content says where the address is the item’s own', () => {
    expect(alternate('/nouvelles/le-pont', 'fr', '/en/news/the-bridge')).toBe('/en/news/the-bridge');
    expect(alternate('/nouvelles/le-pont', 'fr')).toBeUndefined();
    expect(alternate('/a-propos', 'fr', '/en/about')).toBe('/en/about');
  });

  it('is what the content says where the route is in one language only', () => {
    expect(alternate('/employes/infos-employes/activites', 'fr', '/en/employees')).toBe('/en/employees');
    expect(alternate('/employes/infos-employes/activites', 'fr')).toBeUndefined();
  });
});
