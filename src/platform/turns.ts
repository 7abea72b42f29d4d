import { setImmediate as nextRound } from 'node:timers/promises';

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
