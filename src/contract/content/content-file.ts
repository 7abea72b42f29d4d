import { z } from 'zod';

/**
 * Content in files, as people write and read it: the data of the operator, and what the command `content` exports and
 * imports. Every item has a `key`; other items refer to it by that key, and its uuid is derived from it, so that the same
 * files give the same uuids everywhere.
 */

/** One resource of the wire in both languages. A language left out is a missing translation. */
export interface ItemFile {
  readonly key: string;
  /** Wire type: `pages`, `pageModule`, `pagesPromo`, `news`, `notices_v2`, `taxonomy_term--routes` … */
  readonly type: string;
  /** Published unless `false`. */
  readonly status?: boolean | undefined;
  readonly created?: string | undefined;
  /** Attributes that are the same in both languages (`module_key`, `news_date`, `general` …). */
  readonly shared?: Attributes | undefined;
  readonly fr?: TextFile | undefined;
  readonly en?: TextFile | undefined;
  /** To-many references to other items by key, by relationship name. */
  readonly references?: References | undefined;
  /** A file of the operator's folder, or one for each language, of which it tells: of `files`, a picture or a film. */
  readonly file?: string | Bilingual | undefined;
  /** Of a film, its words as WebVTT files. */
  readonly captions?: Bilingual | undefined;
}

/** The same in both languages. */
type Bilingual = Readonly<Record<'fr' | 'en', string>>;

type Attributes = Readonly<Record<string, unknown>>;
type References = Readonly<Record<string, readonly string[]>>;

export interface TextFile {
  readonly title: string;
  /** Path alias without language prefix. */
  readonly alias?: string | undefined;
  readonly attributes?: Attributes | undefined;
  readonly content?: readonly BlockFile[] | undefined;
  readonly bottomContent?: readonly BlockFile[] | undefined;
  /** Blocks of a field other than the two above, by relationship name: `parcours` of a `notices_v2`. */
  readonly paragraphs?: Readonly<Record<string, readonly BlockFile[]>> | undefined;
  /** Overrides what the title and subtitle would give. */
  readonly description?: string | undefined;
  /** Published unless `false`; only where it differs from the item's. */
  readonly status?: boolean | undefined;
}

/** A block. Long texts are given as HTML strings under the field's own name; the service wraps them. */
export interface BlockFile {
  /** Keeps the identifiers of a block that changes place; its position serves otherwise. */
  readonly key?: string | undefined;
  /** `content`, `accordion`, `2_columns` … without the `paragraph--` prefix. */
  readonly type: string;
  readonly status?: boolean | undefined;
  readonly attributes: Attributes;
  /** Nested blocks by field: `accordions_list`, `column_left`, `timeline_items` … */
  readonly children?: Readonly<Record<string, readonly BlockFile[]>> | undefined;
  /** To-many references to items by key, by relationship name: `routes`, `arrets`. */
  readonly references?: References | undefined;
}

export interface MenuItemFile {
  readonly title: Bilingual;
  /** A key of an item (its alias is used), a path per language, or an absolute address. */
  readonly target?: string | Bilingual | undefined;
  readonly icon?: string | undefined;
  readonly column?: 1 | 2 | 3 | 4 | undefined;
  /** Left out of the menu when `false`. */
  readonly enabled?: boolean | undefined;
  readonly children?: readonly MenuItemFile[] | undefined;
}

const attributes = z.record(z.string(), z.unknown());
const references = z.record(z.string(), z.array(z.string()));

const blockFileSchema: z.ZodType<BlockFile> = z.strictObject({
  key: z.string().optional(),
  type: z.string(),
  status: z.boolean().optional(),
  attributes,
  get children() {
    return z.record(z.string(), z.array(blockFileSchema)).optional();
  },
  references: references.optional(),
});

const textFileSchema: z.ZodType<TextFile> = z.strictObject({
  title: z.string(),
  alias: z.string().optional(),
  attributes: attributes.optional(),
  content: z.array(blockFileSchema).optional(),
  bottomContent: z.array(blockFileSchema).optional(),
  paragraphs: z.record(z.string(), z.array(blockFileSchema)).optional(),
  description: z.string().optional(),
  status: z.boolean().optional(),
});

/** Beside the files of content: none leads out of their folder. */
const fileName = z.string().regex(/^(?!.*\.\.)[\p{L}\p{N}_][\p{L}\p{N} ._/-]*$/u);

export const itemFileSchema: z.ZodType<ItemFile> = z.strictObject({
  key: z.string().min(1),
  type: z.string().min(1),
  status: z.boolean().optional(),
  created: z.string().optional(),
  shared: attributes.optional(),
  fr: textFileSchema.optional(),
  en: textFileSchema.optional(),
  references: references.optional(),
  file: z.union([fileName, z.strictObject({ fr: fileName, en: fileName })]).optional(),
  captions: z.strictObject({ fr: fileName, en: fileName }).optional(),
});

const bilingual = z.strictObject({ fr: z.string().max(2000), en: z.string().max(2000) });

const menuItemFileSchema: z.ZodType<MenuItemFile> = z.strictObject({
  title: bilingual,
  target: z.union([z.string().max(2000), bilingual]).optional(),
  icon: z.string().max(20_000).optional(),
  column: z.literal([1, 2, 3, 4]).optional(),
  enabled: z.boolean().optional(),
  get children() {
    return z.array(menuItemFileSchema).max(100).optional();
  },
});

export const menuFileSchema = z.array(menuItemFileSchema).max(100);

/** `GET` and `PATCH /api/menuFiles/{name}`, for editors: a menu as it is written. Ours, beside the contract. */
export const menuDocumentSchema = z.object({ data: menuFileSchema });
