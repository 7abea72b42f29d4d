import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { layoutNames, type LayoutName } from '#site/routing/route.ts';
import { count, layoutMarkup, routedMarkup } from '#tests/support/layout-markup.tsx';
import type { MenuItem } from '#domain/menu.ts';
import { fixtureMenus } from './fixture-menus.ts';
import { Layout } from './layout.tsx';
import { alertFixture, memberFixture, viewFixture, type ViewChange } from './fixtures.ts';

const page = (locale: 'fr' | 'en', layout: LayoutName = 'default', change: ViewChange = {}) =>
  layoutMarkup(viewFixture(locale, { ...change, route: { layout, ...change.route } }));

const hrefsUnder = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ href, children }) => [...(href ? [href] : []), ...hrefsUnder(children)]);

const drawsTitle = (layout: LayoutName) => ['screen', 'search-screen', 'display', 'print'].includes(layout);

describe.each(layoutNames)('the %s layout', (layout) => {
  it.each(['fr', 'en'] as const)('has one main part, one title and the page in %s', (locale) => {
    const markup = page(locale, layout);
    expect(count(markup, /<main /)).toBe(1);
    // A screen draws its own title, where its answer begins; so does a sheet.
    expect(count(markup, /<h1 /)).toBe(drawsTitle(layout) ? 0 : 1);
    expect(markup).toContain('<p>La page</p>');
  });

  it('has nothing the security policy refuses', () => {
    const shell = {
      visitor: memberFixture,
      alert: alertFixture('fr'),
      consent: 'unasked',
      warning: 'api_unavail',
    } as const;
    expect(page('fr', layout, { shell })).not.toMatch(/<(style|script)\b|\s(style|on[a-z]+)="/);
  });
});

describe('the shell', () => {
  it('begins with links to the page, the menu and the footer, which are there', () => {
    const markup = page('fr');
    for (const id of ['content', 'menu', 'footer']) {
      expect(markup).toContain(`<a href="#${id}">`);
      expect(count(markup, new RegExp(` id="${id}"`))).toBe(1);
    }
  });

  it('uses every id once', () => {
    const shell = { visitor: memberFixture, alert: alertFixture('en'), consent: 'unasked' } as const;
    const ids = [...page('en', 'default', { shell }).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('tells that features are unavailable when a part behind the site fails', () => {
    const shell = { warning: 'api_unavail' } as const;
    expect(page('fr', 'default', { shell })).toContain('Certaines fonctions du site ne sont pas disponibles');
    expect(page('en', 'home', { shell })).toContain('Some features of the site are unavailable');
    expect(page('fr')).not.toContain('Certaines fonctions');
  });

  it('says over the pages of a language what the operator has to say of it', () => {
    expect(page('en')).toMatch(/who may read these pages\. <a href="\/en\/rule"/);
    expect(page('fr')).not.toContain('/en/rule');
  });

  it.each(['bare', 'print', 'redirect'] as const)('is left out of the %s layout', (layout) => {
    expect(page('fr', layout)).not.toMatch(/<nav|<form|<button/);
  });

  it('shows what is wrong with a form of one button, and leaves the others to themselves', () => {
    const faults = [{ code: 'stale', message: 'Trop longtemps' }];
    const summary = (name: string) =>
      page('fr', 'default', { form: { name, kind: 'refused', faults, values: {} } }).includes(
        '<div class="page-width page-shell-faults">',
      );
    expect(['alert', 'logout', 'consent', 'trial'].map(summary)).toEqual([true, true, false, false]);
  });
});

describe('the default layout', () => {
  it('shows the breadcrumbs, the title, the subtitle and the section’s menu', () => {
    const markup = page('fr');
    expect(markup).toMatch(/<nav class="breadcrumbs" aria-label="Vous êtes ici">/);
    expect(markup).toMatch(/<h1[^>]*>Points de vente<\/h1>/);
    expect(markup).toContain('Où acheter et recharger votre carte');
    expect(markup).toMatch(/<nav class="tree-nav" aria-label="Dans cette section">/);
  });

  it('lists the pages of the section where the content gives no menu, and names the section', () => {
    const markup = page('fr', 'default', { info: { sidebar: undefined } });
    const side = /<div class="page-sidebar">.*$/s.exec(markup)?.[0] ?? '';
    expect(side).toMatch(/<h2><a href="\/titres-et-tarifs"[^>]*>Titres et tarifs<\/a><\/h2>/);
    const nav = /<nav class="tree-nav".*?<\/nav>/s.exec(side)?.[0] ?? '';
    const hrefs = [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs.length).toBeGreaterThan(1);
    const section = fixtureMenus('fr').main.items.find(({ title }) => title === 'Titres et tarifs');
    expect(hrefs).toEqual(hrefsUnder(section?.children ?? []));
  });

  it('marks the list that a page of its own stands under', () => {
    const info = { sidebar: undefined, breadcrumbs: [{ title: 'Accueil', path: '/' }] };
    const markup = page('fr', 'default', {
      info,
      route: { url: '/titres-et-tarifs/points-de-vente/gare?x=1' },
    });
    expect(markup).toMatch(/aria-current="true"[^>]*href="\/titres-et-tarifs\/points-de-vente"/);
  });

  it('does not call the menu of landing pages a section', () => {
    const [item] = fixtureMenus('fr').main.items;
    const sidebar = { name: 'landing-pages-menu', items: item ? [item] : [] } as const;
    const markup = page('fr', 'default', { info: { sidebar }, route: { url: '/bienvenue' } });
    expect(markup).toContain('<nav class="tree-nav" aria-label="Voir aussi">');
    expect(markup).not.toContain('Dans cette section');
  });

  it('has no side column where the page has no section', () => {
    const info = { sidebar: undefined, breadcrumbs: [] };
    expect(page('fr', 'default', { info, route: { url: '/plan-du-site' } })).not.toContain('page-sidebar');
  });

  it('marks content of the other language and says so', () => {
    const markup = page('en', 'default', { info: { contentLocale: 'fr' } });
    expect(markup).toContain('This content is available in French only.');
    expect(markup).toMatch(/<h1[^>]*lang="fr-CA"/);
    expect(markup).toContain('<div class="page-content" lang="fr-CA">');
  });
});

describe('content of the other language', () => {
  /** The innermost part that has the words and says its language. */
  const languageOf = (markup: string, words: string) =>
    DomUtils.getElementsByTagName(() => true, parseDocument(markup)).findLast(
      (element) => element.attribs['lang'] && DomUtils.textContent(element).includes(words),
    )?.attribs['lang'];

  // A redirection has no content. On the home page and on a bare one the screen marks its own part; a screen has its own words.
  it.each(layoutNames.filter((layout) => layout !== 'redirect' && !drawsTitle(layout)))(
    'is marked in the %s layout',
    (layout) => {
      const view = viewFixture('en', { route: { layout }, info: { title: 'Le titre', contentLocale: 'fr' } });
      const element = (
        <Layout view={view} intro={<p>Le début</p>} bottom={<p>La suite</p>}>
          <p>La page</p>
        </Layout>
      );
      const markup = routedMarkup(element, 'en', view.route.url);
      const own = ['home', 'bare', 'search'].includes(layout) ? undefined : 'fr-CA';
      expect(
        ['Le titre', 'Le début', 'La page', 'La suite'].map((words) => languageOf(markup, words)),
      ).toEqual(['fr-CA', 'fr-CA', own, 'fr-CA']);
    },
  );
});

describe('the other layouts', () => {
  it('leaves the header’s search out of the home page, which begins with one', () => {
    expect(page('fr', 'default')).toContain('class="search-sheet"');
    expect(page('fr', 'home')).not.toContain('role="search"');
  });

  it('lists the profile’s pages and the notices in the account', () => {
    const route = { url: '/mon-profil/mes-avis' };
    const markup = page('fr', 'my-account', { route, shell: { visitor: memberFixture } });
    const nav = /<nav class="account-nav".*?<\/nav>/s.exec(markup)?.[0] ?? '';
    expect(count(nav, /<a /)).toBe(5);
    expect(nav).toMatch(
      /aria-current="page" href="\/mon-profil\/mes-avis"|href="\/mon-profil\/mes-avis"[^>]*aria-current="page"/,
    );
  });

  it('calls a preview a preview', () => {
    expect(page('fr', 'preview')).toContain('<strong>Aperçu</strong>');
    expect(page('en', 'preview')).toContain('<strong>Preview</strong>');
  });

  it('keeps the words searched for in the page’s field', () => {
    expect(page('fr', 'search', { route: { params: { terms: 'arrêt' } } })).toMatch(
      /name="terms"[^>]*value="arrêt"/,
    );
  });

  it('says where a redirection leads', () => {
    expect(page('en', 'redirect', { data: { to: '/en/fares' } })).toMatch(
      /<a href="\/en\/fares"[^>]*>\/en\/fares<\/a>/,
    );
  });
});
