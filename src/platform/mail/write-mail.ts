import MailComposer from 'nodemailer/lib/mail-composer';
import { isMailAddress } from '#lib/mail-address.ts';
import { readMailSide } from './mail-address.ts';
import type { FinishedMail } from './mail-sender.ts';

/** A mail as it goes over the wire, and what is told before it: from whom, to whom. */
export interface WrittenMail {
  readonly from: string;
  readonly to: string;
  readonly bytes: Buffer;
}

/** A mail that cannot be written says why, in words without anything of its reader. */
export class UnwritableMail extends Error {}

/** The mail has these by itself. */
const ownHeaders =
  /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|references|in-reply-to|mime-version|content-.*)$/i;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
const messageIdPattern = /^<[\x21-\x3b\x3d\x3f\x41-\x7e]{1,120}@[\x21-\x3b\x3d\x3f\x41-\x7e]{1,120}>$/;

/**
 * Writes a mail. Whatever a value holds, it stays the value of its own header: addresses have to be addresses, and line
 * breaks and signs that nobody sees become a space.
 */
export async function writeMail(mail: FinishedMail): Promise<WrittenMail> {
  const from = readMailSide(mail.from);
  if (!from) throw new UnwritableMail('the sender is not an address');
  if (!isMailAddress(mail.to)) throw new UnwritableMail('the recipient is not an address');
  if (!messageIdPattern.test(mail.messageId)) throw new UnwritableMail('the id of the message is not one');
  const date = new Date(mail.atMs);
  if (Number.isNaN(date.getTime())) throw new UnwritableMail('the date is not one');
  const message = new MailComposer({
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined &&
      isMailAddress(mail.replyTo) && { replyTo: { name: '', address: mail.replyTo } }),
    subject: oneLine(mail.subject),
    text: wholeLines(mail.text),
    html: wholeLines(mail.html),
    messageId: mail.messageId,
    date,
    headers: Object.entries(mail.headers).map(([key, value]) => toHeader(key, value)),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = message.getEnvelope();
  const [to = ''] = envelope.to;
  return { from: envelope.from || from.address, to, bytes: await message.build() };
}

function toHeader(key: string, given: string) {
  if (!headerName.test(key) || ownHeaders.test(key))
    throw new UnwritableMail('a header has a name it cannot have');
  const value = oneLine(given);
  // What needs no encoding goes as it is: the library would encode a quotation mark.
  return /^[\x20-\x7e]*$/.test(value)
    ? { key, value: { prepared: true, foldLines: true, value } }
    : { key, value };
}

/** Spaces are one space: a line that is folded between two of them would be empty, and end the headers. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** A text of lines, without signs that are none. */
const wholeLines = (text: string): string => text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}/gu, ' ');
