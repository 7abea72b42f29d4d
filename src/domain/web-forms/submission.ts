import type { Bilingual, Locale } from '#domain/locale.ts';

/** A form, and how much was sent by it. */
export interface FormCount {
  readonly formId: string;
  readonly title: Bilingual;
  readonly count: number;
  /** Of these, those that could be answered and were not. */
  readonly unanswered: number;
  /** Undefined where nothing was sent. */
  readonly latestMs?: number;
}

/** One of those that were sent by a form. All forms are counted together. */
export interface SubmissionRef {
  readonly formId: string;
  readonly number: number;
}

/** What a rider sent by a form, as editors read it. */
export interface Submission extends SubmissionRef {
  readonly title: Bilingual;
  /** The language the rider wrote in. */
  readonly locale: Locale;
  readonly createdMs: number;
  /** When it goes by itself. */
  readonly eraseMs: number;
  readonly fields: readonly SubmittedField[];
  readonly files: readonly SubmittedFile[];
  /** Whom an answer goes to; undefined where no address was given. */
  readonly replyTo?: string;
  /** The first one first. */
  readonly replies: readonly SubmissionReply[];
}

/** A question as the rider saw it, and how the answer reads. */
export interface SubmittedField {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

export interface SubmittedFile {
  readonly id: number;
  readonly name: string;
  /** As it was sent. */
  readonly bytes: number;
  /** What nobody needed for long is a small picture by now, or nothing; and since when. */
  readonly left: 'whole' | 'preview' | 'nothing';
  readonly reducedMs?: number;
}

/** An answer of the operator to the rider. */
export interface SubmissionReply {
  readonly actor: string;
  readonly body: string;
  readonly createdMs: number;
  readonly state: ReplyState;
}

/** What became of the mail it went out by. */
export type ReplyState = 'queued' | 'sent' | 'bounced' | 'given-up' | 'dropped';

/** The longest answer that is taken, in characters. */
export const longestReply = 10_000;

export type ExportFormat = 'csv' | 'json';
