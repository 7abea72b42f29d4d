import type { Database } from './database.ts';
import { openEmbedded, type EmbeddedOptions } from './embedded.ts';
import { openPostgres } from './postgres.ts';

interface DatabaseOptions extends EmbeddedOptions {
  /** A PostgreSQL server; without it the embedded database keeps its data in `folder`. */
  readonly url?: string | undefined;
  /** How many connections to a server are held at most, 10 unless said. */
  readonly connections?: number;
}

export function openDatabase({ url, ...options }: DatabaseOptions): Promise<Database> {
  return url === undefined ? openEmbedded(options) : openPostgres({ ...options, url });
}
