import { describe, expect, it } from 'vitest';
import type { ContentSeed, SeedItem } from '#services/content/seed.ts';
import { contentSeed } from '#data/content/index.ts';
import { startVisits } from '#tests/support/visits.ts';

const base = '/medias/images';
const english = '/en/media/pictures';
const script = '<script>alert(1)</script>';

const picture = (key: string, own: Readonly<Record<string, unknown>>, category?: string): SeedItem => ({
  key,
  type: 'mediaImages',
  shared: { uri: { original: `/files/${key}.jpg` }, link: null, ...own },
  fr: { title: `Image ${key}`, attributes: { alt: `Vue ${key}` } },
  en: { title: `Picture ${key}`, attributes: { alt: `View ${key}` } },
  ...(category !== undefined && { references: { category: [category] } }),
});

/** Those of the default content only illustrate its pages here. */
const others = contentSeed.items.map((item) =>
  item.type === 'mediaImages' ? { ...item, references: {} } : item,
);
const withPictures = (...items: readonly SeedItem[]): ContentSeed => ({
  ...contentSeed,
  items: [...others, ...items],
});

type ReadPage = Awaited<ReturnType<ReturnType<typeof startVisits>['page']>>;
const count = (page: ReadPage) =>
  page.elements(({ attribs }) => attribs['class'] === 'archive-picture').length;
const hrefs = (page: ReadPage) =>
  page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');

describe('the archive of pictures', () => {
  const many = Array.from({ length: 25 }, (_, at) => picture(`p-${at}`, {}, 'category-fleet'));
  const visits = startVisits({
    seed: withPictures(
      ...many,
      picture('seule', { credit: 'Ève Roy' }, 'category-city'),
      picture('hostile', { credit: script, link: { uri: 'javascript:hit(1)' } }, 'category-hostile'),
      picture('sans-fichier', { uri: { original: 'javascript:hit(1)' } }, 'category-city'),
      picture('illustration', {}),
      {
        key: 'category-hostile',
        type: 'taxonomy_term--categories',
        fr: { title: script },
        en: { title: script },
      },
    ),
  });

  it('has twelve on a page, of every category, each with its words and the way to the large one', async () => {
    const page = await visits.page(base);
    expect([page.response.status, page.headings, count(page)]).toEqual([200, ['Images'], 12]);
    expect(hrefs(page)).toEqual(expect.arrayContaining([`${base}/2`, `${base}/3`, `${base}?categorie=Bus`]));
    const large = hrefs(page).filter((href) => href.startsWith('/files/'));
    expect(large).toHaveLength(12);
    const alts = page.elements(({ attribs }) => attribs['class'] === 'block-image');
    expect(alts.every(({ attribs }) => attribs['alt']?.startsWith('Vue '))).toBe(true);
    expect(page.text('main')).not.toContain('Image illustration');
    expect(page.inline).toEqual([]);
  });

  it('has its last page, in both languages', async () => {
    for (const [path, title] of [
      [base, 'Images'],
      [english, 'Pictures'],
    ] as const) {
      const page = await visits.page(`${path}/3`);
      expect([page.response.status, count(page), page.headings]).toEqual([200, 3, [title]]);
      expect(page.canonical).toBe(`${visits.app.origin}${path}/3`);
    }
  });

  it('has one picture of a category, with who made it', async () => {
    const page = await visits.page(`${base}?${new URLSearchParams({ categorie: 'La ville et le fleuve' })}`);
    expect([page.response.status, count(page)]).toEqual([200, 1]);
    expect(page.text('main')).toContain('Photo\u00a0: Ève Roy');
    expect(page.text('main')).toContain('Image seule');
    const city = await visits.page(`${english}?categorie=City+and+river`);
    expect([count(city), city.text('main')]).toEqual([1, expect.stringContaining('Photo: Ève Roy')]);
  });

  it('has many of another, page by page', async () => {
    const page = await visits.page(`${base}/3?categorie=Bus`);
    expect([page.response.status, count(page)]).toEqual([200, 1]);
    expect(hrefs(page)).toContain(`${base}/2?categorie=Bus`);
  });

  it('shows hostile words as words, and leads nowhere with them', async () => {
    const page = await visits.page(`${base}?${new URLSearchParams({ categorie: script })}`);
    expect([page.response.status, count(page), page.inline]).toEqual([200, 1, []]);
    expect(page.text('main')).toContain(script);
    expect(hrefs(page).filter((href) => href.startsWith('javascript:'))).toEqual([]);
  });

  it.each(['/4', '/0', '/99999999999999999999', '?categorie=Personne', '?categorie=%00', '/2?categorie=%ff'])(
    'has nothing at %s, and says so',
    async (place) => {
      for (const [path, none] of [
        [base, 'Aucun résultat'],
        [english, 'No results'],
      ] as const) {
        const page = await visits.page(path + place);
        expect([page.response.status, count(page)]).toEqual([404, 0]);
        expect(page.text('main')).toContain(none);
        expect(hrefs(page)).toContain(path);
        expect(page.metas['robots']).toContain('noindex');
      }
    },
  );

  it('has one address for each page', async () => {
    const answer = await visits.ask(`${base}/01?categorie=Bus`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${base}?categorie=Bus`]);
  });
});

describe('an archive without pictures', () => {
  const visits = startVisits({ seed: withPictures(picture('illustration', {})) });

  it('says that there is none', async () => {
    const page = await visits.page(base);
    expect([page.response.status, count(page)]).toEqual([200, 0]);
    expect(page.text('main')).toContain('Aucun résultat');
    expect(page.elements(({ attribs }) => attribs['class'] === 'chip-row')).toEqual([]);
  });
});
