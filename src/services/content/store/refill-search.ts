import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import type { ItemPlan } from './plan-rows.ts';
import { readStored, type StoredText } from './read-stored.ts';
import { writeSearchWords } from './search-words.ts';

/** Content that was there before its words were looked for gets them once; gives how many items that were. */
export async function refillSearch(orm: NodePgDatabase): Promise<number> {
  return orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ readonly id: string }>(sql`
      select distinct t.item_id as id from content_translations t
      where t.version = 'default' and t.alias is not null and not exists (select from content_search)`);
    for (const { id } of rows)
      for (const [langcode, text] of await readStored(tx, id, 'default')) {
        const plan = planOf(id, langcode, text);
        await writeSearchWords(
          tx,
          plan,
          plan.translations.filter(({ itemId }) => itemId === id),
        );
      }
    return rows.length;
  });
}

function planOf(id: string, langcode: Locale, { rows, references }: StoredText): ItemPlan {
  return {
    items: [],
    translations: [...rows].map(([itemId, { status, alias, attributes }]) => ({
      itemId,
      rootId: id,
      langcode,
      status,
      alias,
      attributes: { ...attributes },
      createdMs: null,
    })),
    references: [...references.values()].flat().map((row) => ({ ...row, rootId: id })),
  };
}
