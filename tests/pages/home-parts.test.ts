import { describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { startVisits } from '#tests/support/visits.ts';

const hostile = '"><img src=x onerror=hit(1)>';
const without = (...types: readonly string[]) =>
  contentSeed.items.filter(({ type }) => !types.includes(type));

const promotion = (key: string, own: Partial<SeedItem> = {}): SeedItem => ({
  key,
  type: 'contentPromo',
  fr: {
    title: `Offre ${key}`,
    attributes: { link_promo: { title: 'Voir', uri: `/offre-${key}`, external: false } },
  },
  en: { title: `Offer ${key}` },
  ...own,
});

const notice = (key: string, severity: string): SeedItem => ({
  key,
  type: 'notices',
  shared: { notice_type: severity, general: true, non_public: false },
  fr: { title: `Avis ${key}`, alias: `/avis/${key}`, attributes: { subtitle: `Effet ${key}` } },
  en: { title: `Notice ${key}`, alias: `/notices/${key}` },
});

type ReadPage = Awaited<ReturnType<ReturnType<typeof startVisits>['page']>>;
const countOf = (page: ReadPage, look: string) =>
  page.elements(({ attribs }) => attribs['class'] === look).length;

describe('the home page below its first screen', () => {
  const items = [
    ...without('contentPromo', 'notices', 'notices_v2'),
    promotion('une'),
    promotion('deux', { shared: { date_publication_start: '2026-11-01T00:00:00Z' } }),
    promotion('trois', { fr: undefined }),
    promotion('passee', { shared: { date_publication_end: '2026-11-01T00:00:00Z' } }),
    promotion('future', { shared: { date_publication_start: '2027-01-01T00:00:00Z' } }),
    promotion('cachee', { status: false }),
    promotion('hostile', {
      fr: { title: hostile, attributes: { link_promo: { title: hostile, uri: 'javascript:hit(1)' } } },
    }),
    notice('a', 'faible'),
    notice('b', 'eleve'),
    notice('c', 'moyen'),
    notice('d', 'faible'),
    notice('e', 'faible'),
    notice('f', 'standard'),
  ];
  const visits = startVisits({ seed: { ...contentSeed, items } });

  it('tells what is offered now, three at most, each leading to its page', async () => {
    const page = await visits.page('/');
    expect(countOf(page, 'promotion')).toBe(3);
    expect(page.text('main')).toMatch(/Offres du moment.*Offre/);
    expect(page.text('main')).not.toMatch(/Offre (?:passee|future|cachee)/);
    const hrefs = page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
    expect(hrefs).toEqual(expect.arrayContaining(['/offre-une', '/offre-deux']));
    expect(hrefs.filter((href) => href.startsWith('javascript:'))).toEqual([]);
    expect(page.inline).toEqual([]);
    expect(page.text('main')).toContain(hostile);
    const english = await visits.page('/en');
    expect([countOf(english, 'promotion'), english.text('main')]).toEqual([
      3,
      expect.stringMatching(/Current offers.*Offer/),
    ]);
  });

  it('tells the gravest notices after the one at its top, and leads to all', async () => {
    const page = await visits.page('/');
    expect(countOf(page, 'notice-line')).toBe(4);
    expect(page.text('main')).toMatch(
      /Avis b.*Autres avis importants.*Avis c.*Avis (?:a|d|e).*Tous les avis/,
    );
    expect(page.text('main')).not.toContain('Avis f');
  });

  it('has the news and the offers before what never changes', async () => {
    const main = (await visits.page('/')).text('main');
    const places = ['Autres avis importants', 'À la une', 'Offres du moment', 'Avant de monter à bord'].map(
      (words) => main.indexOf(words),
    );
    expect(places).toEqual(places.toSorted((one, two) => one - two));
    expect(places).not.toContain(-1);
  });
});

describe('a home page without anything to tell', () => {
  const items = without('contentPromo', 'notices', 'notices_v2', 'news', 'press_release');
  const visits = startVisits({ seed: { ...contentSeed, items } });

  it('draws nothing in their place', async () => {
    const page = await visits.page('/');
    expect(page.response.status).toBe(200);
    expect(page.text('main')).not.toMatch(/Offres du moment|Autres avis|À la une/);
    expect(['promotion', 'notice-line', 'news-card'].map((look) => countOf(page, look))).toEqual([0, 0, 0]);
  });
});
