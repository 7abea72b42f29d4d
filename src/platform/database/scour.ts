import type pg from 'pg';
import type { Log } from '#platform/log/log.ts';

const everyMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A table waits for so many times as long as it took to write anew: riders then lose a two-hundredth of the time. */
const restShare = 200;
/** What is larger is written anew once a day: the embedded database answers nobody meanwhile. */
const largeBytes = 32 * 1024 * 1024;
/** Who is told of the tables later than this is not alone. */
const slowMs = 250;
/** How many rounds in a row may be left out because somebody waits for the database. */
const mostBusyRounds = 10;

/** How often rows of a table were deleted and changed, as the database counts. */
interface Changes {
  readonly name: string;
  readonly deleted: number;
  readonly updated: number;
  readonly bytes: number;
}

interface Scoured extends Changes {
  readonly atMs: number;
  readonly restMs: number;
}

/**
 * Tables that hold something of people: all but those of the public content, which are large and say nothing of anybody,
 * and the queue, which has numbers alone. What was searched for in vain may be somebody's words.
 */
export const tablesOfPeople = `
  select format('%I.%I', schemaname, relname) as name, n_tup_del::float8 as deleted, n_tup_upd::float8 as updated,
    pg_total_relation_size(relid)::float8 as bytes
  from pg_stat_user_tables
  where schemaname = 'public' and (relname not like 'content\\_%' or relname = 'content_search_missed')
  order by relname`;

/**
 * What is deleted stays in the files of a database: in the pages of its table, in its indexes, in the statistics of the
 * planner and in the log of writes. The embedded database has no other readers, so each table of people is written anew
 * once something of it went: within a minute after a deletion, in a moment in which nobody waits.
 */
export function keepScoured(pool: pg.Pool, log: Log, roundMs = everyMs): () => void {
  const done = new Map<string, Scoured>();
  let busyRounds = 0;
  const round = async (): Promise<void> => {
    const askedAt = performance.now();
    const tables = await listTables(pool);
    const isBusy = pool.waitingCount > 0 || performance.now() - askedAt > slowMs;
    if (isBusy && busyRounds < mostBusyRounds) {
      busyRounds += 1;
      return;
    }
    busyRounds = 0;
    const due = tables.filter((table) => isDue(table, done.get(table.name)));
    for (const table of due) {
      const startedAt = performance.now();
      await rewrite(pool, table.name);
      const atMs = performance.now();
      const restMs = Math.max(table.bytes > largeBytes ? dayMs : 0, restShare * (atMs - startedAt));
      done.set(table.name, { ...table, atMs, restMs });
    }
    if (due.length > 0) await forgetTraces(pool);
  };
  let isAtWork = false;
  const timer = setInterval(async () => {
    if (isAtWork) return;
    isAtWork = true;
    await round().catch((err: unknown) => log.warn({ err }, 'could not scour the embedded database'));
    isAtWork = false;
  }, roundMs);
  timer.unref();
  return () => clearInterval(timer);
}

function isDue({ deleted, updated }: Changes, last: Scoured | undefined): boolean {
  // What went before this start may still be there.
  if (!last) return deleted + updated > 0;
  const sinceMs = performance.now() - last.atMs;
  if (sinceMs < last.restMs) return false;
  return deleted > last.deleted || (updated > last.updated && sinceMs > hourMs);
}

/** Writes every table of people anew, and leaves nothing of what was in them: for a backup, while nobody else is there. */
export async function scour(pool: pg.Pool): Promise<void> {
  for (const { name } of await listTables(pool)) await rewrite(pool, name);
  await forgetTraces(pool);
}

async function listTables(pool: pg.Pool): Promise<readonly Changes[]> {
  // Counts of the last second may still wait in the session that made them.
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<Changes>(tablesOfPeople);
  return rows;
}

/** The live rows alone, with their indexes and long values; the planner's samples are taken of these. */
async function rewrite(pool: pg.Pool, table: string): Promise<void> {
  await pool.query(`vacuum (full, analyze) ${table}`);
}

/** The log of writes ends in so many segments of 1 MB at most, the largest it may grow to and some more. */
const mostSegments = 100;

/** Samples that were replaced, and segments of the log with what was written before. */
async function forgetTraces(pool: pg.Pool): Promise<void> {
  await pool.query('vacuum full pg_catalog.pg_statistic');
  await pool.query('checkpoint');
  await leaveSegment(pool);
  // Segments that an earlier version kept to use again are gone through, so that the checkpoint takes them away.
  for (let n = 0; n < mostSegments && (await hasSegmentsAhead(pool)); n += 1) await leaveSegment(pool);
  await pool.query('checkpoint');
}

/** The log goes on in the next segment. Without a record between, nothing would be left. */
async function leaveSegment(pool: pg.Pool): Promise<void> {
  await pool.query(`select pg_logical_emit_message(false, 'scour', '')`);
  await pool.query('select pg_switch_wal()');
}

async function hasSegmentsAhead(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ ahead: boolean }>(
    `select exists (select from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'
       and name > pg_walfile_name(pg_current_wal_insert_lsn())) as ahead`,
  );
  return rows[0]?.ahead === true;
}
