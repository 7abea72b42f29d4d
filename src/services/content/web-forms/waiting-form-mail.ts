import type { Bilingual, Locale } from '#domain/locale.ts';
import type { WaitingMail } from '#platform/delivery/mail-book.ts';
import type { ListedFile } from './read-submissions.ts';
import type { AnsweredField } from './submission-store.ts';

/** A mail about a submission that waits, with what its words are written from. */
export interface WaitingFormMail extends WaitingMail {
  readonly kind: 'submission' | 'reply';
  readonly recipient: string;
  readonly locale: Locale;
  readonly createdMs: number;
  readonly number: number;
  readonly formId: string;
  readonly formTitle: Bilingual;
  readonly fields: readonly AnsweredField[];
  readonly files: readonly Pick<ListedFile, 'name' | 'size'>[];
  /** Where an answer to it goes. */
  readonly replyTo: string | null;
  /** What staff wrote, of a reply. */
  readonly body: string | null;
}
