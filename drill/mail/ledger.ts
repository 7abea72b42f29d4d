import type { Handed } from '../kills/ledger.ts';

/** A profile that was asked for. What the answer says is certain; without one the database tells. */
export interface Asked {
  readonly mail: string;
  isAnswered: boolean;
}

/** A mail as the database has it in the end. */
export interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  /** Of its account. */
  readonly to: string;
  /** Which notice it is about. */
  readonly noticeId: string | null;
}

/** What is found in the end, beside what mail servers took. */
export interface KeptMails {
  /** Addresses of the profiles that there are. */
  readonly accounts: readonly string[];
  readonly mails: readonly MailRow[];
  /** Those who follow notices, and the notices that were published. */
  readonly followers: readonly string[];
  readonly notices: readonly string[];
}

/** Everything that is known of one round on one database. */
export interface Ledger extends Handed, KeptMails {
  readonly asked: readonly Asked[];
}
