import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { putFile } from '#platform/put-file.ts';
import type { ScourPlace } from './scour-place.ts';

/** A file of a table or an index, with the forks and segments of large ones. */
const relationFile = /^(\d+)(?:_(?:fsm|vm|init))?(?:\.\d+)?$/;
const listName = 'rewriting.json';

/**
 * Writes down which files of tables there are, before a table is written anew. A process that is killed meanwhile leaves
 * the half-written copy behind, which nothing of PostgreSQL ever takes away. Gives what forgets the list again.
 */
export async function lookBefore({ pool, folder }: ScourPlace): Promise<() => Promise<void>> {
  const place = await folderOfTables({ pool, folder });
  const list = join(folder, listName);
  await putFile(list, JSON.stringify(await listRelationFiles(place)));
  return () => rm(list, { force: true });
}

/** Takes away what a rewriting that was cut off has left: files that came with it, and that are no table's. */
export async function removeStrayFiles({ pool, folder }: ScourPlace): Promise<void> {
  const list = join(folder, listName);
  const before = readList(list);
  if (!before) return;
  const place = await folderOfTables({ pool, folder });
  const { rows } = await pool.query<{ node: string }>(
    'select pg_relation_filenode(oid)::text as node from pg_class where pg_relation_filenode(oid) is not null',
  );
  const known = new Set(rows.map(({ node }) => node));
  for (const file of await listRelationFiles(place))
    if (!before.has(file) && !known.has(relationFile.exec(file)?.[1] ?? ''))
      await rm(join(place, file), { force: true });
  await rm(list, { force: true });
}

async function folderOfTables({ pool, folder }: ScourPlace): Promise<string> {
  const { rows } = await pool.query<{ oid: string }>(
    'select oid::text from pg_database where datname = current_database()',
  );
  return join(folder, 'cluster', 'base', String(rows[0]?.oid));
}

const listRelationFiles = async (place: string): Promise<readonly string[]> =>
  (await readdir(place)).filter((file) => relationFile.test(file));

/** Undefined where no rewriting was cut off. */
function readList(list: string): ReadonlySet<string> | undefined {
  try {
    return new Set(JSON.parse(readFileSync(list, 'utf8')) as string[]);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw thrown;
  }
}
