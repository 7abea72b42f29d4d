import type { SendOutcome } from './mail-sender.ts';

/** What the library throws: its own code, the step it was at, and the server's answer where there was one. */
export interface SmtpFault {
  readonly code?: string | undefined;
  readonly originalCode?: string | undefined;
  readonly command?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
}

const longestAnswer = 200;

/** Codes that speak of the session or of the account, at whatever step they come. */
const aboutTheSession = new Set([500, 502, 503, 504, 530, 534, 535, 538]);

/** Where a server has no finer code for it, the words by which it says that it does not take mail from us. */
const aboutUs =
  /\brelay|rcpthosts|authenticat|\bsender\b|not verified|sending (?:quota|limit|paused)|too many|rate limit/i;

/** Whether a fault is of our account or of the line, which somebody has to see to. */
export function isOurFault({ code, command = '', responseCode = 0 }: SmtpFault): boolean {
  return (
    code === 'EAUTH' ||
    code === 'ETLS' ||
    (responseCode >= 500 && (command === 'MAIL FROM' || aboutTheSession.has(responseCode)))
  );
}

/**
 * What became of a mail that a server did not take. For good only where the server refuses this recipient (RCPT TO) or
 * this content (the answer to the text), and not us: what is wrong with our account is put right, and then the mail goes.
 */
export function refusalOf(fault: SmtpFault, to: string): SendOutcome {
  return { kind: 'refused', isForGood: isRefusedForGood(fault), answer: answerOf(fault, to) };
}

function isRefusedForGood(fault: SmtpFault): boolean {
  const { code, command, response = '', responseCode = 0 } = fault;
  if (responseCode < 500 || responseCode > 599 || aboutTheSession.has(responseCode)) return false;
  const isOfContent = code === 'EMESSAGE' && command === 'DATA';
  const isOfRecipient = code === 'EENVELOPE' && command === 'RCPT TO';
  if (!isOfContent && !isOfRecipient) return false;
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  // Policy (7) is about who sends, but for 5.7.1 as the answer to a text: the text is refused. 5.4.5: we send too much.
  if (subject === '7') return isOfContent && detail === '1' && !aboutUs.test(response);
  if (subject === '4' && detail === '5') return false;
  // A finer code for the address (1) or the mailbox (2) leaves no doubt, whatever the words are.
  return subject === '1' || subject === '2' ? !isOfSender(subject, detail) : !aboutUs.test(response);
}

/** 5.1.7 and 5.1.8 are about the address of the sender. */
const isOfSender = (subject: string, detail: string | undefined): boolean =>
  subject === '1' && (detail === '7' || detail === '8');

function answerOf({ response, originalCode, code }: SmtpFault, to: string): string {
  return response ? shortAnswer(response, to) : `no answer (${originalCode ?? code ?? 'the line was cut'})`;
}

/** A server's answer in one short line, without the address that it speaks of. */
export function shortAnswer(response: string, to: string): string {
  const [local = ''] = to.split('@');
  return (
    withoutPerson(
      response
        .replaceAll(/\r?\n\d{3}[ -]/g, ' ')
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .replaceAll(/<[^<>]*>|(?<![^\s<>"'(),;])[^\s<>"'(),;]+@[^\s<>"'),;]*/g, '…'),
      local,
    )
      .trim()
      .slice(0, longestAnswer)
      // Half a character that the cut leaves could not be written down.
      .toWellFormed()
  );
}

function withoutPerson(answer: string, local: string): string {
  // Most answers name nobody, and a pattern for each person takes longer than all the rest of a mail.
  if (!answer.toLowerCase().includes(local.toLowerCase())) return answer;
  const escaped = local.replaceAll(
    /[^\p{L}\p{N}]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return answer.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), '…');
}
