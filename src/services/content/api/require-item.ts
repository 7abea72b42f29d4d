import { AppError } from '#lib/errors.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { isUuid } from '#contract/content/identity.ts';
import { findRow } from '#services/content/store/read-rows.ts';
import { viewOf, type ContentContext, type Reading } from './content-context.ts';

interface AskedItem {
  readonly type: ResourceType;
  readonly id: string;
}

/** The item of an address that may be changed: one of this type. */
export async function requireItem(
  context: ContentContext,
  { headers }: Pick<Reading, 'headers'>,
  { type, id }: AskedItem,
): Promise<string> {
  const view = await viewOf(context, headers);
  const row = isUuid(id) ? await findRow(context.orm, view, { id }) : undefined;
  if (row?.type !== type.type) throw new AppError('not-found', `There is no item ${id} here.`);
  return row.id;
}
