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
  | 'metatags';

export type EntityKind = 'node' | 'media' | 'file' | 'taxonomy_term' | 'paragraph';

export interface Relationship {
  readonly many: boolean;
  /** Wire types it may lead to; `paragraph--*` stands for every block. */
  readonly targets: readonly string[];
}

/** One resource type of the wire, described as data: the engine knows no other. */
export interface ResourceType {
  /** Wire type: `pageModule`, `taxonomy_term--routes`. */
  readonly type: string;
  /** Under `/api/`; absent for what is reached only through its owner. */
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

type Description = Pick<ResourceType, 'type'> & Partial<ResourceType>;

/** A content type: it has a title, an address and descriptive tags. */
export function nodeType(given: Description): ResourceType {
  return complete('node', given, { labelKey: 'title', attributes: { metatag_normalized: 'metatags' } });
}

export function termType(given: Description): ResourceType {
  return complete('taxonomy_term', given, { labelKey: 'name', attributes: {} });
}

export function mediaType(given: Description): ResourceType {
  return complete('media', given, { labelKey: 'name', attributes: {} });
}

export function paragraphType(
  bundle: string,
  attributes: Readonly<Record<string, AttributeKind>>,
  relationships: Readonly<Record<string, Relationship>> = {},
): ResourceType {
  const given = { type: `paragraph--${bundle}`, bundle, path: `paragraph/${bundle}`, relationships };
  const known: Readonly<Record<string, AttributeKind>> = {
    subtitle: 'text',
    title_type: 'text',
    title_level: 'text',
    ...attributes,
  };
  return complete('paragraph', { ...given, attributes: known }, { labelKey: 'title', attributes: {} });
}

export function complete(
  entity: EntityKind,
  given: Description,
  base: Pick<ResourceType, 'labelKey' | 'attributes'>,
): ResourceType {
  return {
    path: given.type,
    bundle: given.type.replace(/^.*--/, ''),
    relationships: {},
    defaultIncludes: [],
    pageLimit: defaultPageLimit,
    labelKey: base.labelKey,
    ...given,
    entity,
    attributes: { [base.labelKey]: 'text', ...base.attributes, ...given.attributes },
  };
}

export const toOne = (...targets: string[]): Relationship => ({ many: false, targets });
export const toMany = (...targets: string[]): Relationship => ({ many: true, targets });
