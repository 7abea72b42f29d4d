import { cleanHouse, cleanMail } from './clean-mail.ts';
import type { MailFacts, MailKind, MailSetting } from './mail-facts.ts';
import { messages } from './messages/index.ts';
import { writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

export interface WrittenMail {
  /** In one line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail of a kind, ready to be sent. */
export function writeMail<Kind extends MailKind>(
  kind: Kind,
  facts: MailFacts[Kind],
  setting: MailSetting,
): WrittenMail {
  const mail = cleanMail(messages[kind](facts, setting));
  const house = cleanHouse(setting.house);
  return {
    subject: mail.subject,
    html: writeHtml(mail, house, setting.locale),
    text: writeText(mail, house, setting.locale),
  };
}
