import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AuditEntryJson, AuditQuery } from '#contract/content/audit-log.ts';
import { formatInstant } from './attribute-value.ts';
import { audit } from './tables.ts';

/** Who wrote what, the latest first. */
export async function readAudit(
  orm: NodePgDatabase,
  { id, limit }: AuditQuery,
): Promise<readonly AuditEntryJson[]> {
  const rows = await orm
    .select()
    .from(audit)
    .where(id === undefined ? undefined : eq(audit.itemId, id))
    .orderBy(desc(audit.id))
    .limit(limit);
  return rows.map(({ at, actor, action, itemType, itemId, fields, revisions }) => ({
    at: formatInstant(at.getTime()),
    actor,
    action,
    type: itemType,
    id: itemId,
    fields: [...fields],
    revisions: { ...revisions },
  }));
}
