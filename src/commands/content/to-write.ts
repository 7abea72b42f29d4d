import type { BlockFile, ItemFile, TextFile } from '#contract/content/content-file.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { locales, otherLocale, type Locale } from '#domain/locale.ts';
import { labelKeyOf } from '#operators/folder/content-files.ts';

/** The items by key that a file refers to, in its blocks too. */
export function keysIn(item: ItemFile): readonly string[] {
  const inBlocks = (blocks: readonly BlockFile[]): string[] =>
    blocks.flatMap(({ references = {}, children = {} }) => [
      ...Object.values(references).flat(),
      ...Object.values(children).flatMap(inBlocks),
    ]);
  const texts = locales.flatMap((locale) => Object.values(blocksOf(item[locale])).flatMap(inBlocks));
  return [...new Set([...Object.values(item.references ?? {}).flat(), ...texts])];
}

function blocksOf(text: TextFile | undefined): Record<string, readonly BlockFile[]> {
  if (!text) return {};
  const { content, bottomContent, paragraphs } = text;
  return {
    ...(content && { content }),
    ...(bottomContent && { bottom_content: bottomContent }),
    ...paragraphs,
  };
}

interface Writing {
  readonly locale: Locale;
  /** The item as it is, where there is one: what it has and the file does not is emptied. */
  readonly known: ItemFile | undefined;
  /** The types of items by key, for their identifiers. */
  typeOf(key: string): string;
}

/** A file as the body of a POST or PATCH, in the language of its address. */
export function toBody(item: ItemFile, { locale, known, typeOf }: Writing) {
  const text = item[locale];
  const attributes = attributesOf(item, locale);
  const lost = Object.keys(known ? attributesOf(known, locale) : {}).filter((name) => !(name in attributes));
  const references = { ...emptied(known?.references), ...item.references };
  const blocks = { ...emptied(blocksOf(known?.[locale])), ...blocksOf(text) };
  return {
    data: {
      type: item.type,
      ...(known && { id: uuidOf(item.key) }),
      attributes: {
        ...attributes,
        ...Object.fromEntries(lost.map((name) => [name, null])),
        ...(item.created !== undefined && { created: item.created }),
      },
      relationships: {
        ...mapValues(references, (keys) => ({ data: keys.map((key) => identOf(key, typeOf)) })),
        ...mapValues(blocks, (list) => ({ data: list.map((block) => toBlock(block, typeOf)) })),
      },
      meta: {
        ...(!known && { key: item.key }),
        ...(text && { description: text.description ?? null }),
        ...ownStatus(item, locale),
      },
    },
  };
}

function attributesOf(item: ItemFile, locale: Locale): Record<string, unknown> {
  const text = item[locale];
  if (!text) return {};
  return {
    ...item.shared,
    ...text.attributes,
    [labelKeyOf(item.type)]: text.title,
    ...(text.alias !== undefined && { path: { alias: `/${text.alias.replace(/^\/+|\/+$/g, '')}` } }),
    status: statusOf(item, locale),
  };
}

const statusOf = (item: ItemFile, locale: Locale) => item[locale]?.status ?? item.status ?? true;

/** What is said of one language is said of both, unless it is said of each. */
function ownStatus(item: ItemFile, locale: Locale) {
  const other = otherLocale(locale);
  const status = statusOf(item, other);
  if (!item[other] || status === statusOf(item, locale)) return {};
  return { translations: { [other]: { status } } };
}

function toBlock(
  { key, type, status = true, attributes, children = {}, references = {} }: BlockFile,
  typeOf: Writing['typeOf'],
): object {
  return {
    type: `paragraph--${type}`,
    meta: {
      ...(key !== undefined && { key }),
      attributes: { ...attributes, status },
      relationships: {
        ...mapValues(references, (keys) => ({ data: keys.map((each) => identOf(each, typeOf)) })),
        ...mapValues(children, (list) => ({ data: list.map((block) => toBlock(block, typeOf)) })),
      },
    },
  };
}

const identOf = (key: string, typeOf: Writing['typeOf']) => ({ type: typeOf(key), id: uuidOf(key) });

const emptied = (lists: Readonly<Record<string, unknown>> = {}) => mapValues(lists, () => [] as never[]);

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
