import type { ReceivedMail } from '#tests/support/mail-sink.ts';

/** A profile that was asked for. What the answer says is certain; without one the database tells. */
export interface Asked {
  readonly mail: string;
  isAnswered: boolean;
}

/** How a process came to its end. */
export interface Death {
  readonly place: string;
  /** At what step. */
  readonly step: string;
  readonly atMs: number;
}

/** A mail that a process handed over. */
export interface Arrival extends Pick<
  ReceivedMail,
  'messageId' | 'to' | 'isConfirmed' | 'atMs' | 'lineSinceMs'
> {
  readonly place: string;
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

/** Everything that is known of one round on one database. */
export interface Ledger {
  readonly asked: readonly Asked[];
  readonly deaths: readonly Death[];
  readonly arrivals: readonly Arrival[];
  /** Mails that a process had no answer for, or none in time, as it says itself. */
  readonly unanswered: readonly { readonly place: string; readonly id: string }[];
  /** Addresses of the profiles that there are. */
  readonly accounts: readonly string[];
  readonly mails: readonly MailRow[];
  /** Those who follow notices, and the notices that were published. */
  readonly followers: readonly string[];
  readonly notices: readonly string[];
}

/** Addresses that refuse mail for good begin like this. */
export const nobody = 'nobody.';
export const isNobody = (address: string): boolean => address.startsWith(nobody);
