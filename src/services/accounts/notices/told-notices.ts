import type { BilingualNotice } from '#domain/notices/notice-fingerprint.ts';
import type { ToldNotice } from '#domain/notices/notice-events.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import { msOf } from '#platform/database/ms-of.ts';

/** What was last told of a notice, and the notice as it was then. */
export interface KeptTold extends ToldNotice {
  readonly notice: BilingualNotice;
}

/** Undefined where notices were never looked at. */
export async function readTold(on: Queryable): Promise<readonly KeptTold[] | undefined> {
  const started = await on.query('select 1 from told_notice_start');
  if (started.rowCount === 0) return undefined;
  const { rows } = await on.query<KeptTold & { untilMs: number | null }>(
    `select id, fingerprint, severity, ${msOf('until_at')} as "untilMs", is_end_told as "isEndTold", notice
     from told_notice`,
  );
  return rows.map(({ untilMs, ...row }) => ({ ...row, ...(untilMs !== null && { untilMs }) }));
}

export async function writeTold(on: Queryable, told: readonly KeptTold[], nowMs: number): Promise<void> {
  await on.query(
    `insert into told_notice (id, fingerprint, severity, until_at, is_end_told, notice, changed_at)
     select id, fingerprint, severity, to_timestamp("untilMs" / 1000), "isEndTold", notice, $2
     from jsonb_to_recordset($1) as one (id text, fingerprint text, severity text, "untilMs" float8,
       "isEndTold" boolean, notice jsonb)
     on conflict (id) do update set fingerprint = excluded.fingerprint, severity = excluded.severity,
       until_at = excluded.until_at, is_end_told = excluded.is_end_told, notice = excluded.notice,
       changed_at = excluded.changed_at`,
    [JSON.stringify(told), new Date(nowMs)],
  );
}

export async function noteStart(on: Queryable, nowMs: number): Promise<void> {
  await on.query('insert into told_notice_start (at) values ($1)', [new Date(nowMs)]);
}
