import { beforeAll, describe, expect, it } from 'vitest';
import { clientSettingsSchema } from '#contract/content/client-settings.ts';
import { menuSchema } from '#contract/content/menus.ts';
import { idOf, sharedTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await sharedTestContent();
});

describe('languages', () => {
  it('are picked by the prefix of every address', async () => {
    const answer = await content.get(`/en/api/pages/${idOf('fares')}?include=content,media_image`);
    expect(answer.at('data.attributes')).toMatchObject({
      title: 'Fares',
      langcode: 'en',
      path: { alias: '/about/fares', langcode: 'en' },
      breadcrumb: [
        { title: 'Home', path: '/en' },
        { title: 'About', path: '/en/about' },
        { title: 'Fares', path: '/en/about/fares' },
      ],
    });
    expect(answer.at('data.links.self.href')).toContain('http://localhost/en/api/pages/');
    expect(answer.each('included', 'attributes.title')).toEqual(['Pay', undefined]);
    expect(answer.at('included.1.attributes.alt')).toBe('The bridge in the morning');
  });

  it('fall back to the other one, which says so', async () => {
    const answer = await content.get(`/en/api/pages/${idOf('french-only')}`);
    expect(answer.at('data.attributes')).toMatchObject({ langcode: 'fr', title: 'Seulement en français' });
  });

  it('mix in lists unless the language is asked for', async () => {
    const mixed = await content.get('/en/api/pagesPromo?sort=title');
    expect(mixed.each('data', 'attributes.langcode')).toEqual(['en', 'fr']);
    const english = await content.get('/en/api/pagesPromo?fields[pagesPromo]=path&filter[langcode]=en');
    expect(english.each('data', 'attributes.path.alias')).toEqual(['/back-to-school']);
    const french = await content.get('/api/pagesPromo?fields[pagesPromo]=path&filter[langcode]=fr');
    expect(french.at('data')).toHaveLength(2);
  });

  it('filter related items in the language of the address', async () => {
    expect((await content.get('/en/api/news?filter[categories.name]=River')).at('meta.count')).toBe(1);
    expect((await content.get('/api/news?filter[categories.name]=River')).at('meta.count')).toBe(0);
  });
});

describe('menus', () => {
  it('are trees of ready links, in their order', async () => {
    const french = await content.get('/api/menus/main');
    expect(menuSchema.parse(french.json)).toEqual(french.json);
    expect(french.json).toMatchObject({ menu_name: 'main', langcode: 'fr', display_menu: true });
    expect(french.each('menu_items', 'link')).toEqual([
      { title: 'À propos', uri: '/propos', external: false },
      { title: 'Boutique', uri: 'https://boutique.example/', external: true },
      { title: 'Rubrique', uri: '', external: false },
    ]);
    expect(french.at('menu_items.0')).toMatchObject({ group: 2, icon_svg: '<svg/>' });
    const english = await content.get('/en/api/menus/main');
    expect(english.at('menu_items.0.children.0.link.uri')).toBe('/en/about/fares');
    expect((await content.get('/en/api/menus/meta')).at('menu_items.0.link.uri')).toBe('/en/contact-us');
  });

  it('leave out what is switched off or not published', async () => {
    const menu = await content.get('/api/menus/main');
    expect(menu.each('menu_items.0.children', 'link.title')).toEqual(['Tarifs']);
  });

  it('may be empty, and are unknown by another name', async () => {
    expect((await content.get('/api/menus/quick')).at('menu_items')).toEqual([]);
    const unknown = await content.get('/api/menus/nothing');
    expect(unknown.status).toBe(404);
    expect(unknown.json).toEqual({ message: expect.any(String) as string });
  });
});

describe('client settings', () => {
  it('are in an envelope, in the language asked for', async () => {
    const answer = await content.get('/en/api/clientSettings');
    expect(clientSettingsSchema.parse(answer.json)).toEqual(answer.json);
    expect(answer.json).toEqual({
      data: {
        maintenance: { activation: false, page: idOf('home') },
        alert: {
          activation: true,
          type: 'moyen',
          title: 'Snow',
          message: { value: '<p>It snows</p>', format: 'full_html', processed: '<p>It snows</p>' },
          displayOnHomepage: true,
          displayOnPages: ['/about/fares', '/horaires'],
        },
      },
    });
  });
});
