import type { Bilingual } from '#domain/locale.ts';
import type { MailHouse } from '#domain/mail/mail-text.ts';
import { writeLetter } from '#domain/mail/write-letter.ts';
import { msOf } from '#platform/database/ms-of.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import type { Composed, MailBook, MailEnd } from '#platform/delivery/mail-book.ts';
import { replyMessage, submissionMessage } from './form-messages.ts';
import type { WaitingFormMail } from './waiting-form-mail.ts';

/** Where editors read a submission, as a whole address. */
export type SubmissionHref = (submission: { readonly formId: string; readonly number: number }) => string;

interface BookOptions {
  readonly house: Bilingual<MailHouse>;
  readonly from: string;
  readonly submissionHref: SubmissionHref;
}

/** The mails of forms, and what writes their words. */
export function createFormMailBook({ house, from, submissionHref }: BookOptions): MailBook<WaitingFormMail> {
  const host = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const compose = (waiting: WaitingFormMail): Composed => {
    const { id, kind, locale, recipient, replyTo, createdMs } = waiting;
    const words =
      kind === 'submission' ? submissionMessage(waiting, submissionHref(waiting)) : replyMessage(waiting);
    return {
      mail: {
        from,
        to: recipient,
        ...writeLetter(words, house[locale], locale),
        messageId: `<${id}@${host}>`,
        ...(kind === 'submission' && replyTo !== null && { replyTo }),
        headers: {},
        atMs: createdMs,
      },
    };
  };
  return { readWaiting, compose, end, noteTry, noteBounces: async () => {}, noteArrivals: async () => {} };
}

async function readWaiting(on: Queryable, ids: readonly string[]): Promise<WaitingFormMail[]> {
  const { rows } = await on.query<WaitingFormMail>(
    `select mail.id, mail.kind, mail.recipient, mail.langcode as locale, ${msOf('mail.created_at')} as "createdMs",
       sent.number::float8 as number, sent.form_id as "formId", sent.form_title as "formTitle", sent.labels as fields, sent.reply_to as "replyTo",
       reply.body,
       coalesce((select json_agg(json_build_object('name', file.name, 'size', file.size) order by file.created_at, file.id)
         from form_file as file where file.submission_id = sent.id), '[]') as files
     from form_mail as mail join form_submission as sent on sent.id = mail.submission_id
     left join form_reply as reply on reply.id = mail.reply_id
     where mail.id = any($1::uuid[]) and mail.state = 'queued'`,
    [ids],
  );
  return rows;
}

async function end(on: Queryable, ends: readonly MailEnd[], nowMs: number): Promise<void> {
  await on.query(
    `update form_mail as mail set state = one.state, answer = one.answer, tries = one.tries, ended_at = $2, recipient = null
     from jsonb_to_recordset($1) as one (id uuid, state text, answer text, tries int)
     where mail.id = one.id and mail.state = 'queued'`,
    [JSON.stringify(ends), new Date(nowMs)],
  );
}

async function noteTry(on: Queryable, tried: readonly Omit<MailEnd, 'state'>[]): Promise<void> {
  await on.query(
    `update form_mail as mail set answer = one.answer, tries = one.tries
     from jsonb_to_recordset($1) as one (id uuid, answer text, tries int) where mail.id = one.id`,
    [JSON.stringify(tried)],
  );
}
