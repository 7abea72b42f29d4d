import { extname } from 'node:path';
import { AppError } from '#lib/errors.ts';
import { createOrderThread } from '../threads/order-thread.ts';
import type { MailSender } from './mail-sender.ts';
import { sharedNow, type SmtpAnswer, type SmtpOrder } from './smtp-order.ts';
import { settle, type SmtpOptions } from './smtp-sender.ts';

/** Beside this file, in the sources and in the build alike. */
const threadFile = `./smtp-worker${extname(import.meta.url)}`;
/** The thread keeps to the time by itself; one that has not answered so long after it has failed. */
const graceMs = 5000;

/** The sender of `smtp-sender.ts` in a thread of its own: to write and to hand over fifty thousand mails holds up no page. */
export function createSmtpThread(options: SmtpOptions): MailSender {
  const { log, ...settings } = options;
  const { width, longestMs } = settle(settings);
  const thread = createOrderThread<SmtpOrder, SmtpAnswer>({
    file: new URL(threadFile, import.meta.url),
    name: 'mail',
    data: settings,
    longestMs: longestMs + graceMs,
  });
  const underway = new Set<Promise<unknown>>();
  let isUsed = false;
  let isClosed = false;

  async function ask(order: SmtpOrder): Promise<SmtpAnswer> {
    const answer = await thread.ask(order);
    for (const { level, fields, message } of answer.notes) log[level](fields, message);
    return answer;
  }

  const send: MailSender['send'] = async (mail) => {
    try {
      const { outcome } = await ask({ mail, askedMs: sharedNow() });
      if (outcome) return outcome;
    } catch (err) {
      log.error({ err }, 'the thread of mail failed');
    }
    // It may have left or not: as with a line that was cut, it is tried again, with the same Message-ID.
    return { kind: 'refused', isForGood: false, answer: 'the mail could not be handed over' };
  };

  return {
    width,
    longestMs,
    send: (mail) => {
      if (isClosed)
        return Promise.resolve({ kind: 'refused', isForGood: false, answer: 'no answer (closed)' });
      isUsed = true;
      const sending = send(mail).finally(() => underway.delete(sending));
      underway.add(sending);
      return sending;
    },
    check: async () => {
      try {
        await ask({ act: 'check' });
      } catch (cause) {
        throw new AppError('unavailable', 'the mail server does not take mail from us', { cause });
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all(underway);
      if (isUsed)
        await ask({ act: 'close' }).catch((err: unknown) => log.warn({ err }, 'mail did not close'));
      await thread.close();
    },
  };
}
