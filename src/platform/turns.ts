import { setImmediate as nextRound } from 'node:timers/promises';
import { AppError } from '#lib/errors.ts';
import type { Steps } from '#lib/steps.ts';

/** Does a piece of work when its turn has come. */
export type TakeTurn = <Result>(work: () => Result) => Promise<Result>;

/**
 * Long pieces of work, one in each round of the event loop. Pieces that are due at the same moment would otherwise follow
 * each other without a pause, and whatever else the process has to answer would wait for all of them.
 */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => nextRound()).then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** Does work that pauses when its turn has come. */
export type TakeSteps = <Result>(work: () => Steps<Result>) => Promise<Result>;

/** For so long the process does nothing else. */
const sliceMs = 1;

/**
 * The same for work that takes longer than others can wait: whatever else the process has to answer goes out between two
 * slices of a piece. The next piece begins when the one before is done; when `most` wait already, another is refused at once.
 */
export function createStepTurns({ most = Infinity }: { readonly most?: number } = {}): TakeSteps {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= most)
      return Promise.reject(new AppError('unavailable', 'too many pieces of work wait for their turn'));
    waiting += 1;
    const turn = last.then(() => inSlices(work)).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function inSlices<Result>(work: () => Steps<Result>): Promise<Result> {
  await nextRound();
  const steps = work();
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < sliceMs) continue;
    await nextRound();
    began = performance.now();
  }
}

/** What begins in one round of the event loop: so many pieces, and none once they took so long. */
interface RoundLimits {
  readonly pieces: number;
  readonly ms: number;
}

/**
 * Asked before each of many small pieces of work, whoever they are for: the process does a few of them, then whatever else
 * it has to answer, then the next few.
 */
export function createRounds({ pieces, ms }: RoundLimits): () => Promise<void> {
  let round: { pieces: number; readonly beganAt: number } | undefined;
  const beginRound = () => {
    setImmediate(() => (round = undefined));
    return { pieces: 0, beganAt: performance.now() };
  };
  return async () => {
    for (;;) {
      round ??= beginRound();
      if (round.pieces < pieces && performance.now() - round.beganAt < ms) break;
      await nextRound();
    }
    round.pieces += 1;
  };
}

/** For pieces that no socket separates, such as calls within the process. */
export const waitForRoom = createRounds({ pieces: 4, ms: 8 });

/**
 * For long work that already waits now and then, such as a file that is written as it is sent: waiting here lets the
 * process do whatever else it has to do, as soon as a slice of time was taken.
 */
export function createPauses(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < sliceMs) return;
    await nextRound();
    began = performance.now();
  };
}
