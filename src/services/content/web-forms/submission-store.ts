import { randomInt, randomUUID } from 'node:crypto';
import type { Answers } from '#domain/web-forms/answers.ts';
import type { Bilingual, Locale } from '#domain/locale.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import { sealBytes } from './file-bytes.ts';

/** What a field was called when it was answered, and how its answers read: choices by their labels. */
export interface AnsweredField {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

export interface NewSubmission {
  readonly formId: string;
  readonly formTitle: Bilingual;
  /** Whom an answer goes to. */
  readonly replyTo: string | undefined;
  readonly locale: Locale;
  readonly answers: Answers;
  readonly fields: readonly AnsweredField[];
  /** A digest of where it came from, for forms that take one in a while. */
  readonly sender: Buffer | undefined;
  readonly retentionDays: number;
  /** The same for what is sent again. */
  readonly sending: string | undefined;
}

export interface SavedSubmission {
  readonly id: string;
  readonly number: number;
}

const dayMs = 86_400_000;

export async function insertSubmission(
  on: Queryable,
  { formId, formTitle, replyTo, locale, answers, fields, sender, retentionDays, sending }: NewSubmission,
  nowMs: number,
): Promise<SavedSubmission> {
  const { rows } = await on.query<SavedSubmission>(
    `insert into form_submission (id, form_id, form_title, reply_to, langcode, answers, labels, sender, sending,
       created_at, erase_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id, number::float8 as number`,
    [
      randomUUID(),
      formId,
      JSON.stringify(formTitle),
      replyTo ?? null,
      locale,
      JSON.stringify(answers),
      JSON.stringify(fields),
      sender ?? null,
      sending ?? null,
      new Date(nowMs),
      new Date(nowMs + retentionDays * dayMs),
    ],
  );
  const [saved] = rows;
  if (!saved) throw new Error('a submission has no number');
  return saved;
}

/** What was kept of the same sending before. Whoever sends it again at the same moment waits for the first. */
export async function findSending(
  on: Queryable,
  { formId, sending }: { readonly formId: string; readonly sending: string },
): Promise<SavedSubmission | undefined> {
  await on.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [`${formId} ${sending}`]);
  const { rows } = await on.query<SavedSubmission>(
    'select id, number::float8 as number from form_submission where form_id = $1 and sending = $2',
    [formId, sending],
  );
  return rows[0];
}

/** Makes files part of a submission; gives those that are not there, or are somebody else's by now. */
export async function claimFiles(
  on: Queryable,
  {
    formId,
    submissionId,
    ids,
  }: { readonly formId: string; readonly submissionId: string; readonly ids: readonly number[] },
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const { rows } = await on.query<{ id: number }>(
    `update form_file set submission_id = $1, sender = null, caller = null
     where id = any($2::bigint[]) and form_id = $3 and submission_id is null
     returning id::float8 as id`,
    [submissionId, ids.filter((id) => Number.isSafeInteger(id)), formId],
  );
  const claimed = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !claimed.has(id));
}

/** Whether the same sender was here with this form since. Nobody else is looked at meanwhile. */
export async function hasSentSince(
  on: Queryable,
  { formId, sender }: { readonly formId: string; readonly sender: Buffer },
  sinceMs: number,
): Promise<boolean> {
  await on.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${formId} ${sender.toString('hex')}`,
  ]);
  const { rowCount } = await on.query(
    'select 1 from form_submission where form_id = $1 and sender = $2 and created_at > $3 limit 1',
    [formId, sender, new Date(sinceMs)],
  );
  return rowCount !== null && rowCount > 0;
}

/** A file that came before the form it belongs to. */
export interface NewFormFile {
  readonly formId: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** A digest of the network it came from. */
  readonly sender: Buffer;
  /** A digest of the caller within it. */
  readonly caller: Buffer;
}

export interface SavedFormFile {
  /** The number that answers name it by. */
  readonly id: number;
  readonly uuid: string;
}

/** As large as numbers by chance can be, and short enough for an address. */
const largestFileNumber = 2 ** 48 - 1;

export async function insertFile(
  on: Queryable,
  { formId, name, type, bytes, sender, caller }: NewFormFile,
  nowMs: number,
): Promise<SavedFormFile> {
  const saved = { id: randomInt(1, largestFileNumber), uuid: randomUUID() };
  const { key, sealed } = sealBytes(bytes);
  await on.query(
    `insert into form_file (id, uuid, form_id, name, type, size, key, sender, caller, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [saved.id, saved.uuid, formId, name, type, bytes.length, key, sender, caller, new Date(nowMs)],
  );
  await on.query('insert into form_file_bytes (file_id, sealed) values ($1, $2)', [saved.id, sealed]);
  return saved;
}
