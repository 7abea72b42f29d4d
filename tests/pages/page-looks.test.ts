import { beforeAll, describe, expect, it } from 'vitest';
import { contentOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits({ parts: ['site', 'content', 'cache'] });

beforeAll(async () => {
  await contentOf(visits.app).saveItem({
    key: 'coloured',
    type: 'pages',
    shared: { page_style: 'fond-vert' },
    references: { media_image: ['picture-station'] },
    fr: { title: 'En couleur', alias: '/en-couleur' },
    en: { title: 'In colour', alias: '/in-colour' },
  });
  await contentOf(visits.app).saveItem({
    key: 'hostile-style',
    type: 'pages',
    shared: { page_style: '"><script>hit(1)</script>' },
    fr: { title: 'Hostile', alias: '/style-hostile' },
  });
});

type ReadPage = Awaited<ReturnType<typeof visits.page>>;
const headerOf = (page: ReadPage) =>
  page.elements(({ attribs }) => /^page-header(?: |$)/.test(attribs['class'] ?? ''))[0]?.attribs ?? {};
const blocksOf = (page: ReadPage) =>
  page.elements(({ attribs }) => 'data-block' in attribs).map(({ attribs }) => attribs['data-block']);

describe('the look of a page', () => {
  it.each([
    ['/abonne-bus-perso', 'promo'],
    ['/en/personal-bus-subscription', 'promo'],
    ['/bienvenue-a-bord', 'landing'],
    ['/propos/50e-anniversaire-du-rtc', 'anniversary'],
    ['/en/about/rtc-50th-anniversary', 'anniversary'],
    ['/propos', undefined],
    ['/propos/projets/corridor-vermeille', undefined],
  ])('is that of its kind: %s', async (path, look) => {
    const page = await visits.page(path);
    expect([page.response.status, headerOf(page)['data-look']]).toEqual([200, look]);
  });

  it('has the picture and the colour that editors gave it', async () => {
    for (const path of ['/en-couleur', '/en/in-colour']) {
      const page = await visits.page(path);
      const [title] = page.elements(({ name }) => name === 'h1');
      expect(title?.attribs['data-colour']).toBe('green');
      const pictures = page.elements(({ attribs }) => attribs['class'] === 'block-image');
      expect(pictures.map(({ attribs }) => attribs['alt'])).toEqual([expect.stringMatching(/station/)]);
    }
  });

  it('is plain where its style names no colour', async () => {
    const page = await visits.page('/style-hostile');
    const [title] = page.elements(({ name }) => name === 'h1');
    expect([page.response.status, title?.attribs['data-colour'], page.inline]).toEqual([200, undefined, []]);
  });
});

describe('the page of the anniversary', () => {
  it.each(['/propos/50e-anniversaire-du-rtc', '/en/about/rtc-50th-anniversary'])(
    'has the years in order and their pictures: %s',
    async (path) => {
      expect(blocksOf(await visits.page(path))).toEqual(
        expect.arrayContaining(['timeline', 'photo_gallery']),
      );
    },
  );
});
