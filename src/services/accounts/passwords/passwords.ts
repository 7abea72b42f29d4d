import { extname } from 'node:path';
import { AppError } from '#lib/errors.ts';
import { createLane, type Lane } from '#platform/lane.ts';
import { createOrderThread } from '#platform/threads/order-thread.ts';
import { nobodysHash } from './password-hash.ts';
import type { PasswordAnswer, PasswordOrder } from './password-order.ts';

/** Hashing costs what it costs on purpose: it has a thread and a lane of its own, and never holds up a page. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long where there is no hash: the time tells nobody whether an account exists. */
  isSame(password: string, hash: string | null | undefined): Promise<boolean>;
  /** Throws `unavailable` where no more can wait: whoever is turned away then costs nothing else. */
  requireRoom(): void;
  readonly lane: Pick<Lane, 'running' | 'waiting'>;
  close(): Promise<void>;
}

/** Some two seconds of work may wait; whoever comes then is asked to come back. */
const lane = { width: 1, most: 60, waitMs: 5000 };
const longestMs = 10_000;
/** Beside this file, in the sources and in the build alike. */
const threadFile = `./password-worker${extname(import.meta.url)}`;

export function createPasswords(): Passwords {
  const turns = createLane(lane);
  const thread = createOrderThread<PasswordOrder, PasswordAnswer>({
    file: new URL(threadFile, import.meta.url),
    name: 'passwords',
    longestMs,
  });
  const ask = (order: PasswordOrder) => turns.run(() => thread.ask(order));
  return {
    lane: turns,
    requireRoom: () => {
      if (turns.waiting >= lane.most)
        throw new AppError('unavailable', 'too many passwords wait for their turn');
    },
    hash: async (password) => {
      const answer = await ask({ password });
      if ('hash' in answer) return answer.hash;
      throw new TypeError('a password was compared that was to be hashed');
    },
    isSame: async (password, hash) => {
      const answer = await ask({ password, hash: hash ?? nobodysHash });
      return 'isSame' in answer && answer.isSame && hash !== null && hash !== undefined;
    },
    close: () => thread.close(),
  };
}
