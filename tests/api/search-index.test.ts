import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorHeaders, openContentOn, type TestContent } from '#tests/support/content-service.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let content: TestContent;
beforeAll(async () => {
  database = await openTestDatabase({ content: 'small' });
});
afterAll(async () => {
  await content.close();
  await database.close();
});

const search = () => content.get('/api/solr-search?search=tarifs');

describe('an index that cannot be filled', () => {
  it('lets the program start, and refuses searches instead of finding nothing, until it is filled', async () => {
    await database.pool.query("delete from content_settings where name = 'search-index'");
    await database.pool.query('alter table content_search_text rename to content_search_lost');
    content = await openContentOn(database);
    const refused = await search();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await content.get('/staff/searches', editorHeaders)).at('data')).toEqual([]);
    expect((await content.get('/api/pages')).status).toBe(200);

    await database.pool.query('alter table content_search_lost rename to content_search_text');
    expect((await search()).status).toBe(503);
    content.clock.advance(60_000);
    await expect.poll(async () => (await search()).status, { timeout: 20_000 }).toBe(200);
    expect((await search()).each('search_results', 'url')).not.toEqual([]);
  });
});

describe('an answer', () => {
  it('is kept for five seconds, in which nothing opens or closes', async () => {
    expect((await search()).headers['cache-control']).toBe('public, max-age=5');
  });
});
