import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Bilingual } from '#domain/locale.ts';
import type { MailHouse } from '#domain/mail/mail-text.ts';
import type { Clock } from '#platform/clock.ts';
import { startDelivery, type MailCounts } from '#platform/delivery/delivery.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import type { JobQueue } from '#platform/queue/job-queue.ts';
import { createFormMailBook, type SubmissionHref } from './form-mail-book.ts';
import {
  createFormMailOffice,
  formMailQueue,
  formMailRounds,
  type FormMailOffice,
} from './form-mail-office.ts';
import { startFormRetention } from './form-retention.ts';
import { createFormTokens, type FormTokens } from './form-token.ts';

/** Whether a person sent the form of this name. Throws `unavailable` where nobody can tell now. */
export type VerifyPerson = (token: string, purpose: string) => Promise<boolean>;

/** What taking a form needs from outside. */
export interface FormDeskOptions {
  /** With the queue `formMailQueue`; closed by who opened it, as the sender is. */
  readonly queue: JobQueue;
  readonly sender: MailSender;
  readonly house: Bilingual<MailHouse>;
  /** `Name <address>`. */
  readonly from: string;
  /** Where editors read a submission. */
  readonly submissionHref: SubmissionHref;
  readonly verifyPerson: VerifyPerson;
  /** Signs tokens of forms, and makes digests of senders. */
  readonly key: string;
}

interface Around {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
}

/** Where forms are taken, kept and answered. */
export interface FormDesk {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly mails: FormMailOffice;
  readonly tokens: FormTokens;
  readonly verifyPerson: VerifyPerson;
  /** Of a sender: nobody can turn it back without the key. */
  digestOf(asker: string): Buffer;
  readonly mailCounts: MailCounts;
  /** What waits to be mailed. */
  lookAtQueue(): ReturnType<JobQueue['look']>;
  /** Erases what was held long enough, as it does by itself every hour; gives how much of each went. */
  eraseWhatIsDue(): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

export function openFormDesk(options: FormDeskOptions, { pool, clock, log }: Around): FormDesk {
  const { queue, sender, key, verifyPerson } = options;
  const delivery = startDelivery({
    pool,
    queue,
    sender,
    book: createFormMailBook(options),
    rounds: formMailRounds,
    clock,
    log,
  });
  const retention = startFormRetention({ pool, clock, log });
  return {
    pool,
    clock,
    mails: createFormMailOffice({ queue, clock, onWake: () => delivery.wake() }),
    tokens: createFormTokens(key),
    verifyPerson,
    digestOf: (asker) => createHmac('sha256', key).update(`sender ${asker}`).digest(),
    mailCounts: delivery.counts,
    lookAtQueue: () => queue.look(formMailQueue),
    eraseWhatIsDue: () => retention.run(),
    close: async () => {
      await retention.close();
      await delivery.close();
    },
  };
}
