import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { locales } from '#domain/locale.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { previewTypes } from '#domain/preview-types.ts';
import { accountSettings } from '#tests/support/test-client.ts';
import { contentOf, siteOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits({ parts: ['site', 'content', 'cache', 'accounts'], settings: accountSettings });

const accountScreens = [
  ['/mon-profil', '/en/my-account'],
  ['/mon-profil/avis/modifier', '/en/my-account/notices/edit'],
  ['/mon-profil/infolettre/modifier', '/en/my-account/newsletter/edit'],
  ['/mon-profil/modifier-info', '/en/my-account/edit-info'],
  ['/mon-profil/mes-parametres-de-profil', '/en/my-account/my-account-parameters'],
  ['/mon-profil/mes-avis', '/en/my-account/my-notices'],
] as const;

describe('the account area', () => {
  it.each(accountScreens.flat())(
    'sends an anonymous visitor of %s to login, with the way back',
    async (path) => {
      const response = await visits.ask(`${path}?a=1`);
      const login = path.startsWith('/en') ? '/en/login' : '/connexion';
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        `${login}?destination=${encodeURIComponent(`${path}?a=1`)}`,
      ]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const location = new URL(response.headers.get('location') ?? '', visits.app.origin);
      expect(location.searchParams.get('destination')).toBe(`${path}?a=1`);
    },
  );

  it('tells a navigation to go to login too', async () => {
    const response = await visits.app.get('/_data/mon-profil/mes-avis');
    expect(await response.json()).toEqual({
      kind: 'redirect',
      to: '/connexion?destination=%2Fmon-profil%2Fmes-avis',
    });
  });

  it('leads a member from its home to the notices screen', async () => {
    const member = await visits.signIn('member');
    expect((await visits.ask('/mon-profil', member)).headers.get('location')).toBe(
      '/mon-profil/avis/modifier',
    );
    expect((await visits.ask('/en/my-account', member)).headers.get('location')).toBe(
      '/en/my-account/notices/edit',
    );
  });

  it('shows a member every screen, kept nowhere, with the links of the profile', async () => {
    const member = await visits.signIn('member');
    for (const [path, links] of accountScreens.slice(1).flatMap(
      ([fr, en]) =>
        [
          [fr, accountScreens.map(([one]) => one)],
          [en, accountScreens.map(([, two]) => two)],
        ] as const,
    )) {
      const page = await visits.page(path, member);
      expect(page.response.status, path).toBe(200);
      expect(page.response.headers.get('cache-control'), path).toBe('private, no-store');
      expect(page.view().route.layout).toBe('my-account');
      const [nav] = page.elements(({ attribs }) => attribs['class'] === 'account-nav');
      const hrefs = page
        .elements(({ name, attribs }) => name === 'a' && nav !== undefined && attribs['href'] !== undefined)
        .map(({ attribs }) => attribs['href']);
      for (const link of links.slice(1)) expect(hrefs, path).toContain(link);
    }
  });

  it('loads the site data on entering, and only then', async () => {
    const member = await visits.signIn('member');
    const loads = () =>
      visits.app.logs.filter(
        ({ msg, part }) => msg === 'a part of the site data could not be loaded' && part === 'lines:fr',
      ).length;
    const before = loads();
    await visits.page('/', member);
    await visits.ask('/mon-profil/mes-avis');
    expect(loads()).toBe(before);
    await visits.page('/mon-profil/mes-avis', member);
    expect(loads()).toBe(before + 1);
    await visits.ask('/en/my-account/nowhere', member);
    expect(loads()).toBe(before + 2);
  });

  it('is closed again after three days without a visit', async () => {
    const member = await visits.signIn('member');
    expect((await visits.ask('/mon-profil/mes-avis', member)).status).toBe(200);
    visits.app.clock.advance(3 * 86_400_000 + 1);
    expect((await visits.ask('/mon-profil/mes-avis', member)).status).toBe(302);
  });
});

describe('a member whose session cannot be looked up', () => {
  const failing = () =>
    vi
      .spyOn(siteOf(visits.app).sessions, 'find')
      .mockRejectedValue(new AppError('unavailable', 'the store is away'));
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['/mon-profil/mes-avis', 'Votre profil est injoignable pour le moment'],
    ['/en/my-account/my-notices', 'Your profile cannot be reached at the moment'],
  ])('is told so at %s, and not sent to sign in', async (path, words) => {
    const member = await visits.signIn('member');
    const lookUp = failing();
    const page = await visits.page(path, member);
    expect([page.response.status, page.response.headers.get('location')]).toEqual([503, null]);
    expect(Number(page.response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.text('main')).toContain(words);
    expect(page.response.headers.getSetCookie()).toEqual([]);
    lookUp.mockRestore();
    expect((await visits.ask(path, member)).status).toBe(200);
    expect((await visits.ask(path)).status).toBe(302);
  });

  it('reads what everyone may, and keeps nothing of it', async () => {
    const member = await visits.signIn('member');
    failing();
    const response = await visits.ask('/propos', member);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });
});

describe('pages for those who have not signed in', () => {
  it.each([
    ['/connexion', '/mon-profil'],
    ['/creer-un-compte', '/mon-profil'],
    ['/en/login', '/en/my-account'],
    ['/en/create-account', '/en/my-account'],
  ])('%s sends a member to %s', async (path, account) => {
    expect((await visits.ask(path)).status).toBe(200);
    const response = await visits.ask(path, await visits.signIn('member'));
    expect([response.status, response.headers.get('location')]).toEqual([302, account]);
  });

  it('are shown to someone whose session cookie means nothing', async () => {
    const page = await visits.page('/connexion', { cookie: `parcours_session=${'x'.repeat(43)}` });
    expect([page.response.status, page.view().shell.visitor.kind]).toEqual([200, 'anonymous']);
  });
});

describe('previews', () => {
  const item = (key: string, type: string, fr: string, en: string) => ({
    key,
    type,
    fr: { title: fr, alias: `/${key}` },
    en: { title: en, alias: `/${key}` },
  });

  // All at once: the site looks at its routes again after each change.
  beforeAll(async () => {
    const content = contentOf(visits.app);
    const saves = Object.entries(previewTypes).flatMap(([type, wire]) => [
      content.saveItem(item(`shown-${type}`, wire, 'Publié', 'Published')),
      content.saveItem(item(`draft-${type}`, wire, 'Brouillon', 'Draft'), { draft: true }),
    ]);
    await Promise.all(saves);
  });

  it.each(Object.keys(previewTypes))(
    'show an editor a %s, published or draft, in both languages',
    async (type) => {
      const editor = await visits.signIn('editor');
      const [shown, hidden] = [uuidOf(`shown-${type}`), uuidOf(`draft-${type}`)];
      for (const [path, title] of [
        [`/preview/${type}/${shown}`, 'Publié'],
        [`/en/preview/${type}/${shown}`, 'Published'],
        [`/preview/${type}/${hidden}`, 'Brouillon'],
        [`/en/preview/${type}/${hidden}`, 'Draft'],
      ] as const) {
        const page = await visits.page(path, editor);
        expect([page.response.status, page.headings], path).toEqual([200, [title]]);
        expect(page.view().route.layout).toBe('preview');
        expect(page.response.headers.get('cache-control')).toBe('private, no-store');
      }
    },
  );

  it('show the words an editor is working on, while visitors read those that are published', async () => {
    const editor = await visits.signIn('editor');
    const content = contentOf(visits.app);
    const { id } = await content.saveItem(item('travaux', 'pages', 'Première version', 'First version'));
    await content.saveItem(item('travaux', 'pages', 'Deuxième version', 'Second version'), { draft: true });
    expect((await visits.page(`/preview/page/${id}`, editor)).headings).toEqual(['Deuxième version']);
    expect((await visits.page(`/en/preview/page/${id}`, editor)).headings).toEqual(['Second version']);
    expect((await visits.page('/travaux')).headings).toEqual(['Première version']);
    expect((await visits.page('/travaux', editor)).headings).toEqual(['Première version']);
  });

  it('are closed to visitors and to members, in both languages', async () => {
    const member = await visits.signIn('member');
    for (const locale of locales) {
      const path = `${locale === 'fr' ? '' : '/en'}/preview/page/${uuidOf('contact')}`;
      const anonymous = await visits.ask(path);
      expect(anonymous.status).toBe(302);
      expect(anonymous.headers.get('location')).toContain(`destination=${encodeURIComponent(path)}`);
      const refused = await visits.page(path, member);
      expect([refused.response.status, refused.headings]).toEqual([
        403,
        [locale === 'fr' ? 'Page non trouvée' : 'This page could not be found'],
      ]);
    }
  });

  it('are 404 for another type, an identifier that is none, and an item that is not there', async () => {
    const editor = await visits.signIn('editor');
    for (const path of [
      `/preview/menu/${uuidOf('contact')}`,
      '/preview/page/7',
      `/preview/page/${uuidOf('nothing-at-all')}`,
      '/preview',
    ]) {
      expect((await visits.ask(path, editor)).status, path).toBe(404);
    }
    expect(siteOf(visits.app).routes.current().table.match('/preview/menu/x')?.route.name).toBe('page');
  });
});
