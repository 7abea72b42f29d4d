import { AppError } from '#lib/errors.ts';
import { typeOf } from '#services/content/model/registry.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { parseQuery, type QueryTree } from '#services/content/query/query-parameters.ts';
import { parseVersion, type WantedVersion } from '#services/content/query/resource-version.ts';
import { isUuid } from '#contract/content/identity.ts';
import { findRevision, findRow } from '#services/content/store/read-rows.ts';
import { isInOpenBlocks, isReachedBy, shownEntities } from '#services/content/store/reached.ts';
import type { ContentRow } from '#services/content/store/row.ts';
import { isForCaller, mayShow, type ContentView } from '#services/content/store/view.ts';
import { viewOf, type ContentContext, type Reading } from './content-context.ts';

/** What the query of an address asks for, which version of it, and for whom. */
interface Question {
  readonly query: QueryTree;
  readonly version: WantedVersion;
  readonly view: ContentView;
}

/** Drafts are for editors. */
export async function readQuestion(context: ContentContext, reading: Reading): Promise<Question> {
  const query = parseQuery(reading.url);
  const version = parseVersion(query['resourceVersion']);
  const caller = await viewOf(context, reading.headers);
  if (version === 'working' && !caller.drafts) throw notAllowed();
  return { query, version, view: { ...caller, version: version === 'working' ? 'working' : 'default' } };
}

export interface WantedItem {
  readonly types: readonly ResourceType[];
  readonly id: string;
}

/** The item of an address, if the caller may see it: 404 when there is none, 403 when it is not for them. */
export async function readItem(
  context: ContentContext,
  reading: Reading,
  { types, id }: WantedItem,
): Promise<{ query: QueryTree; row: ContentRow; view: ContentView }> {
  const { query, version, view: asked } = await readQuestion(context, reading);
  const row = isUuid(id)
    ? typeof version === 'number'
      ? await findRevision(context.orm, id, version)
      : await findRow(context.orm, asked, { id })
    : undefined;
  if (!row || !types.some(({ type }) => type === row.type))
    throw new AppError('not-found', `There is no item ${id} here.`);
  if (row.version !== 'default' && !asked.drafts) throw notAllowed();
  const ofRevision = typeof version === 'number' && { locale: row.langcode };
  const view = { ...asked, version: row.version, ...ofRevision };
  if (row.version !== 'default' || version === 'working') return { query, row, view };
  const owner = row.ownerId === null ? row : await findOwner(context, row, view);
  if (owner) await requireEntry(context, owner, view);
  if (!owner || ![owner, row].every((one) => mayShow(one, typeOf(one.type), view))) throw notAllowed();
  if (owner !== row && !view.editor && !(await isInOpenBlocks(context.orm, row))) throw notAllowed();
  return { query, row, view };
}

/** The page of a block, in the language of the block: it may be closed in one and open in the other. */
function findOwner({ orm }: ContentContext, { ownerId, langcode }: ContentRow, view: ContentView) {
  return ownerId === null ? undefined : findRow(orm, { ...view, locale: langcode }, { id: ownerId });
}

/** Whoever is not known to work here may be somebody who does: they are asked who they are. */
async function requireEntry({ orm }: ContentContext, row: ContentRow, view: ContentView): Promise<void> {
  if (view.editor) return;
  if (!isForCaller(row, typeOf(row.type), view)) throw forEmployees();
  if (!shownEntities.includes(row.entity) || (await isReachedBy(orm, row, view))) return;
  throw (await isReachedBy(orm, row, { ...view, employee: true })) ? forEmployees() : notAllowed();
}

const forEmployees = () => new AppError('unauthorized', 'This is for employees.');

function notAllowed(): AppError {
  return new AppError('forbidden', 'The current user is not allowed to GET the selected resource.');
}
