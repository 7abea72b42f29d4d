import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedTypes } from '#services/content/model/registry.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { employeeHeaders, idOf, openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

async function listed(path: string): Promise<readonly unknown[]> {
  return (await content.get(path, employeeHeaders)).each('data', 'id');
}

/** Lists are read from a table of their own, which the database keeps. */
describe('a list', () => {
  const windows = listedTypes.flatMap(({ type, path, window }) => (window ? [{ type, path, window }] : []));

  it.each(windows)('of $type knows the window of its items', async ({ type, path, window }) => {
    const save = (key: string, shared: Record<string, string>) =>
      content.store.saveItem({ key: `${type}-${key}`, type, shared, fr: { title: key } });
    await save('now', { [window.start]: '2026-11-01', [window.end]: '2026-11-30' });
    await save('over', { [window.end]: '2026-11-09' });
    await save('to-come', { [window.start]: '2026-11-11' });
    const found = await listed(`/api/${path}`);
    expect(found).toContain(idOf(`${type}-now`));
    expect(found).not.toContain(idOf(`${type}-over`));
    expect(found).not.toContain(idOf(`${type}-to-come`));
  });

  it.each(listedTypes.filter(({ unlisted }) => unlisted !== undefined))(
    'of $type leaves out what says so itself',
    async ({ type, path, unlisted = '' }) => {
      await content.store.saveItem({
        key: `${type}-own`,
        type,
        shared: { [unlisted]: true },
        fr: { title: 'x' },
      });
      expect(await listed(`/api/${path}`)).not.toContain(idOf(`${type}-own`));
    },
  );

  it('follows an item through all that is done to it', async () => {
    const page: SeedItem = { key: 'followed', type: 'pages', fr: { title: 'Suivie' } };
    const titles = async (base: string) =>
      (await content.get(`${base}/api/pages?filter[id]=${idOf('followed')}`)).each(
        'data',
        'attributes.title',
      );
    await content.store.saveItem(page);
    expect([await titles(''), await titles('/en')]).toEqual([['Suivie'], ['Suivie']]);
    await content.store.saveItem({ ...page, en: { title: 'Followed' } });
    expect([await titles(''), await titles('/en')]).toEqual([['Suivie'], ['Followed']]);
    await content.store.saveItem({ ...page, fr: { title: 'Brouillon' } }, { draft: true });
    expect(await titles('')).toEqual(['Suivie']);
    await content.store.saveItem({ ...page, status: false });
    expect(await titles('')).toEqual([]);
    await content.store.saveItem({ ...page, fr: { title: 'Revenue' } });
    expect(await titles('')).toEqual(['Revenue']);
    await content.store.deleteItem('followed');
    expect([await titles(''), await titles('/en')]).toEqual([[], []]);
  });
});

describe('a view that keeps what it read', () => {
  it('tells of a change and of a deletion at once', async () => {
    const job: SeedItem = {
      key: 'job-kept',
      type: 'jobOpenings',
      shared: { brid: 'K' },
      fr: { title: 'Un' },
    };
    const titles = async () =>
      ((await content.get('/api/jobs')).json as { title: string }[]).map(({ title }) => title);
    expect(await titles()).toEqual([]);
    await content.store.saveItem(job);
    expect(await titles()).toEqual(['Un']);
    await content.store.saveItem({ ...job, fr: { title: 'Deux' } });
    expect(await titles()).toEqual(['Deux']);
    await content.store.deleteItem('job-kept');
    expect(await titles()).toEqual([]);
  });
});
