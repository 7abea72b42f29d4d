import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { startVisits, type Visits } from '#tests/support/visits.ts';

/** A list of the content, and how a test fills and counts it. */
interface List {
  readonly type: string;
  readonly fr: string;
  readonly en: string;
  readonly perPage: number;
  /** The class of what stands for one item. */
  readonly row: RegExp;
  /** The address of a page of it. */
  page(base: string, number: number): string;
  /** What the address of a page beyond the end gives. */
  readonly beyond: 'nothing' | 'last page';
  readonly shared?: (at: number) => Record<string, unknown>;
  readonly isClosed?: true;
}

const byPath = (base: string, number: number) => `${base}/${number}`;
const byQuery = (base: string, number: number) => `${base}?page=${number}`;
const news = { perPage: 10, row: /^news-(?:card|row)$/, page: byPath, beyond: 'nothing' } as const;
const dated = () => ({ news_date: '2026-05-01' });

const lists: Readonly<Record<string, List>> = {
  news: { type: 'news', fr: '/medias/nouvelles', en: '/en/media/news', shared: dated, ...news },
  'press releases': {
    type: 'press_release',
    fr: '/medias/communiques',
    en: '/en/media/press-releases',
    shared: dated,
    ...news,
  },
  'news for employees': {
    type: 'news_employe',
    fr: '/employes/infos-employes/salle-des-nouvelles',
    en: '/en/employees/employee-info/newsroom',
    shared: dated,
    isClosed: true,
    ...news,
  },
  'activities for employees': {
    type: 'activities_employe',
    fr: '/employes/infos-employes/activites',
    en: '/en/employees/employee-info/activities',
    shared: dated,
    isClosed: true,
    ...news,
  },
  jobs: {
    type: 'jobOpenings',
    fr: '/emplois/offres-emploi',
    en: '/en/careers/job-openings',
    perPage: 50,
    row: /^link-row$/,
    page: byQuery,
    beyond: 'last page',
    shared: (at) => ({ brid: `j-${at}`, posted_date: '2026-10-01', end_date: null }),
  },
  'points of sale': {
    type: 'pointsOfSale',
    fr: '/tarifs-et-titres/points-de-vente',
    en: '/en/fares-and-passes/points-of-sale',
    perPage: 20,
    row: /^sale$/,
    page: byQuery,
    beyond: 'last page',
    shared: () => ({ services: [], latitude: 46.8, longitude: -71.2 }),
  },
};

/** The default content with so many items of each list, and without what would list them a second time. */
function seedOf(countOf: (list: List) => number) {
  const types = new Set(Object.values(lists).map(({ type }) => type));
  const bare = contentSeed.items
    .filter(({ type }) => !types.has(type))
    .map((item): SeedItem => {
      const without = (text: SeedItem['fr']) =>
        text && { ...text, content: text.content?.filter(({ type }) => type === 'content') };
      return item.key.startsWith('employee') ? { ...item, fr: without(item.fr), en: without(item.en) } : item;
    });
  const filled = Object.values(lists).flatMap((list) =>
    Array.from({ length: countOf(list) }, (_, at): SeedItem => {
      const slug = `article-${at}`;
      const { type, shared } = list;
      return {
        key: `${type}-${at}`,
        type,
        shared: shared?.(at) ?? {},
        fr: { title: `Le ${at}`, alias: `/liste/${type}/${slug}` },
        en: { title: `The ${at}`, alias: `/list/${type}/${slug}` },
      };
    }),
  );
  return { ...contentSeed, items: [...bare, ...filled] };
}

async function read(visits: Visits, { isClosed, row }: List, path: string) {
  const page = await visits.page(path, isClosed ? await visits.signIn('employee') : {});
  return {
    status: page.response.status,
    rows: page.elements(({ attribs }) => row.test(attribs['class'] ?? '')).length,
    isPaged: page.elements(({ attribs }) => attribs['class'] === 'pagination').length > 0,
    text: page.text('main'),
  };
}

const named = Object.entries(lists).map(([name, list]) => ({ name, list }));
const bases = ({ fr, en }: List) => [fr, en];
const nothing = /Aucun résultat|No results|Aucun poste|No positions/;

describe('a list without items', () => {
  const visits = startVisits({ seed: seedOf(() => 0) });

  it.each(named)('says so: $name', async ({ list }) => {
    for (const base of bases(list)) {
      const { status, rows, isPaged, text } = await read(visits, list, base);
      expect([base, status, rows, isPaged]).toEqual([base, 200, 0, false]);
      expect(text).toMatch(nothing);
    }
  });
});

describe('a list with one item', () => {
  const visits = startVisits({ seed: seedOf(() => 1) });

  it.each(named)('has it on its only page: $name', async ({ list }) => {
    for (const base of bases(list)) {
      const { status, rows, isPaged, text } = await read(visits, list, base);
      expect([base, status, rows, isPaged]).toEqual([base, 200, 1, false]);
      expect(text).not.toMatch(nothing);
    }
  });
});

describe('a list with many items', () => {
  const visits = startVisits({ seed: seedOf(({ perPage }) => perPage * 2 + 1) });

  it.each(named)('has as many as a page holds, and the rest on the last: $name', async ({ list }) => {
    const { perPage, page } = list;
    for (const base of bases(list)) {
      const first = await read(visits, list, base);
      const last = await read(visits, list, page(base, 3));
      expect([base, first.status, first.rows, first.isPaged]).toEqual([base, 200, perPage, true]);
      expect([base, last.status, last.rows, last.isPaged]).toEqual([base, 200, 1, true]);
    }
  });

  it.each(named)('gives what it has for a page beyond its end: $name', async ({ list }) => {
    for (const base of bases(list)) {
      const { status, rows, text } = await read(visits, list, list.page(base, 4));
      const isLast = list.beyond === 'last page';
      expect([base, status, rows]).toEqual([base, isLast ? 200 : 404, isLast ? 1 : 0]);
      expect(nothing.test(text)).toBe(!isLast);
    }
  });
});

describe('the schools, which are on one page', () => {
  const base = '/tarifs-et-titres/opus-dans-votre-ecole';
  const schoolsOf = (count: number) => ({
    ...contentSeed,
    items: [
      ...contentSeed.items.filter(({ type }) => type !== 'opus_dans_votre_ecole'),
      ...Array.from({ length: count }, (_, at): SeedItem => {
        const title = `École ${String(at).padStart(2, '0')}`;
        return { key: `school-${at}`, type: 'opus_dans_votre_ecole', fr: { title }, en: { title } };
      }),
    ],
  });
  const [none, one, many] = [0, 1, 61].map((count) => startVisits({ seed: schoolsOf(count) })) as [
    Visits,
    Visits,
    Visits,
  ];
  const countIn = (text: string) => new Set(text.match(/École \d\d/g)).size;

  it.each([base, '/en/fares-and-passes/opus-at-school'])(
    'are none, one, or sixty of them: %s',
    async (path) => {
      const texts = await Promise.all(
        [none, one, many].map(async (visits) => (await visits.page(path)).text('main')),
      );
      expect(texts.map(countIn)).toEqual([0, 1, 60]);
      expect(texts[0]).toMatch(/ne sont pas encore connues|are not known yet/);
      expect(texts[2]).toContain('61');
    },
  );
});
