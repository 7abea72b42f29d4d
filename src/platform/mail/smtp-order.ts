import type { FinishedMail, SendOutcome } from './mail-sender.ts';
import type { SmtpOptions } from './smtp-sender.ts';

/** What the thread of mail is given at its start. */
export type SmtpSettings = Omit<SmtpOptions, 'log'>;

/** What it is asked for. */
export type SmtpOrder =
  | {
      readonly mail: FinishedMail;
      /** By the clock that all threads share: the thread may be slow to begin. */
      readonly askedMs: number;
    }
  | { readonly act: 'check' | 'close' };

/** A line for the log, which the program writes. */
export interface SmtpNote {
  readonly level: 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

/** Of all threads of the process, and never turned back. */
export const sharedNow = (): number => performance.timeOrigin + performance.now();

export interface SmtpAnswer {
  /** Of a mail. */
  readonly outcome?: SendOutcome;
  readonly notes: readonly SmtpNote[];
}
