import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import type { SeedItem, SeedSettings } from '#services/content/seed.ts';
import { eventually } from '#tests/support/eventually.ts';
import { contentOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits();

/** Waits until the change has gone round: saving tells, it does not wait. */
const answersSoon = (path: string, status: number) =>
  eventually(async () => {
    const response = await visits.ask(path);
    expect(response.status, path).toBe(status);
    return response;
  });

function seeded(key: string): SeedItem {
  const item = contentSeed.items.find((candidate) => candidate.key === key);
  if (!item) throw new Error(`no item ${key}`);
  return item;
}

const withMaintenance = (activation: boolean): SeedSettings => ({
  ...contentSeed.settings,
  maintenance: { activation, page: 'maintenance' },
});

describe('a change of the content, without a restart', () => {
  it('gives a new promotional page its route in each language', async () => {
    expect((await visits.ask('/patinage')).status).toBe(404);
    await contentOf(visits.app).saveItem({
      key: 'promo-skating',
      type: 'pagesPromo',
      fr: { title: 'Patiner en bus', alias: '/patinage' },
      en: { title: 'Skate by bus', alias: '/skating' },
    });
    await answersSoon('/patinage', 200);
    await answersSoon('/en/skating', 200);
    expect((await visits.page('/patinage')).headings).toEqual(['Patiner en bus']);
    expect((await visits.page('/en/skating')).headings).toEqual(['Skate by bus']);
    expect((await visits.page('/patinage')).alternates['en-ca']).toBe(`${visits.app.origin}/en/skating`);
  });

  it('gives a page an address with accents, and notices theirs below the line they are about', async () => {
    await contentOf(visits.app).saveItem({
      key: 'quay',
      type: 'pages',
      fr: { title: 'Au quai', alias: '/été/au-quai' },
    });
    await answersSoon('/%C3%A9t%C3%A9/au-quai', 200);
    const notices = '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours/details';
    const titles = await Promise.all(
      ['', '/7', '/214'].map(
        async (line) => (await visits.page(`${notices}${line}/detour-chemin-des-brumes`)).headings,
      ),
    );
    const title = 'Détour des parcours 7 et 214 sur le chemin des Brumes';
    expect(titles).toEqual([[title], [title], [title]]);
  });

  it('takes the route of a deleted page away', async () => {
    await contentOf(visits.app).deleteItem('promo-skating');
    expect((await answersSoon('/patinage', 404)).headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('puts a new redirection before every other route', async () => {
    const item = seeded('redirection');
    const redirection = [
      { source: '/connexion', target: '/infolettre#haut' },
      { source: '/vieux', target: '/plus-vieux' },
      { source: '/plus-vieux', target: '/propos' },
      { source: '/piege', target: '//evil.example' },
      { source: '/autre-piege', target: 'https://evil.example/' },
      // Held against any other address it would take for ever.
      { source: '/:x((x+)+y)', target: '/propos' },
    ];
    await contentOf(visits.app).saveItem({
      ...item,
      fr: { title: 'Redirections', attributes: { configuration: { redirection } } },
    });
    const moved = await answersSoon('/connexion', 301);
    expect(moved.headers.get('location')).toBe('/infolettre#haut');
    expect((await visits.ask('/connexion?a=b')).headers.get('location')).toBe('/infolettre?a=b#haut');
    expect((await visits.ask('/vieux')).headers.get('location')).toBe('/propos');
    expect((await visits.page('/vieux')).text('main')).toContain('/propos');
    for (const trap of ['/piege', '/autre-piege', '/xxy']) {
      const response = await visits.ask(trap);
      expect([response.status, response.headers.get('location')], trap).toEqual([404, null]);
    }
    await contentOf(visits.app).saveItem(item);
    await answersSoon('/connexion', 200);
  });

  it('moves a module to its new address, and every link with it', async () => {
    const item = seeded('login');
    await contentOf(visits.app).saveItem({
      ...item,
      fr: { title: 'Connexion', ...item.fr, alias: '/ouvrir-une-session' },
    });
    // The content knows the page at its new address before the routes do.
    await answersSoon('/connexion', 404);
    expect((await visits.ask('/ouvrir-une-session')).status).toBe(200);
    expect((await visits.ask('/mon-profil/mes-avis')).headers.get('location')).toBe(
      '/ouvrir-une-session?destination=%2Fmon-profil%2Fmes-avis',
    );
    expect((await visits.page('/')).view().shell.links.login).toBe('/ouvrir-une-session');
    await contentOf(visits.app).saveItem(item);
    await answersSoon('/connexion', 200);
  });

  it('shows new words on a page that was kept', async () => {
    const item = seeded('contact');
    const path = item.fr?.alias ?? '';
    expect((await visits.page(path)).headings).toEqual([item.fr?.title]);
    await contentOf(visits.app).saveItem({ ...item, fr: { ...item.fr, title: 'Joindre le RTC' } });
    await eventually(async () => expect((await visits.page(path)).headings).toEqual(['Joindre le RTC']));
  });

  it('shows a changed menu', async () => {
    await contentOf(visits.app).saveMenu('main', [
      { title: { fr: 'Nouveau menu', en: 'New menu' }, target: { fr: '/propos', en: '/about' } },
    ]);
    await eventually(async () => expect((await visits.page('/')).text('header')).toContain('Nouveau menu'));
    expect((await visits.page('/en')).text('header')).toContain('New menu');
  });
});

describe('maintenance', () => {
  it('is one page everywhere, in both languages, with 503 and a time to come back', async () => {
    await contentOf(visits.app).saveSettings(withMaintenance(true));
    await answersSoon('/', 503);
    const member = await visits.signIn('member');
    for (const [path, lang] of [
      ['/', 'fr-ca'],
      ['/connexion', 'fr-ca'],
      ['/mon-profil', 'fr-ca'],
      ['/nulle/part', 'fr-ca'],
      ['/en', 'en-ca'],
      ['/en/about', 'en-ca'],
    ] as const) {
      const page = await visits.page(path, member);
      expect([page.response.status, page.lang, page.headings.length], path).toEqual([503, lang, 1]);
      expect(page.view().route.name).toBe('maintenance');
      expect(page.response.headers.get('retry-after')).toBe('120');
      expect(page.response.headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await visits.page('/')).headings).toEqual([seeded('maintenance').fr?.title]);
    expect((await visits.page('/en')).headings).toEqual([seeded('maintenance').en?.title]);
  });

  it('lets the health addresses, the files and the services answer', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/logo.svg', '/services/content/api/menus/main']) {
      expect((await visits.app.get(path)).status, path).toBe(200);
    }
  });

  it('tells a navigation under way as well', async () => {
    const response = await visits.app.get('/_data/propos');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ kind: 'view', view: { route: { name: 'maintenance' } } });
  });

  it('ends when it is switched off', async () => {
    await contentOf(visits.app).saveSettings(withMaintenance(false));
    await answersSoon('/', 200);
    expect((await visits.ask('/en/about')).status).toBe(200);
    expect((await visits.ask('/nulle/part')).status).toBe(404);
  });
});
