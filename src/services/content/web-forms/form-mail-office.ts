import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import type { MailRound } from '#platform/delivery/mail-book.ts';
import type { JobQueue } from '#platform/queue/job-queue.ts';

export interface NewFormMail {
  readonly kind: 'submission' | 'reply';
  readonly submissionId: string;
  readonly replyId?: string;
  readonly recipient: string;
  readonly locale: Locale;
}

/** Writes down what is to be mailed about a submission, in the transaction of its cause. */
export interface FormMailOffice {
  write(on: Queryable, mail: NewFormMail): Promise<void>;
  /** Once that transaction is through. */
  wake(): void;
}

export const formMailQueue = 'form-mail';
export const formMailRounds: Readonly<Record<string, MailRound>> = {
  [formMailQueue]: { most: 10, everyMs: 2000, notesArrivals: false },
};

interface OfficeOptions {
  readonly queue: Pick<JobQueue, 'add'>;
  readonly clock: Clock;
  readonly onWake: () => void;
}

export function createFormMailOffice({ queue, clock, onWake }: OfficeOptions): FormMailOffice {
  return {
    write: async (on, { kind, submissionId, replyId, recipient, locale }) => {
      const id = randomUUID();
      await on.query(
        `insert into form_mail (id, submission_id, reply_id, kind, recipient, langcode, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, submissionId, replyId ?? null, kind, recipient, locale, new Date(clock.now())],
      );
      await queue.add(on, formMailQueue, [id]);
    },
    wake: onWake,
  };
}
