import type pg from 'pg';
import type { Log } from '#platform/log/log.ts';

const everyMs = 10 * 60_000;
const checkpointAfterBytes = 16 * 1024 * 1024;

/**
 * The embedded database has no background processes: without this the write-ahead log grows until the next clean stop,
 * dead rows are never taken away and the planner knows nothing of the tables.
 */
export function keepTidy(pool: pg.Pool, log: Log): () => void {
  let seenPosition = '0/0';
  const timer = setInterval(async () => {
    try {
      seenPosition = await tidy(pool, seenPosition);
    } catch (thrown) {
      log.warn({ err: thrown }, 'could not tidy the embedded database');
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** One round; returns the position in the write-ahead log up to which everything is in its place. */
export async function tidy(pool: pg.Pool, seenPosition: string): Promise<string> {
  for (const table of await listUntidy(pool)) await pool.query(`vacuum (analyze) ${table}`);
  const { rows } = await pool.query<{ position: string; bytes: string }>(
    'select pg_current_wal_insert_lsn() as position, pg_current_wal_insert_lsn() - $1::pg_lsn as bytes',
    [seenPosition],
  );
  const [now] = rows;
  if (!now || Number(now.bytes) < checkpointAfterBytes) return seenPosition;
  await pool.query('checkpoint');
  return now.position;
}

/** Tables that changed by a tenth since the last round, as PostgreSQL's own autovacuum would choose them. */
async function listUntidy(pool: pg.Pool): Promise<readonly string[]> {
  // Counts of the last second may still wait in the session that made them.
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name
       from pg_stat_user_tables
      where greatest(n_dead_tup, n_mod_since_analyze) > 50 + n_live_tup / 10`,
  );
  return rows.map(({ name }) => name);
}
