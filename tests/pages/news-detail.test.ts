import { DomUtils } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { contentOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits();
const news = '/medias/nouvelles';
const hostile = '"><script>alert(1)</script>\u202e';

beforeAll(async () => {
  const content = contentOf(visits.app);
  const article = (key: string, more: object) =>
    content.saveItem({
      key,
      type: 'news',
      fr: { title: key, alias: `${news}/${key}` },
      ...more,
    });
  await content.saveItem({
    key: 'picture',
    type: 'mediaImages',
    shared: { uri: { original: '/media/quai.jpg' } },
    fr: { title: 'Quai', attributes: { alt: 'Le quai sous la neige' } },
  });
  await article('illustree', {
    shared: { news_date: '2026-07-01', organization: 'Ville & port' },
    references: { media_image: ['picture'], categories: ['category-life'] },
  });
  await article('future', { shared: { date_publication_start: '2030-01-01T05:00:00Z' } });
  await article('finie', { shared: { date_publication_end: '2026-01-01T05:00:00Z' } });
  await article('brouillon', { status: false });
  await article('hostile', {
    shared: { organization: hostile },
    fr: { title: hostile, alias: `${news}/hostile`, attributes: { subtitle: hostile } },
  });
  await content.saveItem({
    key: 'page-below',
    type: 'pages',
    fr: {
      title: 'Une page',
      alias: `${news}/une-page`,
      content: [{ type: 'content', attributes: { body: '<p>Ses mots</p>' } }],
    },
  });
  await eventually(async () => {
    if ((await visits.ask(`${news}/une-page`)).status !== 200) throw new Error('the page is not there yet');
  });
});

type Things = readonly Record<string, unknown>[];

async function readThings(path: string): Promise<Things> {
  const page = await visits.page(path);
  return page
    .elements(({ attribs }) => attribs['type'] === 'application/ld+json')
    .flatMap((element) => {
      const read = JSON.parse(DomUtils.textContent(element)) as Record<string, unknown> & {
        '@graph'?: Things;
      };
      return read['@graph'] ?? [read];
    });
}

describe('a news item', () => {
  it('says its day in words, what it is about and who tells it, and leads back to the list', async () => {
    const page = await visits.page(`${news}/illustree`);
    expect(page.response.status).toBe(200);
    expect(page.headings).toEqual(['illustree']);
    const words = page.text('main');
    for (const each of ['1er juillet 2026', 'Vie du réseau', 'Ville & port', 'Toutes les nouvelles'])
      expect(words).toContain(each);
    const [picture] = page.elements(
      ({ name, attribs }) => name === 'img' && /quai/.test(attribs['src'] ?? ''),
    );
    expect(picture?.attribs['alt']).toBe('Le quai sous la neige');
    expect(page.inline).toEqual([]);
  });

  it('does so in English, and a press release too', async () => {
    const page = await visits.page('/en/media/news/winter-schedule-2026');
    expect(page.headings).toEqual(['Winter schedules start on November 28']);
    for (const each of ['November 12, 2026', 'Service', 'All news'])
      expect(page.text('main')).toContain(each);
    const release = await visits.page('/medias/communiques/budget-2027');
    for (const each of ['10 novembre 2026', 'Tous les communiqués'])
      expect(release.text('main')).toContain(each);
  });

  it('can be sent to others without script', async () => {
    const page = await visits.page(`${news}/horaire-d-hiver-2026`);
    const letters = page.elements(({ attribs }) => attribs['href']?.startsWith('mailto:?') ?? false);
    expect(letters[0]?.attribs['href']).toContain(
      encodeURIComponent(`${visits.app.origin}${news}/horaire-d-hiver-2026`),
    );
  });

  it('is a NewsArticle to search engines', async () => {
    expect(await readThings(`${news}/illustree`)).toContainEqual(
      expect.objectContaining({
        '@type': 'NewsArticle',
        headline: 'illustree',
        datePublished: '2026-07-01',
        image: `${visits.app.origin}/media/quai.jpg`,
        articleSection: 'Vie du réseau',
        inLanguage: 'fr-CA',
        publisher: { '@id': `${visits.app.origin}/#operator` },
      }),
    );
  });

  it('is text, whatever its words are', async () => {
    const page = await visits.page(`${news}/hostile`);
    expect(page.headings).toEqual([hostile]);
    expect(page.inline).toEqual([]);
    expect((await readThings(`${news}/hostile`)).map((thing) => thing['headline'])).toContain(hostile);
  });
});

describe('what stands below a list', () => {
  it.each(['future', 'finie', 'brouillon', 'inconnue', 'a/b/c', 'x'.repeat(2000)])(
    'is not found where nobody may read it: %s',
    async (slug) => {
      for (const base of [news, '/en/media/news', '/medias/communiques'])
        expect((await visits.ask(`${base}/${slug}`)).status, base).toBe(404);
    },
  );

  it.each(['%00', '%ff', '%c0%ae', 'a%0d%0ab'])(
    'is no fault of ours where no path can be read: %s',
    async (slug) => {
      for (const base of [news, '/en/media/news', '/medias/communiques'])
        expect([400, 404]).toContain((await visits.ask(`${base}/${slug}`)).status);
    },
  );

  it('may be an ordinary page', async () => {
    const page = await visits.page(`${news}/une-page`);
    expect(page.headings).toEqual(['Une page']);
    expect(page.text('main')).toContain('Ses mots');
  });
});
