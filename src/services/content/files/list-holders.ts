import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Locale } from '#domain/locale.ts';
import { getType } from '#services/content/model/registry.ts';
import type { ItemWrite } from '#services/content/store/plan-change.ts';

type HolderRow = Record<string, unknown> & {
  readonly id: string;
  readonly type: string;
  readonly field: string;
  readonly langcodes: readonly Locale[];
};

/** The pictures and films that a file belongs to, each with what makes it tell of the file anew. */
export async function listHolders(
  orm: NodePgDatabase,
  fileId: string,
): Promise<readonly (ItemWrite & { readonly holder: string })[]> {
  const { rows } = await orm.execute<HolderRow>(sql`
    select i.id, i.type, r.field, jsonb_agg(distinct r.langcode) as langcodes
    from content_references r join content_items i on i.id = r.source_id
    where r.target_id = ${fileId}::uuid and r.version = 'default' and i.entity = 'media'
      and r.field in ('image', 'video') group by i.id, i.type, r.field`);
  return rows.map(({ id, type, field, langcodes }) => ({
    holder: id,
    type: getType(type),
    texts: Object.fromEntries(langcodes.map((langcode) => [langcode, { attributes: {} }])),
    references: { [field]: [fileId] },
  }));
}
