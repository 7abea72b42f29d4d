import type { Queryable } from '#platform/database/transaction.ts';
import type { FinishedMail } from '#platform/mail/mail-sender.ts';

/** A mail that waits to leave, as a service keeps it. */
export interface WaitingMail {
  readonly id: string;
  /** What it is about, for the log. */
  readonly kind: string;
}

/** How a mail ended. */
export interface MailEnd {
  readonly id: string;
  readonly state: 'sent' | 'bounced' | 'given-up' | 'dropped';
  /** What the mail server said, or why it was not sent. */
  readonly answer: string;
  readonly tries: number;
}

/** A mail that may go, or why it is not needed any more. */
export type Composed = { readonly mail: FinishedMail } | { readonly dropped: string };

/** The tables of a service in which its mails stand. */
export interface MailBook<Waiting extends WaitingMail> {
  /** Those of these that still wait. */
  readWaiting(on: Queryable, ids: readonly string[]): Promise<readonly Waiting[]>;
  /** Its words, from what is true now. */
  compose(waiting: Waiting): Composed;
  end(on: Queryable, ends: readonly MailEnd[], nowMs: number): Promise<void>;
  /** What a try came to, where there will be another. */
  noteTry(on: Queryable, tried: readonly Omit<MailEnd, 'state'>[]): Promise<void>;
  /** These came back for good; said before they are ended. */
  noteBounces(on: Queryable, ids: readonly string[], nowMs: number): Promise<void>;
  /** These arrived; said before they are ended, for queues that ask for it. */
  noteArrivals(on: Queryable, ids: readonly string[]): Promise<void>;
}

/** How a queue is worked off. */
export interface MailRound {
  /** How many are taken at once. */
  readonly most: number;
  /** How often it is looked at when nobody calls. */
  readonly everyMs: number;
  /** Whether its arrivals are noted: nothing that many get goes to a bad address in the first place. */
  readonly notesArrivals: boolean;
}
