import type { ReceivedMail } from '#tests/support/mail-sink.ts';

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

/** What mail servers took from processes that were killed. */
export interface Handed {
  readonly deaths: readonly Death[];
  readonly arrivals: readonly Arrival[];
  /** Mails that a process had no answer for, or none in time, as it says itself. */
  readonly unanswered: readonly { readonly place: string; readonly id: string }[];
}
