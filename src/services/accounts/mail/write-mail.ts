import { writeLetter, type WrittenMail } from '#domain/mail/write-letter.ts';
import type { MailFacts, MailKind, MailSetting } from './mail-facts.ts';
import { messages } from './messages/index.ts';

/** A mail of a kind, ready to be sent. */
export function writeMail<Kind extends MailKind>(
  kind: Kind,
  facts: MailFacts[Kind],
  setting: MailSetting,
): WrittenMail {
  return writeLetter(messages[kind](facts, setting), setting.house, setting.locale);
}
