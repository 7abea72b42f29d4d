import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchPointsOfSaleSchema } from '#contract/content/points-of-sale.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { editorHeaders, openTestContent, type TestContent } from '#tests/support/content-service.ts';

const term = (code: string, fr: string, en: string): SeedItem => ({
  key: `service-${code}`,
  type: 'taxonomy_term--sale_services',
  shared: { code },
  fr: { title: fr },
  en: { title: en },
});

const place = (key: string, title: string, shared: Readonly<Record<string, unknown>>): SeedItem => ({
  key,
  type: 'pointsOfSale',
  shared: { city: 'Havremont', phone: null, hours: '24/7', services: ['opus'], ...shared },
  fr: { title },
  en: { title: `${title} (en)` },
});

const items = [
  term('opus', 'Recharge OPUS', 'OPUS reloads'),
  term('photo', 'Carte avec photo', 'Photo cards'),
  term('nobody', 'Que personne n’offre', 'Offered by nobody'),
  place('market', 'Épicerie du Marché', {
    address: '1, rue de l’Œillet',
    postal_code: 'G9A 1A1',
    latitude: 47.62,
    longitude: -71.84,
    services: ['opus', 'photo'],
  }),
  place('bridge', 'Dépanneur du Pont', {
    address: '22, rue de la Grève',
    postal_code: 'G9B 2B2',
    latitude: 47.63,
    longitude: -71.84,
    phone: '418-555-0150',
    hours: 'Mo-Fr 07:00-18:00; PH off',
  }),
  place('attic', 'Accommodation du Grenier', {
    address: '3, chemin Haut',
    postal_code: 'G9C 3C3',
    latitude: 47.7,
    longitude: -71.84,
  }),
  { ...place('hidden', 'Fermé pour de bon', { latitude: 47.62, longitude: -71.84 }), status: false },
];

describe('points of sale', () => {
  let content: TestContent;
  beforeAll(async () => {
    content = await openTestContent();
    for (const item of items) await content.store.saveItem(item);
  });
  afterAll(() => content.close());

  const search = async (query: string, base = '') => {
    const answer = await content.get(`${base}/api/search-points-of-sale${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    return searchPointsOfSaleSchema.parse(answer.json);
  };
  const names = async (query: string) =>
    (await search(query)).search_results.map(({ entity_title: title }) => title);
  const [market, bridge, attic] = ['Épicerie du Marché', 'Dépanneur du Pont', 'Accommodation du Grenier'];

  it('are rows of texts, by name, with facets and a pager', async () => {
    const answer = await content.get('/api/search-points-of-sale');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json).toEqual({
      search_results: [
        expect.objectContaining({ entity_title: attic }),
        {
          entity_id: expect.stringMatching(/^\d+$/) as string,
          entity_title: bridge,
          address: '22, rue de la Grève',
          city: 'Havremont',
          postal_code: 'G9B 2B2',
          phone: '418-555-0150',
          latitude: '47.63',
          longitude: '-71.84',
          services: ['opus'],
          hours: 'Mo-Fr 07:00-18:00; PH off',
        },
        expect.objectContaining({ entity_title: market, phone: '' }),
      ],
      facets: [
        {
          name: 'services',
          items: [
            { raw_value: 'opus', value: 'Recharge OPUS', count: 3, active: false },
            { raw_value: 'photo', value: 'Carte avec photo', count: 1, active: false },
          ],
        },
      ],
      pager: { current_page: 0, total_items: 3, total_pages: 1, items_per_page: 20 },
    });
  });

  it('are found by name, address and postal code, without accents', async () => {
    for (const [text, name] of [
      ['epicerie', market],
      ['OEILLET', market],
      ['g9b2b2', bridge],
      ['G9B 2', bridge],
      ['greve havremont', bridge],
    ] as const)
      expect(await names(`?search=${encodeURIComponent(text)}`), text).toEqual([name]);
    expect(await names('?search=zzz')).toEqual([]);
    expect(await names('?search=')).toHaveLength(3);
  });

  it('near a place carry their distance in kilometres, nearest first', async () => {
    const { search_results: rows } = await search('?location=47.62,-71.84&sort_by=distance&sort_order=ASC');
    expect(rows.map(({ entity_title: name, distance }) => [name, distance])).toEqual([
      [market, '0.000'],
      [bridge, '1.113'],
      [attic, '8.906'],
    ]);
    expect(await names('?location=47.62,-71.84&sort_order=DESC')).toEqual([attic, bridge, market]);
    expect(await names('?location=47.62,-71.84&sort_by=title')).toEqual([attic, bridge, market]);
    expect(await names('?location=&sort_by=distance')).toEqual([attic, bridge, market]);
  });

  it('are narrowed by each service asked for, which stays among the facets', async () => {
    expect(await names('?f[0]=services:photo')).toEqual([market]);
    expect(await names('?f[0]=services:opus&f[1]=services:photo')).toEqual([market]);
    const { facets, search_results: rows } = await search('?f%5B0%5D=services:nobody');
    expect(rows).toEqual([]);
    expect(facets[0]?.items).toEqual([
      { raw_value: 'nobody', value: 'Que personne n’offre', count: 0, active: true },
    ]);
  });

  it('come in pages, and there is nothing beyond the last', async () => {
    expect(await names('?items_per_page=2')).toEqual([attic, bridge]);
    expect(await names('?items_per_page=2&page=1')).toEqual([market]);
    const beyond = await search('?items_per_page=2&page=7');
    expect(beyond.search_results).toEqual([]);
    expect(beyond.pager).toEqual({ current_page: 7, total_items: 3, total_pages: 2, items_per_page: 2 });
  });

  it('are told in the language of the address', async () => {
    const { facets, search_results: rows } = await search('?search=marche', '/en');
    expect(rows[0]?.entity_title).toBe(`${market} (en)`);
    expect(facets[0]?.items[0]?.value).toBe('OPUS reloads');
  });

  it('that are not published are shown to nobody, editors included', async () => {
    const answer = await content.get('/api/search-points-of-sale?search=ferme', editorHeaders);
    expect(answer.at('pager.total_items')).toBe(0);
  });

  it.each([
    '?page=-1',
    '?page=x',
    '?page=1.5',
    '?page=99999999999999',
    '?items_per_page=0',
    '?items_per_page=101',
    '?location=here',
    '?location=91,0',
    '?location=47.6',
    '?sort_by=price',
    '?sort_order=up',
    '?f[0]=opus',
    '?f[0]=colour:red',
    '?f=services:opus',
    '?f[x]=services:opus',
    '?f[0]=services:opus&f[0]=services:photo',
    `?${Array.from({ length: 11 }, (_, n) => `f[${n}]=services:opus`).join('&')}`,
    `?search=${'a'.repeat(101)}`,
    '?search=a&search=b',
    '?search=%00',
  ])('refuse what is not a question, in words: %s', async (query) => {
    const answer = await content.get(`/api/search-points-of-sale${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ message: expect.any(String) as string });
  });

  it('are also a list of JSON:API', async () => {
    const answer = await content.get('/api/pointsOfSale?sort=title');
    expect(answer.each('data', 'attributes.title')).toEqual([attic, bridge, market]);
  });
});
