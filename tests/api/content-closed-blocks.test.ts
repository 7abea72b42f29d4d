import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedItem } from '#services/content/seed.ts';
import {
  editorHeaders,
  employeeHeaders,
  idOf,
  openTestContent,
  type TestContent,
} from '#tests/support/content-service.ts';

let content: TestContent;
const files = { off: { id: '', url: '' }, below: { id: '', url: '' }, linked: { id: '', url: '' } };

beforeAll(async () => {
  content = await openTestContent();
  for (const name of ['off', 'below', 'linked'] as const) files[name] = await send(name);
  await content.store.saveItem(page());
});
afterAll(() => content.close());

async function send(name: string) {
  const headers = {
    ...editorHeaders,
    'content-type': 'application/octet-stream',
    'content-disposition': `file; filename="dossier-${name}.txt"`,
  };
  const answer = await content.send('POST', '/api/files', headers, Buffer.from(name));
  expect(answer.status, answer.text).toBe(201);
  return { id: String(answer.at('data.id')), url: String(answer.at('data.attributes.uri.url')) };
}

const text = (key: string, title: string, more: object = {}) => ({
  key,
  type: 'content',
  attributes: { title, body: `<p>${title}</p>` },
  ...more,
});
const list = (key: string, id: string, more: object = {}) => ({
  key,
  type: 'files_list',
  attributes: {},
  references: { files_list: [id] },
  ...more,
});
const off = { status: false };

/** Blocks that are on, off, below others, and below one that is off. */
const page = (): SeedItem => ({
  key: 'half-open',
  type: 'pages',
  fr: {
    title: 'À demi ouverte',
    alias: '/a-demi',
    content: [
      text('on', 'Visible'),
      text('off', 'Secret', off),
      list('files', files.off.id, off),
      {
        key: 'columns',
        type: '2_columns',
        attributes: { title: 'Rangée' },
        children: {
          column_left: [text('left', 'Gauche')],
          column_right: [text('right', 'Caché à droite', off)],
        },
      },
      {
        key: 'shut',
        type: '2_columns',
        attributes: { title: 'Fermé' },
        ...off,
        children: {
          column_left: [
            text('under', 'Secret dessous', {
              attributes: { title: 'Secret dessous', body: `<a href="${files.linked.url}">x</a>` },
            }),
          ],
          column_right: [list('under-files', files.below.id)],
        },
      },
    ],
  },
});

const own = `/api/pages/${idOf('half-open')}`;
const at = (...names: string[]) => idOf(`half-open/fr/content/${names.join('/')}`);
const secrets = ['Secret', 'Caché', 'Fermé', 'dossier-'];
const strangers = [{}, employeeHeaders, { ...editorHeaders, 'x-moment': '2026-12-20T12:00:00Z' }];

describe('a block that is switched off', () => {
  it.each(['content', 'content.column_left,content.column_right.files_list', 'content.files_list'])(
    'is not sent along with its page, nor what stands in it: include=%s',
    async (include) => {
      for (const headers of strangers) {
        const answer = await content.get(`${own}?include=${include}`, headers);
        expect(answer.status).toBe(200);
        expect(answer.text).toContain('Visible');
        for (const secret of secrets) expect(answer.text, include).not.toContain(secret);
      }
    },
  );

  it('is told of as left out, by its identifier alone', async () => {
    const answer = await content.get(`${own}?include=content`);
    const links = Object.values(answer.at('meta.omitted.links') as Record<string, { href: string }>);
    expect(links.map(({ href }) => href.split('/').at(-1))).toEqual([at('off'), at('files'), at('shut')]);
    expect(answer.each('data.relationships.content.data', 'id')).toHaveLength(5);
    expect(answer.each('included', 'id')).toEqual([at('on'), at('columns')]);
  });

  it('says nothing of itself where it stands in another', async () => {
    const answer = await content.get(`/api/paragraph/2_columns/${at('columns')}`);
    const right = answer.at('data.relationships.column_right.data.0') as { meta: object };
    expect(Object.keys(right.meta).toSorted()).toEqual(['drupal_internal__target_id', 'target_revision_id']);
    const linkage = await content.get(`/api/paragraph/2_columns/${at('columns')}/relationships/column_right`);
    expect(linkage.status).toBe(200);
    expect(linkage.text).not.toContain('Caché');
  });

  it('is no related item', async () => {
    const answer = await content.get(`${own}/content`);
    expect(answer.each('data', 'id')).toEqual([at('on'), at('columns')]);
    for (const secret of secrets) expect(answer.text).not.toContain(secret);
    const right = await content.get(`/api/paragraph/2_columns/${at('columns')}/column_right`);
    expect([right.status, right.at('data')]).toEqual([200, []]);
  });

  it.each([
    ['itself', `content/${at('off')}`],
    ['what it leads to', `files_list/${at('files')}/files_list`],
    ['its relationship', `files_list/${at('files')}/relationships/files_list`],
    ['one in an open block', `content/${at('columns', 'column_right', 'right')}`],
    ['a block below it', `content/${at('shut', 'column_left', 'under')}`],
    ['the files of a block below it', `files_list/${at('shut', 'column_right', 'under-files')}/files_list`],
  ])('is refused when it is asked for: %s', async (_what, path) => {
    for (const headers of strangers)
      expect((await content.get(`/api/paragraph/${path}`, headers)).status).toBe(403);
    expect((await content.get(`/api/paragraph/${path}`, editorHeaders)).status).toBe(200);
  });

  it.each([
    'filter[content.title][operator]=STARTS_WITH&filter[content.title][value]=Secret',
    'filter[content.column_right.title]=Caché à droite',
    'filter[content.column_left.title]=Secret dessous',
    'filter[content.files_list.filename][operator]=STARTS_WITH&filter[content.files_list.filename][value]=dossier',
    `filter[content.id]=${at('off')}`,
  ])('is found by no filter: %s', async (filter) => {
    for (const headers of strangers)
      expect((await content.get(`/api/pages?${filter}`, headers)).at('meta.count')).toBe(0);
    expect((await content.get(`/api/pages?${filter}`, editorHeaders)).at('meta.count')).toBe(1);
  });

  it('puts no list in order', async () => {
    const beside = (key: string, title: string): SeedItem => ({
      key,
      type: 'pagesProject',
      fr: { title: key, alias: `/${key}`, content: [text('block', title, off)] },
    });
    for (const [key, title] of Object.entries({ un: 'Z', deux: 'A', trois: 'M' }))
      await content.store.saveItem(beside(key, title));
    const sorted = async (sort: string, headers = {}) =>
      (await content.get(`/api/pagesProject?sort=${sort}`, headers)).each('data', 'attributes.title');
    expect(await sorted('content.title')).toEqual(await sorted('-content.title'));
    expect(await sorted('content.title', editorHeaders)).toEqual(['deux', 'trois', 'un']);
  });

  it.each(['off', 'below', 'linked'] as const)('shows no file: %s', async (name) => {
    const { id, url } = files[name];
    for (const path of [url, `/api/files/${id}`]) {
      expect((await content.get(path)).status, path).toBe(403);
      expect((await content.get(path, editorHeaders)).status).toBe(200);
    }
    expect((await content.get('/api/files?page[limit]=50')).text).not.toContain(url);
  });

  it('is there for editors, with all that stands in it', async () => {
    const answer = await content.get(
      `${own}?include=content.files_list,content.column_right.files_list`,
      editorHeaders,
    );
    for (const secret of secrets) expect(answer.text).toContain(secret);
    expect(answer.json).not.toHaveProperty('meta.omitted');
  });
});

describe('a block of a page that is published in one language', () => {
  it('is closed in the other, by whichever address it is asked for', async () => {
    await content.store.saveItem({
      key: 'one-language',
      type: 'pages',
      fr: { title: 'Brouillon', alias: '/brouillon', status: false, content: [text('block', 'Pas encore')] },
      en: { title: 'Ready', alias: '/ready', content: [text('block', 'Ready')] },
    });
    const french = idOf('one-language/fr/content/block');
    for (const prefix of ['', '/en'])
      expect((await content.get(`${prefix}/api/paragraph/content/${french}`)).status).toBe(403);
    const english = idOf('one-language/en/content/block');
    for (const prefix of ['', '/en'])
      expect((await content.get(`${prefix}/api/paragraph/content/${english}`)).status).toBe(200);
  });
});
