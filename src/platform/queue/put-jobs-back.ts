import type { Queryable } from '#platform/database/transaction.ts';
import type { Job } from './job.ts';

/** A job that somebody shall have again. */
export interface JobAgain extends Job {
  readonly waitS: number;
  /** Whether this was a try. */
  readonly isTried: boolean;
}

interface QueuePlace {
  readonly schema: string;
  readonly name: string;
  readonly jobs: readonly JobAgain[];
}

/** Gives jobs back to their queue. One whose lease is over is somebody else's, and is left alone. */
export async function putJobsBack(on: Queryable, { schema, name, jobs }: QueuePlace): Promise<void> {
  if (jobs.length === 0) return;
  // The queue counts a try when a job is taken that was begun before.
  await on.query(
    `update ${schema}.job set state = 'retry', start_after = ${schema}.job_now() + one."waitS" * interval '1 second',
       started_on = case when one."isTried" then job.started_on end
     from jsonb_to_recordset($2) as one (id uuid, "retryCount" int, "waitS" float8, "isTried" boolean)
     where job.name = $1 and job.id = one.id and job.retry_count = one."retryCount" and job.state = 'active'`,
    [name, JSON.stringify(jobs)],
  );
}
