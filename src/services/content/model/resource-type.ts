/** How a value is stored, compared and written on the wire. */
export type AttributeKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'boolean'
  | 'dateTime'
  | 'date'
  | 'link'
  | 'json'
  | 'breadcrumb'
  | 'secondaryMenu'
  | 'metatags'
  | 'effects'
  | 'webForm'
  | 'updates';

/** Who may read what is not for everyone: those who work for the operator. */
export const audiences = ['employees'] as const;
export type Audience = (typeof audiences)[number];

export type EntityKind = 'node' | 'media' | 'file' | 'taxonomy_term' | 'paragraph';

export interface Relationship {
  readonly many: boolean;
  /** Wire types it may lead to; `paragraph--*` stands for every block. */
  readonly targets: readonly string[];
}

/** How items of a type are written. */
export interface Writing {
  /** What is the same in every language: written in one, it is written in all. Numbers, dates and switches always are. */
  readonly shared: readonly string[];
  /** What a new item has where nothing else is given. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The attributes without which there is no item: they are never empty. */
  readonly required: readonly string[];
  /** The words an attribute may have, where not every text will do. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** What is told of the bytes that make an item: nobody writes it, and it may differ by language. */
  readonly ofBytes: readonly string[];
  /** A new item has its words in every language, unless its writer says that one will do. */
  readonly inEveryLanguage?: boolean;
  /** It changes the service: a rehearsal tells what it would touch. */
  readonly reaches?: boolean;
}

/** One resource type of the wire, described as data: the queries know no other. */
export interface ResourceType {
  /** Wire type: `pageModule`, `taxonomy_term--routes`. */
  readonly type: string;
  /** Under `/api/`. */
  readonly path: string;
  readonly entity: EntityKind;
  readonly bundle: string;
  /** The attribute the title of an item goes to. */
  readonly labelKey: string;
  /** Beside the ones every item of its entity has. */
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  readonly relationships: Readonly<Record<string, Relationship>>;
  /** Included when the request has no `include` at all. */
  readonly defaultIncludes: readonly string[];
  /** The largest page; applied when the request has a `page` parameter. */
  readonly pageLimit: number;
  /** The attributes that hold the publication window. */
  readonly window?: { readonly start: string; readonly end: string };
  /** Whose items these are, all of them; unless given, an attribute `audience` may say it of a single one. */
  readonly audience?: Audience;
  readonly writing: Writing;
  /** The boolean attribute that keeps an item out of lists, but not from those who have its address. */
  readonly unlisted?: string;
}

export const defaultPageLimit = 50;

/** The attribute that carries the number of an item, by entity. */
export const internalIdKeys: Readonly<Record<EntityKind, string>> = {
  node: 'drupal_internal__nid',
  media: 'drupal_internal__mid',
  file: 'drupal_internal__fid',
  taxonomy_term: 'drupal_internal__tid',
  paragraph: 'drupal_internal__id',
};

/** The attribute that holds the title of an item, by entity. */
const labelKeys: Readonly<Record<EntityKind, string>> = {
  node: 'title',
  media: 'name',
  file: 'filename',
  taxonomy_term: 'name',
  paragraph: 'title',
};

/** A type of an entity, from what is its own. A content type also has descriptive tags. */
/** A type as its file describes it: what is not said of it is as for most. */
export type GivenType = Pick<ResourceType, 'type'> &
  Partial<Omit<ResourceType, 'writing'>> & { readonly writing?: Partial<Writing> };

export function resourceType(entity: EntityKind, { writing, ...given }: GivenType): ResourceType {
  const labelKey = labelKeys[entity];
  const metatags: ResourceType['attributes'] = entity === 'node' ? { metatag_normalized: 'metatags' } : {};
  const attributes = { [labelKey]: 'text' as const, ...metatags, ...given.attributes };
  return {
    path: given.type,
    bundle: given.type.replace(/^.*--/, ''),
    relationships: {},
    defaultIncludes: [],
    pageLimit: defaultPageLimit,
    labelKey,
    ...given,
    entity,
    attributes,
    writing: {
      defaults: {},
      required: [labelKey],
      words: {},
      ofBytes: [],
      ...writing,
      shared: [
        ...(writing?.shared ?? []),
        ...measuresOf(attributes).filter((name) => !writing?.ofBytes?.includes(name)),
      ],
    },
  };
}

/** Numbers, dates and switches are the same in every language. */
function measuresOf(attributes: ResourceType['attributes']): string[] {
  const kinds: readonly AttributeKind[] = ['number', 'boolean', 'date', 'dateTime'];
  return Object.keys(attributes).filter((name) => kinds.some((kind) => attributes[name] === kind));
}

export function paragraphType(
  bundle: string,
  attributes: ResourceType['attributes'],
  relationships: ResourceType['relationships'] = {},
): ResourceType {
  return resourceType('paragraph', {
    type: `paragraph--${bundle}`,
    bundle,
    path: `paragraph/${bundle}`,
    attributes: { subtitle: 'text', title_type: 'text', title_level: 'text', ...attributes },
    relationships,
  });
}

export const toOne = (...targets: string[]): Relationship => ({ many: false, targets });
export const toMany = (...targets: string[]): Relationship => ({ many: true, targets });
