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
  /**
   * Work with a key is done once for all who ask for it meanwhile: it begins with the first turn of any of them, and whoever
   * joins it under way takes none.
   */
  run<Result>(caller: string, work: () => Promise<Result>, key?: string): Promise<Result>;
}

interface Task {
  readonly key: string | undefined;
  readonly done: Promise<unknown>;
  start(): Promise<void>;
  refuse(fault: LaneFull): void;
  hasBegun: boolean;
  /** Who waits for its turn: of each caller one, however many ask behind an address. */
  readonly places: Map<string, Place>;
}

interface Place {
  readonly answer: Promise<unknown>;
  leave(): void;
}

interface Line {
  running: number;
  readonly waiting: Set<Task>;
}

/**
 * Work that takes turns by caller: whoever asks for much waits behind itself, and a caller with one question is next
 * after one of each other's.
 */
export function createFairLane(limits: FairLaneOptions): FairLane {
  const { width, perCaller, most, mostPerCaller, waitMs } = limits;
  /** Callers with something in the lane, the one served longest ago first. */
  const lines = new Map<string, Line>();
  /** What others may join. */
  const shared = new Map<string, Task>();
  let running = 0;
  /** Tasks, not places: however many wait for one, there is no more to do. */
  let waiting = 0;

  const hasRoom = (line: Line): boolean => running < width && line.running < perCaller;

  function ask(task: Task, caller: string): Promise<unknown> {
    if (task.hasBegun) return task.done;
    const known = task.places.get(caller);
    if (known) return known.answer;
    const line = lineOf(caller);
    if (hasRoom(line)) {
      begin(task, caller);
      return task.done;
    }
    if (task.places.size === 0) {
      const fault = refusalFor(line);
      if (fault) {
        forgetIdle(caller, line);
        return Promise.reject(fault);
      }
      waiting += 1;
      if (task.key !== undefined) shared.set(task.key, task);
    } else if (line.waiting.size >= mostPerCaller) {
      // With no place of their own left they have those of the others.
      return task.done;
    }
    return takePlace(task, caller, line);
  }

  function refusalFor(line: Line): LaneFull | undefined {
    if (line.waiting.size >= mostPerCaller)
      return new LaneFull('too-many-requests', 'too many requests of one caller wait');
    return waiting >= most ? new LaneFull('unavailable', 'too many requests wait') : undefined;
  }

  function takePlace(task: Task, caller: string, line: Line): Promise<unknown> {
    const { promise: answer, resolve, reject } = Promise.withResolvers();
    const leave = () => {
      clearTimeout(late);
      line.waiting.delete(task);
      task.places.delete(caller);
      forgetIdle(caller, line);
    };
    const late = setTimeout(() => {
      const fault = new LaneFull('unavailable', `no turn came within ${waitMs} ms`);
      leave();
      reject(fault);
      if (task.places.size > 0) return;
      waiting -= 1;
      forget(task);
      task.refuse(fault);
    }, waitMs);
    line.waiting.add(task);
    task.places.set(caller, { answer, leave });
    task.done.then(resolve, reject);
    return answer;
  }

  /** The turn is taken by the caller whose it is, who goes behind all others; whoever else waited for the task needs none. */
  function begin(task: Task, caller: string): void {
    if (task.places.size > 0) waiting -= 1;
    for (const { leave } of task.places.values()) leave();
    const line = lineOf(caller);
    running += 1;
    line.running += 1;
    lines.delete(caller);
    lines.set(caller, line);
    task.hasBegun = true;
    if (task.key !== undefined) shared.set(task.key, task);
    void task.start().then(() => {
      forget(task);
      passOn(caller, line);
    });
  }

  function passOn(caller: string, line: Line): void {
    running -= 1;
    line.running -= 1;
    forgetIdle(caller, line);
    for (const [next, other] of lines) {
      const [task] = other.waiting;
      if (!task || !hasRoom(other)) continue;
      begin(task, next);
      return;
    }
  }

  function lineOf(caller: string): Line {
    const line = lines.get(caller) ?? { running: 0, waiting: new Set() };
    lines.set(caller, line);
    return line;
  }

  function forgetIdle(caller: string, line: Line): void {
    if (line.running === 0 && line.waiting.size === 0) lines.delete(caller);
  }

  function forget({ key }: Task): void {
    if (key !== undefined) shared.delete(key);
  }

  return {
    run: <Result>(caller: string, work: () => Promise<Result>, key?: string) => {
      const task = (key === undefined ? undefined : shared.get(key)) ?? createTask(work, key);
      return ask(task, caller) as Promise<Result>;
    },
  };
}

function createTask(work: () => Promise<unknown>, key: string | undefined): Task {
  const { promise: done, resolve, reject } = Promise.withResolvers();
  // Whoever waits hears of a fault; it may be that nobody does any more.
  done.catch(() => undefined);
  const start = async () => {
    try {
      resolve(await work());
    } catch (fault) {
      reject(fault);
    }
  };
  return { key, done, start, refuse: reject, hasBegun: false, places: new Map() };
}
