import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewDefaultJson } from '#contract/content/new-defaults.ts';
import type { ContentSeed, SeedItem, SeedMenuItem } from '#services/content/seed.ts';
import { contentSeed } from '#tests/support/content-seed.ts';
import { createMemoryFiles } from '#tests/support/memory-files.ts';
import { sampleForm } from '#tests/support/web-form-sample.ts';
import {
  editorHeaders,
  employeeHeaders,
  idOf,
  openContentOn,
  openTestContent,
  type TestContent,
} from '#tests/support/content-service.ts';

const page = (key: string, more: Partial<SeedItem> = {}): SeedItem => ({
  key,
  type: 'pages',
  fr: { title: `Page ${key}`, alias: `/fr-${key}` },
  en: { title: `The page ${key}`, alias: `/en-${key}` },
  ...more,
});
const leadingTo = (target: string): SeedMenuItem => ({
  title: { fr: `Vers ${target}`, en: `To ${target}` },
  target,
});

/** A database filled by an earlier version. */
let content: TestContent;
const opened: TestContent[] = [];
const folder = mkdtempSync(join(tmpdir(), 'parcours-defaults-'));
beforeEach(async () => {
  content = await openTestContent();
});
afterEach(async () => {
  for (const version of opened.splice(0)) await version.close();
  await content.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Release extends Partial<Pick<ContentSeed, 'menus'>> {
  readonly items?: readonly SeedItem[];
}

/** The program of a later version starts on the same database. */
async function upgrade({ items = [], menus = {} as ContentSeed['menus'] }: Release): Promise<TestContent> {
  const version = await openContentOn(content.database, {
    seed: {
      ...contentSeed,
      items: [...contentSeed.items, ...items],
      menus: { ...contentSeed.menus, ...menus },
    },
    files: { store: createMemoryFiles(), seedFolder: folder },
  });
  opened.push(version);
  return version;
}
const footerWith = (...entries: SeedMenuItem[]) => ({
  menus: { ...contentSeed.menus, footer: [...contentSeed.menus.footer, ...entries] },
});

async function list(version: TestContent): Promise<readonly NewDefaultJson[]> {
  const answer = await version.get('/api/newDefaults', editorHeaders);
  expect(answer.status).toBe(200);
  return answer.at('data') as NewDefaultJson[];
}
const statesIn = async (version: TestContent) =>
  Object.fromEntries((await list(version)).map(({ name, state }) => [name, state]));

async function add(version: TestContent, names?: readonly string[], query = '') {
  const answer = await version.post(
    `/api/newDefaults${query}`,
    { names },
    {
      ...editorHeaders,
      'x-actor': 'Zo%C3%A9',
    },
  );
  return { status: answer.status, added: answer.at('data.added'), message: answer.at('errors.0.detail') };
}
const titleOf = async (version: TestContent, key: string) =>
  (await version.get(`/api/pages/${idOf(key)}`)).at('data.attributes.title');
const remove = (key: string) => content.write('DELETE', `/api/pages/${idOf(key)}`);
const footerOf = async (version: TestContent) =>
  (await version.get('/api/menuFiles/footer', editorHeaders)).at('data') as SeedMenuItem[];
const writeFooter = (data: readonly SeedMenuItem[]) =>
  content.patch('/api/menuFiles/footer', { data }, { ...editorHeaders, 'content-type': 'application/json' });

describe('default content of a later version', () => {
  it('is nothing where the version is the same', async () => {
    expect(await list(content)).toEqual([]);
    expect(await add(content)).toMatchObject({ status: 200, added: [] });
  });

  it('is listed with its titles and addresses, and is not there by itself', async () => {
    const version = await upgrade({ items: [page('new')] });
    expect(await list(version)).toEqual([
      {
        name: 'new',
        type: 'pages',
        state: 'new',
        title: { fr: 'Page new', en: 'The page new' },
        path: { fr: '/fr-new', en: '/en-new' },
        needs: [],
        taken: [],
        last: null,
      },
    ]);
    expect((await version.get(`/api/pages/${idOf('new')}`)).status).toBe(404);
  });

  it('is for editors alone', async () => {
    const version = await upgrade({ items: [page('new')] });
    expect((await version.get('/api/newDefaults')).status).toBe(401);
    expect((await version.get('/api/newDefaults', employeeHeaders)).status).toBe(403);
    expect((await version.post('/api/newDefaults', {})).status).toBe(401);
    expect((await version.post('/api/newDefaults', {}, employeeHeaders)).status).toBe(403);
    expect((await version.post('/api/newDefaults', { names: 'new' }, editorHeaders)).status).toBe(422);
  });

  it('is added: pages, forms, files and entries of menus, on record and told to others', async () => {
    writeFileSync(
      join(folder, 'square.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    );
    const image: SeedItem = {
      key: 'square',
      type: 'mediaImages',
      file: 'square.svg',
      fr: { title: 'Carré', attributes: { alt: 'Un carré' } },
      en: { title: 'Square', attributes: { alt: 'A square' } },
    };
    const form: SeedItem = {
      key: 'form-new',
      type: 'webforms',
      shared: { definition: { ...sampleForm, id: 'nouveau' } },
      fr: { title: 'Nouveau' },
      en: { title: 'New' },
    };
    const version = await upgrade({
      items: [page('new', { references: { media_image: ['square'] } }), image, form],
      ...footerWith(leadingTo('new')),
    });
    const names = ['new', 'square-file', 'square', 'form-new', 'footer:new'];
    expect(await add(version)).toMatchObject({ status: 200, added: expect.arrayContaining(names) });
    expect(await titleOf(version, 'new')).toBe('Page new');
    expect((await version.get('/router/translate-path?path=/fr-new')).status).toBe(200);
    expect((await version.get('/en/router/translate-path?path=/en-new')).status).toBe(200);
    expect((await version.get(`/api/mediaImages/${idOf('square')}`)).status).toBe(200);
    expect((await footerOf(version)).at(-1)).toEqual(leadingTo('new'));
    expect((await version.get('/api/solr-search?search=page+new')).text).toContain('/fr-new');
    const record = (await version.get(`/api/auditLog?id=${idOf('new')}`, editorHeaders)).at('data.0');
    expect(record).toMatchObject({ actor: 'Zoé', action: 'create', type: 'pages' });
    expect((record as { revisions: object }).revisions).toMatchObject({ fr: expect.any(Number) });
    expect(version.changes).toContainEqual({ kind: 'menu', ids: ['footer'] });
    expect(version.changes.flatMap(({ ids }) => ids)).toContain(idOf('new'));
    expect(await list(version)).toEqual([]);
  });

  it('takes items that refer to each other', async () => {
    const version = await upgrade({
      items: [
        page('one', { references: { media_image: ['two'] } }),
        { key: 'two', type: 'mediaImages', fr: { title: 'Deux' }, references: { category: ['three'] } },
        { key: 'three', type: 'taxonomy_term--categories', fr: { title: 'Trois' } },
      ],
    });
    expect(await add(version)).toMatchObject({ status: 200, added: ['one', 'two', 'three'] });
  });

  it('leaves what an editor changed as it is', async () => {
    const key = contentSeed.items.find(({ type }) => type === 'pages')?.key ?? '';
    await content.write('PATCH', `/api/pages/${idOf(key)}`, {
      data: { type: 'pages', id: idOf(key), attributes: { title: 'Notre titre' } },
    });
    const version = await upgrade({ items: [page('new')] });
    await add(version);
    expect(await titleOf(version, key)).toBe('Notre titre');
  });

  it('writes nothing in a rehearsal', async () => {
    const version = await upgrade({ items: [page('new')] });
    expect(await add(version, undefined, '?dryRun=true')).toMatchObject({ added: ['new'] });
    expect(await statesIn(version)).toEqual({ new: 'new' });
    expect(version.changes).toEqual([]);
  });
});

describe('default content that an editor took away', () => {
  const keys = contentSeed.items.filter(({ type }) => type === 'pages').map(({ key }) => key);
  const removable = keys.at(-1) ?? '';

  it('stays away, and is listed with who did it', async () => {
    expect((await remove(removable)).status).toBe(204);
    const version = await upgrade({ items: [page('new')] });
    expect(await statesIn(version)).toMatchObject({ [removable]: 'removed', new: 'new' });
    const removed = (await list(version)).find(({ name }) => name === removable);
    expect(removed?.last).toMatchObject({ actor: 'key' });
    expect(await add(version)).toMatchObject({ added: ['new'] });
    expect((await version.get(`/api/pages/${idOf(removable)}`)).status).toBe(404);
  });

  it('comes back by its name', async () => {
    await remove(removable);
    const version = await upgrade({});
    expect(await add(version, [removable])).toMatchObject({ status: 200, added: [removable] });
    expect((await version.get(`/api/pages/${idOf(removable)}`, editorHeaders)).status).toBe(200);
  });

  it('keeps out what needs it, until it is named too', async () => {
    const tag: SeedItem = { key: 'tag', type: 'taxonomy_term--categories', fr: { title: 'Mot' } };
    const before = await upgrade({ items: [tag] });
    await add(before);
    const gone = await before.write('DELETE', `/api/taxonomyTerms/categories/${idOf('tag')}`);
    expect(gone.status).toBe(204);
    const image: SeedItem = {
      key: 'tagged',
      type: 'mediaImages',
      fr: { title: 'Image' },
      references: { category: ['tag'] },
    };
    const version = await upgrade({
      items: [tag, image, page('new', { references: { media_image: ['tagged'] } })],
    });
    expect(await add(version)).toMatchObject({ added: [] });
    expect(await add(version, ['new'])).toMatchObject({
      status: 422,
      message: expect.stringContaining('tagged needs tag'),
    });
    expect(await add(version, ['new', 'tag'])).toMatchObject({
      status: 200,
      added: ['tag', 'tagged', 'new'],
    });
  });
});

describe('what the record cannot tell', () => {
  it('is told as such where the content is older than its record, and is added by name alone', async () => {
    await content.database.pool.query(
      `update service_migration set applied_at = applied_at + interval '40 days'
       where service = 'content' and name = '0003-audit'`,
    );
    const version = await upgrade({ items: [page('new'), page('other')] });
    expect(await statesIn(version)).toEqual({ new: 'unknown', other: 'unknown' });
    expect(await add(version)).toMatchObject({ added: [] });
    expect(await add(version, ['new'])).toMatchObject({ added: ['new'] });
    expect(await statesIn(version)).toEqual({ other: 'unknown' });
  });

  it('is not told while the files of the version cannot be read', async () => {
    const image: SeedItem = { key: 'lost', type: 'mediaImages', file: 'lost.svg', fr: { title: 'Perdue' } };
    const version = await upgrade({ items: [page('new'), image] });
    expect((await version.get('/api/newDefaults', editorHeaders)).status).toBe(503);
    expect((await version.get('/api/menus/main')).status).toBe(200);
  });

  it('refuses a name of nothing', async () => {
    const version = await upgrade({ items: [page('new')] });
    expect(await add(version, ['nobody'])).toMatchObject({
      status: 404,
      message: expect.stringContaining('nobody'),
    });
  });

  it('leaves an address to the item that has it', async () => {
    const mine = { data: { type: 'pages', attributes: { title: 'À moi', path: { alias: '/fr-new' } } } };
    expect((await content.write('POST', '/api/pages', mine)).status).toBe(201);
    const version = await upgrade({ items: [page('new'), page('other')] });
    expect((await list(version)).find(({ name }) => name === 'new')?.taken).toEqual(['/fr-new']);
    expect(await add(version)).toMatchObject({ added: ['other'] });
    expect(await add(version, ['new'])).toMatchObject({ status: 409 });
    expect((await version.get('/router/translate-path?path=/fr-new')).text).toContain('À moi');
  });
});

describe('entries of menus', () => {
  const first: SeedMenuItem = { ...leadingTo('/un'), children: [leadingTo('/un/a'), leadingTo('/un/c')] };

  it('stand where they stand by default, beside what staff wrote', async () => {
    const mine = leadingTo('/a-nous');
    await writeFooter([mine, { ...first, title: { fr: 'Autres mots', en: 'Other words' } }]);
    const children = [leadingTo('/un/a'), leadingTo('new'), leadingTo('/un/c')];
    const version = await upgrade({
      items: [page('new')],
      menus: { ...contentSeed.menus, footer: [{ ...first, children }] },
    });
    expect(await add(version)).toMatchObject({ added: ['new', 'footer:new'] });
    expect(await footerOf(version)).toEqual([
      mine,
      { ...first, title: { fr: 'Autres mots', en: 'Other words' }, children },
    ]);
  });

  it('are added by name alone to a menu that staff wrote, unless they lead to what is new', async () => {
    await writeFooter([leadingTo('/a-nous')]);
    const version = await upgrade({
      menus: { ...contentSeed.menus, footer: [leadingTo('/a-nous'), leadingTo('/deux')] },
    });
    expect(await statesIn(version)).toEqual({ 'footer:/deux': 'unknown' });
    expect(await add(version)).toMatchObject({ added: [] });
    expect(await add(version, ['footer:/deux'])).toMatchObject({ added: ['footer:/deux'] });
    expect(await footerOf(version)).toEqual([leadingTo('/a-nous'), leadingTo('/deux')]);
  });

  it('are new in a menu that nobody wrote', async () => {
    const version = await upgrade(footerWith(leadingTo('/deux')));
    expect(await statesIn(version)).toEqual({ 'footer:/deux': 'new' });
  });
});
