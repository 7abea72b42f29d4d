import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createContentService } from '#services/content/content-service.ts';
import type { SeedMenuItem } from '#services/content/seed.ts';
import { contentSeed } from '#tests/support/content-seed.ts';
import { createMemoryFiles } from '#tests/support/memory-files.ts';
import { idOf, openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

async function restart(seed = contentSeed) {
  const { database, clock } = content;
  return createContentService({
    database,
    clock,
    seed,
    timeZone: 'America/New_York',
    files: { store: createMemoryFiles() },
    log: createLog('silent'),
  });
}

describe('the content store', () => {
  it('loads the seed once: edits survive a restart, whatever the seed says then', async () => {
    await content.store.saveItem({ key: 'home', type: 'pages', fr: { title: 'Corrigée', alias: '/' } });
    const { app } = await restart({ ...contentSeed, items: [] });
    const answer = await app.inject(`/api/pages/${idOf('home')}`);
    expect(answer.json()).toMatchObject({ data: { attributes: { title: 'Corrigée' } } });
    await app.close();
  });

  it('loads it once when several processes start together', async () => {
    const other = await openTestContent();
    await other.database.pool.query(
      'truncate content_items, content_menus, content_settings, content_counters cascade',
    );
    const start = () =>
      createContentService({
        database: other.database,
        clock: other.clock,
        seed: contentSeed,
        timeZone: 'America/New_York',
        files: { store: createMemoryFiles() },
        log: createLog('silent'),
      });
    const services = await Promise.all([start(), start(), start()]);
    const { rows } = await other.database.pool.query<{ count: number }>(
      "select count(*)::int as count from content_items where type = 'pages'",
    );
    expect(rows[0]?.count).toBe(contentSeed.items.filter(({ type }) => type === 'pages').length);
    await Promise.all(services.map(({ app }) => app.close()));
    await other.close();
  });

  it('loads nothing of a seed that refers to what is not there', async () => {
    const other = await openTestContent();
    await other.database.pool.query(
      'truncate content_items, content_menus, content_settings, content_counters cascade',
    );
    const broken = {
      ...contentSeed,
      items: [
        { key: 'fine', type: 'pages', fr: { title: 'x' } },
        { key: 'broken', type: 'notices', fr: { title: 'x' }, references: { routes: ['nobody'] } },
      ],
    };
    const start = createContentService({
      database: other.database,
      clock: other.clock,
      seed: broken,
      timeZone: 'America/New_York',
      files: { store: createMemoryFiles() },
      log: createLog('silent'),
    });
    await expect(start).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('nobody') as string,
    });
    const { rows } = await other.database.pool.query('select 1 from content_items');
    expect(rows).toEqual([]);
    await other.close();
  });

  it('keeps numbers and creation dates over edits, and dates the change', async () => {
    const url = `/api/pages/${idOf('fares')}?include=content`;
    const before = await content.get(url);
    const fares = contentSeed.items.find(({ key }) => key === 'fares');
    if (!fares) throw new Error('the seed has no fares');
    content.clock.advance(60_000);
    await content.store.saveItem({ ...fares, created: undefined });
    const after = await content.get(url);
    for (const path of ['drupal_internal__nid', 'created', 'path'])
      expect(after.at(`data.attributes.${path}`)).toEqual(before.at(`data.attributes.${path}`));
    expect(after.at('data.attributes.changed')).toBe('2026-11-10T15:01:00+00:00');
    expect(after.at('data.attributes.drupal_internal__vid')).not.toBe(
      before.at('data.attributes.drupal_internal__vid'),
    );
    expect(after.each('included', 'attributes.drupal_internal__id')).toEqual(
      before.each('included', 'attributes.drupal_internal__id'),
    );
  });

  it('leaves the languages it is not given, and their blocks', async () => {
    await content.store.saveItem({
      key: 'fares',
      type: 'pages',
      fr: { title: 'Nouveaux tarifs', alias: '/propos/tarifs' },
    });
    const french = await content.get(`/api/pages/${idOf('fares')}?include=content`);
    expect(french.at('data.relationships.content.data')).toEqual([]);
    const english = await content.get(`/en/api/pages/${idOf('fares')}?include=content`);
    expect(english.each('included', 'attributes.title')).toEqual(['Pay']);
  });

  it('tells of each change once it is in the database', async () => {
    content.changes.length = 0;
    await content.store.saveItem({ key: 'new', type: 'news', fr: { title: 'Neuf' } });
    await content.store.saveMenu('quick', [{ title: { fr: 'Un', en: 'One' }, target: 'fares' }]);
    await content.store.saveSettings({
      ...contentSeed.settings,
      maintenance: { activation: true, page: null },
    });
    await content.store.deleteItem('new');
    expect(await content.store.deleteItem('new')).toBe(false);
    expect(content.changes).toEqual([
      { kind: 'item', ids: [idOf('new')] },
      { kind: 'menu', ids: ['quick'] },
      { kind: 'settings', ids: [] },
      { kind: 'item', ids: [idOf('new')] },
    ]);
    expect((await content.get('/api/menus/quick')).at('menu_items.0.link.uri')).toBe('/propos/tarifs');
    expect((await content.get('/api/clientSettings')).at('data.maintenance')).toEqual({
      activation: true,
      page: null,
    });
    expect((await content.get(`/api/news/${idOf('new')}`)).status).toBe(404);
  });

  it.each([
    [
      'an address another item has',
      'conflict',
      { key: 'x', type: 'pages', fr: { title: 'x', alias: '/propos' } },
    ],
    ['an unknown type', 'invalid', { key: 'x', type: 'poems', fr: { title: 'x' } }],
    [
      'an unknown attribute',
      'invalid',
      { key: 'x', type: 'pages', fr: { title: 'x', attributes: { rhyme: 1 } } },
    ],
    [
      'an unknown relationship',
      'invalid',
      { key: 'x', type: 'pages', fr: { title: 'x' }, references: { friends: ['home'] } },
    ],
    [
      'two items where one goes',
      'invalid',
      {
        key: 'x',
        type: 'pages',
        fr: { title: 'x' },
        references: { media_image: ['image-bridge', 'image-hidden'] },
      },
    ],
    [
      'a value of another kind',
      'invalid',
      { key: 'x', type: 'news', shared: { promoted: 'yes' }, fr: { title: 'x' } },
    ],
    [
      'a day that is none',
      'invalid',
      { key: 'x', type: 'news', shared: { news_date: '2026-13-01' }, fr: { title: 'x' } },
    ],
  ])('refuses %s and changes nothing', async (_name, code, item) => {
    content.changes.length = 0;
    await expect(content.store.saveItem(item)).rejects.toMatchObject({ code });
    expect(content.changes).toEqual([]);
    expect((await content.get(`/api/pages/${idOf('x')}`)).status).toBe(404);
  });

  it('lets the same address stand once per language', async () => {
    await content.store.saveItem({
      key: 'both',
      type: 'pages',
      fr: { title: 'F', alias: '/meme' },
      en: { title: 'E', alias: '/meme' },
    });
    expect((await content.get('/router/translate-path?path=/en/meme')).at('label')).toBe('E');
  });

  it('refuses menus deeper than four levels', async () => {
    const nest = (depth: number): SeedMenuItem => ({
      title: { fr: 'a', en: 'a' },
      children: depth > 1 ? [nest(depth - 1)] : [],
    });
    await expect(content.store.saveMenu('infos', [nest(5)])).rejects.toMatchObject({ code: 'invalid' });
    await content.store.saveMenu('infos', [nest(4)]);
  });

  it('takes the blocks of a deleted page with it', async () => {
    await content.store.deleteItem('fares');
    const { rows } = await content.database.pool.query('select 1 from content_items where owner_id = $1', [
      idOf('fares'),
    ]);
    expect(rows).toEqual([]);
  });
});
