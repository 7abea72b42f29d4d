import { sql } from 'drizzle-orm';
import type { Transaction } from './counters.ts';
import type { TranslationRow } from './tables.ts';

/** How many of the versions that were replaced are kept of an item, in each language. */
export const keptRevisions = 30;

/** An item in a language, with its blocks. */
type Root = Pick<TranslationRow, 'itemId' | 'langcode'>;

/** Makes a version of an item, its blocks included, one of its revisions, and forgets the oldest of too many. */
export async function retire(
  tx: Transaction,
  { itemId, langcode, version, revisionId }: Pick<TranslationRow, 'version' | 'revisionId'> & Root,
): Promise<void> {
  const rows = rowsOf({ itemId, langcode });
  await tx.execute(sql`update content_translations set version = ${`r${revisionId}`}
    where ${rows} and version = ${version}`);
  const forgotten = await tx.execute(sql`delete from content_translations where ${rows} and version in
    (select version from content_translations where item_id = ${itemId} and langcode = ${langcode}
      and version like 'r%' order by revision_id desc offset ${keptRevisions})`);
  if (forgotten.rowCount) await forgetBlocks(tx, itemId);
}

const rowsOf = ({ itemId, langcode }: Root) => sql`(item_id = ${itemId} or item_id in
  (select id from content_items where owner_id = ${itemId})) and langcode = ${langcode}`;

/** Blocks that no version of their item has any more. */
async function forgetBlocks(tx: Transaction, ownerId: string): Promise<void> {
  await tx.execute(sql`delete from content_items where owner_id = ${ownerId}
    and not exists (select from content_translations where item_id = content_items.id)`);
}
