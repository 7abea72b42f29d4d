import { z } from 'zod';
import { identsOf } from '#clients/idents.ts';
import { identSchema, type IdentJson, type ResourceJson } from '#contract/content/json-api.ts';

/** A paragraph or a part of one, wherever on the wire it was found. */
export interface Paragraph {
  readonly id: string;
  /** The wire type after `--`: `content`, `2_columns` … */
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships: Readonly<Record<string, unknown>>;
  /** The identifier's own extra members: media carry everything there. */
  readonly meta: Readonly<Record<string, unknown>>;
}

export type IncludedIndex = ReadonlyMap<string, ResourceJson>;

export function indexIncluded(included: readonly ResourceJson[]): IncludedIndex {
  return new Map(included.map((resource) => [`${resource.type} ${resource.id}`, resource]));
}

const recordSchema = z.record(z.string(), z.unknown()).catch({});

/** The object of an identifier: the included one, else what the identifier itself carries (nested levels). */
export function findParagraph(ident: IdentJson, index: IncludedIndex): Paragraph {
  const included = index.get(`${ident.type} ${ident.id}`);
  const meta = ident.meta ?? {};
  return {
    id: ident.id,
    type: ident.type.split('--').at(-1) ?? ident.type,
    attributes: included?.attributes ?? recordSchema.parse(meta['attributes'] ?? {}),
    relationships: included?.relationships ?? recordSchema.parse(meta['relationships'] ?? {}),
    meta,
  };
}

/** What a field of a paragraph holds: references, or values written out in the attribute of that name. */
export function partsOf(paragraph: Paragraph, field: string, index: IncludedIndex): Paragraph[] {
  const relationship = paragraph.relationships[field];
  if (relationship !== undefined)
    return identsOf(relationship)
      .filter((ident) => isTold(ident, index))
      .map((ident) => findParagraph(ident, index));
  const value = paragraph.attributes[field];
  return (Array.isArray(value) ? value : value ? [value] : []).map((item, at) =>
    readInline(item, `${paragraph.id}-${at}`),
  );
}

const numbers = ['drupal_internal__target_id', 'target_revision_id'];

/** What is not for its readers the backend only names, by its numbers. */
function isTold({ type, id, meta = {} }: IdentJson, index: IncludedIndex): boolean {
  return index.has(`${type} ${id}`) || Object.keys(meta).some((name) => !numbers.includes(name));
}

function readInline(item: unknown, id: string): Paragraph {
  const ident = identSchema.safeParse(item);
  if (ident.success) return findParagraph(ident.data, new Map());
  return {
    id,
    type: '',
    attributes: recordSchema.parse(item),
    relationships: {},
    meta: recordSchema.parse(item),
  };
}
