import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isReached } from '#services/content/store/reached.ts';
import type { ContentView } from '#services/content/store/view.ts';
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
      (t.attributes ->> 'audience' is null and ${isReached(sql`i.id`, ['file'])}) as "isOpen"
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
