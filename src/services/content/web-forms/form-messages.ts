import type { MailPart, MailText } from '#domain/mail/mail-text.ts';
import { sayIn } from '#domain/mail/say-in.ts';
import type { WaitingFormMail } from './waiting-form-mail.ts';

const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))}\u00a0Ko`;

/** To the mailbox of the form: everything that was answered. Files are not attached: they stay where editors read them. */
export function submissionMessage(
  { number, formTitle: titles, fields, files }: WaitingFormMail,
  href: string,
): MailText {
  const formTitle = titles.fr;
  const rows = fields.map(({ label, text }) => ({ name: label, value: text.split('\n') }));
  const attached: MailPart[] =
    files.length === 0
      ? []
      : [
          { kind: 'heading', text: 'Fichiers joints' },
          { kind: 'list', items: files.map(({ name, size }) => `${name} (${kilobytes(size)})`) },
        ];
  return {
    subject: `${formTitle}, nº\u00a0${number}`,
    preview: fields[0] ? `${fields[0].label}\u00a0: ${fields[0].text}` : formTitle,
    parts: [
      { kind: 'title', text: `${formTitle}, nº\u00a0${number}` },
      { kind: 'facts', rows },
      ...attached,
      { kind: 'action', words: 'Ouvrir et répondre', href },
    ],
    reason: 'Ce courriel vous parvient parce que cette boîte reçoit les réponses de ce formulaire.',
  };
}

/** To who sent the form: what staff answered. */
export function replyMessage({ number, formTitle: titles, body, locale }: WaitingFormMail): MailText {
  const say = sayIn(locale);
  const formTitle = titles[locale];
  const title = say(`Réponse à votre message nº\u00a0${number}`, `Reply to your message no. ${number}`);
  const paragraphs = (body ?? '').split(/\n{2,}/).filter((text) => text.trim() !== '');
  return {
    subject: title,
    preview: paragraphs[0] ?? formTitle,
    parts: [{ kind: 'title', text: title }, ...paragraphs.map((text): MailPart => ({ kind: 'text', text }))],
    reason: say(
      `Vous recevez ce courriel parce que vous nous avez écrit par le formulaire «\u00a0${formTitle}\u00a0».`,
      `You are receiving this email because you wrote to us using the form “${formTitle}”.`,
    ),
  };
}
