import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { closedTypes, type ContentView } from '#services/content/store/view.ts';
import type { KeptVariant } from './kept-file.ts';
import type { StoredFile } from './file-library.ts';

/** A file as its item tells of it. */
export interface FoundFile extends StoredFile {
  readonly type: string;
  /** What it is called. */
  readonly title: string;
  /** For employees alone. */
  readonly isClosed: boolean;
  readonly isPublished: boolean;
}

type FileRow = Record<string, unknown> & {
  readonly url: string;
  readonly type: string;
  readonly title: string;
  readonly variants: readonly KeptVariant[] | null;
  readonly isOpen: boolean;
  readonly isPublished: boolean;
};

/** What stands under an address: of several items with the same file, the one that shows most. */
export async function findFile(
  orm: NodePgDatabase,
  { hash, name }: { readonly hash: string; readonly name: string },
): Promise<FoundFile | undefined> {
  const { rows } = await orm.execute<FileRow>(sql`
    select t.attributes -> 'uri' ->> 'url' as url, t.attributes ->> 'filemime' as type,
      t.attributes ->> 'filename' as title, t.attributes -> 'variants' as variants,
      (t.status and t.version = 'default') as "isPublished",
      (t.attributes ->> 'audience' is null and ${isReached(sql`i.id`, 0)}) as "isOpen"
    from content_translations t join content_items i on i.id = t.item_id
    where i.type = 'files' and split_part(t.attributes -> 'uri' ->> 'url', '/', 3) = ${hash}
    order by "isPublished" desc, "isOpen" desc limit 50`);
  const path = `/files/${hash}/${name}`;
  for (const { url, type, title, variants, isOpen, isPublished } of rows) {
    const told = { title, isClosed: !isOpen, isPublished };
    if (url === path) return { ...told, type, name: hash, hash };
    const variant = variants?.find((one) => one.url === path);
    const ending = /\.(\w+\.\w+)$/.exec(name)?.[1];
    if (variant && ending)
      return { ...told, type: variant.type, name: `${hash}.${ending}`, hash: variant.hash };
  }
  return undefined;
}

/** Whether a caller may have it. */
export function mayRead({ isClosed, isPublished }: FoundFile, view: ContentView): boolean {
  return view.editor || (isPublished && (view.employee || !isClosed));
}

/** A file is shown by a picture or a film, and that by a page: no item is further away. */
const furthest = 1;

/**
 * Nobody refers to the item, or somebody does who is open to all. A reference counts by the page it stands on; that of a
 * picture counts where the picture itself is reached.
 */
function isReached(id: SQL, depth: number): SQL {
  const [r, s, o, x] = ['r', 's', 'o', 'x'].map((name) => sql.raw(`${name}${depth}`)) as [SQL, SQL, SQL, SQL];
  const further =
    depth < furthest ? sql`and (${o}.entity <> 'media' or ${isReached(sql`${o}.id`, depth + 1)})` : sql``;
  return sql`(not exists (select 1 from content_references ${r} where ${r}.target_id = ${id})
    or exists (select 1 from content_references ${r}
      join content_items ${s} on ${s}.id = ${r}.source_id
      join content_items ${o} on ${o}.id = coalesce(${s}.owner_id, ${s}.id)
      join content_translations ${x} on ${x}.item_id = ${o}.id and ${x}.langcode = ${r}.langcode
        and ${x}.version = ${r}.version
      where ${r}.target_id = ${id} and ${x}.attributes ->> 'audience' is null
        and ${o}.type <> all(${sql.param(closedTypes)}::text[]) ${further}))`;
}
