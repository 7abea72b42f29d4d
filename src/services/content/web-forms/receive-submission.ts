import type { KeptWebFormFile, WebFormFile } from '#contract/content/web-form-file.ts';
import type { Locale } from '#domain/locale.ts';
import { flattenAnswers, type Answers } from '#domain/web-forms/answers.ts';
import { checkAnswers, type FieldFault } from '#domain/web-forms/check-answers.ts';
import { allFields, keyOf, type WebForm } from '#domain/web-forms/web-form.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { describeAnswers, fileNumbers, fileNumbersOf } from './describe-answers.ts';
import type { FormDesk } from './form-desk.ts';
import {
  claimFiles,
  findSending,
  hasSentSince,
  insertSubmission,
  type SavedSubmission,
} from './submission-store.ts';
import { toWebForm } from './to-web-form.ts';
import { validateAnswer } from './validate-answer.ts';

export interface Sent {
  readonly file: KeptWebFormFile;
  readonly locale: Locale;
  /** Nested as the wire has it. */
  readonly body: unknown;
  /** Who sends it, as limits count. */
  readonly asker: string;
  /** The same each time that it is sent again because no answer came. */
  readonly sending: string | undefined;
  /** Asked once the answers are known to be good: a proof counts once. */
  isPerson(): Promise<boolean>;
}

export type Received =
  | { readonly kind: 'saved'; readonly submission: SavedSubmission }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'robot' }
  | { readonly kind: 'too-soon' };

const hourMs = 3_600_000;

/** Holds answers to a form that keeps nothing: where they lead, or what is wrong with them. */
export function followAnswers(
  file: WebFormFile & Required<Pick<WebFormFile, 'leadsTo'>>,
  locale: Locale,
  body: unknown,
): string | readonly FieldFault[] {
  const form = toWebForm(file, locale);
  const { answers, faults } = checkAnswers(form, flattenAnswers(form, body), { validate: validateAnswer });
  if (faults.length > 0) return faults;
  const query = new URLSearchParams(
    allFields(form).flatMap(({ field }) => {
      const answer = answers[keyOf(field.path)];
      const list = Array.isArray(answer)
        ? (answer as readonly unknown[])
        : answer === undefined
          ? []
          : [answer];
      return list.map((one) => [field.path.at(-1) ?? '', String(one)]);
    }),
  );
  return `${file.leadsTo[locale]}?${query}`;
}

/** Holds answers to the form and keeps them, with their files and the mail about them: all of it or nothing. */
export async function receiveSubmission(
  desk: FormDesk,
  { file, locale, body, asker, sending, isPerson }: Sent,
): Promise<Received> {
  const { pool, clock, mails } = desk;
  const form = toWebForm(file, locale);
  const { answers, faults } = checkAnswers(form, flattenAnswers(form, body), { validate: validateAnswer });
  if (faults.length > 0) return { kind: 'refused', faults };
  if (!(await isPerson())) return { kind: 'robot' };
  const { id: formId, throttleHours, retentionDays } = file;
  const sender = throttleHours === undefined ? undefined : desk.digestOf(asker);
  const nowMs = clock.now();
  const received = await inTransaction<Received>(pool, async (on) => {
    const before = sending === undefined ? undefined : await findSending(on, { formId, sending });
    if (before) return { kind: 'saved', submission: before };
    if (sender && (await hasSentSince(on, { formId, sender }, nowMs - (throttleHours ?? 0) * hourMs)))
      return { kind: 'too-soon' };
    const fields = describeAnswers(form, answers, locale);
    const submission = await insertSubmission(
      on,
      {
        formId,
        formTitle: file.title,
        replyTo: addressIn(file, answers),
        locale,
        answers,
        fields,
        sender,
        retentionDays,
        sending,
      },
      nowMs,
    );
    const ids = fileNumbers(form, answers);
    const lost = await claimFiles(on, { formId, submissionId: submission.id, ids });
    if (lost.length > 0) throw new LostFile(form, answers, lost);
    await mails.write(on, {
      kind: 'submission',
      submissionId: submission.id,
      recipient: file.recipient,
      locale: 'fr',
    });
    return { kind: 'saved', submission };
  }).catch((thrown: unknown): Received => {
    if (thrown instanceof LostFile) return { kind: 'refused', faults: thrown.faults };
    throw thrown;
  });
  if (received.kind === 'saved') mails.wake();
  return received;
}

/** Files that were sent for another form, were claimed already, or waited too long: each is told at its own field. */
class LostFile extends Error {
  readonly faults: readonly FieldFault[];
  constructor(form: WebForm, answers: Answers, lost: readonly number[]) {
    super('a file is not there any more');
    this.faults = allFields(form)
      .filter(({ field }) => fileNumbersOf(field, answers).some((id) => lost.includes(id)))
      .map(({ field }) => ({ field, fault: 'required' }));
  }
}

function addressIn({ replyTo }: KeptWebFormFile, answers: Answers): string | undefined {
  const answer = replyTo === undefined ? undefined : answers[keyOf(replyTo.split('.'))];
  return typeof answer === 'string' ? answer : undefined;
}
