import type { Redis } from 'ioredis';
import { within } from '#lib/within.ts';

/** Lets commands through to a connection that works, and fails the others at once. */
type Fuse = <T>(command: () => Promise<T>) => Promise<T>;

const defaultPatience = {
  /** How long a command may take. */
  commandMs: 500,
  /** How long a server that left a command without an answer is spared the next ones. */
  restMs: 1000,
};
export type Patience = Readonly<typeof defaultPatience>;

/**
 * A lost connection costs a caller nothing: the command is refused without waiting. Only the first connection
 * is waited for, and a server that hangs is asked once in a while instead of by every request.
 */
export function createFuse(redis: Redis, { commandMs, restMs }: Patience = defaultPatience): Fuse {
  let resting = false;
  const firstTry = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, commandMs);
    for (const event of ['ready', 'close', 'end'] as const) {
      redis.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });

  const late = () => {
    resting = true;
    setTimeout(() => {
      resting = false;
    }, restMs).unref();
    return new Error(`no answer within ${commandMs} ms`);
  };

  return async (command) => {
    if (redis.status !== 'ready') await firstTry;
    if (redis.status !== 'ready') throw new Error(`connection ${redis.status}`);
    if (resting) throw new Error('the server does not answer');
    return within(commandMs, command(), late);
  };
}
