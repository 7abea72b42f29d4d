import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Bilingual } from '#domain/locale.ts';
import type { MailHouse } from '#domain/mail/mail-text.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import type { Clock } from '#platform/clock.ts';
import { startDelivery, type MailCounts } from '#platform/delivery/delivery.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import type { PictureThread } from '#services/content/files/picture-thread.ts';
import type { JobQueue } from '#platform/queue/job-queue.ts';
import { createFormMailBook, type SubmissionHref } from './form-mail-book.ts';
import {
  createFormMailOffice,
  formMailQueue,
  formMailRounds,
  type FormMailOffice,
} from './form-mail-office.ts';
import { startFormRetention } from './form-retention.ts';
import { createLane, type Lane } from '#platform/lane.ts';
import type { DiskRoom } from '#platform/disk-room.ts';
import { networkOf } from '#platform/http/network.ts';
import type { UploadBounds } from './waiting-files.ts';
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
  /** How much may come by files in a day. */
  readonly mostInDay: UploadBounds;
  /** Of the disk that files go to; where that is another machine's nobody here can tell. */
  readonly disk?: DiskRoom | undefined;
  /** Whether the database is on that disk: then it bounds what networks send by a first form, and no day does. */
  readonly hasRowsOnDisk: boolean;
}

interface Around {
  readonly pool: pg.Pool;
  /** In which a day begins. */
  readonly timeZone: string;
  /** Makes small pictures of large ones. */
  readonly pictures: PictureThread;
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
  /** The same of the network they are in. */
  digestOfNetwork(asker: string): Buffer;
  /** Of who sends files, which tells nobody whose a submission is. */
  digestOfCaller(asker: string): Buffer;
  /** As the operator counts days. */
  today(): string;
  readonly mostInDay: UploadBounds;
  readonly disk: DiskRoom | undefined;
  readonly hasRowsOnDisk: boolean;
  /** Where files wait until the database takes them. */
  readonly fileLane: Lane;
  readonly mailCounts: MailCounts;
  /** What waits to be mailed. */
  lookAtQueue(): ReturnType<JobQueue['look']>;
  /** Erases what was held long enough, as it does by itself every hour; gives how much of each went. */
  eraseWhatIsDue(): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

/** A file is a long statement: a few at once, so that whatever else is asked of the database comes in between. */
const fileLane = { width: 4, most: 300, waitMs: 10_000 };

export function openFormDesk(
  options: FormDeskOptions,
  { pool, clock, log, timeZone, pictures }: Around,
): FormDesk {
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
  const retention = startFormRetention({ pool, clock, log, pictures });
  const digestOf = (asker: string) => createHmac('sha256', key).update(`sender ${asker}`).digest();
  return {
    pool,
    clock,
    mails: createFormMailOffice({ queue, clock, onWake: () => delivery.wake() }),
    tokens: createFormTokens(key),
    verifyPerson,
    digestOf,
    digestOfNetwork: (asker) => digestOf(networkOf(asker)),
    digestOfCaller: (asker) => digestOf(`file ${asker}`),
    today: () => dayOf(momentIn(timeZone, clock.now())),
    mostInDay: options.mostInDay,
    disk: options.disk,
    hasRowsOnDisk: options.hasRowsOnDisk,
    fileLane: createLane(fileLane),
    mailCounts: delivery.counts,
    lookAtQueue: () => queue.look(formMailQueue),
    eraseWhatIsDue: () => retention.run(),
    close: async () => {
      await retention.close();
      await delivery.close();
    },
  };
}
