import { AppError } from '#lib/errors.ts';

interface FairLaneOptions {
  /** How many work at once, and of these for one caller. */
  readonly width: number;
  readonly perCaller: number;
  /** How many may wait for their turn, and of these for one caller. */
  readonly most: number;
  readonly mostPerCaller: number;
  /** How long one waits at most. */
  readonly waitMs: number;
}

/** The lane has no room for a piece of work: whoever answers must not do more work to say so. */
export class LaneFull extends AppError {}

export interface FairLane {
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/**
 * Work that takes turns by caller: whoever asks for much waits behind itself, and a caller with one question is next
 * after one of each other's.
 */
export function createFairLane(limits: FairLaneOptions): FairLane {
  const { width, perCaller, most, mostPerCaller, waitMs } = limits;
  /** Callers with something in the lane, the one served longest ago first. */
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  const hasRoom = (line: Line): boolean => running < width && line.running < perCaller;

  /** A caller that was served goes behind all others. */
  function begin(caller: string, line: Line): void {
    running += 1;
    line.running += 1;
    lines.delete(caller);
    lines.set(caller, line);
  }

  function takeTurn(caller: string, line: Line): Promise<void> {
    if (hasRoom(line)) {
      begin(caller, line);
      return Promise.resolve();
    }
    if (line.waiting.size >= mostPerCaller)
      return Promise.reject(new LaneFull('too-many-requests', 'too many requests of one caller wait'));
    if (waiting >= most) return Promise.reject(new LaneFull('unavailable', 'too many requests wait'));
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.waiting.delete(start);
        waiting -= 1;
      };
      const late = setTimeout(() => {
        leave();
        forgetIdle(caller, line);
        reject(new LaneFull('unavailable', `no turn came within ${waitMs} ms`));
      }, waitMs);
      const start = () => {
        clearTimeout(late);
        leave();
        begin(caller, line);
        resolve();
      };
      waiting += 1;
      line.waiting.add(start);
    });
  }

  function forgetIdle(caller: string, line: Line): void {
    if (line.running === 0 && line.waiting.size === 0) lines.delete(caller);
  }

  function passOn(caller: string, line: Line): void {
    running -= 1;
    line.running -= 1;
    forgetIdle(caller, line);
    for (const other of lines.values()) {
      const [next] = other.waiting;
      if (!next || !hasRoom(other)) continue;
      next();
      return;
    }
  }

  return {
    run: async (caller, work) => {
      const line = lines.get(caller) ?? { running: 0, waiting: new Set() };
      lines.set(caller, line);
      await takeTurn(caller, line);
      try {
        return await work();
      } finally {
        passOn(caller, line);
      }
    },
  };
}
