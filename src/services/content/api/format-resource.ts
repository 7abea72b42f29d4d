import type { IdentJson, RelationshipJson, ResourceJson } from '#contract/content/json-api.ts';
import { typeOf } from '#services/content/model/registry.ts';
import { internalIdKeys, type ResourceType } from '#services/content/model/resource-type.ts';
import { wants, type SparseFields } from '#services/content/query/fields.ts';
import { formatInstant } from '#services/content/store/attribute-value.ts';
import { descriptionKey } from '#services/content/store/plan-item.ts';
import { isWhole, type ContentReference, type ReferenceMap } from '#services/content/store/read-graph.ts';
import type { ContentRow } from '#services/content/store/row.ts';
import { mayShow, type ContentView } from '#services/content/store/view.ts';
import { apiHref, type Addresses } from './addresses.ts';
import type { readComputedValues } from './computed-values.ts';
import { mediaMeta } from './media-meta.ts';

interface FormatContext {
  readonly view: ContentView;
  readonly addresses: Addresses;
  readonly fields: SparseFields;
  readonly references: ReferenceMap;
  readonly computed: Awaited<ReturnType<typeof readComputedValues>>;
}

/** An item as a resource object of the wire. */
export function formatResource(row: ContentRow, context: FormatContext): ResourceJson {
  const { addresses, fields } = context;
  const type = typeOf(row.type);
  const self = apiHref(addresses, `${type.path}/${row.id}`);
  const relationships: Record<string, RelationshipJson> = {};
  for (const [name, data] of relationshipData(row, type, context)) {
    if (!wants(fields, row.type, name)) continue;
    const links = { related: { href: `${self}/${name}` }, self: { href: `${self}/relationships/${name}` } };
    relationships[name] = { data, links };
  }
  const version = row.entity === 'file' ? '' : `?resourceVersion=id:${row.revisionId}`;
  return {
    type: row.type,
    id: row.id,
    links: { self: { href: `${self}${version}` } },
    attributes: Object.fromEntries(
      attributeEntries(row, type, context).filter(([name]) => wants(fields, row.type, name)),
    ),
    ...(Object.keys(relationships).length > 0 && { relationships }),
    ...(context.view.drafts && editorMeta(row)),
  };
}

/** What an item is called in files, and its description: what an editor gives when it is written. */
function editorMeta({ key, attributes }: ContentRow): Pick<ResourceJson, 'meta'> {
  const name = keyOf(key);
  const description = attributes[descriptionKey];
  const meta = {
    ...(name !== undefined && { key: name }),
    ...(typeof description === 'string' && { description }),
  };
  return Object.keys(meta).length > 0 ? { meta } : {};
}

/** A block is called by its place, of which its own name is the end. */
const keyOf = (key: string | null) => key?.split('/').at(-1);

/** The identifier of a target: numbers for all; of what is shown, what media tell and everything of a block in a block. */
export function formatIdentifier(
  reference: ContentReference,
  source: ContentRow,
  context: FormatContext,
): IdentJson {
  const { target, meta } = reference;
  if (!target) return { type: 'unknown', id: 'missing', meta: { ...meta } };
  const isNested = source.entity === 'paragraph' && target.entity === 'paragraph';
  return {
    type: target.type,
    id: target.id,
    meta: {
      ...meta,
      ...(target.entity === 'paragraph' && { target_revision_id: target.revisionId }),
      drupal_internal__target_id: target.internalId,
      ...(isWhole(target) &&
        mayShow(target, typeOf(target.type), context.view) && {
          ...mediaMeta(target.type, target.attributes),
          ...(isNested && nestedMeta(target, context)),
        }),
      ...(isNested && context.view.drafts && target.key !== null && { key: keyOf(target.key) }),
    },
  };
}

function nestedMeta(row: ContentRow, context: FormatContext): Record<string, unknown> {
  const type = typeOf(row.type);
  const data = relationshipData(row, type, context);
  return {
    attributes: Object.fromEntries(attributeEntries(row, type, context)),
    ...(data.length > 0 && {
      relationships: Object.fromEntries(data.map(([name, value]) => [name, { data: value }])),
    }),
  };
}

function relationshipData(
  row: ContentRow,
  type: ResourceType,
  context: FormatContext,
): [string, RelationshipJson['data']][] {
  const references = context.references.get(row.id) ?? [];
  const free = row.entity === 'paragraph' ? references.map(({ field }) => field) : [];
  const names = [...new Set([...Object.keys(type.relationships), ...free])];
  return names
    .filter((name) => !(name in row.attributes))
    .map((name) => {
      const data = references
        .filter(({ field }) => field === name)
        .map((reference) => formatIdentifier(reference, row, context));
      return [name, (type.relationships[name]?.many ?? true) ? data : (data[0] ?? null)];
    });
}

function attributeEntries(row: ContentRow, type: ResourceType, context: FormatContext): [string, unknown][] {
  const entries: [string, unknown][] = [[internalIdKeys[type.entity], row.internalId]];
  if (type.entity === 'node') entries.push(['drupal_internal__vid', row.revisionId]);
  entries.push(['langcode', row.langcode], ['status', row.status]);
  if (type.entity !== 'paragraph')
    entries.push(['created', formatInstant(row.createdMs)], ['changed', formatInstant(row.changedMs)]);
  if (type.entity === 'node')
    entries.push(['path', { alias: row.alias, pid: row.aliasId, langcode: row.langcode }]);
  for (const [name, kind] of Object.entries(type.attributes)) {
    const stored = row.attributes[name] ?? null;
    if (kind === 'breadcrumb') entries.push([name, stored ?? context.computed.breadcrumb(row)]);
    else if (kind === 'secondaryMenu') entries.push([name, context.computed.secondaryMenu(row)]);
    else if (kind === 'metatags') entries.push([name, stored ?? context.computed.metatags(row)]);
    else entries.push([name, stored]);
  }
  if (type.entity === 'paragraph')
    for (const [name, value] of Object.entries(row.attributes))
      if (!(name in type.attributes)) entries.push([name, value]);
  return entries;
}
