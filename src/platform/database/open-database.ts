import type { Log } from '#platform/log.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded engine keeps its data in `folder`. */
  readonly url?: string | undefined;
  /** How many connections to a server are held at most, 10 unless said. */
  readonly connections?: number;
  readonly folder: string;
  readonly log: Log;
  /** Memory the embedded engine keeps for pages, `16MB` unless said. */
  readonly sharedBuffers?: string;
  /** How long a query waits for its turn before it fails. */
  readonly connectionTimeoutMs?: number;
}

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, connections, ...rest } = options;
  if (url === undefined) return openEmbedded(rest);
  return openPostgres({ ...rest, url, ...(connections === undefined ? {} : { connections }) });
}
