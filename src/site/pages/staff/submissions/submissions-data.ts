import type { Locale } from '#domain/locale.ts';
import type { ExportFormat, FormCount, Submission, SubmittedFile } from '#domain/web-forms/submission.ts';

/** What the page shows: all forms, what was sent by one, or one of these. */
export type SubmissionsData = FormsView | ListView | OneView;

export interface FormsView {
  readonly view: 'forms';
  readonly forms: readonly CountedForm[];
  /** How many were just erased by an address. */
  readonly erased?: number;
}

interface CountedForm extends Omit<FormCount, 'title'> {
  readonly title: string;
  readonly href: string;
}

export interface ListView {
  readonly view: 'list';
  /** Of the form. */
  readonly title: string;
  readonly rows: readonly ListedSubmission[];
  /** None where nothing was sent. */
  readonly exports: readonly { readonly format: ExportFormat; readonly href: string }[];
  /** To the first page, from any other. */
  readonly newestHref?: string;
  readonly olderHref?: string;
}

export interface ListedSubmission {
  readonly number: number;
  readonly href: string;
  readonly createdMs: number;
  readonly locale: Locale;
  /** How the first answer begins. */
  readonly start: string;
  readonly fileCount: number;
  readonly state: 'waiting' | 'answered' | 'unreachable';
}

export interface OneView extends Omit<Submission, 'title' | 'files'> {
  readonly view: 'one';
  /** The title of its form. */
  readonly form: string;
  readonly listHref: string;
  readonly files: readonly (SubmittedFile & { readonly href: string })[];
}
