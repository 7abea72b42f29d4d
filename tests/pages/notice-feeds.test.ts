import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import {
  feedFormats,
  feedReaders,
  feedTypes,
  type FeedFormat,
  type ReadFeed,
} from '#tests/support/read-feed.ts';
import { shareVisits, startVisits } from '#tests/support/visits.ts';

const visits = shareVisits();
/** Its timetables do not answer. */
const alone = startVisits({ content: 'shared' });
const list = '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours';
const english = '/en/schedules-and-trips/customer-notices/route-notices';
const schedules = { fr: '/horaires-et-trajets/horaires', en: '/en/schedules-and-trips/schedules' };

async function readFeed(address: string, format: FeedFormat): Promise<ReadFeed> {
  const response = await visits.ask(`${address}${address.includes('?') ? '&' : '?'}format=${format}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, feedTypes[format]]);
  return feedReaders[format](await response.text());
}

/** The rows of the list, in force and to come, as a visitor reads them. */
async function readRows(address: string) {
  const found = [];
  for (const phase of ['', 'a-venir']) {
    const page = await visits.page(`${address}${address.includes('?') ? '&' : '?'}moment=${phase}`);
    for (const row of page.elements(({ attribs }) => attribs['class'] === 'notice')) {
      const [heading] = DomUtils.getElementsByTagName('h2', row);
      const [link] = DomUtils.getElementsByTagName('a', heading ?? []);
      const [words] = DomUtils.getElementsByTagName('p', heading?.parent ?? []);
      found.push({
        title: DomUtils.textContent(heading ?? []),
        summary: DomUtils.textContent(words ?? []),
        path: link?.attribs['href'],
      });
    }
  }
  return found;
}

const lists = [
  ['of a line', `${list}?numero=803`, 'Avis sur le 803, RTC', 'fr-ca'],
  ['of a line at its own address', `${list}/parcours/803`, 'Avis sur le 803, RTC', 'fr-ca'],
  ['of a stop', `${list}?numero=1014`, 'Avis à l’arrêt 1014, RTC', 'fr-ca'],
  ['of a line in English', `${english}?numero=803`, 'Notices for route 803, RTC', 'en-ca'],
  ['of a line at its own address in English', `${english}/route/803`, 'Notices for route 803, RTC', 'en-ca'],
  ['of a stop in English', `${english}?numero=1014`, 'Notices at stop 1014, RTC', 'en-ca'],
] as const;

describe.each(lists)('the feed %s', (_name, address, title, language) => {
  it.each(feedFormats)(
    'as %s says what it is of, and has the words of the page in its language',
    async (format) => {
      const feed = await readFeed(address, format);
      // An agenda has no language of its own.
      expect(feed).toMatchObject(format === 'ics' ? { title } : { title, language });
      const rows = await readRows(address);
      expect(rows.length).toBeGreaterThan(0);
      expect(feed.items.map((item) => item.title).toSorted()).toEqual(
        rows.map((row) => row.title).toSorted(),
      );
      for (const row of rows) {
        const item = feed.items.find((each) => each.title === row.title);
        expect(item?.text).toContain(row.summary);
        expect(item?.url).toBe(visits.app.origin + (row.path ?? ''));
      }
    },
  );
});

describe('the times of a notice', () => {
  const days = 'Du vendredi 13 au lundi 30 novembre';

  it('are those of its page', async () => {
    const { text } = await visits.page(`${list}/details/pont-elise-rondeau-ferme`);
    expect(text('main')).toMatch(/13 (au|novembre).*30 novembre/);
    for (const format of feedFormats) {
      const { items } = await readFeed(`${list}?numero=185`, format);
      expect(items[0]?.text).toContain(days);
    }
  });

  it('are those of the timetables in an agenda', async () => {
    const agenda = await (await visits.ask(`${list}?numero=185&format=ics`)).text();
    expect(agenda).toMatch(/DTSTART:20261113T050000Z\r\nDTEND:20261201T045959Z\r\n/);
  });
});

describe('a feed of a number that nobody has', () => {
  it.each(feedFormats)('as %s is not there, and readers keep what they had', async (format) => {
    for (const address of [`${list}?numero=99999&format=${format}`, `${list}/parcours/999?format=${format}`])
      expect((await visits.ask(address)).status).toBe(404);
  });
});

describe('a feed while the timetables do not answer', () => {
  it('of a number that could be anything is not there, and of a line is what staff tell of it', async () => {
    expect((await alone.ask(`${list}?numero=1014&format=rss`)).status).toBe(503);
    const answer = await alone.ask(`${list}/parcours/803?format=rss`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const { title, items } = feedReaders.rss(await answer.text());
    expect(title).toBe('Avis sur le 803, RTC');
    expect(items.map((item) => item.title).join()).toContain('Ancien-Bac');
  });
});

/** The feeds that the head of a page names. */
async function feedsIn(path: string) {
  const page = await visits.page(path);
  expect(page.response.status).toBe(200);
  return page
    .elements(({ name, attribs }) => name === 'link' && attribs['rel'] === 'alternate' && 'type' in attribs)
    .map(({ attribs }) => ({
      type: attribs['type'],
      title: attribs['title'],
      href: attribs['href']?.replace(visits.app.origin, ''),
    }));
}

describe('the feeds that the head of a page names', () => {
  it.each([
    ['the list', list, list, 'Avis sur les parcours'],
    ['the list in English', english, english, 'Route notices'],
    ['a list of a line', `${list}?numero=803&moment=a-venir&page=1`, `${list}?numero=803`, 'Avis sur le 803'],
    ['the list of a line', `${list}/parcours/803`, `${list}/parcours/803`, 'Avis sur le 803'],
    ['a list of a stop', `${english}?numero=1014`, `${english}?numero=1014`, 'Notices at stop 1014'],
    ['a list of grave ones', `${list}?gravite=eleve`, `${list}?gravite=eleve`, 'Avis sur les parcours'],
    ['a number that nobody has', `${list}?numero=99999`, list, 'Avis sur les parcours'],
    ['a line that nobody has', `${list}/parcours/999`, list, 'Avis sur les parcours'],
    ['a line', `${schedules.fr}/803`, `${list}/parcours/803`, 'Avis sur le 803'],
    ['a line in English', `${schedules.en}/803`, `${english}/route/803`, 'Notices for route 803'],
    ['a stop', `${schedules.fr}/1014`, `${list}?numero=1014`, 'Avis à l’arrêt 1014'],
    ['a stop in English', `${schedules.en}/1014`, `${english}?numero=1014`, 'Notices at stop 1014'],
  ])('are those of %s', async (_name, path, address, title) => {
    const sign = address.includes('?') ? '&' : '?';
    expect(await feedsIn(path)).toEqual([
      { type: 'application/rss+xml', title: `${title} (RSS)`, href: `${address}${sign}format=rss` },
      { type: 'application/feed+json', title: `${title} (JSON Feed)`, href: `${address}${sign}format=json` },
    ]);
    for (const format of ['rss', 'json'] as const)
      expect((await readFeed(address, format)).title).toBe(`${title}, RTC`);
  });

  it('are beside the languages of the page, which it still names', async () => {
    const page = await visits.page(`${schedules.fr}/803`);
    const named = page.elements(({ name, attribs }) => name === 'link' && 'hreflang' in attribs);
    expect(named.map(({ attribs }) => attribs['hreflang'])).toEqual(['fr-ca', 'en-ca', 'x-default']);
  });

  it('are none where a page has none', async () => {
    expect(await feedsIn('/propos')).toEqual([]);
  });

  it('is a link on the list too', async () => {
    const page = await visits.page(`${list}?numero=803&moment=a-venir`);
    const links = page.elements(
      ({ name, attribs }) => name === 'a' && /format=rss/.test(attribs['href'] ?? ''),
    );
    expect(links.map(({ attribs }) => attribs['href'])).toEqual([`${list}?numero=803&format=rss`]);
  });
});
