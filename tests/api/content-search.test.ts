import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refillSearch } from '#services/content/store/refill-search.ts';
import { openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const page = (key: string, title: string, more: object = {}) => ({
  key,
  type: 'pages',
  fr: {
    title,
    alias: key,
    content: [
      {
        type: 'content',
        attributes: { title: 'Bloc', body: '<p>Les <b>chevaux</b> du fleuve gelé &amp; la neige.</p>' },
      },
    ],
    ...more,
  },
});
const search = (words: string, more = '', base = '') =>
  content.get(`${base}/api/solr-search?search=${encodeURIComponent(words)}${more}`);
const titles = async (words: string, base = '') =>
  (await search(words, '', base)).each('search_results', 'title');

describe('solr-search', () => {
  beforeAll(async () => {
    await content.store.saveItem(page('river-horses', 'Traversées d’hiver'));
    await content.store.saveItem({ ...page('hidden-horses', 'Cachée'), status: false });
    await content.store.saveItem({
      ...page('staff-horses', 'Du personnel'),
      shared: { audience: 'employees' },
    });
    await content.store.saveItem(
      page('off-block', 'Bloc éteint', {
        content: [
          {
            type: '2_columns',
            status: false,
            attributes: {},
            children: { column_left: [{ type: 'content', attributes: { body: '<p>Chevaux secrets</p>' } }] },
          },
        ],
      }),
    );
  });

  it('finds a page by words of its title and of its blocks, in other forms and without accents', async () => {
    for (const words of ['traversee', 'cheval fleuve', 'GELÉ', 'Traversées d’hiver', 'travers'])
      expect(await titles(words), words).toEqual(['Traversées d’hiver']);
  });

  it('tells where the page is, what it is, and the words around what was found', async () => {
    const answer = await search('chevaux');
    expect(answer.at('search_results.0')).toMatchObject({
      title: 'Traversées d’hiver',
      url: '/river-horses',
      type: 'pages',
      langcode: 'fr',
      excerpt: expect.stringContaining('<strong>chevaux</strong> du fleuve gelé &amp; la neige') as string,
    });
    expect(answer.at('pager')).toEqual({
      current_page: 0,
      total_items: 1,
      total_pages: 1,
      items_per_page: 10,
    });
  });

  it('finds nothing that is not published, not for everybody, or in a block that is not shown', async () => {
    expect(await titles('cachée')).toEqual([]);
    expect(await titles('personnel')).toEqual([]);
    expect(await titles('secrets')).toEqual([]);
  });

  it('finds a language’s own words', async () => {
    await content.store.saveItem({
      key: 'river-horses',
      type: 'pages',
      en: { title: 'Winter crossings', alias: 'winter-crossings' },
    });
    expect(await titles('crossing', '/en')).toEqual(['Winter crossings']);
    expect(await titles('crossing')).toEqual([]);
    expect((await search('winter', '', '/en')).at('search_results.0.url')).toBe('/en/winter-crossings');
  });

  it('follows what is published, and forgets what is taken out', async () => {
    await content.store.saveItem(page('moving', 'Zibeline'));
    expect(await titles('zibeline')).toEqual(['Zibeline']);
    await content.store.saveItem(page('moving', 'Hermine'), { draft: true });
    expect(await titles('hermine')).toEqual([]);
    await content.store.saveItem(page('moving', 'Hermine'));
    expect([await titles('zibeline'), await titles('hermine')]).toEqual([[], ['Hermine']]);
    await content.store.deleteItem('moving');
    expect(await titles('hermine')).toEqual([]);
  });

  it('gives page after page, those with the word in their title first', async () => {
    for (const n of [1, 2, 3])
      await content.store.saveItem(
        page(`otter-${n}`, n === 2 ? 'Loutre' : `Page ${n}`, {
          content: [{ type: 'content', attributes: { body: '<p>Une loutre.</p>' } }],
        }),
      );
    const first = await search('loutre', '&items_per_page=2');
    expect(first.at('pager')).toEqual({ current_page: 0, total_items: 3, total_pages: 2, items_per_page: 2 });
    expect(first.at('search_results.0.title')).toBe('Loutre');
    expect((await search('loutre', '&items_per_page=2&page=1')).each('search_results', 'type')).toEqual([
      'pages',
    ]);
    expect((await search('loutre', '&items_per_page=2&page=9')).at('search_results')).toEqual([]);
  });

  it.each([
    '',
    '   ',
    "'",
    '& | ! ( ) : *',
    '<script>',
    'le de la',
    '%',
    '\\',
    'é'.repeat(150),
    'a '.repeat(90),
    '\uD800',
  ])('answers whatever is asked: %j', async (words) => {
    const answer = await content.get(`/api/solr-search?search=${encodeURIComponent(words.toWellFormed())}`);
    expect([answer.status, Array.isArray(answer.at('search_results'))]).toEqual([200, true]);
  });

  it.each([
    'search=%00',
    `search=${'a'.repeat(201)}`,
    'search=a&page=-1',
    'search=a&items_per_page=51',
    'search=a&page=x',
  ])('refuses what cannot be meant: %s', async (query) => {
    expect((await content.get(`/api/solr-search?${query}`)).status).toBe(400);
  });

  it('has the words of content that was there before it', async () => {
    await content.database.pool.query('delete from content_search');
    await content.database.pool.query("delete from content_settings where name = 'search-index'");
    expect(await titles('fleuve gelé')).toEqual([]);
    expect(await refillSearch(content.database.orm)).toBeGreaterThan(5);
    expect(await titles('fleuve gelé')).toEqual(['Traversées d’hiver']);
    expect([await titles('secrets'), await titles('cachée')]).toEqual([[], []]);
    expect(await refillSearch(content.database.orm)).toBe(0);
  });

  it('puts nothing into an excerpt that a browser would run', async () => {
    const attributes = { body: '<p>ragondin &lt;img src=x onerror=alert(1)&gt;</p>' };
    await content.store.saveItem(page('coypu', 'Ragondin', { content: [{ type: 'content', attributes }] }));
    const excerpt = (await search('ragondin')).at('search_results.0.excerpt');
    expect(excerpt).toMatch(/^<strong>ragondin<\/strong> &lt;img src=x/);
  });
});
