import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  editorHeaders,
  openTestContent,
  type JsonAnswer,
  type TestContent,
} from '#tests/support/content-service.ts';
import { sampleForm } from '#tests/support/web-form-sample.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const block = (body: string, more: object = {}) => ({
  type: 'paragraph--content',
  meta: { attributes: { title: '', body }, ...more },
});
const withBlocks = (...blocks: object[]) => ({ relationships: { content: { data: blocks } } });
let pages = 0;

/** A new page with one block; gives its uuid. */
async function write(
  attributes: object = {},
  more: object = withBlocks(block('<p>un</p>')),
): Promise<string> {
  pages += 1;
  const path = { alias: `/page-${pages}` };
  const data = { type: 'pages', attributes: { title: 'Titre', path, ...attributes }, ...more };
  const answer = await content.write('POST', '/api/pages', { data });
  expect(answer.status, answer.text).toBe(201);
  return String(answer.at('data.id'));
}

interface Change {
  readonly attributes?: object;
  readonly relationships?: object;
  readonly query?: string;
  readonly base?: string;
}

async function change(id: string, { attributes = {}, relationships, query = '', base = '' }: Change) {
  const data = { type: 'pages', id, attributes, ...(relationships && { relationships }) };
  const answer = await content.write('PATCH', `${base}/api/pages/${id}${query}`, { data });
  expect(answer.status, answer.text).toBe(200);
  return answer;
}

const draft = '?resourceVersion=rel:working-copy';
const read = (id: string, query = '', headers: Record<string, string> = {}) =>
  content.get(`/api/pages/${id}?include=content${query}`, headers);
const bodiesOf = (answer: JsonAnswer) => answer.each('included', 'attributes.body.processed');
const revisionOf = (answer: JsonAnswer) => Number(answer.at('data.attributes.drupal_internal__vid'));

describe('a page that an editor writes', () => {
  it('is read with its blocks, in their order, with what stands in them', async () => {
    const item = {
      type: 'paragraph--accordion_item',
      meta: { attributes: { title: 'Q', content: '<p>R</p>' } },
    };
    const list = {
      type: 'paragraph--accordion',
      meta: { attributes: { title: 'Questions' }, relationships: { accordions_list: { data: [item] } } },
    };
    const id = await write({}, withBlocks(block('<p>un</p>'), list));
    const answer = await read(id);
    expect(answer.each('included', 'type')).toEqual(['paragraph--content', 'paragraph--accordion']);
    expect(answer.at('included.1.relationships.accordions_list.data.0.meta.attributes')).toMatchObject({
      title: 'Q',
      content: { processed: '<p>R</p>' },
    });
  });

  it('is called by the key it was given, by which others find it everywhere', async () => {
    const body = { data: { type: 'pages', attributes: { title: 'Nommée' }, meta: { key: 'named-page' } } };
    const answer = await content.write('POST', '/api/pages', body);
    expect([answer.status, answer.at('data.meta.key')]).toEqual([201, 'named-page']);
    expect((await content.write('POST', '/api/pages', body)).status).toBe(409);
    expect((await content.get(`/api/pages/${String(answer.at('data.id'))}`)).at('data.meta')).toBeUndefined();
  });

  it('has a second language from its own address, with its own blocks', async () => {
    const id = await write({ page_style: 'wide' });
    await change(id, {
      base: '/en',
      attributes: { title: 'Title' },
      relationships: { content: { data: [block('<p>one</p>')] } },
    });
    const english = await content.get(`/en/api/pages/${id}?include=content`);
    expect(english.at('data.attributes')).toMatchObject({ title: 'Title', page_style: 'wide' });
    expect(bodiesOf(english)).toEqual(['<p>one</p>']);
    expect(bodiesOf(await read(id))).toEqual(['<p>un</p>']);
  });

  it('keeps the blocks that are named, changed or not, and loses the others', async () => {
    const id = await write({}, withBlocks(block('<p>a</p>'), block('<p>b</p>'), block('<p>c</p>')));
    const [a, b] = (await read(id)).each('included', 'id');
    const named = (block_: unknown, meta?: object) => ({
      type: 'paragraph--content',
      id: block_,
      ...(meta && { meta }),
    });
    await change(id, {
      relationships: {
        content: { data: [named(b), named(a, { attributes: { title: 'A' } }), block('<p>d</p>')] },
      },
    });
    const answer = await read(id);
    expect(bodiesOf(answer)).toEqual(['<p>b</p>', '<p>a</p>', '<p>d</p>']);
    expect(answer.each('included', 'id').slice(0, 2)).toEqual([b, a]);
    expect(answer.at('included.1.attributes.title')).toBe('A');
  });
});

describe('a draft', () => {
  it('is written over what is published, which stays, and becomes it when it is published', async () => {
    const id = await write();
    await change(id, {
      query: draft,
      attributes: { title: 'Nouveau' },
      relationships: { content: { data: [block('<p>deux</p>')] } },
    });
    await change(id, { query: draft, attributes: { subtitle: 'Encore' } });
    const published = await read(id);
    expect([published.at('data.attributes.title'), bodiesOf(published)]).toEqual(['Titre', ['<p>un</p>']]);
    const seen = await read(id, '&resourceVersion=rel:working-copy', editorHeaders);
    expect(seen.at('data.attributes')).toMatchObject({ title: 'Nouveau', subtitle: 'Encore', status: false });
    expect((await read(id, '&resourceVersion=rel:working-copy')).status).toBe(403);

    await change(id, { query: draft, attributes: { status: true } });
    const after = await read(id);
    expect(after.at('data.attributes')).toMatchObject({ title: 'Nouveau', subtitle: 'Encore', status: true });
    expect(bodiesOf(after)).toEqual(['<p>deux</p>']);
    const none = await read(id, '&resourceVersion=rel:working-copy', editorHeaders);
    expect(revisionOf(none)).toBe(revisionOf(after));
  });

  it('stays when a word of what is published is changed meanwhile', async () => {
    const id = await write();
    await change(id, { query: draft, attributes: { title: 'Brouillon' } });
    await change(id, { attributes: { subtitle: 'Corrigé' } });
    const seen = await read(id, '&resourceVersion=rel:working-copy', editorHeaders);
    expect(seen.at('data.attributes.title')).toBe('Brouillon');
    expect((await read(id)).at('data.attributes')).toMatchObject({ title: 'Titre', subtitle: 'Corrigé' });
  });

  it('of a page that was never published is the page', async () => {
    const id = await write({ status: false });
    await change(id, { query: draft, attributes: { title: 'Mieux' } });
    expect((await read(id)).status).toBe(403);
    await change(id, { query: draft, attributes: { status: true } });
    expect((await read(id)).at('data.attributes.title')).toBe('Mieux');
  });
});

describe('a revision', () => {
  it('is what was replaced, for editors alone, with the blocks of then', async () => {
    const id = await write();
    const first = revisionOf(await read(id));
    await change(id, {
      attributes: { title: 'Autre' },
      relationships: { content: { data: [block('<p>deux</p>')] } },
    });
    const query = `&resourceVersion=id:${first}`;
    const old = await read(id, query, editorHeaders);
    expect([old.at('data.attributes.title'), bodiesOf(old)]).toEqual(['Titre', ['<p>un</p>']]);
    expect(old.headers['cache-control']).toBe('private, no-store');
    expect((await read(id, query)).status).toBe(403);
    expect((await read(id, '&resourceVersion=id:999999', editorHeaders)).status).toBe(404);
  });

  it('comes back by a change that starts from it, and what it replaces is kept too', async () => {
    const id = await write();
    const first = revisionOf(await read(id));
    await change(id, { relationships: { content: { data: [] } } });
    const second = revisionOf(await read(id));
    await change(id, { query: `?resourceVersion=id:${first}` });
    expect(bodiesOf(await read(id))).toEqual(['<p>un</p>']);
    const kept = await read(id, `&resourceVersion=id:${second}`, editorHeaders);
    expect([kept.status, kept.at('included')]).toEqual([200, undefined]);
    const data = { type: 'pages', id, attributes: {} };
    expect((await content.write('PATCH', `/api/pages/${id}?resourceVersion=id:1`, { data })).status).toBe(
      404,
    );
  });

  it('of a draft that was given up does not take the page from visitors when it comes back', async () => {
    const id = await write();
    const given = await change(id, { query: draft, attributes: { title: 'Brouillon' } });
    await change(id, { query: draft, attributes: { title: 'Encore un' } });
    await change(id, { query: `?resourceVersion=id:${revisionOf(given)}` });
    expect((await read(id)).at('data.attributes')).toMatchObject({ title: 'Brouillon', status: true });
  });

  it('is of one language: the other is not written anew by a change of its words', async () => {
    const id = await write();
    await change(id, { base: '/en', attributes: { title: 'Title' } });
    const before = await content.get(`/en/api/pages/${id}`);
    await change(id, { attributes: { title: 'Autre' } });
    expect((await content.get(`/en/api/pages/${id}`)).json).toEqual(before.json);
  });

  it('is not made of a change to what is there already, which nobody is told of', async () => {
    const id = await write();
    const before = await read(id);
    content.changes.length = 0;
    const relationships = { content: { data: [block('<p>un</p>')] } };
    await change(id, { attributes: { title: 'Titre', subtitle: null, status: true }, relationships });
    expect((await read(id)).json).toEqual(before.json);
    expect(content.changes).toEqual([]);
  });

  it('is named in the record of who wrote what', async () => {
    const id = await write();
    const first = revisionOf(await read(id));
    await change(id, { attributes: { title: 'Autre' } });
    const log = await content.get(`/api/auditLog?id=${id}`, editorHeaders);
    expect(log.each('data', 'revisions')).toEqual([{ fr: revisionOf(await read(id)) }, { fr: first }]);
  });

  it('is forgotten when there are thirty newer ones', async () => {
    const id = await write();
    const first = revisionOf(await read(id));
    for (let time = 0; time < 30; time += 1) await change(id, { attributes: { title: `Titre ${time}` } });
    const query = `&resourceVersion=id:${first}`;
    expect((await read(id, query, editorHeaders)).status).toBe(200);
    await change(id, { attributes: { title: 'Un de plus' } });
    expect((await read(id, query, editorHeaders)).status).toBe(404);
    expect(bodiesOf(await read(id))).toEqual(['<p>un</p>']);
  });

  it('is found by no address, list or filter of visitors', async () => {
    const id = await write({ path: { alias: '/ancienne-adresse' } });
    await change(id, { attributes: { title: 'Déplacée', path: { alias: '/nouvelle-adresse' } } });
    const at = (path: string) => content.get(`/router/translate-path?path=${path}&_format=json`);
    expect([(await at('/ancienne-adresse')).status, (await at('/nouvelle-adresse')).status]).toEqual([
      404, 200,
    ]);
    const list = await content.get(`/api/pages?filter[title]=Titre&filter[id]=${id}`);
    expect(list.at('meta.count')).toBe(0);
  });
});

describe('two editors at once', () => {
  it('both write, one after the other, and nothing of either is lost', async () => {
    const id = await write();
    const titles = Array.from({ length: 6 }, (_, n) => `Titre ${n}`);
    await Promise.all(titles.map((title) => change(id, { attributes: { title } })));
    const log = await content.get(`/api/auditLog?id=${id}&limit=6`, editorHeaders);
    const revisions = log.each('data', 'revisions.fr').map(Number);
    const seen = await Promise.all(
      revisions.map((revision) => read(id, `&resourceVersion=id:${revision}`, editorHeaders)),
    );
    expect(new Set(seen.map((answer) => answer.at('data.attributes.title')))).toEqual(new Set(titles));
  });
});

describe('a body that is not right', () => {
  const refused = async (relationships: unknown) => {
    const data = { type: 'pages', attributes: { title: 'X' }, relationships };
    const answer = await content.write('POST', '/api/pages', { data });
    return [answer.status, answer.at('errors.0.source.pointer')];
  };
  const nested = (levels: number): object =>
    levels === 0
      ? block('<p>x</p>')
      : {
          type: 'paragraph--2_columns',
          meta: { attributes: {}, relationships: { column_left: { data: [nested(levels - 1)] } } },
        };

  it.each<[string, unknown, number, string | undefined]>([
    [
      'a block of no kind',
      { content: { data: [{ type: 'pages', meta: { attributes: {} } }] } },
      422,
      '/data/relationships/content',
    ],
    [
      'a block without attributes',
      { content: { data: [{ type: 'paragraph--content' }] } },
      422,
      '/data/relationships/content/data/0/meta',
    ],
    [
      'a body that is no text',
      { content: { data: [block(7 as never)] } },
      422,
      '/data/relationships/content/data/0/meta/attributes/body',
    ],
    ['a NUL', { content: { data: [block('\u0000')] } }, 422, '/data'],
    [
      'somebody else’s block',
      { content: { data: [{ type: 'paragraph--content', id: '00000000-0000-4000-8000-000000000000' }] } },
      422,
      undefined,
    ],
    [
      'a picture that is none',
      { media_image: { data: { type: 'mediaImages', id: '00000000-0000-4000-8000-000000000000' } } },
      422,
      undefined,
    ],
    ['a relationship of nobody', { constructor: { data: [] } }, 422, '/data/relationships/constructor'],
    [
      'blocks without end',
      { content: { data: [nested(7)] } },
      422,
      `/data/relationships/content/data/0${'/meta/relationships/column_left/data/0'.repeat(6)}`,
    ],
    ['levels without end', { content: { data: [nested(400)] } }, 400, '/data'],
  ])('is refused with its place: %s', async (_, relationships, status, pointer) => {
    expect(await refused(relationships)).toEqual([status, pointer]);
  });

  it('is refused where the picture is a page', async () => {
    const id = await write();
    expect((await refused({ media_image: { data: { type: 'mediaImages', id } } }))[0]).toBe(422);
  });
});

describe('every type', () => {
  it('is written, changed and taken out by the same calls', async () => {
    const index = await content.get('/api');
    const types = Object.entries(index.at('links') as Record<string, { href: string }>).filter(
      ([name]) => name !== 'self' && name !== 'files',
    );
    expect(types.length).toBeGreaterThan(15);
    for (const [type, { href }] of types) {
      const path = new URL(href).pathname;
      const label = /^(?:media|taxonomy_term)/.test(type) ? 'name' : 'title';
      const needed = type === 'webforms' ? { definition: sampleForm } : {};
      const body = { data: { type, attributes: { [label]: 'Un', ...needed } } };
      const made = await content.write('POST', `${path}?oneLanguage=true`, body);
      expect([type, made.status], made.text).toEqual([type, 201]);
      const id = String(made.at('data.id'));
      const changed = await content.write('PATCH', `${path}/${id}`, {
        data: { type, id, attributes: { [label]: 'Deux' } },
      });
      expect([type, changed.at(`data.attributes.${label}`)]).toEqual([type, 'Deux']);
      expect((await content.write('DELETE', `${path}/${id}`)).status).toBe(204);
    }
  });
});
