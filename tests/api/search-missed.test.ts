import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  editorHeaders,
  employeeHeaders,
  openContentOn,
  openTestContent,
  type TestContent,
} from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

/** A word for a number. */
const letters = (nth: number) => [...String(nth)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const countsOf = async (day: string) => {
  const { rows } = await content.database.pool.query<{ rows: number; sum: number }>(
    'select count(*)::int as rows, coalesce(sum(count), 0)::int as sum from content_search_missed where day = $1',
    [day],
  );
  return rows[0] ?? { rows: -1, sum: -1 };
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const search = (words: string, more = '', base = '') =>
  content.get(`${base}/api/solr-search?search=${encodeURIComponent(words)}${more}`);
const missed = async () =>
  (await content.get('/staff/searches', editorHeaders)).at('data') as {
    readonly words: string;
    readonly count: number;
  }[];

describe('searches that found nothing', () => {
  it('are counted by their words and language, most often first, with the day they were last asked for', async () => {
    await search('Télécabine');
    await search('telecabine');
    await search('gondola', '', '/en');
    await search('Gondola', '', '/en');
    content.clock.advance(dayMs);
    await search('TÉLÉCABINE !');
    expect(await missed()).toEqual([
      { words: 'telecabine', langcode: 'fr', count: 3, last: '2026-11-11' },
      { words: 'gondola', langcode: 'en', count: 2, last: '2026-11-10' },
    ]);
  });

  it('are shown once they were asked for twice: what one person typed once may tell of them', async () => {
    const before = await missed();
    await search('Annick Veilleux');
    expect(await missed()).toEqual(before);
    await search('annick veilleux');
    expect(await missed()).toContainEqual(expect.objectContaining({ words: 'annick veilleux', count: 2 }));
  });

  it('are not counted where something was found, on a further page, or under a filter', async () => {
    const before = await missed();
    await search('tarifs');
    await search('funiculaire', '&page=1');
    await search('funiculaire', '&f[0]=type:news');
    await search('');
    await search('marie@exemple.org');
    expect(await missed()).toEqual(before);
  });

  it('are not counted while nobody can say whether a stop or a line is called so', async () => {
    const before = await missed();
    const schedules = { find: () => Promise.reject(new Error('away')), pathOf: () => '' };
    const alone = await openContentOn(content.database, { search: { schedules } });
    for (let times = 0; times < 2; times += 1) await alone.get('/api/solr-search?search=terminus+lanaudet');
    await alone.close();
    expect(await missed()).toEqual(before);
  });

  it('are for editors alone', async () => {
    expect((await content.get('/staff/searches')).status).toBe(401);
    expect((await content.get('/staff/searches', employeeHeaders)).status).toBe(403);
    expect((await content.get('/staff/searches?limit=x', editorHeaders)).status).toBe(400);
  });

  it('cannot be filled by a program, nor kept from counting known words: so many new ones a minute', async () => {
    content.clock.advance(dayMs);
    for (let nth = 0; nth < 60; nth += 1) await search(`zzyx${letters(nth)}`);
    await search('téléphérique');
    expect(await countsOf('2026-11-12')).toEqual({ rows: 30, sum: 30 });
    await search(`zzyx${letters(0)}`);
    // Known from another day.
    await search('telecabine');
    expect(await countsOf('2026-11-12')).toEqual({ rows: 31, sum: 32 });
    content.clock.advance(minuteMs);
    await search('téléphérique');
    expect(await countsOf('2026-11-12')).toEqual({ rows: 32, sum: 33 });
  });

  it('are at most so many a day, of which some are left for known words', async () => {
    const fill = (from: number, to: number) =>
      content.database.pool.query(
        `insert into content_search_missed
         select 'fr', 'zebu ' || repeat('x', n), '2026-11-13', 1 from generate_series(${from}, ${to}) n`,
      );
    await fill(1, 300);
    content.clock.advance(dayMs);
    await search('parachute');
    await search('zebu xxxxxxx');
    await search('telecabine');
    expect(await countsOf('2026-11-13')).toEqual({ rows: 301, sum: 302 });
    expect((await missed()).find(({ words }) => words === 'zebu xxxxxxx')?.count).toBe(2);
    await fill(301, 999);
    await search('annick veilleux');
    expect((await countsOf('2026-11-13')).rows).toBe(1000);
  });

  it('are forgotten after ninety days', async () => {
    content.clock.advance(91 * dayMs);
    expect(await content.missed.eraseWhatIsDue()).toEqual({
      'words that were searched for and found nothing': expect.any(Number) as number,
    });
    expect(await missed()).toEqual([]);
  });
});
