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
        excerpt: 'Les <strong>tarifs</strong> &amp; frais',
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
    expect(lastQuery().get('q')).toBe('title x or func 1 a b été');
    await search('NOT bus AND e\u0301te\u0301');
    expect(lastQuery().get('q')).toBe('not bus and été');
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

  it('gives no address that is neither a path of the site nor one of the web, and does not count it', async () => {
    const urls = [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//exemple.org/x',
      '/\\exemple.org',
      '/\texemple.org',
      'tarifs',
      '',
      'http://',
      '/tarifs?a=b#c',
      'https://exemple.org/x',
    ];
    const docs = urls.map((url, id) => ({ id: String(id), title: `T${id}`, url, type: 'pages' }));
    const facets = { facet_fields: { type: ['pages', docs.length] } };
    solr.will({ body: { response: { numFound: docs.length, docs }, facet_counts: facets } });
    const answer = await search('tarifs', '&items_per_page=50');
    expect(answer.each('search_results', 'url')).toEqual(['/tarifs?a=b#c', 'https://exemple.org/x']);
    expect([answer.at('pager.total_items'), answer.at('facets.0.items.0.count')]).toEqual([2, 2]);
  });

  it('may answer a megabyte of anything: of it a short excerpt is read, with whole marks', async () => {
    const doc = { id: 'n1', title: '<'.repeat(1_000_000), url: '/tarifs', type: 'pages' };
    const excerptOf = async (text: string) => {
      const highlighting = { n1: { content: [text] } };
      solr.will({ body: { response: { numFound: 1, docs: [doc] }, highlighting } });
      const answer = await search('tarifs');
      expect(String(answer.at('search_results.0.title')).length).toBeLessThanOrEqual(300);
      return String(answer.at('search_results.0.excerpt'));
    };
    expect((await excerptOf('<'.repeat(1_000_000))).length).toBeLessThanOrEqual(1000 * '&lt;'.length);
    expect(await excerptOf(`${'a'.repeat(990)} \uE000${'b'.repeat(50)}\uE001`)).not.toContain('<strong>');
    expect(await excerptOf('\uE001a \uE000b \uE000c\uE001')).toBe('a b <strong>c</strong>');
    expect(await excerptOf('&eacute;t&eacute; &lt;b&gt;')).toBe('été &lt;b&gt;');
  });

  it('is asked while the schedules are, and not after them', { timeout: 10_000 }, async () => {
    let answerSchedules = (_found: { lines: []; stops: [] }) => {};
    const schedules = {
      find: () => new Promise<{ lines: []; stops: [] }>((resolve) => (answerSchedules = resolve)),
      pathOf: () => '',
    };
    const external = httpTransport(`${solr.url}/solr/site`, 1000);
    const beside = await openContentOn((await sharedTestContent()).database, {
      search: { external, schedules },
    });
    // It has an answer, so that nobody needs the schedules any more, which do not answer here.
    expect((await beside.get('/api/solr-search?search=tarifs')).at('pager.total_items')).toBe(12);
    answerSchedules({ lines: [], stops: [] });
    await beside.close();
  });
});
