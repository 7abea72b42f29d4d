/** Work that pauses: at each `yield` somebody else may be let through, or not. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does all of it without a pause. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
