import type { Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { targetTypes, typeOf } from '#services/content/model/registry.ts';
import { compileFilter } from '#services/content/query/compile-filter.ts';
import { parseFields, wants, type SparseFields } from '#services/content/query/fields.ts';
import { isHarmless, parseFilter } from '#services/content/query/filter.ts';
import { parseInclude } from '#services/content/query/include.ts';
import { parsePage } from '#services/content/query/page.ts';
import { badQuery, parseQuery } from '#services/content/query/query-parameters.ts';
import { parseVersion } from '#services/content/query/resource-version.ts';
import { compileSort, parseSort } from '#services/content/query/sort.ts';
import { readReferences, type IncludeTree } from '#services/content/store/read-graph.ts';
import { listRows } from '#services/content/store/read-rows.ts';
import type { ContentRow } from '#services/content/store/row.ts';
import { mayShow, type View } from '#services/content/store/view.ts';
import { apiHref, type Addresses } from './addresses.ts';
import { readComputedValues } from './computed-values.ts';
import { addressesOf, viewOf, type ContentContext, type Reading } from './content-context.ts';
import { collectIncluded, formatIncluded, formatOmitted, jsonApiMember, withMeta } from './document.ts';
import { formatIdentifier, formatResource, type FormatContext } from './format-resource.ts';
import { pageLinks } from './page-links.ts';
import { readItem, requireVersion } from './read-item.ts';

export interface CollectionOptions {
  readonly types: readonly ResourceType[];
  readonly locale: Locale;
  /** A filter that is always on, in the words of the address: `filter[promoted]=1`. */
  readonly always?: Readonly<Record<string, string>>;
}

export async function readCollection(
  context: ContentContext,
  reading: Reading,
  { types, locale, always = {} }: CollectionOptions,
): Promise<object> {
  const query = parseQuery(reading.url);
  const addresses = addressesOf(context, reading, locale);
  const version = parseVersion(query['resourceVersion']);
  if (typeof version === 'number') throw badQuery('A list has no revision number.', 'resourceVersion');
  const caller = await viewOf(context, reading.headers, locale);
  requireVersion(version, caller);
  const view: View = { ...caller, working: version === 'working' };
  const page = parsePage(query['page'], Math.max(...types.map((type) => type.pageLimit)));
  const tree = parseInclude(query['include'], types);
  const fields = parseFields(query['fields']);
  const asked = parseFilter(query['filter'], types);
  const filters = [asked, parseFilter({ ...always }, types)];
  const { rows, count, hidden } = await listRows(context.orm, {
    types,
    view,
    filter: compileFilter({ kind: 'group', conjunction: 'AND', members: filters }, view),
    order: parseSort(query['sort'], types).map((sort) => compileSort(sort, view)),
    ...page,
  });
  const parts = await readParts(context, { view, addresses, rows, tree, fields });
  return {
    jsonapi: jsonApiMember,
    data: rows.map((row) => formatResource(row, parts.format)),
    ...formatIncluded(parts.included, parts.format),
    // What is hidden must not be found out by filtering on it.
    meta: { count, ...formatOmitted([...(isHarmless(asked) ? hidden : []), ...parts.omitted], addresses) },
    links: pageLinks(`${addresses.base}${reading.url}`, page, count),
  };
}

export async function readIndividual(
  context: ContentContext,
  reading: Reading,
  { types, id, locale }: { types: readonly ResourceType[]; id: string; locale: Locale },
): Promise<object> {
  const query = parseQuery(reading.url);
  const addresses = addressesOf(context, reading, locale);
  const { row, view } = await readItem(context, reading, { types, id, locale, query });
  const tree = parseInclude(query['include'], [typeOf(row.type)]);
  const parts = await readParts(context, {
    view,
    addresses,
    rows: [row],
    tree,
    fields: parseFields(query['fields']),
  });
  return {
    jsonapi: jsonApiMember,
    data: formatResource(row, parts.format),
    ...formatIncluded(parts.included, parts.format),
    ...withMeta(formatOmitted(parts.omitted, addresses)),
    links: { self: { href: `${addresses.base}${reading.url}` } },
  };
}

export interface RelationshipOptions {
  readonly types: readonly ResourceType[];
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
}

/** The targets of a relationship as full objects. */
export async function readRelated(
  context: ContentContext,
  reading: Reading,
  options: RelationshipOptions,
): Promise<object> {
  const { name } = options;
  const { query, row, view, relationship, addresses } = await readOwner(context, reading, options);
  const tree = parseInclude(query['include'] ?? '', targetTypes(relationship.targets));
  const fields = parseFields(query['fields']);
  const references = await readReferences(context.orm, view, [row], { [name]: tree });
  const targets = (references.get(row.id) ?? []).flatMap(({ field, target }): ContentRow[] =>
    field === name && target?.attributes ? [{ ...target, attributes: target.attributes }] : [],
  );
  const shown = targets.filter((target) => mayShow(target, typeOf(target.type), view));
  const hidden = targets.filter((target) => !shown.includes(target));
  const parts = await readParts(context, { view, addresses, rows: shown, tree, fields });
  const data = shown.map((target) => formatResource(target, parts.format));
  return {
    jsonapi: jsonApiMember,
    data: relationship.many ? data : (data[0] ?? null),
    ...formatIncluded(parts.included, parts.format),
    ...withMeta(formatOmitted([...hidden, ...parts.omitted], addresses)),
    links: { self: { href: `${addresses.base}${reading.url}` } },
  };
}

/** The targets of a relationship as identifiers. */
export async function readRelationship(
  context: ContentContext,
  reading: Reading,
  options: RelationshipOptions,
): Promise<object> {
  const { name } = options;
  const { row, view, relationship, addresses } = await readOwner(context, reading, options);
  const parts = await readParts(context, { view, addresses, rows: [row], tree: {}, fields: new Map() });
  const data = (parts.format.references.get(row.id) ?? [])
    .filter(({ field }) => field === name)
    .map((reference) => formatIdentifier(reference, row, parts.format));
  const self = apiHref(addresses, `${typeOf(row.type).path}/${row.id}`);
  return {
    jsonapi: jsonApiMember,
    data: relationship.many ? data : (data[0] ?? null),
    links: { self: { href: `${self}/relationships/${name}` }, related: { href: `${self}/${name}` } },
  };
}

/** The item that has the relationship, and what is needed to follow it. */
async function readOwner(
  context: ContentContext,
  reading: Reading,
  { types, id, name, locale }: RelationshipOptions,
) {
  const query = parseQuery(reading.url);
  const { row, view } = await readItem(context, reading, { types, id, locale, query });
  const addresses = addressesOf(context, reading, locale);
  return { query, row, view, relationship: requireRelationship(row, name), addresses };
}

interface DocumentParts {
  readonly format: FormatContext;
  readonly included: readonly ContentRow[];
  readonly omitted: readonly { readonly type: string; readonly id: string }[];
}

interface PartsQuestion {
  readonly view: View;
  readonly addresses: Addresses;
  readonly rows: readonly ContentRow[];
  readonly tree: IncludeTree;
  readonly fields: SparseFields;
}

/** Everything a document needs besides its primary rows. */
async function readParts(
  context: ContentContext,
  { view, addresses, rows, tree, fields }: PartsQuestion,
): Promise<DocumentParts> {
  const referring = rows.filter((row) => wantsReferences(row, tree, fields));
  const references = await readReferences(context.orm, view, referring, tree);
  const { rows: included, omitted } = collectIncluded(rows, tree, { references }, view);
  const options = { fields, addresses, references };
  const computed = await readComputedValues(context.orm, [...rows, ...included], options);
  return { format: { addresses, fields, references, computed }, included, omitted };
}

function wantsReferences(row: ContentRow, tree: IncludeTree, fields: SparseFields): boolean {
  if (Object.keys(tree).length > 0 || row.entity === 'paragraph') return true;
  const names = [...Object.keys(typeOf(row.type).relationships), 'metatag_normalized'];
  return names.some((name) => wants(fields, row.type, name));
}

function requireRelationship(
  row: ContentRow,
  name: string,
): { readonly many: boolean; readonly targets: readonly string[] } {
  const found = typeOf(row.type).relationships[name];
  if (!found) throw new AppError('not-found', `${row.type} has no relationship ${name}`);
  return found;
}
