import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { buildRoutes } from '#site/routing/build-routes.ts';
import { createRouteTable } from '#site/routing/route-table.ts';
import type { Visitor } from '#site/view.ts';
import { guard } from './guard.ts';

const modules = (['fr', 'en'] as const).map((locale) => ({
  id: 'login',
  key: 'login',
  locale,
  alias: locale === 'fr' ? '/connexion' : '/login',
  defaultInstance: true,
  redirections: [],
}));
const table = (withLogin = true) =>
  createRouteTable(
    buildRoutes({
      modules: withLogin ? modules : [],
      promos: [],
      pages: [],
      strategy: 'prefix-except-default',
      gallery: false,
      redirectHosts: [],
    }),
  );

const anonymous: Visitor = { kind: 'anonymous' };
const person = { username: 'eve@exemple.ca', firstName: 'Ève', lastName: 'Roy', noticesCount: 0 };
const member: Visitor = { kind: 'member', ...person };
const editor: Visitor = { kind: 'editor', ...person };

function sentTo(address: string, visitor: Visitor, routes = table()): string | undefined {
  const url = new URL(address, 'http://site.example');
  const match = routes.match(url.pathname);
  if (!match) throw new Error(`no route at ${address}`);
  return guard({ match, visitor, table: routes, url });
}

describe('the guard of a route', () => {
  it('lets everyone see a public page', () => {
    for (const visitor of [anonymous, member, editor]) expect(sentTo('/x', visitor)).toBeUndefined();
  });

  it('sends an anonymous visitor of the account area to the login page of the language, with the way back', () => {
    expect(sentTo('/mon-profil/mes-avis?page=2', anonymous)).toBe(
      '/connexion?destination=%2Fmon-profil%2Fmes-avis%3Fpage%3D2',
    );
    expect(sentTo('/en/my-account/my-notices', anonymous)).toBe(
      '/en/login?destination=%2Fen%2Fmy-account%2Fmy-notices',
    );
    expect(sentTo('/mon-profil/mes-avis', member)).toBeUndefined();
  });

  it('sends members and editors away from the login page to their account', () => {
    expect(sentTo('/connexion', anonymous)).toBeUndefined();
    expect(sentTo('/connexion', member)).toBe('/mon-profil');
    expect(sentTo('/en/login', editor)).toBe('/en/my-account');
  });

  it('lets only editors preview', () => {
    const path = '/preview/news/00000000-0000-0000-0000-000000000000';
    expect(sentTo(path, editor)).toBeUndefined();
    expect(sentTo(path, anonymous)).toBe(`/connexion?destination=${encodeURIComponent(path)}`);
    expect(() => sentTo(path, member)).toThrow(AppError);
    expect(() => sentTo(path, member)).toThrow(expect.objectContaining({ code: 'forbidden' }));
  });

  it('sends to the home page where there is no login page', () => {
    expect(sentTo('/mon-profil', anonymous, table(false))).toBe('/?destination=%2Fmon-profil');
  });
});
