import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createContentService } from '#services/content/content-service.ts';
import type { ContentSeed, SeedItem } from '#services/content/seed.ts';
import { contentSeed } from '#tests/support/content-seed.ts';
import { createMemoryFiles } from '#tests/support/memory-files.ts';
import { idOf, openTestContent, type TestContent } from '#tests/support/content-service.ts';

const page = (key: string, title: string, alias = `/${key}`): SeedItem => ({
  key,
  type: 'pages',
  fr: { title, alias },
  en: { title: `${title} (en)`, alias },
});
const seedOf = (...items: SeedItem[]): ContentSeed => ({
  ...contentSeed,
  items,
  menus: { ...contentSeed.menus, main: [] },
  isFollowed: true,
});
const first = seedOf(page('home', 'Accueil', '/'), page('lines', 'Douze lignes'), page('old', 'Ancienne'));

let content: TestContent;
beforeEach(async () => {
  content = await openTestContent();
});
afterEach(() => content.close());

/** The program starts again, with what its feed or its folder says then. */
async function startWith(seed: ContentSeed): Promise<void> {
  const { database, clock } = content;
  const { app } = await createContentService({
    database,
    clock,
    seed,
    timeZone: 'America/New_York',
    files: { store: createMemoryFiles() },
    log: createLog('silent'),
  });
  await app.close();
}

const titleOf = async (key: string) =>
  (await content.get(`/api/pages/${idOf(key)}`)).at('data.attributes.title');
const statusOf = async (key: string) => (await content.get(`/api/pages/${idOf(key)}`)).status;
const retitle = (key: string, title: string) =>
  content.write('PATCH', `/api/pages/${idOf(key)}`, {
    data: { type: 'pages', id: idOf(key), attributes: { title } },
  });

describe('content that follows its seed', () => {
  it('takes the place of the content that another seed left, which nobody had edited', async () => {
    await startWith(first);
    expect(await titleOf('home')).toBe('Accueil');
    expect(await statusOf('fares')).toBe(404);
  });

  it('changes, comes and goes with the seed', async () => {
    await startWith(first);
    await startWith(
      seedOf(page('home', 'Accueil', '/'), page('lines', 'Treize lignes'), page('new', 'Nouvelle')),
    );
    expect(await titleOf('lines')).toBe('Treize lignes');
    expect(await titleOf('new')).toBe('Nouvelle');
    expect(await statusOf('old')).toBe(404);
    expect((await content.get('/api/solr-search?search=treize')).text).toContain('Treize lignes');
  });

  it('stays as an editor left it, and gone where an editor deleted it', async () => {
    await startWith(first);
    await retitle('lines', 'Nos lignes');
    await content.write('DELETE', `/api/pages/${idOf('old')}`);
    await startWith(seedOf(page('lines', 'Treize lignes'), page('old', 'Ancienne encore')));
    expect(await titleOf('lines')).toBe('Nos lignes');
    expect(await statusOf('old')).toBe(404);
  });

  it('is left alone where the seed says the same', async () => {
    await startWith(first);
    const before = await content.get(`/api/pages/${idOf('lines')}`);
    content.clock.advance(86_400_000);
    await startWith(first);
    expect((await content.get(`/api/pages/${idOf('lines')}`)).json).toEqual(before.json);
  });

  it('keeps the number of an item that changes, and does not write those that do not', async () => {
    await startWith(first);
    const numberOf = async (key: string, field: string) =>
      (await content.get(`/api/pages/${idOf(key)}`)).at(`data.attributes.${field}`);
    const [lines, revision] = [
      await numberOf('lines', 'drupal_internal__nid'),
      await numberOf('home', 'drupal_internal__vid'),
    ];
    await startWith(seedOf(page('home', 'Accueil', '/'), page('lines', 'Treize lignes')));
    expect(await numberOf('lines', 'drupal_internal__nid')).toBe(lines);
    expect(await numberOf('home', 'drupal_internal__vid')).toBe(revision);
  });

  it('becomes of another type under the same key', async () => {
    await startWith(first);
    const hub: SeedItem = { ...page('lines', 'Lignes'), type: 'pageHub' };
    await startWith(seedOf(hub));
    expect((await content.get(`/api/pageHub/${idOf('lines')}`)).at('data.attributes.title')).toBe('Lignes');
  });

  it('does without an address that an editor gave to another page', async () => {
    await startWith(first);
    const mine = { data: { type: 'pages', attributes: { title: 'À moi', path: { alias: '/new' } } } };
    expect((await content.write('POST', '/api/pages', mine)).status).toBe(201);
    await startWith(seedOf(page('home', 'Accueil', '/'), page('new', 'Nouvelle')));
    expect(await titleOf('new')).toBe('Nouvelle');
    const router = await content.get('/router/translate-path?path=/new');
    expect(router.text).toContain('À moi');
  });

  it('gives way to a seed that is loaded once, which then stays', async () => {
    await startWith(first);
    const { isFollowed: _followed, ...once } = seedOf(page('home', 'La ville', '/'));
    await startWith(once);
    expect(await titleOf('home')).toBe('La ville');
    await startWith({ ...once, items: [page('home', 'Autre', '/')] });
    expect(await titleOf('home')).toBe('La ville');
  });

  it('is written once by several processes that start together', async () => {
    await Promise.all([startWith(first), startWith(first), startWith(first)]);
    expect(await titleOf('lines')).toBe('Douze lignes');
  });
});
