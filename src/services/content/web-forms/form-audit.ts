import type { Queryable } from '#platform/database/transaction.ts';

/** What staff, or the rules of retention, did with what riders sent. What was in it is not kept here. */
export interface FormAuditEntry {
  readonly actor: string;
  readonly act: 'read' | 'export' | 'file' | 'reply' | 'erase' | 'retention';
  readonly formId: string;
  readonly number?: number | undefined;
  readonly facts?: Readonly<Record<string, unknown>>;
}

export async function auditForm(
  on: Queryable,
  { actor, act, formId, number, facts = {} }: FormAuditEntry,
  nowMs: number,
): Promise<void> {
  await on.query(
    'insert into form_audit (at, actor, act, form_id, number, facts) values ($1, $2, $3, $4, $5, $6)',
    [new Date(nowMs), actor, act, formId, number ?? null, JSON.stringify(facts)],
  );
}
