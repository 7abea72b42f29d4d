import { randomUUID } from 'node:crypto';
import { AppError } from '#lib/errors.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { auditForm } from './form-audit.ts';
import type { FormDesk } from './form-desk.ts';
import { readFile, readSubmission, type ReadSubmission } from './read-submissions.ts';

interface OneSubmission {
  readonly formId: string;
  readonly number: number;
  readonly actor: string;
}

const missing = () => new AppError('not-found', 'There is no such submission.');

/** Reads what somebody sent; that it was read is written down. */
export async function openSubmission(
  { pool, clock }: FormDesk,
  { formId, number, actor }: OneSubmission,
): Promise<ReadSubmission> {
  const found = await readSubmission(pool, { formId, number });
  if (!found) throw missing();
  await auditForm(pool, { actor, act: 'read', formId, number }, clock.now());
  return found;
}

/** An answer to a rider: kept with what they sent, and mailed in the same transaction. */
export async function reply(
  { pool, clock, mails }: FormDesk,
  { formId, number, actor, body }: OneSubmission & { readonly body: string },
): Promise<void> {
  await inTransaction(pool, async (on) => {
    const found = await readSubmission(on, { formId, number });
    if (!found) throw missing();
    if (found.replyTo === null) throw new AppError('invalid', 'Who sent it gave no address.');
    // Two presses of a button, one after the other or at once, are one answer; one that came back may be sent again.
    await on.query('select 1 from form_submission where id = $1 for update', [found.id]);
    const [last] = (await readSubmission(on, { formId, number }))?.replies.slice(-1) ?? [];
    if (last?.body === body && (last.state === 'queued' || last.state === 'sent')) return;
    const [replyId, nowMs] = [randomUUID(), clock.now()];
    await on.query(
      'insert into form_reply (id, submission_id, actor, body, created_at) values ($1, $2, $3, $4, $5)',
      [replyId, found.id, actor, body, new Date(nowMs)],
    );
    await mails.write(on, {
      kind: 'reply',
      submissionId: found.id,
      replyId,
      recipient: found.replyTo,
      locale: found.locale,
    });
    await auditForm(on, { actor, act: 'reply', formId, number }, nowMs);
  });
  mails.wake();
}

/** Erases one submission, with its files, its answers and the mails about it that have not left. */
export async function eraseSubmission(
  { pool, clock }: FormDesk,
  { formId, number, actor }: OneSubmission,
): Promise<void> {
  await inTransaction(pool, async (on) => {
    const { rowCount } = await on.query('delete from form_submission where form_id = $1 and number = $2', [
      formId,
      number,
    ]);
    if (rowCount === 0) throw missing();
    await auditForm(on, { actor, act: 'erase', formId, number }, clock.now());
  });
}

/** Erases whatever names an address, by whichever form it was sent; gives how many went. */
export async function eraseByMail(
  { pool, clock }: FormDesk,
  { mail, actor }: { readonly mail: string; readonly actor: string },
): Promise<number> {
  return inTransaction(pool, async (on) => {
    const { rows } = await on.query<{ formId: string; number: number }>(
      `delete from form_submission where lower(reply_to) = lower($1)
         or exists (select 1 from jsonb_path_query(answers, '$.**') as answer
           where jsonb_typeof(answer) = 'string' and answer #>> '{}' ~* $2)
       returning form_id as "formId", number::float8 as number`,
      [mail, namesOnly(mail)],
    );
    for (const { formId, number } of rows)
      await auditForm(on, { actor, act: 'erase', formId, number }, clock.now());
    return rows.length;
  });
}

/** A pattern for this address within a text: one that is longer at either end is somebody else's. */
function namesOnly(mail: string): string {
  const plain = mail.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`);
  return String.raw`(?<![[:alnum:].!#$%&'*+/=?^_{|}~-])${plain}(?![[:alnum:]-]|\.[[:alnum:]])`;
}

/** A file of a submission; that it was taken is written down. */
export async function openFile(
  { pool, clock }: FormDesk,
  { formId, id, actor }: { readonly formId: string; readonly id: number; readonly actor: string },
) {
  const file = await inTransaction(pool, async (on) => {
    // Where it is about to be made small, this waits; what is read here stays as it is.
    await on.query(
      `select 1 from form_submission as sent join form_file as file on file.submission_id = sent.id
       where file.form_id = $1 and file.id = $2 for share of sent`,
      [formId, id],
    );
    const found = await readFile(on, { formId, id });
    if (!found || found.left === 'nothing') throw new AppError('not-found', 'There is no such file.');
    const { number } = found;
    await auditForm(on, { actor, act: 'file', formId, number, facts: { file: id } }, clock.now());
    return found;
  });
  return file.left === 'preview' ? { ...file, name: previewName(file.name) } : file;
}

/** A small picture is of another kind than the one it was made of. */
const previewName = (name: string) => `${name.replace(/\.[^.]*$/, '')}.webp`;
