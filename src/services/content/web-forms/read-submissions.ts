import type { Bilingual, Locale } from '#domain/locale.ts';
import type { Answers } from '#domain/web-forms/answers.ts';
import { msOf } from '#platform/database/ms-of.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import { isKept, keptBytes, openBytes, type KeptBytes } from './file-bytes.ts';
import type { AnsweredField, SavedSubmission } from './submission-store.ts';

export interface ListedFile {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  /** As it was sent. */
  readonly size: number;
  /** What is left of it: a small picture, or nothing, of what nobody needed for long. */
  readonly left: 'whole' | 'preview' | 'nothing';
  /** Since when; null of one that is whole. */
  readonly reducedMs: number | null;
}

export interface GivenReply {
  readonly actor: string;
  readonly body: string;
  readonly createdMs: number;
  /** What became of the mail. */
  readonly state: 'queued' | 'sent' | 'bounced' | 'given-up' | 'dropped';
}

export interface ReadSubmission extends SavedSubmission {
  readonly formId: string;
  readonly formTitle: Bilingual;
  readonly locale: Locale;
  readonly answers: Answers;
  readonly fields: readonly AnsweredField[];
  /** Whom an answer goes to; null where the form asks for no address. */
  readonly replyTo: string | null;
  readonly createdMs: number;
  readonly eraseMs: number;
  readonly files: readonly ListedFile[];
  readonly replies: readonly GivenReply[];
}

const leftOf = (file: string) =>
  `case when ${file}.reduced_at is null then 'whole' when ${isKept(file)} then 'preview' else 'nothing' end`;

const selectSubmissions = `select id, number::float8 as number, form_id as "formId", form_title as "formTitle",
  langcode as locale, answers, labels as fields, reply_to as "replyTo", ${msOf('created_at')} as "createdMs",
  ${msOf('erase_at')} as "eraseMs",
  coalesce((select json_agg(json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size,
    'left', ${leftOf('file')}, 'reducedMs', ${msOf('file.reduced_at')})
    order by file.created_at, file.id) from form_file as file where file.submission_id = form_submission.id), '[]') as files,
  coalesce((select json_agg(json_build_object('actor', reply.actor, 'body', reply.body, 'createdMs',
    ${msOf('reply.created_at')}, 'state', mail.state) order by reply.created_at)
    from form_reply as reply join form_mail as mail on mail.reply_id = reply.id
    where reply.submission_id = form_submission.id), '[]') as replies
  from form_submission`;

export async function readSubmission(
  on: Queryable,
  { formId, number }: { readonly formId: string; readonly number: number },
): Promise<ReadSubmission | undefined> {
  const { rows } = await on.query<ReadSubmission>(`${selectSubmissions} where form_id = $1 and number = $2`, [
    formId,
    number,
  ]);
  return rows[0];
}

interface Window {
  readonly formId: string;
  /** Those with smaller numbers than this one. */
  readonly before?: number | undefined;
  readonly most: number;
}

/** The latest first. */
export async function listSubmissions(
  on: Queryable,
  { formId, before, most }: Window,
): Promise<readonly ReadSubmission[]> {
  const { rows } = await on.query<ReadSubmission>(
    `${selectSubmissions} where form_id = $1 and ($2::bigint is null or number < $2) order by number desc limit $3`,
    [formId, before ?? null, most],
  );
  return rows;
}

/** How many were sent by each form, and how many of these wait for an answer that can be given. */
export interface FormCount {
  readonly formId: string;
  readonly formTitle: Bilingual;
  readonly count: number;
  readonly unanswered: number;
  readonly latestMs: number;
}

export async function countSubmissions(on: Queryable): Promise<readonly FormCount[]> {
  const { rows } = await on.query<FormCount>(
    `select form_id as "formId", (array_agg(form_title order by number desc))[1] as "formTitle",
       count(*)::int as count, max(${msOf('created_at')}) as "latestMs",
       (count(*) filter (where reply_to is not null
         and not exists (select 1 from form_reply where submission_id = form_submission.id)))::int as unanswered
     from form_submission group by form_id order by form_id`,
  );
  return rows;
}

/** A file of a submission, with its bytes. What nobody claimed is not for staff either. */
export async function readFile(
  on: Queryable,
  { formId, id }: { readonly formId: string; readonly id: number },
): Promise<(ListedFile & { readonly bytes: Buffer; readonly number: number }) | undefined> {
  const { rows } = await on.query<ListedFile & KeptBytes & { readonly number: number }>(
    `select file.id::float8 as id, file.name, file.type, file.size, ${keptBytes('file')},
       ${leftOf('file')} as left, ${msOf('file.reduced_at')} as "reducedMs", sent.number::float8 as number
     from form_file as file join form_submission as sent on sent.id = file.submission_id
     where file.form_id = $1 and file.id = $2`,
    [formId, id],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { plain, key, sealed, ...file } = found;
  return { ...file, bytes: openBytes({ plain, key, sealed }) };
}
