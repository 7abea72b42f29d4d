import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedItem } from '#services/content/seed.ts';
import {
  editorHeaders,
  employeeHeaders,
  idOf,
  openTestContent,
  type TestContent,
} from '#tests/support/content-service.ts';
import { drawPng } from '#tests/support/pictures.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

describe('a picture of the archive, in which a category puts it', () => {
  let url = '';
  const isThere = async (headers = {}) => {
    const list = await content.get('/api/mediaImages?filter[category.name]=Fleuve&page[limit]=50', headers);
    return [(await content.get(url, headers)).status, list.text.includes('Vieux port')];
  };
  const about = (more: Partial<SeedItem> = {}): SeedItem => ({
    key: 'about-the-port',
    type: 'news',
    fr: { title: 'Le port', content: [] },
    references: { media_image: ['old-port'] },
    ...more,
  });
  const open = [200, true];
  const closed = [403, false];

  beforeAll(async () => {
    const headers = {
      ...editorHeaders,
      'content-type': 'application/octet-stream',
      'content-disposition': 'file; filename="port.png"',
    };
    const sent = await content.send('POST', '/api/mediaImages/image', headers, drawPng(31, 20));
    url = String(sent.at('data.attributes.uri.url'));
    await content.store.saveItem({
      key: 'old-port',
      type: 'mediaImages',
      fr: { title: 'Vieux port' },
      references: { image: [String(sent.at('data.id'))], category: ['category-river'] },
    });
  });

  it('is open without a page', async () => {
    expect(await isThere()).toEqual(open);
  });

  it('stays open while only a draft has it, of a page that never was published or of one that is', async () => {
    expect(await isThere()).toEqual(open);
    await content.store.saveItem(about(), { draft: true });
    expect(await isThere()).toEqual(open);
    await content.store.deleteItem('about-the-port');
    await content.store.saveItem(about({ references: {} }));
    await content.store.saveItem(about(), { draft: true });
    expect(await isThere()).toEqual(open);
  });

  it('stays open when a page shows it, and when the page lets go of it or goes', async () => {
    await content.store.saveItem(about());
    expect(await isThere()).toEqual(open);
    await content.store.saveItem(about({ references: {} }));
    expect(await isThere()).toEqual(open);
    await content.store.saveItem(about());
    await content.store.saveItem(about({ status: false }));
    expect(await isThere()).toEqual(open);
  });

  it('stays open before and after the days of a page, and where a block has it that is switched off', async () => {
    for (const shared of [
      { date_publication_start: '2026-12-01' },
      { date_publication_start: null, date_publication_end: '2026-11-01' },
    ]) {
      await content.store.saveItem(about({ shared }));
      expect(await isThere()).toEqual(open);
    }
    const off = {
      type: 'content',
      status: false,
      attributes: {},
      references: { media_image: ['old-port'] },
    };
    await content.store.deleteItem('about-the-port');
    await content.store.saveItem(about({ references: {}, fr: { title: 'Le port', content: [off] } }));
    expect(await isThere()).toEqual(open);
  });

  it('is for employees where a page of theirs alone shows it', async () => {
    const theirs = about({ key: 'port-of-employees', shared: { audience: 'employees' }, type: 'pages' });
    await content.store.saveItem(theirs);
    expect(await isThere()).toEqual([401, false]);
    expect(await isThere(employeeHeaders)).toEqual(open);
    await content.store.saveItem(about({ shared: { date_publication_end: null } }));
    expect(await isThere()).toEqual(open);
    await content.store.deleteItem('port-of-employees');
    await content.store.deleteItem('about-the-port');
  });

  it('is closed once it is taken out, unless a page shows it', async () => {
    const id = idOf('old-port');
    const data = { type: 'mediaImages', id, relationships: { category: { data: null } } };
    expect((await content.write('PATCH', `/api/mediaImages/${id}`, { data })).status).toBe(200);
    expect(await isThere()).toEqual(closed);
    await content.store.saveItem(about(), { draft: true });
    expect(await isThere()).toEqual(closed);
    await content.store.saveItem(about());
    expect((await content.get(url)).status).toBe(200);
  });
});
