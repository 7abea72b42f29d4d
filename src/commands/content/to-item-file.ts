import { isDeepStrictEqual } from 'node:util';
import type { BlockFile, ItemFile, TextFile } from '#contract/content/content-file.ts';
import type { IdentJson, ResourceJson } from '#contract/content/json-api.ts';
import { labelKeyOf } from '#operators/folder/content-files.ts';

/** A resource as the wire has it in one language, with what was included beside it. */
export interface ReadItem {
  readonly resource: ResourceJson;
  readonly included: ReadonlyMap<string, ResourceJson>;
}

interface Names {
  /** What an item is called in files, by its uuid. */
  keyOf(id: string): string;
}

/** An item of the wire as a file has it; what is the same in both languages stands once. */
export function toItemFile(type: string, texts: ItemTexts, names: Names): ItemFile {
  const { fr, en } = texts;
  const first = fr ?? en;
  if (!first) return { key: '', type };
  const { resource } = first;
  const own = { fr: attributesOf(fr, type), en: attributesOf(en, type) };
  const shared = fr && en ? pick(own.fr, (name) => isDeepStrictEqual(own.fr[name], own.en[name])) : {};
  const status = fr?.resource.attributes['status'] ?? en?.resource.attributes['status'];
  const text = (item: ReadItem, attributes: Attributes) =>
    toText(item, { type, names, status, attributes: pick(attributes, (name) => !(name in shared)) });
  return {
    key: names.keyOf(resource.id),
    type,
    ...(status === false && { status: false }),
    ...(typeof resource.attributes['created'] === 'string' && { created: resource.attributes['created'] }),
    ...some('shared', shared),
    ...(fr && { fr: text(fr, own.fr) }),
    ...(en && { en: text(en, own.en) }),
    ...some('references', referencesOf(resource, names)),
    ...(type === 'files' && fileOf(texts)),
  };
}

/** The bytes of a file beside the files of content, one for each language where they differ. */
function fileOf({ fr, en }: ItemTexts): Pick<ItemFile, 'file'> {
  const [french, english] = [fr ?? en, en ?? fr].map((item) => item && bytesName(item.resource));
  if (french === undefined || english === undefined) return {};
  return { file: french === english ? french : { fr: french, en: english } };
}

function bytesName({ attributes }: ResourceJson): string | undefined {
  const { url = '' } = (attributes['uri'] ?? {}) as { readonly url?: string };
  const [, hash, name] = /^\/files\/([0-9a-f]+)\/([^/]+)$/.exec(url) ?? [];
  return hash === undefined ? undefined : `files/${hash}-${decodeURIComponent(name ?? '')}`;
}

/** Where the service has the bytes of a name that `bytesName` gave. */
export function addressOfBytes(name: string): string {
  const [, hash, rest] = /^files\/([0-9a-f]+)-(.+)$/.exec(name) ?? [];
  return `/files/${hash}/${encodeURIComponent(rest ?? '')}`;
}

export interface ItemTexts {
  readonly fr?: ReadItem | undefined;
  readonly en?: ReadItem | undefined;
}

type Attributes = Readonly<Record<string, unknown>>;

interface TextOptions {
  readonly type: string;
  readonly names: Names;
  /** Of the item. */
  readonly status: unknown;
  readonly attributes: Attributes;
}

function toText({ resource, included }: ReadItem, options: TextOptions): TextFile {
  const { type, names, status, attributes } = options;
  const { alias } = (resource.attributes['path'] ?? {}) as { readonly alias?: string | null };
  const own = resource.attributes['status'];
  const { content, bottom_content: bottomContent, ...paragraphs } = blocksOf(resource, { included, names });
  return {
    title: String(resource.attributes[labelKeyOf(type)]),
    ...(typeof alias === 'string' && { alias: alias.replace(/^\//, '') }),
    ...some('attributes', attributes),
    ...(content && { content }),
    ...(bottomContent && { bottomContent }),
    ...some('paragraphs', paragraphs),
    ...(resource.meta?.description !== undefined && { description: resource.meta.description }),
    ...(typeof own === 'boolean' && own !== status && { status: own }),
  };
}

interface Reach {
  readonly included: ReadonlyMap<string, ResourceJson>;
  readonly names: Names;
}

/** A block: one that is included, or one in a block, which its identifier has whole. */
interface BlockJson extends Pick<ResourceJson, 'type' | 'attributes'> {
  readonly relationships?: ResourceJson['relationships'] | undefined;
  readonly key?: string | undefined;
}

function blocksOf(
  { relationships }: Pick<BlockJson, 'relationships'>,
  reach: Reach,
): Record<string, readonly BlockFile[]> {
  const lists = Object.entries(relationships ?? {}).map(([name, { data }]) => {
    const idents = listOf(data).filter(({ type }) => type.startsWith('paragraph--'));
    return [name, idents.map((ident) => toBlock(blockOf(ident, reach), reach))] as const;
  });
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

function blockOf({ id, type, meta = {} }: IdentJson, { included }: Reach): BlockJson {
  const whole = included.get(id);
  if (whole) return { ...whole, key: whole.meta?.key };
  return {
    type,
    attributes: (meta['attributes'] ?? {}) as Attributes,
    relationships: meta['relationships'] as ResourceJson['relationships'],
    key: meta['key'] as string | undefined,
  };
}

function toBlock(block: BlockJson, reach: Reach): BlockFile {
  return {
    ...(block.key !== undefined && { key: block.key }),
    type: block.type.replace(/^paragraph--/, ''),
    ...(block.attributes['status'] === false && { status: false }),
    attributes: writtenAttributes(block.attributes),
    ...some('children', blocksOf(block, reach)),
    ...some('references', referencesOf(block, reach.names)),
  };
}

function referencesOf({ relationships }: Pick<BlockJson, 'relationships'>, names: Names) {
  const lists = Object.entries(relationships ?? {}).map(([name, { data }]) => {
    const idents = listOf(data).filter(({ id, type }) => id !== 'missing' && !type.startsWith('paragraph--'));
    return [name, idents.map(({ id }) => names.keyOf(id))] as const;
  });
  const found = Object.fromEntries(lists.filter(([, list]) => list.length > 0));
  // The picture of an article is also its image.
  const { image, ...others } = found;
  return isDeepStrictEqual(image, found['media_image']) ? others : found;
}

const listOf = (data: IdentJson | readonly IdentJson[] | null): readonly IdentJson[] =>
  data === null ? [] : Array.isArray(data) ? (data as readonly IdentJson[]) : [data as IdentJson];

/** Those that the service makes itself are nobody's to write. */
const made =
  /^(?:drupal_internal__.*|langcode|status|created|changed|path|metatag_normalized|breadcrumb|secondary_menu)$/;

export function writtenAttributes(attributes: Attributes): Record<string, unknown> {
  const written = Object.entries(attributes).filter(([name, value]) => value !== null && !made.test(name));
  return Object.fromEntries(written.map(([name, value]) => [name, plainValue(value)]));
}

/** What is told of the bytes of a file, by the file and by what shows it. */
const ofBytes = ['uri', 'filemime', 'filesize', 'width', 'height', 'variants'];
const toldBy: Readonly<Record<string, (resource: ResourceJson) => readonly string[]>> = {
  mediaImages: (resource) => (leadsTo(resource, 'image') ? ofBytes : []),
  mediaVideos: (resource) => [
    ...(leadsTo(resource, 'video') ? ['uri', 'media_type'] : []),
    ...(leadsTo(resource, 'tracks') ? ['captions'] : []),
  ],
};

const leadsTo = ({ relationships }: ResourceJson, name: string) =>
  listOf(relationships?.[name]?.data ?? null).length > 0;

function attributesOf(item: ReadItem | undefined, type: string): Record<string, unknown> {
  if (!item) return {};
  const { [labelKeyOf(type)]: _label, ...attributes } = writtenAttributes(item.resource.attributes);
  const told = type === 'files' ? ofBytes : (toldBy[type]?.(item.resource) ?? []);
  return pick(attributes, (name) => !told.includes(name));
}

/** A long text and a link as short as they may be written. */
function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { value: text, format, processed, uri, title, external, options, ...others } = value as Attributes;
  if (Object.keys(others).length > 0) return value;
  if (typeof text === 'string' && format === 'full_html' && processed === text && uri === undefined)
    return text;
  if (text === undefined && typeof uri === 'string' && title === '' && isDeepStrictEqual(options, []))
    return external === !uri.startsWith('/') ? uri : value;
  return value;
}

const pick = (attributes: Attributes, wanted: (name: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => wanted(name)));

/** A member only where there is something in it. */
function some<Name extends string, Value extends object>(name: Name, value: Value) {
  return (Object.keys(value).length > 0 ? { [name]: value } : {}) as Partial<Record<Name, Value>>;
}
