import { sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';

export interface EntryView {
  readonly locale: Locale;
  readonly nowMs: number;
  /** The day of the operator, `2026-11-18`. */
  readonly today: string;
}

/** Everyone may read the entry `s` now. A file has no window of its own: it has those of the pages that show it. */
export function isShownNow(view: EntryView): SQL {
  return sql`(${isWithin(sql.raw('s'), view)} and (s.kind <> 'files' or exists (
    select from content_search_showing w where w.file_id = s.item_id and ${isWithin(sql.raw('w'), view)})))`;
}

function isWithin(row: SQL, { nowMs, today }: EntryView): SQL {
  const now = sql`${new Date(nowMs).toISOString()}::timestamptz`;
  return sql`${row}.shown_from <= ${now} and ${row}.shown_until >= ${now}
    and (${row}.last_day is null or ${row}.last_day >= ${today}::date)`;
}
