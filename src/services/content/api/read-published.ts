import { sql } from 'drizzle-orm';
import { getType } from '#services/content/model/registry.ts';
import { priceOf } from '#services/content/query/cost.ts';
import { listRows } from '#services/content/store/list-rows.ts';
import type { ContentRow } from '#services/content/store/row.ts';
import type { ContentContext } from './content-context.ts';
import { charge } from './turn.ts';

/** No operator has more of what the views list; those beyond are not found. */
const mostLookedAt = 1000;

/** Every item of a type that visitors may see, whoever asks: the views of the backend look at all of them. */
export async function readPublished(context: ContentContext, type: string): Promise<readonly ContentRow[]> {
  charge(priceOf({ include: {}, limit: mostLookedAt }));
  const { locale, clock, orm } = context;
  const { rows } = await listRows(orm, {
    types: [getType(type)],
    view: { locale, version: 'default', employee: false, editor: false, drafts: false, nowMs: clock.now() },
    filter: sql`true`,
    order: [],
    limit: mostLookedAt,
    offset: 0,
    wantsHidden: false,
  });
  return rows;
}
