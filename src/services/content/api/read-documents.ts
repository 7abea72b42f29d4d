import { AppError } from '#lib/errors.ts';
import { findOwn } from '#lib/find-own.ts';
import type { Relationship, ResourceType } from '#services/content/model/resource-type.ts';
import { targetTypes, typeOf } from '#services/content/model/registry.ts';
import { compileFilter } from '#services/content/query/compile-filter.ts';
import { priceOf } from '#services/content/query/cost.ts';
import { parseFields, wants, type SparseFields } from '#services/content/query/fields.ts';
import { isHarmless, parseFilter } from '#services/content/query/filter.ts';
import { parseInclude } from '#services/content/query/include.ts';
import { parseWindow, type PageWindow } from '#services/content/query/page-window.ts';
import { badQuery } from '#services/content/query/query-parameters.ts';
import { compileSort, parseSort } from '#services/content/query/sort.ts';
import { readReferences, type IncludeTree } from '#services/content/store/read-graph.ts';
import { listRows } from '#services/content/store/list-rows.ts';
import type { ContentRow } from '#services/content/store/row.ts';
import { mayShow, type ContentView } from '#services/content/store/view.ts';
import { apiHref, type Addresses } from './addresses.ts';
import { readComputedValues } from './computed-values.ts';
import { addressesOf, type ContentContext, type Reading } from './content-context.ts';
import { jsonApiMember } from '#platform/http/json-api-error.ts';
import { collectIncluded, formatOmitted, targetsOf, type OmittedItem } from './document.ts';
import { formatIdentifier, formatResource } from './format-resource.ts';
import { pageLinks } from './page-links.ts';
import { readItem, readQuestion, type WantedItem } from './read-item.ts';
import { charge } from './turn.ts';

interface WantedList {
  readonly types: readonly ResourceType[];
  /** A filter that is always on, in the words of the address: `filter[promoted]=1`. */
  readonly always?: Readonly<Record<string, string>>;
}

export async function readCollection(
  context: ContentContext,
  reading: Reading,
  { types, always = {} }: WantedList,
): Promise<object> {
  const { query, version, view } = await readQuestion(context, reading);
  if (typeof version === 'number') throw badQuery('A list has no revision number.', 'resourceVersion');
  if (!view.employee && types.every(({ audience }) => audience))
    throw new AppError('unauthorized', 'This is for employees.');
  const page = parseWindow(query['page'], Math.max(...types.map((type) => type.pageLimit)));
  const tree = parseInclude(query['include'], types);
  const fields = parseFields(query['fields']);
  const asked = parseFilter(query['filter'], types);
  const sorts = parseSort(query['sort'], types);
  charge(priceOf({ filter: asked, sorts, include: tree, limit: page.limit }));
  const filter = {
    kind: 'group',
    conjunction: 'AND',
    members: [asked, parseFilter({ ...always }, types)],
  } as const;
  const { rows, count, hidden } = await listRows(context.orm, {
    types,
    view,
    filter: compileFilter(filter, view),
    narrow: !isHarmless(filter),
    order: sorts.map((sort) => compileSort(sort, view)),
    ...page,
    // What is hidden must not be found out by asking for some of it.
    wantsHidden: asked.members.length === 0 && Object.keys(always).length === 0,
  });
  const list = { ...page, count };
  return formatDocument(context, reading, { view, rows, tree, fields, many: true, hidden, list });
}

export async function readIndividual(
  context: ContentContext,
  reading: Reading,
  wanted: WantedItem,
): Promise<object> {
  const { query, row, view } = await readItem(context, reading, wanted);
  const tree = parseInclude(query['include'], [typeOf(row.type)]);
  charge(priceOf({ include: tree, limit: 1 }));
  const fields = parseFields(query['fields']);
  return formatDocument(context, reading, { view, rows: [row], tree, fields, many: false });
}

type WantedRelationship = WantedItem & { readonly name: string };

/** The targets of a relationship as full objects. */
export async function readRelated(
  context: ContentContext,
  reading: Reading,
  wanted: WantedRelationship,
): Promise<object> {
  const { query, row, view } = await readItem(context, reading, wanted);
  const { targets, many } = requireRelationship(row, wanted.name);
  const tree = parseInclude(query['include'] ?? '', targetTypes(targets));
  charge(priceOf({ include: { [wanted.name]: tree }, limit: 1 }));
  const fields = parseFields(query['fields']);
  const references = await readReferences(context.orm, view, { rows: [row], tree: { [wanted.name]: tree } });
  const { shown: rows = [], hidden } = Object.groupBy(targetsOf(row, wanted.name, references), (target) =>
    mayShow(target, typeOf(target.type), view) ? 'shown' : 'hidden',
  );
  return formatDocument(context, reading, { view, rows, tree, fields, many, hidden });
}

/** The targets of a relationship as identifiers. */
export async function readRelationship(
  context: ContentContext,
  reading: Reading,
  wanted: WantedRelationship,
): Promise<object> {
  const { row, view } = await readItem(context, reading, wanted);
  const { many } = requireRelationship(row, wanted.name);
  const addresses = addressesOf(context, reading);
  const { format } = await readParts(context, addresses, { view, rows: [row], tree: {}, fields: new Map() });
  const data = (format.references.get(row.id) ?? [])
    .filter(({ field }) => field === wanted.name)
    .map((reference) => formatIdentifier(reference, row, format));
  const self = apiHref(addresses, `${typeOf(row.type).path}/${row.id}`);
  return {
    jsonapi: jsonApiMember,
    data: many ? data : (data[0] ?? null),
    links: {
      self: { href: `${self}/relationships/${wanted.name}` },
      related: { href: `${self}/${wanted.name}` },
    },
  };
}

function requireRelationship(row: ContentRow, name: string): Relationship {
  const found = findOwn(typeOf(row.type).relationships, name);
  if (!found) throw new AppError('not-found', `${row.type} has no relationship ${name}`);
  return found;
}

/** The primary rows of a document, and what is wanted of them. */
interface Primary {
  readonly view: ContentView;
  readonly rows: readonly ContentRow[];
  readonly tree: IncludeTree;
  readonly fields: SparseFields;
}

interface DocumentFrame extends Primary {
  /** Whether `data` is a list. */
  readonly many: boolean;
  /** Would be primary rows, but not for this caller. */
  readonly hidden?: readonly OmittedItem[] | undefined;
  /** The page of a list that the rows are. */
  readonly list?: PageWindow & { readonly count: number };
}

async function formatDocument(
  context: ContentContext,
  reading: Reading,
  { many, hidden, list, ...primary }: DocumentFrame,
): Promise<object> {
  const addresses = addressesOf(context, reading);
  const self = `${addresses.base}${reading.url}`;
  const { format, included, omitted } = await readParts(context, addresses, primary);
  const data = primary.rows.map((row) => formatResource(row, format));
  const meta = {
    ...(list && { count: list.count }),
    ...formatOmitted([...(hidden ?? []), ...omitted], addresses),
  };
  return {
    jsonapi: jsonApiMember,
    data: many ? data : (data[0] ?? null),
    ...(included.length > 0 && { included: included.map((row) => formatResource(row, format)) }),
    ...(Object.keys(meta).length > 0 && { meta }),
    links: list ? pageLinks(self, list) : { self: { href: self } },
  };
}

/** Everything a document needs besides its primary rows. */
async function readParts({ orm }: ContentContext, addresses: Addresses, primary: Primary) {
  const { view, rows, tree, fields } = primary;
  const referring = rows.filter((row) => wantsReferences(row, tree, fields));
  const references = await readReferences(orm, view, { rows: referring, tree });
  const { included, omitted } = collectIncluded(rows, references, { tree, view });
  const options = { view, fields, addresses, references };
  const computed = await readComputedValues(orm, [...rows, ...included], options);
  return { format: { ...options, computed }, included, omitted };
}

function wantsReferences(row: ContentRow, tree: IncludeTree, fields: SparseFields): boolean {
  if (Object.keys(tree).length > 0 || row.entity === 'paragraph') return true;
  const names = [...Object.keys(typeOf(row.type).relationships), 'metatag_normalized'];
  return names.some((name) => wants(fields, row.type, name));
}
