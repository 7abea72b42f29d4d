import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { DatabaseLoad } from './statement-times.ts';

/** A database without its ORM: the pool, a check, and close. */
export interface BareDatabase {
  readonly pool: pg.Pool;
  /** What it was asked so far, and how many wait. */
  load(): DatabaseLoad;
  /** Connections for the questions of strangers, with a short time limit for each statement; the only one there is unless given. */
  readonly outsidePool?: pg.Pool;
  /** Throws `unavailable` when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL, embedded or not: the same dialect, the same migrations, the same pool. */
export interface Database extends BareDatabase {
  readonly orm: NodePgDatabase;
  /** For the questions of strangers, which must not hold up our own: how many to ask at once, and through what. */
  readonly outside: { readonly orm: NodePgDatabase; readonly width: number };
}
