import { join } from 'node:path';
import type pg from 'pg';
import { freeBytes } from '#platform/disk-room.ts';
import type { ScourPlace } from './scour-place.ts';
import { lookBefore } from './stray-files.ts';
import { syncFiles } from './sync-files.ts';

/** How often rows of a table were deleted and changed since the start, as the database counts, and how large it is. */
export interface TableOfPeople {
  readonly name: string;
  readonly deleted: number;
  readonly updated: number;
  readonly bytes: number;
  /** When this was asked, by the clock of the database: it lasts beyond the process. */
  readonly atMs: number;
}

/**
 * Tables that hold something of people: all but those of the public content, which are large and say nothing of anybody,
 * the queue, which has numbers alone, and bytes that are sealed with a key kept elsewhere. What was searched for in vain
 * may be somebody's words.
 */
export const tablesOfPeople = `
  select format('%I.%I', schemaname, relname) as name, n_tup_del::float8 as deleted, n_tup_upd::float8 as updated,
    pg_total_relation_size(relid)::float8 as bytes, extract(epoch from clock_timestamp())::float8 * 1000 as "atMs"
  from pg_stat_user_tables
  where schemaname = 'public' and relname <> 'form_file_bytes'
    and (relname not like 'content\\_%' or relname = 'content_search_missed')
  order by relname`;

export async function listTablesOfPeople(pool: pg.Pool): Promise<readonly TableOfPeople[]> {
  // Counts of the last second may still wait in the session that made them.
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<TableOfPeople>(tablesOfPeople);
  return rows;
}

/** A table that stays as it is. */
export interface Unscoured {
  readonly name: string;
  readonly reason: unknown;
}

/**
 * Writes every table of people anew: for a backup, while nobody else is there. One that cannot be written keeps no other
 * from it.
 */
export async function scour(place: ScourPlace): Promise<readonly Unscoured[]> {
  const unscoured: Unscoured[] = [];
  for (const table of await listTablesOfPeople(place.pool))
    await rewriteTable(place, table).catch((reason: unknown) => unscoured.push({ name: table.name, reason }));
  await forgetTraces(place);
  return unscoured;
}

/**
 * A table is written beside itself, and all of it once more to the log. A log that finds no room stops the database, so
 * what else is written meanwhile has some too.
 */
const room = { timesTable: 2.5, spareBytes: 128 * 1024 * 1024 };

/** The live rows alone, with their indexes and long values; the planner's samples are taken of these. */
export async function rewriteTable(
  { pool, folder }: ScourPlace,
  { name, bytes }: TableOfPeople,
): Promise<void> {
  if ((await freeBytes(folder)) < room.timesTable * bytes + room.spareBytes)
    throw new Error(`too little of the disk is free to write ${name} anew`);
  const forget = await lookBefore({ pool, folder });
  await pool.query(`vacuum (full, analyze) ${name}`);
  await forget();
}

/** The log of writes ends in so many segments of 1 MB at most, the largest it may grow to and some more. */
const mostSegments = 100;

/** Samples that were replaced, and segments of the log with what was written before. */
export async function forgetTraces({ pool, folder }: ScourPlace): Promise<void> {
  const forget = await lookBefore({ pool, folder });
  await pool.query('vacuum full pg_catalog.pg_statistic');
  await forget();
  // The old files are gone by now, so the new ones have to be on the disk: the database itself never waits for that.
  await syncFiles(join(folder, 'cluster'));
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
