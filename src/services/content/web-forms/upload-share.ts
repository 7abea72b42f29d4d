import type pg from 'pg';
import { inTransaction } from '#platform/database/transaction.ts';

/** Bytes that are there already: of the same network, and in all. */
export interface Taken {
  readonly ofNetwork: number;
  readonly ofAll: number;
}

/** How much of one network is taken, and how much in all. */
export type UploadBounds = Taken;

const megabyte = 1024 * 1024;

/** What may wait for a form to claim it. */
export const mostWaiting: UploadBounds = { ofNetwork: 60 * megabyte, ofAll: 1024 * megabyte };

/** The part of what is left that one network may have. */
const partOfRest = 1 / 8;

/** Whose share is used up: the network's own, or that of all. */
export type Full = 'network' | 'all';

/**
 * Whether there is room for a file. The fuller it is, the less one network may have, so that a few of them never shut out
 * the others: whoever has nothing there yet gets whatever is left.
 */
export function findFull(bytes: number, taken: Taken, bounds: UploadBounds): Full | undefined {
  const own = taken.ofNetwork + bytes;
  const rest = bounds.ofAll - taken.ofAll;
  if (own > bounds.ofNetwork) return 'network';
  if (bytes > rest) return 'all';
  return taken.ofNetwork > 0 && own > rest * partOfRest ? 'all' : undefined;
}

interface NewUpload {
  readonly bytes: number;
  /** A digest of the network it comes from. */
  readonly network: Buffer;
  /** As the operator counts days. */
  readonly day: string;
  readonly mostInDay: UploadBounds;
}

const everyone = Buffer.alloc(0);

/** Counts a file that is about to be kept; where there is no room for it nothing is counted. One after the other. */
export function takeShare(
  pool: pg.Pool,
  { bytes, network, day, mostInDay }: NewUpload,
): Promise<Full | undefined> {
  return inTransaction(pool, async (on) => {
    await on.query(
      `insert into form_upload (day, network, bytes) values ($1::date, $2::bytea, 0), ($1::date, $3::bytea, 0)
       on conflict (day, network) do nothing`,
      [day, everyone, network],
    );
    const { rows: counted } = await on.query<{ isOfAll: boolean; bytes: number }>(
      `select network = $2::bytea as "isOfAll", bytes::float8 as bytes from form_upload
       where day = $1::date and network in ($2::bytea, $3::bytea) order by network for update`,
      [day, everyone, network],
    );
    const inDay = (isOfAll: boolean) => counted.find((row) => row.isOfAll === isOfAll)?.bytes ?? 0;
    const { rows } = await on.query<Taken>(
      `select coalesce(sum(size), 0)::float8 as "ofAll",
         coalesce(sum(size) filter (where sender = $1), 0)::float8 as "ofNetwork"
       from form_file where submission_id is null`,
      [network],
    );
    const full =
      findFull(bytes, rows[0] ?? { ofNetwork: 0, ofAll: 0 }, mostWaiting) ??
      findFull(bytes, { ofNetwork: inDay(false), ofAll: inDay(true) }, mostInDay);
    if (full === undefined)
      await on.query(
        'update form_upload set bytes = bytes + $4::bigint where day = $1::date and network in ($2::bytea, $3::bytea)',
        [day, everyone, network, bytes],
      );
    return full;
  });
}
