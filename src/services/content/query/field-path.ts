import { findOwn } from '#lib/find-own.ts';
import { targetTypes } from '#services/content/model/registry.ts';
import {
  internalIdKeys,
  type AttributeKind,
  type ResourceType,
} from '#services/content/model/resource-type.ts';
import { badQuery } from './query-parameters.ts';

/** A `text` is what people write; a `code`, such as a language or an address, is compared as it stands. */
export type FieldKind = 'text' | 'code' | 'number' | 'boolean' | 'dateTime' | 'date' | 'uuid';

/** Where a value stands: a column of the item, a column of its translation, or an attribute. */
export type Field =
  | { readonly place: 'item' | 'row'; readonly column: string; readonly kind: FieldKind }
  | {
      readonly place: 'attribute';
      readonly name: string;
      readonly property?: string;
      readonly kind: FieldKind;
      /** It is one value, which lists have at hand; others are read from the item. */
      readonly single: boolean;
    };

/** A dotted path: the relationships to follow, then the field. */
export interface FieldPath {
  readonly relationships: readonly Step[];
  readonly field: Field;
}

/** A relationship, and whether it leads to blocks. */
export interface Step {
  readonly name: string;
  readonly toBlocks: boolean;
}

const maxRelationships = 4;

const identifier: Field = { place: 'item', column: 'id', kind: 'uuid' };
const internalId: Field = { place: 'item', column: 'internal_id', kind: 'number' };
const rowFields: Readonly<Record<string, Field>> = {
  id: identifier,
  drupal_internal__vid: { place: 'row', column: 'revision_id', kind: 'number' },
  langcode: { place: 'row', column: 'langcode', kind: 'code' },
  status: { place: 'row', column: 'status', kind: 'boolean' },
  created: { place: 'row', column: 'created', kind: 'dateTime' },
  changed: { place: 'row', column: 'changed', kind: 'dateTime' },
  path: { place: 'row', column: 'alias', kind: 'code' },
  'path.alias': { place: 'row', column: 'alias', kind: 'code' },
  'path.langcode': { place: 'row', column: 'langcode', kind: 'code' },
  'path.pid': { place: 'row', column: 'alias_id', kind: 'number' },
};
/** For values with several members: the first is compared unless the path names another. */
const members: Partial<Record<AttributeKind, readonly string[]>> = {
  longText: ['value', 'format', 'processed'],
  link: ['uri', 'title'],
};

/** `routes.name` and, as the entity queries of Drupal spell it, `routes.entity.name` or `routes.entity:taxonomy_term.name`. */
export function resolveFieldPath(types: readonly ResourceType[], path: string): FieldPath {
  const relationships: Step[] = [];
  let here = types;
  let rest = path.split('.');
  while (here.length > 0 && rest.length > 0) {
    const field = findField(here, rest.join('.'));
    if (field) return { relationships, field };
    const [name = '', ...tail] = rest;
    const next = here.flatMap((type) => findOwn(type.relationships, name)?.targets ?? []);
    if (next.length === 0) throw unknownField(path, name, here);
    here = targetTypes([...new Set(next)]);
    relationships.push({ name, toBlocks: here.some(({ entity }) => entity === 'paragraph') });
    if (relationships.length > maxRelationships) throw badQuery(`The path '${path}' is too long.`, path);
    if (tail.length === 0) return { relationships, field: identifier };
    if (tail.join('.') === 'meta.drupal_internal__target_id') return { relationships, field: internalId };
    const [, entity] = /^entity(?::(.*))?$/.exec(tail[0] ?? '') ?? [undefined, false];
    if (typeof entity === 'string') here = here.filter((type) => type.entity === entity);
    rest = entity === false ? tail : tail.slice(1);
  }
  throw unknownField(path, path, here);
}

function findField(types: readonly ResourceType[], path: string): Field | undefined {
  const common = findOwn(rowFields, path);
  if (common) return common;
  const [name = '', property, ...more] = path.split('.');
  for (const type of types) {
    if (path === internalIdKeys[type.entity]) return internalId;
    const kind = findOwn(type.attributes, name);
    if (kind === undefined || more.length > 0) continue;
    const field = attributeField(name, kind, property);
    if (field) return field;
  }
  return undefined;
}

function attributeField(name: string, kind: AttributeKind, property?: string): Field | undefined {
  switch (kind) {
    case 'text':
    case 'number':
    case 'boolean':
    case 'date':
    case 'dateTime':
      if (property !== undefined && property !== 'value') return undefined;
      return { place: 'attribute', name, kind, single: true };
    case 'json':
      return {
        place: 'attribute',
        name,
        kind: 'text',
        single: false,
        ...(property !== undefined && { property }),
      };
    case 'longText':
    case 'link': {
      const [main = ''] = members[kind] ?? [];
      const member = property ?? main;
      if (!members[kind]?.includes(member)) return undefined;
      return { place: 'attribute', name, kind: 'text', single: false, property: member };
    }
    case 'breadcrumb':
    case 'secondaryMenu':
    case 'metatags':
    case 'effects':
    case 'updates':
    case 'webForm':
      return undefined;
  }
}

function unknownField(path: string, name: string, types: readonly ResourceType[]): Error {
  const possible = new Set(['id', 'langcode', 'status', 'created', 'changed', 'path']);
  for (const type of types) {
    possible.add(internalIdKeys[type.entity]);
    for (const known of [...Object.keys(type.attributes), ...Object.keys(type.relationships)])
      possible.add(known);
  }
  return badQuery(
    `Invalid nested filtering. The field '${name}', given in the path '${path}', does not exist. Possible values: ${[...possible].sort().join(', ')}.`,
    path,
  );
}
