import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedItem } from '#services/content/seed.ts';
import {
  editorHeaders,
  employeeHeaders,
  idOf,
  openTestContent,
  type TestContent,
} from '#tests/support/content-service.ts';
import { drawPng } from '#tests/support/pictures.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const page = (alias: string, title: string, more: Partial<SeedItem> = {}): SeedItem => ({
  key: alias.slice(1).replaceAll('/', '-'),
  type: 'pages',
  fr: { title, alias },
  ...more,
});
const idAt = (alias: string) => idOf(alias.slice(1).replaceAll('/', '-'));

describe('the way to a page', () => {
  const titlesAt = async (alias: string, headers = {}) => {
    const answer = await content.get(`/api/pages/${idAt(alias)}`, headers);
    return answer.each('data.attributes.breadcrumb', 'title');
  };
  const article = (key: string, title: string, shared: Record<string, string>): SeedItem => ({
    key,
    type: 'news',
    shared,
    fr: { title, alias: `/${key}` },
  });

  it('leaves out what stands above and is not published, not yet or no longer shown, or for employees', async () => {
    await content.store.saveItem(page('/a', 'Ouvert'));
    await content.store.saveItem(page('/a/b', 'Fermé', { status: false }));
    await content.store.saveItem(page('/a/b/c', 'Interne', { shared: { audience: 'employees' } }));
    await content.store.saveItem(page('/a/b/c/d', 'Page'));
    expect(await titlesAt('/a/b/c/d')).toEqual(['Accueil', 'Ouvert', 'Page']);
    expect(await titlesAt('/a/b/c/d', employeeHeaders)).toEqual(['Accueil', 'Ouvert', 'Interne', 'Page']);
    await content.store.saveItem(
      article('plus-tard', 'À venir', { date_publication_start: '2026-12-01T05:00:00Z' }),
    );
    await content.store.saveItem(article('avant', 'Passé', { date_publication_end: '2026-11-01' }));
    for (const above of ['plus-tard', 'avant']) {
      await content.store.saveItem(page(`/${above}/page`, 'Dessous'));
      expect(await titlesAt(`/${above}/page`)).toEqual(['Accueil', 'Dessous']);
    }
    content.clock.advance(30 * 24 * 3600_000);
    expect(await titlesAt('/plus-tard/page')).toEqual(['Accueil', 'À venir', 'Dessous']);
    content.clock.advance(-30 * 24 * 3600_000);
  });

  it('is in no list and no related item otherwise', async () => {
    const list = await content.get('/api/pages?page[limit]=50');
    expect(list.text).toContain('Dessous');
    for (const title of ['Fermé', 'Interne', 'À venir', 'Passé']) expect(list.text).not.toContain(title);
  });

  it('is that of visitors where an editor looks at a draft', async () => {
    expect(await titlesAt('/a/b/c/d', editorHeaders)).toEqual(['Accueil', 'Ouvert', 'Interne', 'Page']);
  });
});

describe('a menu', () => {
  it('leads to nothing that is not shown', async () => {
    const target = { key: 'menu-target', type: 'news', fr: { title: 'Cible', alias: '/cible' } };
    const uris = async () => (await content.get('/api/menus/footer')).each('menu_items', 'link.uri');
    const menu = { data: [{ title: { fr: 'Un lien', en: 'A link' }, target: 'menu-target' }] };
    await content.store.saveItem(target);
    const put = await content.database.pool.query(
      `insert into content_menus (name, items) values ('footer', $1)
        on conflict (name) do update set items = excluded.items`,
      [JSON.stringify(menu.data)],
    );
    expect(put.rowCount).toBe(1);
    expect(await uris()).toEqual(['/cible']);
    await content.store.saveItem({ ...target, shared: { date_publication_end: '2026-11-01' } });
    expect(await uris()).toEqual([]);
    await content.store.saveItem({ ...target, status: false });
    expect(await uris()).toEqual([]);
  });
});

describe('what a list leaves out', () => {
  const titles = ['Zèbre', 'Abeille', 'Mouton', 'Corneille', 'Tortue', 'Dindon'];
  const omittedBy = async (query: string) => {
    const answer = await content.get(`/api/pagesProject?${query}`);
    expect(answer.status).toBe(200);
    const links = (answer.at('meta.omitted.links') ?? {}) as Record<string, { href: string }>;
    return Object.values(links).map(({ href }) => href.split('/').at(-1));
  };
  beforeAll(async () => {
    for (const [at, title] of titles.entries())
      await content.store.saveItem({
        key: `closed-project-${at}`,
        type: 'pagesProject',
        status: false,
        fr: { title, alias: `/projets/${at}` },
      });
  });

  it('is named in one order, whatever the order that was asked for', async () => {
    const ids = titles.map((_, at) => idOf(`closed-project-${at}`)).toSorted();
    for (const sort of ['title', '-title', 'created', 'drupal_internal__nid', 'path.alias', '-status'])
      expect(await omittedBy(`sort=${sort}`), sort).toEqual(ids);
    expect(await omittedBy('page[limit]=2&sort=title')).toEqual(ids.slice(0, 2));
    expect(await omittedBy('page[limit]=2&sort=-title')).toEqual(ids.slice(0, 2));
    expect(await omittedBy('page[limit]=2&page[offset]=4&sort=title')).toEqual(ids.slice(0, 2));
  });

  it.each([
    'filter[status]=0',
    'filter[langcode]=fr',
    'filter[title][operator]=CONTAINS&filter[title][value]=z',
  ])('is not named where some of it is asked for: %s', async (query) => {
    expect(await omittedBy(query)).toEqual([]);
    expect((await content.get(`/api/pagesProject?${query}`)).at('meta')).toEqual({ count: 0 });
  });

  it('is not named among what is promoted', async () => {
    const featured = await content.get('/api/featured?page[limit]=50');
    expect(featured.json).not.toHaveProperty('meta.omitted');
  });

  it('changes nothing of the count, the pages or the order', async () => {
    await content.store.saveItem({
      key: 'open-project',
      type: 'pagesProject',
      fr: { title: 'Lapin', alias: '/projets/ouvert' },
    });
    const answer = await content.get('/api/pagesProject?sort=title&page[limit]=1');
    expect([answer.at('meta.count'), answer.each('data', 'id')]).toEqual([1, [idOf('open-project')]]);
    expect(answer.json).not.toHaveProperty('links.next');
  });
});

describe('a file', () => {
  let n = 0;
  /** Sends a file that is like no other. */
  async function send(
    path = '/api/files',
    bytes: Buffer = Buffer.from(`note ${(n += 1)}`),
    name = 'note.txt',
  ) {
    const answer = await content.send(
      'POST',
      path,
      {
        ...editorHeaders,
        'content-type': 'application/octet-stream',
        'content-disposition': `file; filename="${name}"`,
      },
      bytes,
    );
    expect(answer.status, answer.text).toBe(201);
    return {
      id: String(answer.at('data.id')),
      url: String(answer.at('data.attributes.uri.url')),
      digest: hash('sha256', bytes),
    };
  }
  const block = (id: string, more: object = {}) => ({
    type: 'files_list',
    attributes: {},
    references: { files_list: [id] },
    ...more,
  });
  const holder = (id: string, more: Partial<SeedItem> = {}, own: object = {}): SeedItem => ({
    key: `holder-${id}`,
    type: 'pages',
    fr: { title: 'Documents', content: [block(id, own)] },
    ...more,
  });
  const ask = async (url: string, headers = {}) => (await content.get(url, headers)).status;

  it('that no page shows is there for editors alone, by its address, by its number and in lists', async () => {
    const { id, url } = await send();
    for (const headers of [{}, employeeHeaders]) {
      expect(await ask(url, headers)).toBe(403);
      expect(await ask(`/api/files/${id}`, headers)).toBe(403);
      expect((await content.get(`/api/files?filter[id]=${id}`, headers)).at('data')).toEqual([]);
      expect((await content.get('/api/files?page[limit]=50', headers)).text).not.toContain(url);
    }
    const answer = await content.get(url, editorHeaders);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(await ask(`/api/files/${id}`, editorHeaders)).toBe(200);
  });

  it.each<[string, Partial<SeedItem>, object]>([
    ['is not published', { status: false }, {}],
    ['is for employees', { shared: { audience: 'employees' } }, {}],
    ['has the file in a block that is switched off', {}, { status: false }],
  ])('is closed where its page %s', async (_case, more, own) => {
    const { id, url } = await send();
    await content.store.saveItem(holder(id, more, own));
    expect(await ask(url)).toBe('shared' in more ? 401 : 403);
    expect(await ask(url, editorHeaders)).toBe(200);
    await content.store.saveItem({ ...holder(id), shared: { audience: null }, status: true });
    expect(await ask(url)).toBe(200);
  });

  it('is closed where its own item is not published, whatever shows it', async () => {
    const { id, url } = await send();
    await content.store.saveItem(holder(id));
    expect(await ask(url)).toBe(200);
    const body = { data: { type: 'files', id, attributes: { status: false } } };
    expect((await content.write('PATCH', `/api/files/${id}`, body)).status).toBe(200);
    expect([await ask(url), await ask(url, editorHeaders)]).toEqual([403, 200]);
  });

  it('is closed while a draft alone shows it, and once its page lets go of it', async () => {
    const { id, url } = await send();
    await content.store.saveItem(holder(id), { draft: true });
    expect([await ask(url), await ask(url, editorHeaders)]).toEqual([403, 200]);
    await content.store.saveItem(holder(id));
    expect(await ask(url)).toBe(200);
    await content.store.saveItem({ ...holder(id), fr: { title: 'Documents', content: [] } });
    expect([await ask(url), await ask(url, editorHeaders)]).toEqual([403, 200]);
  });

  it('comes and goes with the window of the page that shows it, and is kept by nobody meanwhile', async () => {
    const { id, url } = await send();
    await content.store.saveItem({
      ...holder(id),
      type: 'news',
      shared: { date_publication_start: '2026-11-11T05:00:00Z', date_publication_end: '2026-11-12' },
    });
    expect(await ask(url)).toBe(403);
    content.clock.advance(24 * 3600_000);
    const shown = await content.get(url);
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    content.clock.advance(3 * 24 * 3600_000);
    expect(await ask(url)).toBe(403);
    content.clock.advance(-4 * 24 * 3600_000);
  });

  it('of a picture is as open as the picture, with its smaller forms', async () => {
    const { id, url } = await send('/api/mediaImages/image', drawPng(700, 401), 'photo.png');
    const variant = url.replace('.png', '.medium.webp');
    const picture = await content.write('POST', '/api/mediaImages', {
      data: {
        type: 'mediaImages',
        attributes: { name: 'Photo', alt: '' },
        relationships: { image: { data: { type: 'files', id } } },
      },
    });
    const image = String(picture.at('data.id'));
    const own = `/api/mediaImages/${image}`;
    for (const path of [url, variant, own]) expect([path, await ask(path)]).toEqual([path, 403]);
    expect((await content.get('/api/mediaImages')).each('data', 'id')).not.toContain(image);
    for (const path of [url, variant, own]) expect(await ask(path, editorHeaders)).toBe(200);
    const pictured = (status: boolean): SeedItem => ({
      key: 'pictured',
      type: 'pages',
      status,
      fr: { title: 'Illustrée' },
      references: { media_image: [image] },
    });
    await content.store.saveItem(pictured(false));
    for (const path of [url, variant, own]) expect(await ask(path)).toBe(403);
    await content.store.saveItem(pictured(true));
    for (const path of [url, variant, own]) expect(await ask(path)).toBe(200);
  });

  it('is open where an alert names it, while it is switched on', async () => {
    const { url } = await send();
    const switched = async (alert: object) => {
      const headers = { ...editorHeaders, 'content-type': 'application/json' };
      const answer = await content.patch('/api/clientSettings', { data: { alert } }, headers);
      expect(answer.status, answer.text).toBe(200);
    };
    const html = `<a href="${url}">Le plan</a>`;
    const words = { title: { fr: 'Verglas', en: 'Ice' }, message: { fr: html, en: html } };
    await switched({ activation: false, ...words });
    expect([await ask(url), await ask(url, editorHeaders)]).toEqual([403, 200]);
    await switched({ activation: true, until: '2026-11-11T00:00:00Z' });
    const shown = await content.get(url);
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    content.clock.advance(24 * 3600_000);
    expect(await ask(url)).toBe(403);
    content.clock.advance(-24 * 3600_000);
    await switched({ activation: false });
    expect(await ask(url)).toBe(403);
  });

  it('is open where an entry of a menu leads to it that is not switched off, nor one above it', async () => {
    const { url } = await send();
    const title = { fr: 'Document', en: 'Document' };
    const entry = { title, target: { fr: url, en: url } };
    const off = { enabled: false };
    await content.store.saveMenu('footer', [
      { ...entry, ...off },
      { title, ...off, children: [entry] },
      { title, children: [{ title, ...off, children: [entry] }] },
    ]);
    expect([await ask(url), await ask(url, editorHeaders)]).toEqual([403, 200]);
    await content.store.saveMenu('footer', [{ title, children: [{ title, children: [entry] }] }]);
    expect(await ask(url)).toBe(200);
  });

  it('is open where a text that is shown links to it, in a menu or a page', async () => {
    const { url } = await send();
    const body = `<p><a href="${url}">Le document</a></p>`;
    const linking = (status: boolean): SeedItem => ({
      key: 'linking',
      type: 'pages',
      status,
      fr: { title: 'Un lien', content: [{ type: 'content', attributes: { body } }] },
    });
    await content.store.saveItem(linking(false));
    expect(await ask(url)).toBe(403);
    await content.store.saveItem(linking(true));
    expect(await ask(url)).toBe(200);
    await content.store.deleteItem('linking');
    expect(await ask(url)).toBe(403);
    await content.database.pool.query(
      `insert into content_menus (name, items) values ('footer', $1)
        on conflict (name) do update set items = excluded.items`,
      [JSON.stringify([{ title: { fr: 'Document' }, target: { fr: url, en: url } }])],
    );
    expect(await ask(url)).toBe(200);
  });
});
