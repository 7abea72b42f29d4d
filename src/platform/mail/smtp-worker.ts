import { workerData } from 'node:worker_threads';
import { answerOrders } from '../threads/answer-orders.ts';
import {
  sharedNow,
  type SmtpAnswer,
  type SmtpNote,
  type SmtpOrder,
  type SmtpSettings,
} from './smtp-order.ts';
import { createSmtpSender } from './smtp-sender.ts';

let notes: SmtpNote[] = [];
const note =
  (level: SmtpNote['level']) =>
  (fields: object, message: string): void =>
    void notes.push({ level, fields, message });
const sender = createSmtpSender({
  ...(workerData as SmtpSettings),
  log: { warn: note('warn'), error: note('error') },
});

async function carryOut(order: SmtpOrder): Promise<Pick<SmtpAnswer, 'outcome'>> {
  if ('mail' in order) return { outcome: await sender.send(order.mail, sharedNow() - order.askedMs) };
  await sender[order.act]();
  return {};
}

answerOrders(
  async (order: SmtpOrder): Promise<SmtpAnswer> => {
    const done = await carryOut(order);
    const written = notes;
    notes = [];
    return { ...done, notes: written };
  },
  { atOnce: true },
);
