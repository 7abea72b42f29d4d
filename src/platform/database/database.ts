import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** PostgreSQL, embedded or not: the same dialect, the same migrations, the same pool. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly orm: NodePgDatabase;
  readonly pool: pg.Pool;
  /** Throws `unavailable` when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
