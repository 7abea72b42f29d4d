import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedItem } from '#services/content/seed.ts';
import { refillSearch } from '#services/content/store/refill-search.ts';
import { openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const file = (key: string): SeedItem => ({
  key,
  type: 'files',
  shared: { uri: { value: `public://${key}.pdf`, url: `/files/0/${key}.pdf` }, filemime: 'application/pdf' },
  fr: { title: key },
});
const shows = (...files: string[]) => [
  { type: 'files_list', attributes: { title: 'Fichiers' }, references: { files } },
];
const page = (key: string, files: readonly string[], more: object = {}): SeedItem => ({
  key,
  type: 'pages',
  fr: { title: 'Page', alias: `/${key}`, content: shows(...files) },
  ...more,
});
const isFound = async (words: string) => {
  const answer = await content.get(`/api/solr-search?search=${words}`);
  return answer.each('search_results', 'url').includes(`/files/0/${words}.pdf`);
};

describe('a file in a search', () => {
  it('is found where a page shows it, and not where none does', async () => {
    await content.store.saveItem(file('ocelot'));
    expect(await isFound('ocelot')).toBe(false);
    await content.store.saveItem(page('ocelots', ['ocelot']));
    expect(await isFound('ocelot')).toBe(true);
    await content.store.saveItem(page('ocelots', []));
    expect(await isFound('ocelot')).toBe(false);
  });

  it('waits for its page to be published, and goes with it', async () => {
    await content.store.saveItem(file('tatou'));
    await content.store.saveItem(page('tatous', ['tatou']), { draft: true });
    expect(await isFound('tatou')).toBe(false);
    await content.store.saveItem(page('tatous', ['tatou']));
    expect(await isFound('tatou')).toBe(true);
    await content.store.saveItem(page('tatous', []), { draft: true });
    expect(await isFound('tatou')).toBe(true);
    await content.store.saveItem({ ...page('tatous', ['tatou']), status: false });
    expect(await isFound('tatou')).toBe(false);
    await content.store.saveItem(page('tatous', ['tatou']));
    await content.store.deleteItem('tatous');
    expect(await isFound('tatou')).toBe(false);
  });

  it('is not found by a block that is switched off', async () => {
    await content.store.saveItem(file('dugong'));
    const inner = shows('dugong');
    const off = { type: '2_columns', status: false, attributes: {}, children: { column_left: inner } };
    await content.store.saveItem(
      page('dugongs', [], { fr: { title: 'Page', alias: '/dugongs', content: [off] } }),
    );
    expect(await isFound('dugong')).toBe(false);
    await content.store.saveItem(
      page('dugongs', [], { fr: { title: 'Page', alias: '/dugongs', content: [{ ...off, status: true }] } }),
    );
    expect(await isFound('dugong')).toBe(true);
  });

  it('is not that of a page for employees, unless a public page shows it too', async () => {
    await content.store.saveItem(file('fennec'));
    await content.store.saveItem(page('fennecs', ['fennec'], { shared: { audience: 'employees' } }));
    expect(await isFound('fennec')).toBe(false);
    await content.store.saveItem(page('fennecs-for-all', ['fennec']));
    expect(await isFound('fennec')).toBe(true);
  });

  it('appears and disappears with the windows of what shows it', async () => {
    const at = (moment: string) => content.clock.advance(Date.parse(moment) - content.clock.now());
    await content.store.saveItem(file('gerboise'));
    const release = (key: string, from: string, to: string): SeedItem => ({
      key,
      type: 'press_release',
      shared: { date_publication_start: from, date_publication_end: to },
      fr: { title: 'Communiqué', alias: `/communiques/${key}`, content: shows('gerboise') },
    });
    await content.store.saveItem(release('gerboise-1', '2026-11-12T05:00:00Z', '2026-11-13T05:00:00Z'));
    await content.store.saveItem(release('gerboise-2', '2026-11-14T05:00:00Z', '2026-11-15T05:00:00Z'));
    const seen: boolean[] = [];
    for (const day of [11, 12, 13, 14, 15]) {
      at(`2026-11-${day}T12:00:00Z`);
      seen.push(await isFound('gerboise'));
    }
    expect(seen).toEqual([false, true, false, true, false]);
    at('2026-11-12T12:00:00Z');
  });

  it('stays as it was when the index is filled anew', async () => {
    await content.database.pool.query("delete from content_settings where name = 'search-index'");
    await refillSearch(content.database.orm);
    const found = [];
    for (const words of ['ocelot', 'tatou', 'dugong', 'fennec', 'gerboise']) found.push(await isFound(words));
    expect(found).toEqual([false, false, true, true, true]);
  });
});
