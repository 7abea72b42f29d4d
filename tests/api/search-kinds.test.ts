import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedItem } from '#services/content/seed.ts';
import { openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
  for (const item of items) await content.store.saveItem(item);
});
afterAll(() => content.close());

const module = (key: string, path: string): SeedItem => ({
  key: `module-${key}`,
  type: 'pageModule',
  shared: { module_key: key },
  fr: { title: `Module ${key}`, alias: path },
  en: { title: `Module ${key}`, alias: `/en-${path.slice(1)}` },
});

function filesList(...files: string[]) {
  return [{ type: 'files_list', attributes: { title: 'Fichiers' }, references: { files } }];
}

const items: readonly SeedItem[] = [
  module('job_openings', '/emplois'),
  module('points_of_sale', '/ou-acheter'),
  module('account_activation', '/zorille-activation'),
  {
    key: 'job-zorille',
    type: 'jobOpenings',
    shared: { brid: 'J-77', posted_date: '2026-11-01', end_date: '2026-11-12' },
    fr: { title: 'Zorille de nuit', attributes: { category: 'Conduite', description: '<p>Un poste.</p>' } },
    en: { title: 'Night polecat', attributes: { description: '<p>A position.</p>' } },
  },
  {
    key: 'sale-zorille',
    type: 'pointsOfSale',
    shared: { address: '12, rue du Zorille', city: 'Havremont', postal_code: 'G9A 1A1' },
    fr: { title: 'Dépanneur & Fils' },
  },
  {
    key: 'school-zorille',
    type: 'opus_dans_votre_ecole',
    shared: { city: 'Havremont' },
    fr: { title: 'École du Zorille' },
  },
  {
    key: 'file-zorille',
    type: 'files',
    shared: {
      uri: { value: 'public://guide.pdf', url: '/files/abc/guide-du-zorille.pdf' },
      filemime: 'application/pdf',
    },
    fr: { title: 'Guide' },
  },
  {
    key: 'guides',
    type: 'pages',
    fr: { title: 'Nos documents', alias: '/documents', content: filesList('file-zorille') },
  },
  {
    key: 'picture-zorille',
    type: 'files',
    shared: { uri: { value: 'public://z.jpg', url: '/files/abc/zorille.jpg' }, filemime: 'image/jpeg' },
    fr: { title: 'Photo du zorille' },
  },
  {
    key: 'news-zorille',
    type: 'news',
    shared: { news_date: '2026-11-03' },
    fr: { title: 'Un zorille à bord', alias: '/nouvelles/zorille', attributes: { body: '<p>Court.</p>' } },
  },
  {
    key: 'notice-zorille',
    type: 'notices',
    shared: {
      date_notice_start: '2026-11-09T00:00:00-05:00',
      date_notice_end: '2026-11-11T00:00:00-05:00',
      effects: [{ type: 'detour', routes: [{ name: '807' }] }],
    },
    fr: { title: 'Détour du zorille', alias: '/avis/details/zorille' },
  },
];

interface Row {
  readonly title: string;
  readonly type: string;
  readonly url: string;
}
const search = (words: string, more = '', base = '') =>
  content.get(`${base}/api/solr-search?search=${encodeURIComponent(words)}${more}`);
const rows = async (words: string, more = '', base = '') =>
  (await search(words, more, base)).at('search_results') as Row[];
const urls = async (words: string, more = '', base = '') =>
  (await rows(words, more, base)).map(({ url }) => url).toSorted();

describe('what a search finds', () => {
  it('is every kind of content, each where visitors open it', async () => {
    expect(await urls('zorille')).toEqual([
      '/avis/details/zorille',
      '/emplois/J-77',
      '/files/abc/guide-du-zorille.pdf',
      '/nouvelles/zorille',
      '/ou-acheter?texte=D%C3%A9panneur+%26+Fils',
    ]);
  });

  it('leaves out what a page shows that is not there, what only a mail opens, and pictures', async () => {
    const found = await urls('zorille');
    expect(found.filter((url) => /ecole|activation|jpg/.test(url))).toEqual([]);
    await content.store.saveItem(module('opus_school', '/ecoles'));
    expect(await urls('zorille')).toContain('/ecoles?texte=%C3%89cole+du+Zorille');
    await content.store.deleteItem('module-opus_school');
    expect((await urls('zorille')).some((url) => url.startsWith('/ecoles'))).toBe(false);
  });

  it('is of the language asked for, under the path of the module in that language', async () => {
    expect(await urls('polecat', '', '/en')).toEqual(['/en/en-emplois/J-77']);
    expect(await urls('zorille', '', '/en')).toEqual([]);
  });

  it('has the words of the facts that visitors read, and the numbers of the lines of a notice', async () => {
    expect(await urls('conduite')).toEqual(['/emplois/J-77']);
    expect(await urls('G9A 1A1')).toEqual(['/ou-acheter?texte=D%C3%A9panneur+%26+Fils']);
    expect(await urls('807')).toEqual(['/avis/details/zorille']);
  });

  it('says the day that news bear', async () => {
    const [news] = await rows('zorille à bord');
    expect(news).toMatchObject({ type: 'news', date: '2026-11-03' });
  });

  it('follows the clock: windows open and close, and a job is over after its last day', async () => {
    const found = async (at: string) => {
      content.clock.advance(Date.parse(at) - content.clock.now());
      return (await rows('zorille')).map(({ type }) => type).toSorted();
    };
    const always = ['files', 'news', 'pointsOfSale'];
    expect(await found('2026-11-08T12:00:00Z')).toEqual([
      ...always.slice(0, 1),
      'jobOpenings',
      ...always.slice(1),
    ]);
    expect(await found('2026-11-09T05:00:05Z')).toContain('notices');
    expect(await found('2026-11-13T04:59:00Z')).toEqual([
      ...always.slice(0, 1),
      'jobOpenings',
      ...always.slice(1),
    ]);
    expect(await found('2026-11-13T05:00:05Z')).toEqual(always);
    content.clock.advance(Date.parse('2026-11-10T15:00:00Z') - content.clock.now());
  });
});

describe('the types of what was found', () => {
  it('are counted, and narrow the answer without changing the counts', async () => {
    const all = await search('zorille');
    const facet = { name: 'type', items: expect.any(Array) as unknown };
    expect(all.at('facets')).toEqual([facet]);
    const counts = all.each('facets.0.items', 'raw_value');
    expect(counts).toEqual(['notices', 'news', 'jobs', 'points_of_sale', 'files']);
    const news = await search('zorille', '&f[0]=type:news');
    expect(news.each('search_results', 'type')).toEqual(['news']);
    expect(news.at('pager.total_items')).toBe(1);
    expect(news.at('facets.0.items.1')).toEqual({
      raw_value: 'news',
      value: 'Nouvelles',
      count: 1,
      active: true,
    });
    expect(news.each('facets.0.items', 'raw_value')).toEqual(counts);
    const two = await search('zorille', '&f[0]=type:news&f[1]=type:jobs');
    expect(new Set(two.each('search_results', 'type'))).toEqual(new Set(['jobOpenings', 'news']));
  });

  it('stay where they were asked for and nothing is of them', async () => {
    const none = await search('zorille', '&f[0]=type:lines');
    expect(none.at('search_results')).toEqual([]);
    expect(none.at('facets.0.items.0')).toMatchObject({ raw_value: 'lines', count: 0, active: true });
    expect((await search('zorille', '', '/en')).at('facets')).toEqual([]);
  });

  it.each(['f[0]=type:secret', 'f[0]=lang:fr', 'f[x]=type:news', 'f=type:news', 'f[0]=news', 'scope=mine'])(
    'are refused where nobody knows them: %s',
    async (filter) => {
      expect((await search('zorille', `&${filter}`)).status).toBe(400);
    },
  );
});
