import { createHash } from 'node:crypto';
import type { Queryable } from '#platform/database/transaction.ts';
import { keptBytes, openBytes, type KeptBytes } from '#services/content/web-forms/file-bytes.ts';
import type { RoundEnd } from '../kills/round.ts';
import type { KeptFormMail, KeptForms, KeptSubmission } from './ledger.ts';
import { wordPattern } from './sample.ts';

/** Files wait for their form for six hours. */
const laterOn = { CLOCK: 'PT6H10M' };

/** What the database says in the end, and after six hours more: whoever starts then sweeps. */
export async function readForms({ look, place }: RoundEnd): Promise<KeptForms> {
  const before = await look(countUnclaimed);
  await place.begin(laterOn);
  await place.end();
  return look(async (on) => ({
    ...(await readKept(on)),
    unclaimed: { before, after: await countUnclaimed(on) },
    halves: await listHalves(on),
  }));
}

async function readKept(on: Queryable): Promise<Pick<KeptForms, 'submissions' | 'mails'>> {
  const { rows: files } = await on.query<KeptBytes & { readonly id: number; readonly submissionId: string }>(
    `select id::float8 as id, submission_id as "submissionId", ${keptBytes('file')}
     from form_file as file where submission_id is not null order by id`,
  );
  const { rows: submissions } = await on.query<Omit<KeptSubmission, 'files'>>(
    `select id, substring(answers::text from '${wordPattern}') as word from form_submission`,
  );
  const mails = await on.query<KeptFormMail>(
    `select id, submission_id as "submissionId", state from form_mail`,
  );
  const filesOf = (submission: string) =>
    files
      .filter(({ submissionId }) => submissionId === submission)
      .map(({ id, ...kept }) => ({
        id,
        digest: createHash('sha256').update(openBytes(kept)).digest('hex'),
      }));
  return {
    submissions: submissions.map((sent) => ({ ...sent, files: filesOf(sent.id) })),
    mails: mails.rows,
  };
}

/** Mails that have not left. */
export async function countWaiting(on: Queryable): Promise<number> {
  return countOf(on, `select count(*)::int as count from form_mail where state = 'queued'`);
}

const countUnclaimed = (on: Queryable): Promise<number> =>
  countOf(on, 'select count(*)::int as count from form_file where submission_id is null');

async function countOf(on: Queryable, sql: string): Promise<number> {
  const { rows } = await on.query<{ count: number }>(sql);
  return rows[0]?.count ?? 0;
}

/** Rows without their parents, and work that waits for nothing. */
const halves: Readonly<Record<string, string>> = {
  'a file whose submission is not there': `select file.id from form_file as file where submission_id is not null
    and not exists (select 1 from form_submission as sent where sent.id = file.submission_id)`,
  'a mail whose submission is not there': `select mail.id from form_mail as mail
    where not exists (select 1 from form_submission as sent where sent.id = mail.submission_id)`,
  'a job that is not done': `select id from job_queue.job where name = 'form-mail'
    and state in ('created', 'retry', 'active')`,
};

async function listHalves(on: Queryable): Promise<string[]> {
  const found: string[] = [];
  for (const [words, sql] of Object.entries(halves)) {
    const { rows } = await on.query<{ id: unknown }>(sql);
    found.push(...rows.map(({ id }) => `${words}: ${String(id)}`));
  }
  return found;
}
