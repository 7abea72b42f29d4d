import type { Queryable } from '#platform/database/transaction.ts';
import { msOf } from '#platform/database/ms-of.ts';

/** Something that was done to an account by somebody else than its owner; `guesses`: failed sign-ins became many. */
export interface AuditEntry {
  readonly actor: string;
  readonly act: 'role' | 'erase' | 'resend' | 'sign-out' | 'retention' | 'subscribers' | 'guesses';
  /** The number of the account; names and addresses are not kept here. */
  readonly accountId?: number | undefined;
  readonly facts?: Readonly<Record<string, unknown>>;
}

export async function audit(on: Queryable, entry: AuditEntry, nowMs: number): Promise<void> {
  const { actor, act, accountId, facts = {} } = entry;
  await on.query(
    'insert into account_audit (at, actor, act, account_id, facts) values ($1, $2, $3, $4, $5)',
    [new Date(nowMs), actor, act, accountId ?? null, JSON.stringify(facts)],
  );
}

/** Whether it is in the record of the account from this instant on. */
export async function hasAuditSince(
  on: Queryable,
  { act, accountId }: { readonly act: AuditEntry['act']; readonly accountId: number },
  sinceMs: number,
): Promise<boolean> {
  const { rowCount } = await on.query(
    'select 1 from account_audit where account_id = $1 and act = $2 and at > $3 limit 1',
    [accountId, act, new Date(sinceMs)],
  );
  return rowCount === 1;
}

export interface ReadAuditEntry extends AuditEntry {
  readonly atMs: number;
}

/** The latest first; of one account where it is named. */
export async function listAudit(on: Queryable, accountId?: number): Promise<ReadAuditEntry[]> {
  const { rows } = await on.query<ReadAuditEntry>(
    `select ${msOf('at')} as "atMs", actor, act, account_id::float8 as "accountId", facts from account_audit
     where $1::bigint is null or account_id = $1 order by id desc limit 200`,
    [accountId ?? null],
  );
  return rows;
}
