import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpTransport } from '#platform/transport.ts';
import { openContentOn, sharedTestContent, type TestContent } from '#tests/support/content-service.ts';
import { startUpstream, type Upstream, type UpstreamAnswer } from '#tests/support/upstream.ts';

let solr: Upstream;
let content: TestContent;
beforeAll(async () => {
  solr = await startUpstream();
  content = await openContentOn((await sharedTestContent()).database, {
    search: { external: httpTransport(`${solr.url}/solr/site`, 1000) },
  });
});
afterAll(async () => {
  await content.close();
  await solr.close();
});

/** As Solr 9 answers. */
const found: UpstreamAnswer = {
  body: {
    responseHeader: { status: 0, QTime: 3 },
    response: {
      numFound: 12,
      start: 0,
      numFoundExact: true,
      docs: [
        { id: 'n1', title: ['Tarifs'], url: '/tarifs', type: 'pages', changed: '2026-11-01T10:00:00Z' },
        { id: 2, title: 'Hausse', url: '/nouvelles/hausse', type: 'news' },
      ],
    },
    highlighting: { n1: { content: ['Les \uE000tarifs\uE001 <img src=x onerror=alert(1)> & <b>frais</b>'] } },
    facet_counts: { facet_fields: { type: ['pages', 8, 'pageHub', 1, 'news', 3, 'unknown', 9] } },
  },
};
const nothing = (collations: readonly unknown[]): UpstreamAnswer => ({
  body: { response: { numFound: 0, docs: [] }, spellcheck: { suggestions: [], collations } },
});
beforeEach(() => solr.will(found));

const search = (words: string, more = '', base = '') =>
  content.get(`${base}/api/solr-search?search=${encodeURIComponent(words)}${more}`);
const lastQuery = () => new URL(solr.requests.at(-1)?.url ?? '', solr.url).searchParams;

describe('a search service elsewhere', () => {
  it('answers instead of the database, in the words of the contract', async () => {
    const answer = await search('tarifs', '&items_per_page=5&page=1');
    expect(answer.status).toBe(200);
    expect(answer.at('search_results')).toEqual([
      {
        nid: 'n1',
        title: 'Tarifs',
        url: '/tarifs',
        type: 'pages',
        excerpt: 'Les <strong>tarifs</strong>   &amp;  frais ',
        langcode: 'fr',
        changed: '2026-11-01T10:00:00Z',
      },
      expect.objectContaining({ nid: '2', type: 'news', excerpt: '', changed: '' }) as unknown,
    ]);
    expect(answer.at('pager')).toEqual({
      current_page: 1,
      total_items: 12,
      total_pages: 3,
      items_per_page: 5,
    });
    expect(answer.at('facets.0.items')).toEqual([
      { raw_value: 'pages', value: 'Pages', count: 9, active: false },
      { raw_value: 'news', value: 'Nouvelles', count: 3, active: false },
    ]);
    expect(solr.requests.at(-1)?.url).toMatch(/^\/solr\/site\/select\?/);
    expect([lastQuery().get('start'), lastQuery().get('rows')]).toEqual(['5', '5']);
  });

  it('is asked in the language of the address, for the types that were chosen', async () => {
    await search('fares', '&f[0]=type:notices', '/en');
    expect(lastQuery().getAll('fq')).toEqual(['langcode:en', '{!tag=type}type:(notices OR notices_v2)']);
  });

  it('is given words alone, whatever was typed', async () => {
    await search('title:x OR *:* {!func}1 "a" \\ -b été');
    expect(lastQuery().get('q')).toBe('title x OR func 1 a b été');
    const asked = solr.requests.length;
    expect((await search('*:*')).at('search_results')).toEqual([]);
    expect(solr.requests.length).toBe(asked);
  });

  it.each([[['collation', 'tarifs']], [['collation', { collationQuery: 'tarifs', hits: 3 }]]])(
    'is asked again for what it thinks was meant: %j',
    async (collations) => {
      solr.will(({ url }) => (url.includes('q=tarfis') ? nothing(collations) : found));
      const answer = await search('tarfis');
      expect(answer.at('spellcheck')).toEqual({ collation: 'tarifs' });
      expect(answer.at('search_results.0.title')).toBe('Tarifs');
    },
  );

  it.each<[string, UpstreamAnswer | 'hang' | 'reset' | 'half']>([
    ['fails', { status: 500, body: { error: {} } }],
    ['refuses the question', { status: 400, body: { error: { msg: 'undefined field' } } }],
    ['drops the connection', 'reset'],
    ['never answers', 'hang'],
    ['stops half-way', 'half'],
    ['answers something else', { body: { results: [] } }],
    ['answers no JSON', { body: '<html>', headers: { 'content-type': 'text/html' } }],
  ])('that %s is a 503 to who asked', async (_what, reaction) => {
    solr.will(reaction);
    const answer = await search('tarifs');
    expect(answer.status).toBe(503);
    expect(answer.text).not.toContain('undefined field');
  });
});
