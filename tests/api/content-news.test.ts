import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listOrganizations,
  loadFeatured,
  loadNews,
  type WantedNews,
} from '#clients/content/news/load-news.ts';
import { inProcessTransport, withHeaders, type Transport } from '#platform/transport.ts';
import { employeeHeaders, openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
let transport: Transport;
beforeAll(async () => {
  content = await openTestContent();
  transport = inProcessTransport(content.app, 5_000);
});
afterAll(() => content.close());

const wanted: WantedNews = { kind: 'news', locale: 'fr', page: 1, perPage: 10 };
const optionsOf = (asked = transport) => ({
  transport: asked,
  localizePath: (path: string, locale: string) => (locale === 'fr' ? path : `/${locale}${path}`),
});
const read = (more: Partial<WantedNews> = {}) => loadNews(optionsOf(), { ...wanted, ...more });
const titles = async (more: Partial<WantedNews> = {}) => (await read(more)).items.map(({ title }) => title);

/** A backend that answers as told. */
function answering(body: unknown) {
  const asked: string[] = [];
  const answer: Transport = async ({ path }) => {
    asked.push(path);
    return { status: 200, headers: {}, body: JSON.stringify(body) };
  };
  return { asked, answer };
}

describe('a list of news', () => {
  it('has what is published now, the newest first, in the words of the site', async () => {
    const { items, count } = await read();
    expect(count).toBe(2);
    expect(items.map(({ title }) => title)).toEqual(['Aujourd’hui', 'Le pont rouvre']);
    expect(items[1]).toMatchObject({
      kind: 'news',
      path: '/medias/nouvelles/pont',
      day: '2026-10-01',
      promoted: true,
      organization: 'RTC',
      category: { name: 'Fleuve', color: '#00f' },
      image: { src: '/media/pont.jpg', alt: 'Le pont au matin' },
    });
    expect(items[0]).toMatchObject({ promoted: false, category: undefined, image: undefined });
  });

  it('has the words of its language alone', async () => {
    const { items, count } = await read({ locale: 'en' });
    expect([count, items.map(({ title }) => title)]).toEqual([1, ['The bridge reopens']]);
    expect(items[0]).toMatchObject({
      path: '/en/media/news/bridge',
      category: { name: 'River' },
      image: { alt: 'The bridge in the morning' },
    });
  });

  it('is read page by page, and knows on each how many there are', async () => {
    expect(await titles({ perPage: 1 })).toEqual(['Aujourd’hui']);
    expect(await titles({ perPage: 1, page: 2 })).toEqual(['Le pont rouvre']);
    expect(await read({ perPage: 1, page: 3 })).toEqual({ items: [], count: 2 });
  });

  it('of a kind that has none is empty, and of one that has one has it', async () => {
    const asEmployee = optionsOf(withHeaders(transport, employeeHeaders));
    expect(await loadNews(asEmployee, { ...wanted, kind: 'news_employe' })).toEqual({ items: [], count: 0 });
    await expect(read({ kind: 'news_employe' })).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await read({ kind: 'press_release' })).toMatchObject({
      count: 1,
      items: [{ title: 'Communiqué' }],
    });
  });

  it('is that of an organization where one is named, whatever its name', async () => {
    expect(await titles({ organization: 'RTC' })).toEqual(['Le pont rouvre']);
    for (const organization of ['Personne', 'R&T=C', '%', "'; drop table items; --", 'é'.repeat(500)])
      expect(await read({ organization }), organization).toEqual({ items: [], count: 0 });
  });

  it('follows the windows of its items', async () => {
    content.clock.advance(30 * 24 * 3_600_000);
    expect(await titles()).toEqual(['Demain', 'Le pont rouvre']);
    content.clock.advance(-30 * 24 * 3_600_000);
  });
});

describe('what the backend says of an item', () => {
  const news = (attributes: object) => ({ type: 'news', id: 'a', attributes });

  it('is black where the colour of a category is none, and dated by days of the calendar alone', async () => {
    const { answer } = answering({
      data: [
        {
          ...news({ title: 'Un', news_date: '2026-02-31', promoted: 'yes', created: 'jadis' }),
          relationships: { categories: { data: [{ type: 'c', id: '1' }] } },
        },
      ],
      included: [{ type: 'c', id: '1', attributes: { name: 'Fleuve', color: 'url(//x)' } }],
    });
    expect((await loadNews(optionsOf(answer), wanted)).items).toMatchObject([
      { category: { name: 'Fleuve', color: 'black' }, day: undefined, promoted: false, createdMs: undefined },
    ]);
  });

  it('is left out where it has no title; where none has, it is a bad answer', async () => {
    const some = answering({ data: [news({}), news({ title: 'Deux' })], meta: { count: 2 } });
    expect((await loadNews(optionsOf(some.answer), wanted)).items).toMatchObject([{ title: 'Deux' }]);
    const none = answering({ data: [news({})] });
    await expect(loadNews(optionsOf(none.answer), wanted)).rejects.toMatchObject({ code: 'bad-answer' });
  });

  it('is counted by what follows where the backend does not count', async () => {
    const { answer } = answering({ data: [news({ title: 'x' })], links: { next: { href: '/n' } } });
    expect((await loadNews(optionsOf(answer), { ...wanted, page: 3, perPage: 1 })).count).toBe(4);
  });
});

describe('featured items', () => {
  it('are promoted ones of news and press releases, in one language', async () => {
    const read3 = async (locale: 'fr' | 'en') =>
      (await loadFeatured(optionsOf(), locale)).map(({ kind, title }) => `${kind} ${title}`).toSorted();
    expect(await read3('fr')).toEqual(['news Le pont rouvre', 'press_release Communiqué']);
    expect(await read3('en')).toEqual(['news The bridge reopens', 'press_release Release']);
  });
});

describe('the organizations of a list', () => {
  it('are those that its items name, each once, and not looked for without end', async () => {
    expect(await listOrganizations({ transport }, wanted)).toEqual(['RTC']);
    const data = ['Ville', 'Écluse', 'Ville', '', null].map((organization, at) => ({
      type: 'news',
      id: String(at),
      attributes: { organization },
    }));
    const { asked, answer } = answering({ data, links: { next: { href: '/n' } } });
    expect(await listOrganizations({ transport: answer }, wanted)).toEqual(['Écluse', 'Ville']);
    expect(asked).toHaveLength(4);
  });
});
