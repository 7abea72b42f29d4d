import type { Bilingual } from '#domain/locale.ts';
import type { MenuName } from '#domain/menu.ts';

/**
 * The content of a fresh installation, as an operator writes it under `data/content/`.
 * Every item has a `key`; other items refer to it by that key, and its identifiers are derived from it,
 * so that the same data give the same uuids everywhere.
 */
export interface ContentSeed {
  readonly items: readonly SeedItem[];
  readonly menus: Readonly<Record<MenuName, readonly SeedMenuItem[]>>;
  readonly settings: SeedSettings;
}

/** One resource of the wire in both languages. A language left out is a missing translation. */
export interface SeedItem {
  readonly key: string;
  /** Wire type: `pages`, `pageModule`, `pagesPromo`, `news`, `notices_v2`, `taxonomy_term--routes` … */
  readonly type: string;
  /** Published unless `false`. */
  readonly status?: boolean;
  readonly created?: string;
  /** Attributes that are the same in both languages (`module_key`, `news_date`, `general` …). */
  readonly shared?: Readonly<Record<string, unknown>>;
  readonly fr?: SeedTranslation;
  readonly en?: SeedTranslation;
  /** To-many references to other items by key, by relationship name. */
  readonly references?: Readonly<Record<string, readonly string[]>>;
}

export interface SeedTranslation {
  readonly title: string;
  /** Path alias without language prefix. */
  readonly alias?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly content?: readonly SeedParagraph[];
  readonly bottomContent?: readonly SeedParagraph[];
  /** Blocks of a field other than the two above, by relationship name: `parcours` of a `notices_v2`. */
  readonly paragraphs?: Readonly<Record<string, readonly SeedParagraph[]>>;
  /** Overrides what the title and subtitle would give. */
  readonly description?: string;
  /** Published unless `false`; only where it differs from the item's. */
  readonly status?: boolean;
}

/** A block. Long texts are given as HTML strings under the field's own name; the loader wraps them. */
export interface SeedParagraph {
  /** Keeps the identifiers of a block that changes place; its position serves otherwise. */
  readonly key?: string;
  /** `content`, `accordion`, `2_columns` … without the `paragraph--` prefix. */
  readonly type: string;
  readonly status?: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Nested blocks by field: `accordions_list`, `column_left`, `timeline_items` … */
  readonly children?: Readonly<Record<string, readonly SeedParagraph[]>>;
  /** To-many references to items by key, by relationship name: `routes`, `arrets`. */
  readonly references?: Readonly<Record<string, readonly string[]>>;
}

export interface SeedMenuItem {
  readonly title: Bilingual;
  /** A key of an item (its alias is used), a path per language, or an absolute address. */
  readonly target?: string | Bilingual;
  readonly icon?: string;
  readonly column?: 1 | 2 | 3 | 4;
  /** Left out of the menu when `false`. */
  readonly enabled?: boolean;
  readonly children?: readonly SeedMenuItem[];
}

export interface SeedSettings {
  readonly maintenance: {
    readonly activation: boolean;
    readonly page: string | null;
    /** The first instant at which it is over. */
    readonly until?: string | null;
  };
  readonly alert: {
    readonly activation: boolean;
    readonly type: 'standard' | 'faible' | 'moyen' | 'eleve';
    readonly title: Bilingual;
    readonly message: Bilingual;
    readonly displayOnHomepage: boolean;
    readonly displayOnPages: readonly string[];
    readonly until?: string | null;
  };
}
