import { setPriority } from 'node:os';
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

/** Nicer than pages: where the processor is short, mail waits, not who looks up a bus. */
const niceness = 5;
try {
  // On Linux this is about the calling thread alone.
  if (process.platform === 'linux') setPriority(0, niceness);
} catch {
  // A machine that does not allow it sends at the priority of everything else.
}

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
