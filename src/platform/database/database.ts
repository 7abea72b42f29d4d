import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { DatabaseLoad } from './statement-times.ts';

/** A database without its ORM: the pool, a check, and close. */
export interface BareDatabase {
  readonly pool: pg.Pool;
  /** What it was asked so far, and how many wait. */
  load(): DatabaseLoad;
  /** Throws `unavailable` when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL, embedded or not: the same dialect, the same migrations, the same pool. */
export interface Database extends BareDatabase {
  readonly orm: NodePgDatabase;
}
