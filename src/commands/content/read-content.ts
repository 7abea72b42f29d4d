import { menuDocumentSchema } from '#contract/content/content-file.ts';
import { collectionSchema, indexSchema, type ResourceJson } from '#contract/content/json-api.ts';
import type { Locale } from '#domain/locale.ts';
import { menuNames, type MenuName } from '#domain/menu.ts';
import type { ContentDesk } from '../content-desk.ts';
import type { ContentFiles } from '#operators/folder/content-files.ts';
import { toItemFile, type ReadItem } from './to-item-file.ts';

const pageSize = 50;

/** Where each type is: `taxonomy_term--routes` at `/api/taxonomyTerms/routes`. */
export async function readTypes(desk: ContentDesk): Promise<ReadonlyMap<string, string>> {
  const { links } = await desk.read('/api', indexSchema);
  const { self: _self, ...types } = links;
  return new Map(
    Object.entries(types).map(([type, { href }]) => [type, `/api${href.split(/\/api(?=\/)/).at(-1)}`]),
  );
}

/** Everything that is published or waits to be, as files have it; drafts over what is published are left alone. */
export async function readContent(desk: ContentDesk): Promise<ContentFiles> {
  const types = await readTypes(desk);
  const keys = new Map<string, string>();
  const found: { type: string; fr: readonly ReadItem[]; en: readonly ReadItem[] }[] = [];
  for (const [type, path] of types) {
    const fr = await readItems(desk, path);
    const en = await readItems(desk, `/en${path}`);
    found.push({ type, fr, en });
    for (const { resource } of [...fr, ...en]) keys.set(resource.id, resource.meta?.key ?? resource.id);
  }
  const names = { keyOf: (id: string) => keys.get(id) ?? id };
  const items = found.flatMap(({ type, fr, en }) => {
    const french = byId(fr, 'fr');
    const english = byId(en, 'en');
    return [...new Set([...french.keys(), ...english.keys()])].map((id) =>
      toItemFile(type, { fr: french.get(id), en: english.get(id) }, names),
    );
  });
  return { items, menus: await readMenus(desk) };
}

/** Those that are there in the language asked for, and not in another. */
function byId(items: readonly ReadItem[], locale: Locale): ReadonlyMap<string, ReadItem> {
  const own = items.filter(({ resource }) => resource.attributes['langcode'] === locale);
  return new Map(own.map((item) => [item.resource.id, item]));
}

async function readItems(desk: ContentDesk, path: string): Promise<readonly ReadItem[]> {
  const items: ReadItem[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const url = `${path}?page[limit]=${pageSize}&page[offset]=${offset}`;
    const { data } = await desk.read(`${url}&include=`, collectionSchema);
    items.push(...(await withBlocks(desk, url, data)));
    if (data.length < pageSize) return items;
  }
}

/** The same page once more with the blocks of its items, where they have some. */
async function withBlocks(
  desk: ContentDesk,
  url: string,
  data: readonly ResourceJson[],
): Promise<readonly ReadItem[]> {
  const fields = new Set(data.flatMap(blockFieldsOf));
  if (fields.size === 0) return data.map((resource) => ({ resource, included: new Map() }));
  const whole = await desk.read(`${url}&include=${[...fields].join(',')}`, collectionSchema);
  const included = new Map((whole.included ?? []).map((block) => [block.id, block]));
  return whole.data.map((resource) => ({ resource, included }));
}

function blockFieldsOf({ relationships }: ResourceJson): string[] {
  return Object.entries(relationships ?? {})
    .filter(([, { data }]) => Array.isArray(data) && data.some(({ type }) => type.startsWith('paragraph--')))
    .map(([name]) => name);
}

async function readMenus(desk: ContentDesk): Promise<ContentFiles['menus']> {
  const read = async (name: MenuName) =>
    [name, (await desk.read(`/api/menuFiles/${name}`, menuDocumentSchema)).data] as const;
  return Object.fromEntries(await Promise.all(menuNames.map(read)));
}
