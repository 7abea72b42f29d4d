import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '#config.ts';
import type { ArchivePart } from '#platform/backup/archive-part.ts';
import { keptEntries } from '#platform/data-folder.ts';
import type { Place } from '#platform/backup/exchange.ts';

/** The first file of a backup, which says what the others are. */
export const aboutPath = 'about.json';
/** The database of a PostgreSQL server, as pg_dump writes it. */
export const dumpPath = 'database.dump';
/** The files of the embedded database. */
export const clusterPath = 'database/cluster';

export const aboutSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** The bucket that files are in, which a backup does not copy; null where they are in the data folder. */
  bucket: z.string().nullable(),
});
export type About = z.infer<typeof aboutSchema>;

export const databaseOf = ({ databaseUrl }: Config): About['database'] =>
  databaseUrl === undefined ? 'embedded' : 'postgres';

/** Where what a backup has is in this installation, by its path in a backup. */
export function placesOf(config: Config): readonly Place[] {
  const kept = keptEntries.map((name) => ({ name, path: join(config.dataDir, name) }));
  const cluster = { name: clusterPath, path: join(config.databaseFolder, 'cluster') };
  return config.databaseUrl === undefined ? [cluster, ...kept] : kept;
}

const folders: readonly string[] = [clusterPath, ...keptEntries];

/** Whether it is something that is put into the data folder. */
export const isOfFolder = ({ path }: ArchivePart): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
