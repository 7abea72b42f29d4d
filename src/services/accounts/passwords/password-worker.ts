import { setPriority } from 'node:os';
import { answerOrders } from '#platform/threads/answer-orders.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import type { PasswordAnswer, PasswordOrder } from './password-order.ts';

/** Nicer than pages: where the processor is short, who signs in waits, not who looks up a bus. */
const niceness = 10;
try {
  // On Linux this is about the calling thread alone.
  if (process.platform === 'linux') setPriority(0, niceness);
} catch {
  // A machine that does not allow it hashes at the priority of everything else.
}

answerOrders(async ({ password, hash }: PasswordOrder): Promise<PasswordAnswer> =>
  hash === undefined ? { hash: hashPassword(password) } : { isSame: isPasswordOf(password, hash) },
);
