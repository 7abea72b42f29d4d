import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  editorHeaders,
  employeeHeaders,
  openTestContent,
  type TestContent,
} from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

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
    content.clock.advance(dayMs);
    await search('TÉLÉCABINE !');
    expect(await missed()).toEqual([
      { words: 'telecabine', langcode: 'fr', count: 3, last: '2026-11-11' },
      { words: 'gondola', langcode: 'en', count: 1, last: '2026-11-10' },
    ]);
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

  it('are for editors alone', async () => {
    expect((await content.get('/staff/searches')).status).toBe(401);
    expect((await content.get('/staff/searches', employeeHeaders)).status).toBe(403);
    expect((await content.get('/staff/searches?limit=x', editorHeaders)).status).toBe(400);
  });

  it('cannot be filled by a program: so many a minute, so many new ones a day', async () => {
    content.clock.advance(dayMs);
    for (let nth = 0; nth < 60; nth += 1) await search(`zzyx${'abcdefghij'[nth % 10]}${'klmnop'[nth % 6]}q`);
    const { rows } = await content.database.pool.query<{ sum: number }>(
      "select coalesce(sum(count), 0)::int as sum from content_search_missed where day = '2026-11-12'",
    );
    expect(rows[0]?.sum).toBe(30);
    await content.database.pool.query(
      "insert into content_search_missed select 'fr', 'zebu ' || repeat('x', n), '2026-11-13', 1 from generate_series(1, 300) n",
    );
    content.clock.advance(dayMs);
    await search('parachute');
    await search('zebu xxxxxxx');
    const list = await missed();
    expect(list.some(({ words }) => words === 'parachute')).toBe(false);
    expect(list.find(({ words }) => words === 'zebu xxxxxxx')?.count).toBe(2);
  });

  it('are forgotten after ninety days', async () => {
    content.clock.advance(91 * dayMs);
    expect(await content.missed.eraseWhatIsDue()).toEqual({
      'words that were searched for and found nothing': expect.any(Number) as number,
    });
    expect(await missed()).toEqual([]);
  });
});
