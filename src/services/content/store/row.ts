import { sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { EntityKind } from '#services/content/model/resource-type.ts';
import type { Version } from './tables.ts';

/** An item in one language and version, as read. */
export interface ContentRow {
  readonly id: string;
  readonly key: string | null;
  readonly type: string;
  readonly entity: EntityKind;
  readonly internalId: number;
  readonly ownerId: string | null;
  readonly langcode: Locale;
  readonly version: Version;
  readonly revisionId: number;
  readonly status: boolean;
  readonly alias: string | null;
  readonly aliasId: number | null;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly createdMs: number;
  readonly changedMs: number;
}

/** The columns of the item `i0` and its translation `t0`; `attributes` is null where only the head is wanted. */
export function rowColumns(attributes: SQL = sql`t0.attributes`): SQL {
  return sql`i0.id, i0.key, i0.type, i0.entity, i0.internal_id as "internalId", i0.owner_id as "ownerId",
    t0.langcode, t0.version, t0.revision_id as "revisionId", t0.status, t0.alias, t0.alias_id as "aliasId",
    ${millisecondsOf('created')} as "createdMs", ${millisecondsOf('changed')} as "changedMs", ${attributes} as attributes`;
}

/** Counted in floats: in decimals, as `extract` does, two instants take longer than all the rest of a row. */
const millisecondsOf = (column: string): SQL => sql.raw(`round(date_part('epoch', t0.${column}) * 1000)`);

/** An attribute that is a text; anything else reads as none. */
export function textOfRow(row: Pick<ContentRow, 'attributes'>, name: string): string {
  const value = row.attributes[name];
  return typeof value === 'string' ? value : '';
}
