import { createRequire } from 'node:module';
import { Jsona } from 'jsona';
import Kitsu from 'kitsu';
import { NextDrupal, type DrupalNode } from 'next-drupal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedApp, startApp } from '#tests/support/app.ts';
import { idOf, openBesideShared, type TestContent } from '#tests/support/content-service.ts';

/** Clients of others, from the registry, read a server that really listens. */
let content: TestContent;
let base: string;
beforeAll(async () => {
  content = await openBesideShared();
  base = await content.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => content.close());

interface Page {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly langcode: string;
  readonly content: readonly {
    readonly type: string;
    readonly title: string;
    readonly body: { processed: string };
  }[];
}

describe('next-drupal', () => {
  const open = (): NextDrupal => new NextDrupal(base, { apiPrefix: '/api', useDefaultEndpoints: false });
  const english = { locale: 'en', defaultLocale: 'fr' };

  it('reads a page by its path', async () => {
    const page = await open().getResourceByPath('/propos/tarifs', { params: { include: 'content' } });
    expect(page).toMatchObject({ id: idOf('fares'), type: 'pages', title: 'Tarifs' });
    expect((page as unknown as Page).content.map(({ type }) => type)).toEqual([
      'paragraph--content',
      'paragraph--accordion',
      'paragraph--2_columns',
      'paragraph--files_list',
    ]);
  });

  it('reads a translated page by its path', async () => {
    const page = await open().getResourceByPath('/about/fares', {
      ...english,
      params: { include: 'content' },
    });
    expect(page).toMatchObject({ title: 'Fares', langcode: 'en' });
  });

  it('gets null for a path that leads nowhere', async () => {
    expect(await open().getResourceByPath('/nulle-part')).toBeNull();
  });

  it('translates paths, with redirections', async () => {
    expect(await open().translatePath('/vieux')).toMatchObject({
      entity: { uuid: idOf('fares') },
      redirect: [{}, {}],
    });
    expect(await open().translatePath('/nulle-part')).toBeNull();
  });

  it('finds a resource through the index', async () => {
    const client = open();
    expect(await client.getResource('pageModule', idOf('schedules'))).toMatchObject({
      module_key: 'schedules',
    });
    const route = await client.getResource('taxonomy_term--routes', idOf('route-801'));
    expect(route).toMatchObject({ name: '801' });
    const term = await client.getResource('pages', idOf('fares'), english);
    expect(term).toMatchObject({ langcode: 'en' });
  });

  it('lists a collection with its parameters', async () => {
    const news = await open().getResourceCollection('news', {
      params: { sort: '-news_date', 'page[limit]': 1, 'filter[promoted]': 1, include: 'categories' },
    });
    expect(news).toMatchObject([{ title: 'Le pont rouvre', categories: [{ name: 'Fleuve' }] }]);
  });

  it('reads a menu as a list and as a tree', async () => {
    const { items, tree } = await open().getMenu('main');
    expect(items.map(({ title, url }) => [title, url])).toEqual([
      ['À propos', '/propos'],
      ['Tarifs', '/propos/tarifs'],
      ['Boutique', 'https://boutique.example/'],
      ['Rubrique', ''],
    ]);
    expect(JSON.parse(JSON.stringify(tree))).toMatchObject([
      { title: 'À propos', items: [{ title: 'Tarifs' }] },
      {},
      {},
    ]);
    const inEnglish = await open().getMenu('main', { ...english, params: { 'filter[max_depth]': 1 } });
    expect(inEnglish.items.map(({ title }) => title)).toEqual(['About', 'Shop', 'Section']);
    await expect(open().getMenu('nothing')).rejects.toThrow('There is no menu nothing.');
    await expect(open().getMenu('main', { params: { 'filter[x]': 1 } })).rejects.toThrow('min_depth');
  });

  it('throws what the server said', async () => {
    await expect(open().getResource('pages', idOf('closed'))).rejects.toThrow('not allowed');
    await expect(open().getResourceCollection('pages', { params: { include: 'nothing' } })).rejects.toThrow(
      'Possible values',
    );
  });
});

describe('next-drupal on the running program', () => {
  /** What it finds by path, by type and in a menu. */
  const readAll = async (client: NextDrupal) => {
    const [route] = await client.getResourceCollection<DrupalNode[]>('taxonomy_term--routes');
    return {
      home: await client.getResourceByPath('/'),
      translated: await client.translatePath('/'),
      pages: await client.getResourceCollection<DrupalNode[]>('pages', { params: { 'page[limit]': 1 } }),
      route: await client.getResource('taxonomy_term--routes', route?.id ?? ''),
      menu: (await client.getMenu('main', { locale: 'en', defaultLocale: 'fr' })).items[0],
    };
  };
  const found = {
    home: { path: { alias: '/' } },
    translated: { isHomePath: true },
    pages: [{ type: 'pages' }],
    route: { type: 'taxonomy_term--routes' },
    menu: { menu_name: 'main', url: expect.stringMatching(/^\/en\//) as string },
  };

  it('reads a process of the content alone at its bare address', { timeout: 60_000 }, async () => {
    const program = await startApp({ parts: ['content'] });
    expect(await readAll(new NextDrupal(program.origin, { apiPrefix: '/api' }))).toMatchObject(found);
    await program.close();
  });

  it('reads the default start, once its requests are led under /services/content', async () => {
    const { origin } = await sharedApp();
    // The client cuts the path off its base address.
    const fetcher = (url: string, init?: RequestInit) =>
      fetch(url.replace(origin, `${origin}/services/content`), init);
    expect(await readAll(new NextDrupal(origin, { apiPrefix: '/api', fetcher }))).toMatchObject(found);
  });
});

describe('jsona', () => {
  it('puts a document together', async () => {
    const text = await (await fetch(`${base}/api/notices_v2/${idOf('notice-parts')}`)).text();
    const notice = new Jsona().deserialize(text);
    expect(notice).toMatchObject({
      title: 'Travaux',
      parcours: [{ routes: [{ name: '7' }], arrets: [{ name: '1001' }] }, { type: 'paragraph--avis_arrets' }],
    });
  });

  it('keeps what an identifier carries', async () => {
    const text = await (await fetch(`${base}/api/pages/${idOf('fares')}?include=media_image`)).text();
    expect(new Jsona().deserialize(text)).toMatchObject({
      media_image: { name: 'Pont', resourceIdObjMeta: { uri: { large: '/media/pont-large.jpg' } } },
    });
  });
});

describe('kitsu', () => {
  const open = (): Kitsu =>
    new Kitsu({ baseURL: `${base}/api`, resourceCase: 'none', pluralize: false, camelCaseTypes: false });

  it('reads a collection with nested parameters', async () => {
    const answer: unknown = await open().get('notices', {
      params: { filter: { 'routes.name': '801' }, page: { limit: 5 }, sort: '-changed' },
    });
    expect(answer).toMatchObject({
      data: [{ title: 'Détour', routes: { data: [{ name: '801' }, { name: '7' }] } }],
      meta: { count: 1 },
    });
  });

  it('reads one resource', async () => {
    const answer: unknown = await open().get(`pageModule/${idOf('schedules')}`);
    expect(answer).toMatchObject({ data: { module_key: 'schedules', type: 'pageModule' } });
  });

  it('reports the errors of the server', async () => {
    await expect(open().get('pages', { params: { include: 'nothing' } })).rejects.toMatchObject({
      errors: [{ status: '400' }],
    });
  });
});

describe('jsonapi-validator', () => {
  const { Validator } = createRequire(import.meta.url)('jsonapi-validator') as {
    Validator: new () => { validate(document: unknown): void };
  };

  it.each([
    '/api',
    '/api/pages',
    '/en/api/pages?include=content,media_image',
    `/api/pages/${idOf('fares')}?include=content`,
    '/api/pageModule?fields[pageModule]=module_key,configuration,path',
    '/api/notices',
    '/api/notices_v2',
    '/api/featured',
    '/api/menu_items/main',
    '/api/mediaImages?include=category,image',
    '/api/files',
    `/api/news/${idOf('news-bridge')}/image`,
    `/api/press_release/${idOf('press')}/image`,
    `/api/notices/${idOf('notice-detour')}/relationships/routes`,
    `/api/taxonomy_term/${idOf('route-7')}`,
    '/api/nothing',
    '/api/pages?limit=5',
    `/api/pages/${idOf('closed')}`,
  ])('accepts %s', async (url) => {
    const document: unknown = await (await fetch(`${base}${url}`)).json();
    expect(() => new Validator().validate(document)).not.toThrow();
  });

  it('accepts a page of many once the links to the others are texts, the only form its schema knows', async () => {
    const answer = await fetch(`${base}/api/taxonomyTerms/routes?page[limit]=1&page[offset]=1`);
    const document = (await answer.json()) as { links: Record<string, { href: string }> };
    const links = Object.entries(document.links).map(([name, { href }]) => [name, href]);
    expect(new Set(links.map(([name]) => name))).toEqual(new Set(['first', 'last', 'next', 'prev', 'self']));
    expect(() => new Validator().validate({ ...document, links: Object.fromEntries(links) })).not.toThrow();
  });
});
