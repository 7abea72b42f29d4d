import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorHeaders, openTestContent, type TestContent } from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const json = { 'content-type': 'application/json', ...editorHeaders };
const url = '/api/menuFiles/quick';
const entry = (more: object = {}) => ({ title: { fr: 'Tarifs', en: 'Fares' }, target: 'fares', ...more });
const write = (data: unknown) => content.patch(url, { data }, json);

describe('a menu that an editor writes', () => {
  it('is read as it was written, and by everyone as the site shows it', async () => {
    content.changes.length = 0;
    const list = [entry({ children: [entry({ target: { fr: '/un', en: '/one' } })] })];
    expect((await write(list)).at('data')).toEqual(list);
    expect((await content.get(url, editorHeaders)).at('data')).toEqual(list);
    const shown = await content.get('/en/api/menus/quick?_format=json');
    expect(shown.at('menu_items.0.link.title'), shown.text).toBe('Fares');
    expect(content.changes).toEqual([{ kind: 'menu', ids: ['quick'] }]);
    const log = await content.get('/api/auditLog?limit=1', editorHeaders);
    expect(log.at('data.0')).toMatchObject({ action: 'menu', fields: ['quick'], id: null });
  });

  it('is for editors alone, to read and to write', async () => {
    expect((await content.get(url)).status).toBe(401);
    expect((await content.get(url, { authorization: 'Bearer x' })).status).toBe(403);
    expect((await content.patch(url, { data: [] }, { 'content-type': 'application/json' })).status).toBe(401);
  });

  it.each<[string, unknown]>([
    ['no list', {}],
    ['a title in one language', [{ title: { fr: 'Tarifs' } }]],
    ['a member of no meaning', [entry({ other: 1 })]],
    ['a fifth column', [entry({ column: 5 })]],
    ['a NUL', [entry({ icon: '\u0000' })]],
    [
      'five levels',
      [entry({ children: [entry({ children: [entry({ children: [entry({ children: [entry()] })] })] })] })],
    ],
  ])('is refused: %s', async (_, data) => {
    expect((await write(data)).status).toBe(422);
  });

  it('has one of the names that the site knows', async () => {
    expect((await content.get('/api/menuFiles/other', editorHeaders)).status).toBe(400);
  });
});
