import { setImmediate } from 'node:timers/promises';

/** Runs a generator to its end. At each `yield` the event loop takes its turn, so that waiting requests are not held up. */
export async function finishInSteps<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
