import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorHeaders, idOf, openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

describe('what visitors see', () => {
  it('is published and inside its window, in lists and alone', async () => {
    const list = await content.get('/api/news?sort=news_date');
    expect(list.each('data', 'attributes.title')).toEqual(['Le pont rouvre', 'Aujourd’hui']);
    expect(list.at('meta.count')).toBe(2);
    expect((await content.get(`/api/news/${idOf('news-today')}`)).status).toBe(200);
    for (const [type, key] of [
      ['news', 'news-future'],
      ['news', 'news-past'],
      ['pages', 'closed'],
    ] as const) {
      const answer = await content.get(`/api/${type}/${idOf(key)}`);
      expect(answer.status).toBe(403);
      expect(answer.at('errors.0.title')).toBe('Forbidden');
    }
  });

  it('is told of what was left out', async () => {
    const list = await content.get('/api/news');
    const links = Object.values(list.at('meta.omitted.links') as Record<string, { href: string }>);
    expect(links.map(({ href }) => href).sort()).toEqual(
      [idOf('news-future'), idOf('news-past')].map((id) => `http://localhost/api/news/${id}`).sort(),
    );
    const included = await content.get(`/api/news/${idOf('news-today')}?include=image`);
    expect(included.json).not.toHaveProperty('included');
    expect(JSON.stringify(included.at('meta.omitted'))).toContain(idOf('image-hidden'));
  });

  it('is not given the address of a picture that is not published, by nothing that refers to it', async () => {
    const { id } = await content.store.saveItem({
      key: 'news-pictured',
      type: 'news',
      fr: { title: 'Illustrée', alias: '/medias/nouvelles/illustree' },
      references: { media_image: ['image-hidden'] },
    });
    const path = `/api/news/${id}`;
    for (const address of [path, `${path}?include=image`, `${path}/relationships/image`, '/api/news']) {
      const { status, text } = await content.get(address);
      expect([status, text], address).toEqual([200, expect.not.stringContaining('secret.jpg')]);
    }
    // An editor works with it.
    expect((await content.get(path, editorHeaders)).text).toContain('secret.jpg');
    await content.store.deleteItem('news-pictured');
  });

  it('changes with the clock', async () => {
    content.clock.advance(30 * 24 * 3600_000);
    const list = await content.get('/api/news?sort=news_date');
    expect(list.each('data', 'attributes.title')).toEqual(['Le pont rouvre', 'Demain']);
    expect((await content.get(`/api/news/${idOf('news-future')}`)).status).toBe(200);
    content.clock.advance(-30 * 24 * 3600_000);
  });

  it('lasts to the end of the last day, at the operator’s hour', async () => {
    content.clock.advance(13.9 * 3600_000); // 23:54 in Québec, the 10th
    expect((await content.get(`/api/news/${idOf('news-today')}`)).status).toBe(200);
    content.clock.advance(0.2 * 3600_000);
    expect((await content.get(`/api/news/${idOf('news-today')}`)).status).toBe(403);
    content.clock.advance(-14.1 * 3600_000);
  });

  it('keeps non-public notices out of lists only', async () => {
    const list = await content.get('/api/notices?filter[non_public]=1');
    expect(list.at('data')).toEqual([]);
    expect(list.at('meta')).toEqual({ count: 0 });
    const alone = await content.get(`/api/notices/${idOf('notice-secret')}`);
    expect(alone.at('data.attributes.title')).toBe('Non public');
  });

  it('does not let a filter look into what is hidden', async () => {
    const related = await content.get('/api/news?filter[image.alt]=Secret');
    expect(related.at('data')).toEqual([]);
    const own = await content.get('/api/news?filter[title]=Demain');
    expect(own.at('meta')).toEqual({ count: 0 });
  });

  it('gives a block only with a page one may see', async () => {
    const page = await content.get(`/api/pages/${idOf('fares')}`);
    const block = String(page.at('data.relationships.content.data.0.id'));
    expect((await content.get(`/api/paragraph/content/${block}`)).at('data.attributes.title')).toBe('Payer');
    const closed = {
      key: 'shut',
      type: 'pages',
      status: false,
      fr: { title: 'x', content: [{ type: 'content', attributes: { body: 'y' } }] },
    };
    await content.store.saveItem(closed);
    const read = await content.get(`/api/pages/${idOf('shut')}`, editorHeaders);
    const hidden = String(read.at('data.relationships.content.data.0.id'));
    expect((await content.get(`/api/paragraph/content/${hidden}`)).status).toBe(403);
  });
});

describe('what editors see at another moment', () => {
  const at = (moment: string, path = '/api/news?sort=news_date') =>
    content.get(path, { ...editorHeaders, 'x-moment': moment });

  it('is what visitors will see then, and drafts only where they are asked for', async () => {
    const list = await at('2026-12-20T12:00:00Z');
    expect(list.each('data', 'attributes.title')).toEqual(['Le pont rouvre', 'Demain']);
    expect((await at('2026-12-20T12:00:00Z', `/api/pages/${idOf('closed')}`)).status).toBe(403);
    expect(list.headers['cache-control']).toBe('private, no-store');
  });

  it.each(['demain', '+150000-01-01T00:00:00Z', '-271821-04-20T00:00:00Z'])(
    'is refused where it is no moment: %s',
    async (moment) => expect((await at(moment)).status).toBe(400),
  );

  it('is of no use to anybody else', async () => {
    const list = await content.get('/api/news?sort=news_date', { 'x-moment': '2026-12-20T12:00:00Z' });
    expect(list.each('data', 'attributes.title')).toEqual(['Le pont rouvre', 'Aujourd’hui']);
    expect((await content.get('/api/news', { 'x-moment': 'demain' })).status).toBe(200);
  });
});

describe('what editors see', () => {
  it('is everything', async () => {
    const list = await content.get('/api/news', editorHeaders);
    expect(list.at('data')).toHaveLength(4);
    expect((await content.get(`/api/pages/${idOf('closed')}`, editorHeaders)).status).toBe(200);
    expect((await content.get('/api/notices', editorHeaders)).at('data')).toHaveLength(3);
  });

  it('is for those whose token says so', async () => {
    const other = { authorization: 'Bearer someone' };
    expect((await content.get(`/api/pages/${idOf('closed')}`, other)).status).toBe(403);
  });
});

describe('drafts', () => {
  const url = `/api/pages/${idOf('draft')}`;
  const item = (title: string, body: string) => ({
    key: 'draft',
    type: 'pages',
    fr: { title, alias: '/brouillon', content: [{ type: 'content', attributes: { title: 'Bloc', body } }] },
  });

  it('are not published by being saved', async () => {
    await content.store.saveItem(item('Ébauche', 'un'), { draft: true });
    expect((await content.get(url)).status).toBe(403);
    expect((await content.get('/router/translate-path?path=/brouillon')).status).toBe(403);
    expect((await content.get(url, editorHeaders)).at('data.attributes.title')).toBe('Ébauche');
  });

  it('stand beside what is published until they are', async () => {
    await content.store.saveItem(item('Publiée', 'un'));
    await content.store.saveItem(item('Nouvelle', 'deux'), { draft: true });
    const published = await content.get(`${url}?include=content`);
    expect(published.at('data.attributes.title')).toBe('Publiée');
    expect(published.at('included.0.attributes.body.processed')).toBe('un');
    const draft = await content.get(`${url}?include=content&resourceVersion=rel:working-copy`, editorHeaders);
    expect(draft.at('data.attributes.title')).toBe('Nouvelle');
    expect(draft.at('included.0.attributes.body.processed')).toBe('deux');
    expect(draft.headers['cache-control']).toBe('private, no-store');
    expect(draft.at('included.0.id')).toBe(published.at('included.0.id'));

    const number = String(draft.at('data.attributes.drupal_internal__vid'));
    expect((await content.get(`${url}?resourceVersion=id:${number}`)).status).toBe(403);
    const byNumber = await content.get(`${url}?resourceVersion=id:${number}`, editorHeaders);
    expect(byNumber.at('data.attributes.title')).toBe('Nouvelle');
    const list = await content.get(
      '/api/pages?filter[title]=Nouvelle&resourceVersion=rel:working-copy',
      editorHeaders,
    );
    expect(list.at('meta.count')).toBe(1);

    await content.store.saveItem(item('Nouvelle', 'deux'));
    expect((await content.get(`${url}?include=content`)).at('included.0.attributes.body.processed')).toBe(
      'deux',
    );
    const after = await content.get(`${url}?resourceVersion=rel:working-copy`, editorHeaders);
    expect(after.at('data.attributes.status')).toBe(true);
  });

  it('are refused to visitors, published versions are not', async () => {
    const page = `/api/pages/${idOf('fares')}`;
    expect((await content.get(`${page}?resourceVersion=rel:working-copy`)).status).toBe(403);
    expect((await content.get('/api/pages?resourceVersion=rel:working-copy')).status).toBe(403);
    expect((await content.get(`${page}?resourceVersion=rel:latest-version`)).status).toBe(200);
    const self = String((await content.get(page)).at('data.links.self.href'));
    expect((await content.get(self.replace('http://localhost', ''))).status).toBe(200);
    expect((await content.get(`${page}?resourceVersion=id:99999`)).status).toBe(404);
    expect((await content.get(`${page}?resourceVersion=nonsense`)).status).toBe(400);
    expect((await content.get('/api/pages?resourceVersion=id:1')).status).toBe(400);
  });
});
