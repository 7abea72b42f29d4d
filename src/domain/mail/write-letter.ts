import type { Locale } from '../locale.ts';
import { cleanHouse, cleanMail } from './clean-mail.ts';
import type { MailHouse, MailText } from './mail-text.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

export interface WrittenMail {
  /** In one line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail in words, as HTML and as plain text: what strangers typed is cleaned first. */
export function writeLetter(words: MailText, given: MailHouse, locale: Locale): WrittenMail {
  const mail = cleanMail(words);
  const house = cleanHouse(given);
  return {
    subject: mail.subject,
    html: writeHtml(mail, house, locale),
    text: writeText(mail, house, locale),
  };
}
