import type { Queryable } from '#platform/database/transaction.ts';

/** A mail that was refused waits for half a minute and longer, which a drill need not. Rows in use are left alone. */
export async function hasten(on: Queryable): Promise<void> {
  await on.query(
    `update job_queue.job set start_after = now() where id in (
       select id from job_queue.job where state = 'retry' and start_after > now() for update skip locked)`,
  );
}
