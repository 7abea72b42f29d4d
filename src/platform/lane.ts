import { AppError } from '#lib/errors.ts';

export interface LaneOptions {
  /** How many work at once. */
  readonly width: number;
  /** How many may wait for their turn. */
  readonly most: number;
  /** How long one waits at most. */
  readonly waitMs: number;
}

/** Work that comes in turns, so that whatever is not in the lane comes first. */
export interface Lane {
  readonly running: number;
  readonly waiting: number;
  /** Rejects with `unavailable` when too many wait, or when its turn does not come in time. */
  run<Result>(work: () => Result | Promise<Result>): Promise<Result>;
}

/** A few work at once; the others wait in the order they came, not longer than the time limit and not more than there is room for. */
export function createLane({ width, most, waitMs }: LaneOptions): Lane {
  const queue = new Set<() => void>();
  let running = 0;

  const takeTurn = (): Promise<void> => {
    if (running < width) {
      running++;
      return Promise.resolve();
    }
    if (queue.size >= most)
      return Promise.reject(new AppError('unavailable', 'too many requests wait for their turn'));
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        queue.delete(start);
        reject(new AppError('unavailable', `no turn came within ${waitMs} ms`));
      }, waitMs);
      const start = (): void => {
        clearTimeout(late);
        resolve();
      };
      queue.add(start);
    });
  };

  /** The turn goes on to who waits longest. */
  const passOn = (): void => {
    const [next] = queue;
    if (!next) {
      running--;
      return;
    }
    queue.delete(next);
    next();
  };

  return {
    get running() {
      return running;
    },
    get waiting() {
      return queue.size;
    },
    async run(work) {
      await takeTurn();
      try {
        return await work();
      } finally {
        passOn();
      }
    },
  };
}
