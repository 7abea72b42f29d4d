import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorHeaders, idOf, openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

describe('the description of the service', () => {
  it('names its calls', async () => {
    const answer = await content.get('/openapi.json');
    expect([answer.status, answer.at('openapi')]).toEqual([200, '3.1.0']);
    expect(Object.keys(answer.at('paths') as object)).toEqual(
      expect.arrayContaining([expect.stringContaining('menus'), expect.stringContaining('subrequests')]),
    );
  });
});

describe('a JSON:API document', () => {
  it('has the envelope, the media type and absolute links', async () => {
    const answer = await content.get(`/api/pages/${idOf('fares')}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/vnd.api+json');
    expect(answer.at('jsonapi.version')).toBe('1.0');
    expect(answer.at('links.self.href')).toBe(`http://localhost/api/pages/${idOf('fares')}`);
    expect(answer.at('data.links.self.href')).toMatch(
      new RegExp(`^http://localhost/api/pages/${idOf('fares')}\\?resourceVersion=id:\\d+$`),
    );
    expect(answer.json).not.toHaveProperty('included');
    expect(answer.json).not.toHaveProperty('meta');
  });

  it('gives the attributes of a page in the shapes of the contract', async () => {
    const answer = await content.get(`/api/pages/${idOf('fares')}`);
    expect(answer.at('data.attributes')).toMatchObject({
      drupal_internal__nid: 3,
      langcode: 'fr',
      status: true,
      title: 'Tarifs',
      subtitle: 'Ce que coûte un trajet',
      page_style: 'wide',
      created: '2026-02-01T12:00:00+00:00',
      path: { alias: '/propos/tarifs', langcode: 'fr' },
      breadcrumb: [
        { title: 'Accueil', path: '/' },
        { title: 'À propos', path: '/propos' },
        { title: 'Tarifs', path: '/propos/tarifs' },
      ],
    });
    expect(answer.at('data.attributes.metatag_normalized')).toEqual(
      expect.arrayContaining([
        { tag: 'meta', attributes: { name: 'description', content: 'Ce que coûte un trajet' } },
        { tag: 'link', attributes: { rel: 'canonical', href: 'http://localhost/propos/tarifs' } },
        {
          tag: 'meta',
          attributes: { property: 'og:image', content: 'http://localhost/media/pont-large.jpg' },
        },
      ]),
    );
    expect(answer.at('data.attributes.secondary_menu.menu_items.0.link.title')).toBe('Tarifs');
  });

  it('puts what media show on their identifiers', async () => {
    const answer = await content.get(`/api/pages/${idOf('fares')}`);
    expect(answer.at('data.relationships.media_image.data')).toEqual({
      type: 'mediaImages',
      id: idOf('image-bridge'),
      meta: {
        drupal_internal__target_id: 1,
        uri: {
          original: '/media/pont.jpg',
          large: '/media/pont-large.jpg',
          medium: '/media/pont-medium.jpg',
        },
        alt: 'Le pont au matin',
        link: { title: '', uri: '/propos', external: false, options: [] },
      },
    });
  });

  it('includes blocks in their order, for editors hidden ones too, and nothing of the second level', async () => {
    const path = `/api/pages/${idOf('fares')}?include=content`;
    const answer = await content.get(path, editorHeaders);
    expect(answer.each('included', 'type')).toEqual([
      'paragraph--content',
      'paragraph--accordion',
      'paragraph--2_columns',
      'paragraph--files_list',
    ]);
    expect(answer.each('included', 'attributes.status')).toEqual([true, true, true, false]);
    const ids = answer.each('data.relationships.content.data', 'id');
    expect(answer.each('included', 'id')).toEqual(ids);
    expect((await content.get(path)).each('included', 'id')).toEqual(ids.slice(0, 3));
    expect(answer.at('included.0.attributes.body')).toEqual({
      value: '<p>Avec une carte</p>',
      format: 'full_html',
      processed: '<p>Avec une carte</p>',
    });
    expect(answer.at('data.relationships.content.data.0.meta')).toEqual({
      target_revision_id: expect.any(Number) as number,
      drupal_internal__target_id: answer.at('included.0.attributes.drupal_internal__id'),
    });
  });

  it('carries nested blocks on their identifiers, to any depth', async () => {
    const answer = await content.get(`/api/pages/${idOf('fares')}?include=content`, editorHeaders);
    const items = 'included.1.relationships.accordions_list.data';
    expect(answer.each(items, 'meta.attributes.title')).toEqual(['Où?', 'Quand?']);
    expect(answer.each(items, 'meta.attributes.status')).toEqual([true, false]);
    expect(answer.at(`${items}.0.meta.attributes.content.processed`)).toBe('<p>Ici</p>');
    const left = 'included.2.relationships.column_left.data.0';
    expect(answer.at(`${left}.type`)).toBe('paragraph--timeline');
    expect(answer.at(`${left}.meta.relationships.timeline_items.data.0.meta.attributes.title`)).toBe('1976');
    expect(answer.at('included.3.relationships.files_list.data.0.meta')).toMatchObject({
      name: 'plan.pdf',
      description: '<p>Le plan</p>',
      uri: '/media/plan.pdf',
      mimetype: 'application/pdf',
      size: 123456,
    });
  });

  it('gives module pages their key, configuration and bottom blocks', async () => {
    const answer = await content.get(`/api/pageModule/${idOf('schedules')}?include=content,bottom_content`);
    expect(answer.at('data.attributes.module_key')).toBe('schedules');
    expect(answer.at('data.attributes.configuration')).toEqual({ defaultInstance: 'day' });
    expect(answer.each('included', 'attributes.title')).toEqual(['Bas']);
    expect(answer.at('data.relationships.content.data')).toEqual([]);
    expect(answer.at('data.relationships.media_image.data')).toBeNull();
  });

  it('keeps to the sparse fields asked for, attributes and relationships alike', async () => {
    const answer = await content.get('/api/pageModule?fields[pageModule]=module_key,configuration,path');
    expect(Object.keys(answer.at('data.0.attributes') as object).sort()).toEqual([
      'configuration',
      'module_key',
      'path',
    ]);
    expect(answer.at('data.0')).not.toHaveProperty('relationships');
    const other = await content.get(`/api/pages/${idOf('fares')}?fields[pages]=title,content`);
    expect(other.at('data.attributes')).toEqual({ title: 'Tarifs' });
    expect(Object.keys(other.at('data.relationships') as object)).toEqual(['content']);
  });

  it('names the possible relationships when an include is wrong', async () => {
    const answer = await content.get('/api/pages?include=nothing');
    expect(answer.status).toBe(400);
    expect(answer.at('errors.0.detail')).toBe(
      '`nothing` is not a valid relationship field name. Possible values: content, media_image.',
    );
    expect((await content.get('/api/pages?include=media_image.nothing')).status).toBe(400);
  });

  it('includes by default what a notice needs, unless include is given, even empty', async () => {
    const whole = await content.get('/api/notices?sort=-changed');
    expect(new Set(whole.each('included', 'type'))).toEqual(new Set(['taxonomy_term--routes']));
    expect((await content.get('/api/notices?include=')).json).not.toHaveProperty('included');
    const parts = await content.get(`/api/notices_v2/${idOf('notice-parts')}`);
    expect(parts.each('included', 'type')).toEqual([
      'paragraph--avis_parcours',
      'paragraph--avis_arrets',
      'taxonomy_term--routes',
      'taxonomy_term--stops',
    ]);
  });

  it('includes the same item reached by two ways once, with what each way asks of it', async () => {
    const url = `/api/pages/${idOf('fares')}?include=content.media_image.image,media_image.category`;
    const answer = await content.get(url);
    const ids = answer.each('included', 'id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([idOf('image-bridge'), idOf('category-river'), idOf('file-bridge')]),
    );
  });

  it('answers an index with every type', async () => {
    const answer = await content.get('/en/api');
    expect(answer.at('data')).toEqual([]);
    expect(answer.at('links.pageModule.href')).toBe('http://localhost/en/api/pageModule');
    expect(answer.at('links')).toHaveProperty(
      'taxonomy_term--routes.href',
      'http://localhost/en/api/taxonomyTerms/routes',
    );
  });

  it('says missing where a reference leads nowhere any more', async () => {
    await content.store.saveItem({
      key: 'passing',
      type: 'mediaImages',
      shared: { uri: {} },
      fr: { title: 'x' },
    });
    await content.store.saveItem({
      key: 'dangling',
      type: 'contentPromo',
      fr: { title: 'Promo', attributes: { link_promo: '/propos' } },
      references: { media_image: ['passing'] },
    });
    await content.store.deleteItem('passing');
    const answer = await content.get(`/api/contentPromo/${idOf('dangling')}?include=media_image`);
    expect(answer.at('data.relationships.media_image.data')).toMatchObject({ id: 'missing' });
    expect(answer.at('data.attributes.link_promo')).toEqual({
      title: '',
      uri: '/propos',
      external: false,
      options: [],
    });
    expect(answer.json).not.toHaveProperty('included');
  });
});

describe('related and relationship routes', () => {
  it('give full objects and identifiers', async () => {
    const related = await content.get(`/api/news/${idOf('news-bridge')}/image`);
    expect(related.at('data.type')).toBe('mediaImages');
    expect(related.at('data.attributes.alt')).toBe('Le pont au matin');
    const linkage = await content.get(`/api/notices/${idOf('notice-detour')}/relationships/routes`);
    expect(linkage.each('data', 'id')).toEqual([idOf('route-801'), idOf('route-7')]);
    expect(linkage.at('data.0')).not.toHaveProperty('attributes');
    const many = await content.get(`/api/notices/${idOf('notice-detour')}/routes`);
    expect(many.each('data', 'attributes.name')).toEqual(['801', '7']);
  });

  it('give null for an empty to-one relationship and 404 for an unknown one', async () => {
    const empty = await content.get(`/api/press_release/${idOf('press')}/image`);
    expect(empty.status).toBe(200);
    expect(empty.at('data')).toBeNull();
    for (const name of ['nothing', 'constructor', 'relationships/valueOf', '__proto__'])
      expect((await content.get(`/api/news/${idOf('news-bridge')}/${name}`)).status, name).toBe(404);
    expect((await content.get(`/api/news/${idOf('nobody')}/image`)).status).toBe(404);
  });
});

describe('pages of a collection', () => {
  it('count everything and link to their neighbours only where there are some', async () => {
    const first = await content.get('/api/taxonomyTerms/routes?page[limit]=1&sort=name');
    expect(first.at('meta.count')).toBe(3);
    expect(Object.keys(first.at('links') as object).sort()).toEqual(['last', 'next', 'self']);
    const next = await content.get(String(first.at('links.next.href')).replace('http://localhost', ''));
    expect(next.each('data', 'attributes.name')).toEqual(['7']);
    expect(Object.keys(next.at('links') as object).sort()).toEqual(['first', 'last', 'next', 'prev', 'self']);
    const last = await content.get(String(first.at('links.last.href')).replace('http://localhost', ''));
    expect(last.at('links')).not.toHaveProperty('next');
  });

  it('are cut at 50 without a word, or at what their type allows', async () => {
    for (let number = 0; number < 61; number++) {
      const title = `École ${String(number).padStart(2, '0')}`;
      await content.store.saveItem({ key: `school-${number}`, type: 'opus_dans_votre_ecole', fr: { title } });
      await content.store.saveItem({ key: `promo-${number}`, type: 'contentPromo', fr: { title } });
    }
    expect((await content.get('/api/contentPromo?page[limit]=500')).at('data')).toHaveLength(50);
    expect(
      (await content.get('/api/opus_dans_votre_ecole?page[limit]=500&sort=title')).at('data'),
    ).toHaveLength(60);
    expect((await content.get('/api/opus_dans_votre_ecole')).at('data')).toHaveLength(50);
  });

  it.each(['page[limit]=0', 'page[limit]=-1', 'page[limit]=x', 'page[offset]=-1', 'page=2'])(
    'refuse %s',
    async (query) => {
      expect((await content.get(`/api/pages?${query}`)).status).toBe(400);
    },
  );
});

describe('sorting', () => {
  it('goes by several fields, up and down, without regard to accents', async () => {
    const titles = await content.get('/api/pages?sort=title');
    expect(titles.each('data', 'attributes.title')).toEqual([
      'Accueil du réseau',
      'Seulement en français',
      'Tarifs',
    ]);
    const dates = await content.get('/api/news?sort[d][path]=news_date&sort[d][direction]=DESC');
    expect(dates.each('data', 'attributes.news_date')).toEqual(['2026-11-01', '2026-10-01']);
    const through = await content.get('/api/notices?sort=-routes.name');
    expect(through.each('data', 'attributes.title')).toEqual(['Détour', 'Avis général']);
  });

  it.each(['sort=', 'sort=nothing', 'sort[a][direction]=ASC', 'sort[a][path]=title&sort[a][direction]=UP'])(
    'refuses %s',
    async (query) => {
      expect((await content.get(`/api/pages?${query}`)).status).toBe(400);
    },
  );
});

describe('refusals', () => {
  it.each([
    ['/api/pages?limit=5', 400, 'limit'],
    ['/api/pages?q=x', 400, 'q'],
    ['/api/pages?_format=json', 400, '_format'],
    [`/api/pages/${idOf('fares')}?search=x`, 400, 'search'],
    ['/api/nothing', 404, undefined],
    [`/api/pages/${idOf('nobody')}`, 404, undefined],
    ['/api/pages/not-a-uuid', 404, undefined],
    [`/api/news/${idOf('fares')}`, 404, undefined],
  ])('%s is a %i in the JSON:API family', async (url, status, parameter) => {
    const answer = await content.get(url);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/vnd.api+json');
    expect(answer.at('errors.0')).toMatchObject({
      status: String(status),
      links: { via: { href: `http://localhost${url}` }, info: { href: expect.any(String) as string } },
      ...(parameter !== undefined && { source: { parameter } }),
    });
  });

  it('accepts a custom parameter that is not made of a–z only', async () => {
    expect((await content.get('/api/pages?utm_source=x&camelCase=1')).status).toBe(200);
  });

  it.each(['POST', 'PATCH', 'DELETE'] as const)('%s is not allowed', async (method) => {
    const url = `/en/api/paragraph/content/${idOf('fares')}`;
    const headers = { 'content-type': 'application/vnd.api+json' };
    const answer = await content.app.inject({ method, url, headers, payload: '{}' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });
});

describe('the calls with an address of their own', () => {
  it('lists promoted items of several types, with and without a slash', async () => {
    for (const url of [
      '/api/featured/?page[limit]=3&sort=-changed',
      '/api/featured?page[limit]=3&sort=-changed',
    ]) {
      const answer = await content.get(url);
      expect(answer.each('data', 'type')).toEqual(['press_release', 'news']);
    }
  });

  it('finds a term by uuid and by number', async () => {
    const byId = await content.get(`/api/taxonomy_term/${idOf('route-801')}`);
    expect(byId.at('data.type')).toBe('taxonomy_term--routes');
    const number = String(byId.at('data.attributes.drupal_internal__tid'));
    expect((await content.get(`/api/taxonomy_term/${number}`)).at('data.id')).toBe(idOf('route-801'));
    expect((await content.get('/api/taxonomy_term/99999')).status).toBe(404);
    expect((await content.get(`/api/taxonomy_term/${idOf('fares')}`)).status).toBe(404);
  });

  it('lists pictures by the name of their category, and files by name', async () => {
    const pictures = await content.get(
      '/api/mediaImages?page[limit]=999&filter[category.name]=Fleuve&sort=-created',
    );
    expect(pictures.each('data', 'id')).toEqual([idOf('image-bridge')]);
    const files = await content.get('/api/files?filter[filename]=pont.jpg');
    expect(files.at('data.0.attributes')).toMatchObject({
      filename: 'pont.jpg',
      uri: { value: 'public://pont.jpg', url: '/media/pont.jpg' },
      filemime: 'image/jpeg',
      filesize: 2048,
    });
    expect(files.at('data.0.links.self.href')).not.toContain('resourceVersion');
  });
});

describe('caching', () => {
  it('lets visitors keep an answer a minute and check it by its tag', async () => {
    const first = await content.get('/api/menus/main');
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const again = await content.get('/api/menus/main', { 'if-none-match': String(first.headers['etag']) });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers['etag']).toBe(first.headers['etag']);
  });

  it('keeps nothing of what a token opened, nor of an error', async () => {
    const opened = await content.get('/api/pages', { authorization: 'Bearer editor' });
    expect(opened.headers['cache-control']).toBe('private, no-store');
    expect((await content.get('/api/nothing')).headers['cache-control']).toBe('no-store');
  });
});
