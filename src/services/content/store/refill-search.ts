import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { searchKindOf } from '#domain/search-kind.ts';
import { listedTypes } from '#services/content/model/registry.ts';
import type { Transaction } from './counters.ts';
import { readStored, type StoredText } from './read-stored.ts';
import type { ItemPlan } from './plan-rows.ts';
import { writeSearchWords, type PublishedPlan } from './search-words.ts';
import { settings } from './tables.ts';

/** Another one whenever what is written of an item changes: what is there is then written anew. */
const indexVersion = 4;

const markName = 'search-index';

/** Notes that everything is written by the rules of this program, as it is when a seed was loaded. */
export async function markSearchFilled(tx: Transaction): Promise<void> {
  const value = { version: indexVersion };
  await tx
    .insert(settings)
    .values({ name: markName, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Whether everything is written by the rules of this program. */
export async function isSearchFilled(orm: NodePgDatabase): Promise<boolean> {
  const [mark] = await orm.select().from(settings).where(eq(settings.name, markName));
  return isOfThisProgram(mark);
}

const isOfThisProgram = (mark: { readonly value: unknown } | undefined): boolean =>
  (mark?.value as { readonly version?: unknown } | undefined)?.version === indexVersion;

const foundTypes = listedTypes.map(({ type }) => type).filter((type) => searchKindOf(type) !== undefined);
const batchItems = 200;

/** Items of other types are not found, but the files they show are. */
const showsFiles = sql`select coalesce(s.owner_id, s.id) from content_references r
  join content_items f on f.id = r.target_id and f.type = 'files' join content_items s on s.id = r.source_id`;

/**
 * Until the database has looked at the tables, it takes them for empty, and a search looks through what was just written
 * row by row: both make it several times as slow.
 */
export async function tidySearch(orm: NodePgDatabase): Promise<void> {
  await orm.execute(
    sql`vacuum (analyze) content_search, content_search_text, content_search_showing, content_vocabulary`,
  );
}

/**
 * Content that was there before its words were looked for, or was written by other rules, gets them once; gives how many
 * items that were. Of several processes that start at once one does it, and the others wait.
 */
export async function refillSearch(orm: NodePgDatabase): Promise<number> {
  const items = await orm.transaction(async (tx) => {
    const none = { name: markName, value: { version: 0 } };
    await tx.insert(settings).values(none).onConflictDoNothing();
    const [mark] = await tx.select().from(settings).where(eq(settings.name, markName)).for('update');
    if (isOfThisProgram(mark)) return 0;
    await tx.execute(
      sql`truncate content_search, content_search_text, content_search_showing, content_vocabulary`,
    );
    const { rows } = await tx.execute<{ readonly id: string; readonly type: string }>(sql`
      select id, type from content_items i where type = any (${sql.param(foundTypes)}::text[]) or id in (${showsFiles})
      order by (select max(revision_id) from content_translations t where t.item_id = i.id and t.version = 'default'), id`);
    for (let from = 0; from < rows.length; from += batchItems) {
      const plans: PublishedPlan[] = [];
      for (const { id, type } of rows.slice(from, from + batchItems))
        for (const text of (await readStored(tx, id, 'default')).values()) plans.push(planOf(id, type, text));
      await writeSearchWords(tx, plans);
    }
    await markSearchFilled(tx);
    return rows.length;
  });
  if (items > 0) await tidySearch(orm);
  return items;
}

function planOf(
  id: string,
  type: string,
  { langcode, version, rows, references }: StoredText,
): PublishedPlan {
  const plan: ItemPlan = {
    items: [{ id, key: null, type, entity: 'node', ownerId: null }],
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
  const published = version === 'default' ? plan.translations.filter(({ itemId }) => itemId === id) : [];
  return { plan, published };
}
