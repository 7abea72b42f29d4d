import type { Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { typeOf } from '#services/content/model/registry.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import type { QueryTree } from '#services/content/query/query-parameters.ts';
import { parseVersion, type WantedVersion } from '#services/content/query/resource-version.ts';
import { isUuid } from '#services/content/store/identifiers.ts';
import { findRevision, findRow } from '#services/content/store/read-rows.ts';
import type { ContentRow } from '#services/content/store/row.ts';
import { mayShow, type View } from '#services/content/store/view.ts';
import { viewOf, type ContentContext, type Reading } from './content-context.ts';

export interface ItemQuestion {
  readonly types: readonly ResourceType[];
  readonly id: string;
  readonly locale: Locale;
  readonly query: QueryTree;
}

/** The item of an address, if the caller may see it: 404 when there is none, 403 when it is not for them. */
export async function readItem(
  context: ContentContext,
  reading: Reading,
  { types, id, locale, query }: ItemQuestion,
): Promise<{ row: ContentRow; view: View }> {
  const version = parseVersion(query['resourceVersion']);
  const caller = await viewOf(context, reading.headers, locale);
  requireVersion(version, caller);
  const asked: View = { ...caller, working: version === 'working' };
  const row = isUuid(id)
    ? typeof version === 'number'
      ? await findRevision(context.orm, id, version)
      : await findRow(context.orm, asked, { id })
    : undefined;
  if (!row || !types.some(({ type }) => type === row.type)) throw notFound(id);
  if (row.version === 'working' && !caller.editor) throw notAllowed();
  const view: View = { ...asked, working: row.version === 'working' };
  const owner = row.ownerId === null ? row : await findRow(context.orm, view, { id: row.ownerId });
  if (!owner || !mayShow(owner, typeOf(owner.type), view)) throw notAllowed();
  return { row, view };
}

/** Drafts are for editors. */
export function requireVersion(version: WantedVersion, caller: View): void {
  if (version === 'working' && !caller.editor) throw notAllowed();
}

function notAllowed(): AppError {
  return new AppError('forbidden', 'The current user is not allowed to GET the selected resource.');
}

export function notFound(id: string): AppError {
  return new AppError('not-found', `There is no item ${id} here.`);
}
