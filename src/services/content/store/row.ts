import { sql, type SQL } from 'drizzle-orm';
import type { EntityKind } from '#services/content/model/resource-type.ts';
import type { Version } from './tables.ts';

/** An item in one language and version, as read. */
export interface ContentRow {
  readonly id: string;
  readonly type: string;
  readonly entity: EntityKind;
  readonly internalId: number;
  readonly ownerId: string | null;
  readonly langcode: string;
  readonly version: Version;
  readonly revisionId: number;
  readonly status: boolean;
  readonly alias: string | null;
  readonly aliasId: number | null;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly createdMs: number;
  readonly changedMs: number;
}

/** The columns of a row; `attributes` is null where only the head is wanted. */
export function rowColumns(n: number, attributes: SQL = sql.raw(`t${n}.attributes`)): SQL {
  return sql`${sql.raw(
    `i${n}.id, i${n}.type, i${n}.entity, i${n}.internal_id as "internalId", i${n}.owner_id as "ownerId",
     t${n}.langcode, t${n}.version, t${n}.revision_id as "revisionId", t${n}.status, t${n}.alias,
     t${n}.alias_id as "aliasId",
     (extract(epoch from t${n}.created) * 1000)::float8 as "createdMs",
     (extract(epoch from t${n}.changed) * 1000)::float8 as "changedMs",`,
  )} ${attributes} as attributes`;
}
