import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '#tests/support/cases.ts';
import { idOf, openBesideShared, type TestContent } from '#tests/support/content-service.ts';
import { hostileAddresses, hostileJsonTexts } from '#tests/support/hostile-addresses.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

let content: TestContent;
let origin: string;
beforeAll(async () => {
  content = await openBesideShared({ searchStops: async () => [] });
  origin = await content.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => content.close());

const page = `/api/pages/${idOf('fares')}`;
const notices = '/api/notices';
/** Where a stranger may write anything: `*`. */
const places = [
  '/*',
  '/en/*',
  '/api/*',
  '/api/menus/*',
  '/api/menu_items/*',
  '/api/menu_items/main?filter[*]=1',
  '/api/menu_items/main?filter[min_depth]=*&filter[max_depth]=9',
  '/api/taxonomy_term/*',
  '/api/taxonomy_term/routes/*',
  '/api/paragraph/*/1',
  '/api/pages/*',
  `${page}/*`,
  `${page}/relationships/*`,
  `${page}?resourceVersion=*`,
  `${page}?resourceVersion=id:*`,
  `${page}?include=*`,
  `${page}?fields[pages]=*&fields[*]=title`,
  `${notices}?filter[*]=1`,
  `${notices}?filter[title]=*`,
  `${notices}?filter[id]=*`,
  `${notices}?filter[created]=*`,
  `${notices}?filter[date_notice_start][value]=*&filter[date_notice_start][operator]=%3C`,
  `${notices}?filter[drupal_internal__nid]=*`,
  `${notices}?filter[general]=*`,
  `${notices}?filter[langcode]=*`,
  `${notices}?filter[path.alias]=*`,
  `${notices}?filter[routes.name]=*&filter[routes.id]=*`,
  `${notices}?filter[title][operator]=*&filter[title][value]=1`,
  `${notices}?filter[title][operator]=CONTAINS&filter[title][value]=*`,
  `${notices}?filter[title][operator]=IN&filter[title][value][*]=*`,
  `${notices}?filter[a][condition][path]=*&filter[a][condition][value]=1`,
  `${notices}?filter[a][condition][path]=title&filter[a][condition][value]=1&filter[a][condition][memberOf]=*`,
  `${notices}?filter[*][group][conjunction]=OR`,
  '/api/news?filter[news_date]=*',
  '/api/pageModule?filter[configuration.*]=1',
  '/api/files?filter[filesize]=*&filter[uri.*]=*',
  `${notices}?sort=*`,
  `${notices}?sort[*][path]=title&sort[a][path]=*`,
  `${notices}?page[limit]=*`,
  `${notices}?page[offset]=*`,
  `${notices}?page[*]=1`,
  '/router/translate-path?path=*',
  '/router/translate-path?path=/*&_format=json',
  '/router/translate-path?path=/node/*',
  '/en/router/translate-path?path=/en/*',
  '/api/search-stops?search=*',
  '/api/search-stops?location=*&distance=*',
  '/api/search-points-of-sale?search=*&location=*',
  '/api/solr-search?search=*',
  '/api/solr-search?search=a&page=*&items_per_page=*',
  '/api/menuFiles/*',
  '/files/*/a.svg',
  `/files/${'0'.repeat(40)}/*`,
  '/api/search-points-of-sale?f[*]=*&page=*',
  '/api/jobs?brid=*',
  '/api/jobs?page=*&items_per_page=*',
  '/subrequests?_format=json&query=*',
  '/openapi.json?*',
];
const addresses = sample(hostileAddresses(places, { seed: 20261116, twisted: 1200 }));

async function faultsOf(ask: (nth: number) => Promise<{ status: number; what: string }>, count: number) {
  const faults: unknown[] = [];
  let next = 0;
  const walk = async (): Promise<void> => {
    while (next < count) {
      const { status, what } = await ask(next++);
      if (status >= 500) faults.push({ status, what: what.slice(0, 300) });
    }
  };
  await Promise.all(Array.from({ length: 4 }, walk));
  return faults;
}

describe('an address that a stranger wrote', () => {
  it('is never a fault of the content service', { timeout: 120_000 }, async () => {
    const faults = await faultsOf(async (nth) => {
      const what = addresses[nth] ?? '/';
      return { status: (await rawRequest(origin, what)).status, what };
    }, addresses.length);
    expect(faults).toEqual([]);
  });
});

describe('a blueprint that a stranger wrote', () => {
  const blueprints = hostileJsonTexts.flatMap((text) => [
    [{ action: 'view', uri: text }],
    [{ action: 'view', uri: `/api/pages?filter[title]=${text}` }],
    [{ action: 'view', uri: `/router/translate-path?path=/${text}` }],
    [{ action: 'view', uri: '/api', requestId: text, headers: { accept: text, [text]: 'x' } }],
    [{ action: 'create', uri: '/api/pages', body: text }],
    [{ action: 'view', uri: '/api', waitFor: [text] }],
    [
      { action: 'view', uri: '/api/pages?page[limit]=1', requestId: 'a' },
      { action: 'view', uri: `/api/{{a.body@$.${text}}}/${text}`, requestId: 'b' },
    ],
  ]);

  it('is answered or refused, and so is each of its requests', { timeout: 60_000 }, async () => {
    const asked = sample(blueprints).flatMap((blueprint) => [
      { blueprint, url: '/subrequests?_format=json' },
      { blueprint, url: '/subrequests' },
    ]);
    const faults = await faultsOf(async (nth) => {
      const { blueprint, url } = asked[nth] ?? { blueprint: [], url: '/' };
      const answer = await content.post(url, blueprint);
      const inner = /"status":\[5\d\d\]|^Status: 5\d\d/m.exec(answer.text)?.[0];
      return { status: inner ? 500 : answer.status, what: `${inner} ${url} ${JSON.stringify(blueprint)}` };
    }, asked.length);
    expect(faults).toEqual([]);
  });

  it('may be no JSON at all', async () => {
    const bodies = ['', 'null', '[', '[null]', '[[]]', '{}', '"x"', '\u0000', '[{"action":"view","uri":1}]'];
    for (const body of bodies) expect((await content.post('/subrequests', body)).status, body).toBe(400);
    expect((await content.post('/subrequests', '['.repeat(100_000))).status).toBe(400);
  });
});
