import { sql } from 'drizzle-orm';
import { getType } from '#services/content/model/registry.ts';
import { priceOf } from '#services/content/query/cost.ts';
import { listRows } from '#services/content/store/list-rows.ts';
import type { ContentRow } from '#services/content/store/row.ts';
import type { ContentContext } from './content-context.ts';
import { charge } from './turn.ts';

/** No operator has more of what the views list; those beyond are not found. */
const mostLookedAt = 1000;

/**
 * Every item of a type that visitors, or employees, may see, whoever asks: the views of the backend look at all of them. They are read
 * again when something was written since; a type with a publication window could not be kept that way.
 */
export function publishedReader(
  context: ContentContext,
  type: string,
  { employee = false } = {},
): () => Promise<readonly ContentRow[]> {
  let kept: { readonly mark: string; readonly rows: readonly ContentRow[] } | undefined;
  return async () => {
    charge(priceOf({ include: {}, limit: mostLookedAt }));
    const mark = await readMark(context, type);
    if (kept?.mark !== mark) kept = { mark, rows: await readAll(context, type, employee) };
    return kept.rows;
  };
}

/** Another one after each write by whichever process: saving takes a number, and an item that is deleted is missing. */
async function readMark({ orm, locale }: ContentContext, type: string): Promise<string> {
  const { rows } = await orm.execute<{ mark: string }>(sql`select concat_ws(' ',
    (select last from content_counters where name = 'revision'),
    (select count(*) from content_listing where type = ${type} and asked = ${locale})) as mark`);
  return rows[0]?.mark ?? '';
}

async function readAll(
  { locale, clock, orm }: ContentContext,
  type: string,
  employee: boolean,
): Promise<readonly ContentRow[]> {
  const { rows } = await listRows(orm, {
    types: [getType(type)],
    view: { locale, version: 'default', employee, editor: false, drafts: false, nowMs: clock.now() },
    filter: sql`true`,
    narrow: false,
    order: [],
    limit: mostLookedAt,
    offset: 0,
    wantsHidden: false,
  });
  return rows;
}
