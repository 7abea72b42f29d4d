import { DrupalJsonApiParams } from 'drupal-jsonapi-params';
import { createRequire } from 'node:module';
import { Jsona } from 'jsona';
import Kitsu from 'kitsu';
import { NextDrupal } from 'next-drupal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedItem } from '#services/content/seed.ts';
import { employeeHeaders, openTestContent, type TestContent } from '#tests/support/content-service.ts';

/** Clients of others read news, pictures, schools, jobs, points of sale and what is for employees, over HTTP. */
let content: TestContent;
let base: string;
beforeAll(async () => {
  content = await openTestContent();
  for (const item of items) await content.store.saveItem(item);
  base = await content.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => content.close());

const school = (key: string, title: string, city: string): SeedItem => ({
  key,
  type: 'opus_dans_votre_ecole',
  shared: { city, date_start: '2026-11-20' },
  fr: { title },
});
const items: readonly SeedItem[] = [
  school('school-1', 'École du Sorbier', 'Havremont'),
  school('school-2', 'Académie Bellerive', 'Bellerive'),
  {
    key: 'job-1',
    type: 'jobOpenings',
    shared: { brid: 'J-1', posted_date: '2026-11-01' },
    fr: { title: 'Mécanicienne ou mécanicien' },
    en: { title: 'Mechanic' },
  },
  {
    key: 'sale-1',
    type: 'pointsOfSale',
    shared: { city: 'Havremont', latitude: 46.8, longitude: -71.2, services: ['opus'] },
    fr: { title: 'Dépanneur du Beffroi' },
  },
  {
    key: 'staff-news',
    type: 'news_employe',
    shared: { news_date: '2026-11-01' },
    fr: { title: 'Pour le personnel' },
  },
];

/** A question as another's library writes it, and the titles that answer. */
async function titles(path: string, question: DrupalJsonApiParams): Promise<unknown[]> {
  const answer = await fetch(`${base}${path}?${question.getQueryString({ encode: true })}`);
  expect([answer.status, path]).toEqual([200, path]);
  const found = new Jsona().deserialize(await answer.text()) as { title?: string; name?: string }[];
  return found.map(({ title, name }) => title ?? name);
}

describe('drupal-jsonapi-params, read by jsona', () => {
  const ask = () => new DrupalJsonApiParams();

  it('asks for news, the newest first, a page at a time', async () => {
    const sorted = () => ask().addFilter('langcode', 'fr').addSort('news_date', 'DESC');
    expect(await titles('/api/news', sorted())).toEqual(['Aujourd’hui', 'Le pont rouvre']);
    expect(await titles('/api/news', sorted().addPageLimit(1))).toEqual(['Aujourd’hui']);
    expect(await titles('/en/api/news', ask().addFilter('langcode', 'en'))).toEqual(['The bridge reopens']);
  });

  it('asks for news by groups of conditions, and by what they lead to', async () => {
    const grouped = ask()
      .addGroup('either', 'OR')
      .addFilter('promoted', '1', '=', 'either')
      .addFilter('date_publication_end', null, 'IS NOT NULL', 'either')
      .addFilter('title', 'pont', 'CONTAINS')
      .addInclude(['categories', 'media_image']);
    expect(await titles('/api/news', grouped)).toEqual(['Le pont rouvre']);
    expect(await titles('/api/news', ask().addFilter('categories.name', 'fleuve'))).toEqual([
      'Le pont rouvre',
    ]);
    const between = ask().addFilter('news_date', ['2026-10-15', '2026-11-30'], 'BETWEEN');
    expect(await titles('/api/news', between)).toEqual(['Aujourd’hui']);
  });

  it('asks for the pictures of a category and for schools by their town', async () => {
    const pictures = ask().addFilter('category.name', 'Fleuve').addPageLimit(999).addSort('created', 'DESC');
    expect(await titles('/api/mediaImages', pictures)).toEqual(['Pont']);
    const schools = ask().addSort('title');
    expect(await titles('/api/opus_dans_votre_ecole', schools)).toEqual([
      'Académie Bellerive',
      'École du Sorbier',
    ]);
    const here = ask()
      .addFilter('city', ['Havremont', 'Ailleurs'], 'IN')
      .addFields('opus_dans_votre_ecole', ['title']);
    expect(await titles('/api/opus_dans_votre_ecole', here)).toEqual(['École du Sorbier']);
  });

  it('asks for the items behind the views of jobs and of points of sale', async () => {
    expect(await titles('/en/api/jobOpenings', ask().addFilter('brid', 'J-1'))).toEqual(['Mechanic']);
    expect(await titles('/api/pointsOfSale', ask().addFilter('latitude', '46', '>'))).toEqual([
      'Dépanneur du Beffroi',
    ]);
  });
});

describe('what is for employees', () => {
  const open = (headers: Record<string, string> = {}) =>
    new Kitsu({
      baseURL: `${base}/api`,
      resourceCase: 'none',
      pluralize: false,
      camelCaseTypes: false,
      headers,
    });

  it('is refused to kitsu as 401, and read by it with a token', async () => {
    await expect(open().get('news_employe')).rejects.toMatchObject({ errors: [{ status: '401' }] });
    expect(await open(employeeHeaders).get('news_employe')).toMatchObject({
      data: [{ title: 'Pour le personnel' }],
    });
  });

  it('is refused to next-drupal, and read by it with a token', async () => {
    const client = new NextDrupal(base, { apiPrefix: '/api', useDefaultEndpoints: false });
    await expect(client.getResourceCollection('news_employe')).rejects.toThrow('for employees');
    const found: unknown = await client.getResourceCollection('news_employe', {
      withAuth: employeeHeaders.authorization,
    });
    expect(found).toMatchObject([{ title: 'Pour le personnel' }]);
  });
});

describe('jsonapi-validator', () => {
  const { Validator } = createRequire(import.meta.url)('jsonapi-validator') as {
    Validator: new () => { validate(document: unknown): void };
  };

  it.each([
    '/api/news?include=categories,media_image&sort=-news_date',
    '/en/api/press_release',
    '/api/opus_dans_votre_ecole?sort=title',
    '/api/jobOpenings',
    '/api/pointsOfSale',
    '/api/taxonomyTerms/saleServices',
    '/api/news_employe',
  ])('accepts %s', async (url) => {
    const document: unknown = await (await fetch(`${base}${url}`)).json();
    expect(() => new Validator().validate(document)).not.toThrow();
  });
});
