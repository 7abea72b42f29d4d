import { fileDefaults } from '#contract/content/web-form.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import { dropOldWaiting, type Taken, type UploadBounds } from './waiting-files.ts';

const megabyte = 1024 * 1024;

/** What may wait for a form to claim it. */
export const mostWaiting: UploadBounds = { ofNetwork: 60 * megabyte, ofAll: 1024 * megabyte };

/** Five of the largest files: who has less than that there is let in before anybody else has more. */
export const firstForm = 5 * fileDefaults.maxBytes;

/** Half of it all is for first forms. Of what is left of the other half one network may have a quarter. */
const forMore = { half: 1 / 2, quarter: 1 / 4 };

/** Whose share is used up: the network's own, or that of all. */
export type Full = 'network' | 'all';

interface Room {
  readonly taken: Taken;
  readonly bounds: UploadBounds;
  /** Something else keeps the disk from filling: a network's first form needs no share of all then. */
  readonly isDiskWatched?: boolean;
}

/**
 * Whether there is room for a file. Who has little there comes first: among all networks, and within a network among its
 * callers, so that a few of them never shut out the others.
 */
export function findFull(bytes: number, { taken, bounds, isDiskWatched = false }: Room): Full | undefined {
  const [ofCaller, ofNetwork] = [taken.ofCaller + bytes, taken.ofNetwork + bytes];
  if (ofNetwork > bounds.ofNetwork) return 'network';
  if (ofCaller > firstForm && ofCaller > bounds.ofNetwork - taken.ofNetwork) return 'network';
  if (ofNetwork <= firstForm) return isDiskWatched || bytes <= bounds.ofAll - taken.ofAll ? undefined : 'all';
  const left = bounds.ofAll * forMore.half - taken.ofAll;
  return ofNetwork > left * forMore.quarter ? 'all' : undefined;
}

interface NewUpload {
  readonly bytes: number;
  /** A digest of the network it comes from. */
  readonly network: Buffer;
  /** Of the caller within it. */
  readonly caller: Buffer;
  /** As the operator counts days. */
  readonly day: string;
  readonly nowMs: number;
  readonly mostInDay: UploadBounds;
  readonly isDiskWatched: boolean;
}

/** Counts a file that is kept in the same transaction; where there is no room for it nothing is counted. One after the other. */
export async function takeShare(on: Queryable, upload: NewUpload): Promise<Full | undefined> {
  const { bytes, nowMs, mostInDay, isDiskWatched } = upload;
  const inDay = await lockDay(on, upload);
  const taken = await dropOldWaiting(on, { ...upload, bounds: mostWaiting, nowMs });
  const full =
    findFull(bytes, { taken, bounds: mostWaiting }) ??
    findFull(bytes, { taken: inDay, bounds: mostInDay, isDiskWatched });
  if (full === undefined) await countInDay(on, upload);
  return full;
}

const everyone = Buffer.alloc(0);

/** What came in a day; whoever asks for the same meanwhile waits until this transaction is over. */
async function lockDay(on: Queryable, { day, network, caller }: NewUpload): Promise<Taken> {
  await on.query(
    `insert into form_upload (day, network, bytes) values ($1::date, $2::bytea, 0), ($1::date, $3::bytea, 0)
     on conflict (day, network) do nothing`,
    [day, everyone, network],
  );
  const { rows } = await on.query<{ isOfAll: boolean; bytes: number }>(
    `select network = $2::bytea as "isOfAll", bytes::float8 as bytes from form_upload
     where day = $1::date and network in ($2::bytea, $3::bytea) order by network for update`,
    [day, everyone, network],
  );
  const { rows: ofCaller } = await on.query<{ bytes: number }>(
    'select bytes::float8 as bytes from form_caller_upload where day = $1::date and caller = $2',
    [day, caller],
  );
  const bytesOf = (isOfAll: boolean) => rows.find((row) => row.isOfAll === isOfAll)?.bytes ?? 0;
  return { ofCaller: ofCaller[0]?.bytes ?? 0, ofNetwork: bytesOf(false), ofAll: bytesOf(true) };
}

async function countInDay(on: Queryable, { day, network, caller, bytes }: NewUpload): Promise<void> {
  await on.query(
    'update form_upload set bytes = bytes + $4::bigint where day = $1::date and network in ($2::bytea, $3::bytea)',
    [day, everyone, network, bytes],
  );
  await on.query(
    `insert into form_caller_upload as known (day, caller, bytes) values ($1::date, $2, $3::bigint)
     on conflict (day, caller) do update set bytes = known.bytes + excluded.bytes`,
    [day, caller, bytes],
  );
}
