import type { Handed } from '../kills/ledger.ts';

/** What a try to send a form came to; `unknown` where no answer came, or none that says. */
export type Outcome = 'confirmed' | 'refused' | 'unknown';

export interface SentFile {
  /** The number that the upload was answered with. */
  readonly id: number;
  /** SHA-256 of its bytes. */
  readonly digest: string;
}

/** Somebody who fills a form in once, and may try more than once to send it. */
export interface Sending {
  /** In the answers, and in those of nobody else. */
  readonly word: string;
  /** With a proof that is worth nothing. */
  readonly isMachine: boolean;
  readonly files: SentFile[];
  readonly outcomes: Outcome[];
  /** Uploads that were not answered with a number: their files may be there, and nobody knows their numbers. */
  vainUploads: number;
}

/** A submission as the database has it in the end. */
export interface KeptSubmission {
  readonly id: string;
  readonly word: string;
  readonly files: readonly SentFile[];
}

export interface KeptFormMail {
  readonly id: string;
  readonly submissionId: string;
  readonly state: string;
}

/** What is found in the end, beside what mail servers took. */
export interface KeptForms {
  readonly submissions: readonly KeptSubmission[];
  readonly mails: readonly KeptFormMail[];
  /** Files that no submission has: when all was over, and after six hours more. */
  readonly unclaimed: { readonly before: number; readonly after: number };
  /** Rows whose other half is not there, in words. */
  readonly halves: readonly string[];
}

/** Everything that is known of one round on one database. */
export interface FormLedger extends Handed, KeptForms {
  readonly sent: readonly Sending[];
}
