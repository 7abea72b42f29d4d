import { beforeAll, describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import { eventually } from '#tests/support/eventually.ts';
import { feedReaders, feedTypes } from '#tests/support/read-feed.ts';
import { contentOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits();
const news = '/medias/nouvelles';
const english = '/en/media/news';
const releases = '/medias/communiques';
/** An instance of its own for another organization, with one item in French and none in English. */
const city = '/medias/ville';
const script = '<script>alert("titre")</script>';

const countSeeded = (wanted: string) => contentSeed.items.filter(({ type }) => type === wanted).length;
/** As many as make 23 of them with those of the default content. */
const more = 23 - countSeeded('news');
const releaseCount = countSeeded('press_release');

beforeAll(async () => {
  const content = contentOf(visits.app);
  for (let at = 1; at <= more; at += 1)
    await content.saveItem({
      key: `many-${at}`,
      type: 'news',
      shared: { news_date: `2026-01-${String(at).padStart(2, '0')}`, organization: 'RTC' },
      fr: { title: `Brève ${at}`, alias: `${news}/breve-${at}` },
      en: { title: `Brief ${at}`, alias: `/media/news/brief-${at}` },
    });
  await content.saveItem({
    key: 'city-1',
    type: 'news',
    shared: { news_date: '2026-11-14', organization: 'Ville & port' },
    fr: { title: script, alias: `${city}/quai`, attributes: { subtitle: script } },
  });
  await content.saveItem({
    key: 'city-module',
    type: 'pageModule',
    shared: {
      module_key: 'news',
      configuration: { defaultInstance: false, contentType: 'news', organization: 'Ville & port' },
    },
    fr: { title: 'La ville et le port', alias: city },
    en: { title: 'City and port', alias: '/media/city' },
  });
  await eventually(async () => {
    if ((await visits.ask(city)).status !== 200) throw new Error('the list is not there yet');
  });
});

const isItem = ({ attribs }: { attribs: Record<string, string> }) =>
  ['news-card', 'news-row'].includes(attribs['class'] ?? '');
const countItems = (page: Awaited<ReturnType<typeof visits.page>>) => page.elements(isItem).length;
const links = (page: Awaited<ReturnType<typeof visits.page>>) =>
  page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');

describe('the list of news', () => {
  it('has ten items, the newest first and with pictures, and leads to the next page', async () => {
    const page = await visits.page(news);
    expect(page.response.status).toBe(200);
    expect(page.headings).toEqual(['Nouvelles']);
    expect(countItems(page)).toBe(10);
    const cards = page.elements(({ attribs }) => attribs['class'] === 'news-card');
    expect(cards).toHaveLength(3);
    expect(page.text('main')).toContain('12 novembre 2026');
    expect(links(page)).toContain(`${news}/horaire-d-hiver-2026`);
    expect(links(page)).toEqual(expect.arrayContaining([`${news}/2`, `${news}/3`]));
    expect(page.inline).toEqual([]);
  });

  it('has its last page, which leads back to the first at its own address', async () => {
    const page = await visits.page(`${news}/3`);
    expect([page.response.status, countItems(page)]).toEqual([200, 4]);
    expect(page.title).toMatch(/^Nouvelles, page 3/);
    expect(page.canonical).toBe(`${visits.app.origin}${news}/3`);
    expect(links(page)).toContain(news);
    expect(links(page)).not.toContain(`${news}/1`);
    expect(page.text('main')).toContain('1er janvier 2026');
  });

  it('says so in English as well, in English alone', async () => {
    const [first, last] = [await visits.page(english), await visits.page(`${english}/3`)];
    expect(first.headings).toEqual(['News']);
    expect(first.text('main')).toContain('November 12, 2026');
    expect([countItems(first), countItems(last)]).toEqual([10, 3]);
    expect(last.title).toMatch(/^News, page 3/);
    expect(last.alternates['fr-ca']).toBe(`${visits.app.origin}${news}/3`);
  });

  it.each(['4', '0', '999999999999999999999', '00'])('has nothing on page %s', async (number) => {
    for (const [base, none] of [
      [news, 'Aucun résultat'],
      [english, 'No results'],
    ] as const) {
      const page = await visits.page(`${base}/${number}`);
      expect([page.response.status, countItems(page)]).toEqual([404, 0]);
      expect(page.text('main')).toContain(none);
      expect(links(page)).toContain(base);
      expect(page.metas['robots']).toContain('noindex');
    }
  });

  it.each([
    ['1', news],
    ['001', news],
    ['02', `${news}/2`],
    ['1?organisation=RTC', `${news}?organisation=RTC`],
  ])('has one address for each page: %s', async (number, to) => {
    const answer = await visits.ask(`${news}/${number}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });
});

describe('an item whose address ends in digits', () => {
  it.each([
    ['2026', 200],
    ['007', 200],
    ['2', 200],
  ])('is found where the list has no such page: %s', async (number) => {
    await contentOf(visits.app).saveItem({
      key: `digits-${number}`,
      type: 'news',
      shared: { news_date: '2025-06-01', organization: 'RTC' },
      fr: { title: `Bilan ${number}`, alias: `${news}/${number}` },
    });
    const page = await visits.page(`${news}/${number}`);
    expect(page.response.status).toBe(200);
    const isPage = number === '2';
    expect(page.headings).toEqual([isPage ? 'Nouvelles, page 2' : `Bilan ${number}`]);
    expect(page.text('main').includes('Toutes les nouvelles')).toBe(!isPage);
    const { view } = (await (await visits.app.get(`/_data${news}/${number}`)).json()) as {
      view: { info: { title: string } };
    };
    expect(page.headings).toEqual([view.info.title]);
  });
});

describe('the press releases', () => {
  it('are rows on one page, without pictures', async () => {
    const page = await visits.page(releases);
    expect(page.headings).toEqual(['Communiqués']);
    expect(countItems(page)).toBe(releaseCount);
    expect(page.elements(({ attribs }) => attribs['class'] === 'news-card')).toEqual([]);
    expect(page.elements(({ attribs }) => attribs['class'] === 'pagination')).toEqual([]);
  });
});

describe('the items of an organization', () => {
  it('can be chosen where there are several', async () => {
    const page = await visits.page(news);
    expect(links(page)).toEqual(expect.arrayContaining([news, `${news}?organisation=Ville+%26+port`]));
    const chosen = await visits.page(`${news}?organisation=Ville+%26+port`);
    expect([chosen.response.status, countItems(chosen)]).toEqual([200, 1]);
    expect(links(await visits.page(`${news}?organisation=RTC`))).toContain(`${news}/2?organisation=RTC`);
    expect(links(await visits.page(releases)).join()).not.toContain('organisation=');
  });

  it.each(['Personne', '%00', '%', '%ff', "'; drop table items; --", script, 'x'.repeat(3000)])(
    'are none where nobody has the name: %s',
    async (name) => {
      for (const base of [news, english, releases, `${news}/2`]) {
        const page = await visits.page(
          `${base}?organisation=${name.startsWith('%') ? name : encodeURIComponent(name)}`,
        );
        expect(page.response.status, base).toBe(404);
        expect(page.text('main')).toMatch(/Aucun résultat|No results/);
        expect(page.inline).toEqual([]);
      }
    },
  );

  it('are the whole list of an instance that is theirs', async () => {
    const page = await visits.page(city);
    expect([page.headings, countItems(page)]).toEqual([['La ville et le port'], 1]);
    expect(page.text('main')).toContain(script);
    expect(page.inline).toEqual([]);
    const none = await visits.page('/en/media/city');
    expect([none.response.status, countItems(none)]).toEqual([200, 0]);
    expect(none.text('main')).toContain('No results');
  });
});

describe('the feeds of a list', () => {
  it.each([
    [news, 'Nouvelles, RTC', 20],
    [english, 'News, RTC', 20],
    [releases, 'Communiqués, RTC', releaseCount],
    [`${news}?organisation=Ville+%26+port`, 'Nouvelles, RTC', 1],
    [city, 'La ville et le port, RTC', 1],
  ])('tell the newest: %s', async (address, title, count) => {
    const page = await visits.page(address);
    const named = page
      .elements(({ name, attribs }) => name === 'link' && attribs['rel'] === 'alternate' && 'type' in attribs)
      .map(({ attribs }) => attribs['href']?.replace(visits.app.origin, '') ?? '');
    expect(named).toHaveLength(2);
    for (const [at, format] of (['rss', 'json'] as const).entries()) {
      const answer = await visits.ask(named[at] ?? '');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, feedTypes[format]]);
      const feed = feedReaders[format](await answer.text());
      expect([feed.title, feed.items.length]).toEqual([title, count]);
      for (const { url } of feed.items) expect(url).toMatch(new RegExp(`^${visits.app.origin}/`));
    }
  });

  it('are not there for nobody, and are pages in any other format', async () => {
    expect((await visits.ask(`${news}?organisation=Personne&format=rss`)).status).toBe(404);
    expect((await visits.page(`${news}?format=ics`)).headings).toEqual(['Nouvelles']);
  });
});
