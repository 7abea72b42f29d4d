import type { Queryable } from '#platform/database/transaction.ts';

/** How much of one network is taken, and how much in all. */
export interface UploadBounds {
  readonly ofNetwork: number;
  readonly ofAll: number;
}

/** Bytes that are there already: of the same caller, of its network, and in all. */
export interface Taken extends UploadBounds {
  readonly ofCaller: number;
}

const minuteMs = 60_000;

/**
 * How long a file waits for its form: the fuller it is, the shorter. Two hours is what a tab keeps what is typed for; ten
 * minutes is what it takes to send a form whose files were chosen last.
 */
export const patience: readonly { readonly from: number; readonly ms: number }[] = [
  { from: 7 / 8, ms: 10 * minuteMs },
  { from: 3 / 4, ms: 30 * minuteMs },
  { from: 1 / 2, ms: 120 * minuteMs },
  { from: 0, ms: 360 * minuteMs },
];

/** By how full it is, from 0 to 1. */
export function patienceAt(fullness: number): number {
  return patience.find(({ from }) => fullness >= from)?.ms ?? 0;
}

interface Waiting {
  readonly network: Buffer;
  readonly caller: Buffer;
  readonly bounds: UploadBounds;
  readonly nowMs: number;
}

/** What waits for its form, once what has waited too long went: of all where all is full, of a network where that is. */
export async function dropOldWaiting(on: Queryable, waiting: Waiting): Promise<Taken> {
  const { network, bounds, nowMs } = waiting;
  const taken = await countWaiting(on, waiting);
  const ofAll = patienceAt(taken.ofAll / bounds.ofAll);
  const ofNetwork = Math.min(ofAll, patienceAt(taken.ofNetwork / bounds.ofNetwork));
  const { rowCount } = await on.query(
    `delete from form_file where submission_id is null
       and (created_at < $1 or (sender = $3 and created_at < $2))`,
    [new Date(nowMs - ofAll), new Date(nowMs - ofNetwork), network],
  );
  return (rowCount ?? 0) > 0 ? countWaiting(on, waiting) : taken;
}

async function countWaiting(on: Queryable, { network, caller }: Waiting): Promise<Taken> {
  const { rows } = await on.query<Taken>(
    `select coalesce(sum(size), 0)::float8 as "ofAll",
       coalesce(sum(size) filter (where sender = $1), 0)::float8 as "ofNetwork",
       coalesce(sum(size) filter (where sender = $1 and caller = $2), 0)::float8 as "ofCaller"
     from form_file where submission_id is null`,
    [network, caller],
  );
  return rows[0] ?? { ofCaller: 0, ofNetwork: 0, ofAll: 0 };
}
