import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import type { Queryable } from '#platform/database/transaction.ts';
import type { MailRound } from '#platform/delivery/mail-book.ts';
import type { JobQueue } from '#platform/queue/job-queue.ts';
import type { Clock } from '#platform/clock.ts';
import type { MailKind } from './mail-facts.ts';

/** A mail that somebody is to get. Its words are written when it leaves, from what is true then. */
export interface NewMail {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly locale: Locale;
  readonly accountId?: number;
  readonly newsletterId?: number;
  readonly bulletinId?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface MailOffice {
  /** Writes down what is to be mailed, in the transaction of its cause: both happen, or neither. */
  write(on: Queryable, mails: readonly NewMail[]): Promise<void>;
  /** The same work whether or not somebody is to get it: the time of an answer tells nobody who is known here. */
  writeOrPretend(on: Queryable, mail: NewMail, isMeant: boolean): Promise<void>;
  /** Once that transaction is through, the mails need not wait for the next look at the queue. */
  wake(): void;
}

/** Written and taken back, where nobody has the address that was named. */
export const toNobody: NewMail = { kind: 'reset', recipient: 'nobody@localhost', locale: 'fr' };

/** What a person waits for goes before what many get. */
export const mailQueues = { urgent: 'mail-urgent', bulk: 'mail-bulk' } as const;
export const bulkKinds: readonly MailKind[] = ['notice', 'digest'];
const queueOf = (kind: MailKind) => (bulkKinds.includes(kind) ? mailQueues.bulk : mailQueues.urgent);

/** What a person waits for goes beside what many get. */
export const mailRounds: Readonly<Record<string, MailRound>> = {
  [mailQueues.urgent]: { most: 10, everyMs: 1000, notesArrivals: true },
  [mailQueues.bulk]: { most: 100, everyMs: 2000, notesArrivals: false },
};

/** Statements of some thousand rows: larger ones take no less time and more memory. */
const atOnce = 1000;

interface OfficeOptions {
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly onWake: () => void;
}

export function createMailOffice({ queue, clock, onWake }: OfficeOptions): MailOffice {
  async function insert(on: Queryable, mails: readonly (NewMail & { readonly id: string })[]): Promise<void> {
    const rows = mails.map((mail) => ({ ...mail, data: mail.data ?? {} }));
    await on.query(
      `insert into mail (id, kind, recipient, langcode, account_id, newsletter_id, bulletin_id, data, created_at)
       select id, kind, recipient, locale, "accountId", "newsletterId", "bulletinId", data, $2
       from jsonb_to_recordset($1) as one (id uuid, kind text, recipient text, locale text, "accountId" bigint,
         "newsletterId" bigint, "bulletinId" uuid, data jsonb)`,
      [JSON.stringify(rows), new Date(clock.now())],
    );
  }

  const write: MailOffice['write'] = async (on, mails) => {
    for (let from = 0; from < mails.length; from += atOnce) {
      const some = mails.slice(from, from + atOnce).map((mail) => ({ ...mail, id: randomUUID() }));
      await insert(on, some);
      for (const name of Object.values(mailQueues)) {
        const ids = some.filter(({ kind }) => queueOf(kind) === name).map(({ id }) => id);
        if (ids.length > 0) await queue.add(on, name, ids);
      }
    }
  };

  return {
    write,
    writeOrPretend: async (on, mail, isMeant) => {
      await on.query('savepoint mail');
      await write(on, [mail]);
      await on.query(isMeant ? 'release savepoint mail' : 'rollback to savepoint mail');
    },
    wake: onWake,
  };
}
