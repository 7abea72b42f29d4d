import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isReached } from '#services/content/store/reached.ts';
import type { ContentView } from '#services/content/store/view.ts';
import type { KeptVariant } from './kept-file.ts';
import type { StoredFile } from './file-library.ts';

/** Whom a file is shown to: a page for them shows it, and it is not marked for fewer. */
export type FileAudience = 'everyone' | 'employees' | 'nobody';

/** A file as its item tells of it. */
export interface FoundFile extends StoredFile {
  readonly type: string;
  /** What it is called. */
  readonly title: string;
  readonly audience: FileAudience;
  /** Whether what shows it to everyone is shown for good, so that browsers may keep it. */
  readonly isLasting: boolean;
}

type FileRow = Record<string, unknown> & {
  readonly url: string;
  readonly type: string;
  readonly title: string;
  readonly variants: readonly KeptVariant[] | null;
  readonly audience: FileAudience;
  readonly isLasting: boolean;
};

/** What stands under an address: of several items with the same file, the one that shows most. */
export async function findFile(
  orm: NodePgDatabase,
  { hash, name }: { readonly hash: string; readonly name: string },
  nowMs: number,
): Promise<FoundFile | undefined> {
  const reachedBy = (employee: boolean, atMs = nowMs) =>
    isReached(sql`i.id`, ['file'], { employee, nowMs: atMs });
  const { rows } = await orm.execute<FileRow>(sql`
    select t.attributes -> 'uri' ->> 'url' as url, t.attributes ->> 'filemime' as type,
      t.attributes ->> 'filename' as title, t.attributes -> 'variants' as variants,
      case when not t.status or t.version <> 'default' then 'nobody'
        when t.attributes ->> 'audience' is null and ${reachedBy(false)} then 'everyone'
        when ${reachedBy(true)} then 'employees' else 'nobody' end as audience,
      ${reachedBy(false, endOfTime)} as "isLasting"
    from content_translations t join content_items i on i.id = t.item_id
    where i.type = 'files' and split_part(t.attributes -> 'uri' ->> 'url', '/', 3) = ${hash}
    order by (t.version = 'default') desc limit 50`);
  const path = `/files/${hash}/${name}`;
  const widest = rows.toSorted(
    (one, two) => audiences.indexOf(one.audience) - audiences.indexOf(two.audience),
  );
  for (const { url, type, title, variants, audience, isLasting } of widest) {
    const told = { title, audience, isLasting };
    if (url === path) return { ...told, type, name: hash, hash };
    const variant = variants?.find((one) => one.url === path);
    const ending = /\.(\w+\.\w+)$/.exec(name)?.[1];
    if (variant && ending)
      return { ...told, type: variant.type, name: `${hash}.${ending}`, hash: variant.hash };
  }
  return undefined;
}

/** A window that is open then has no end. */
const endOfTime = Date.UTC(9999, 0);

const audiences: readonly FileAudience[] = ['everyone', 'employees', 'nobody'];

/** Whether a caller may have it: editors also see what no page shows yet. */
export function mayRead({ audience }: FoundFile, view: ContentView): boolean {
  return view.editor || audience === 'everyone' || (audience === 'employees' && view.employee);
}
