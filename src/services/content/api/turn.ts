import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '#lib/errors.ts';
import { blueprintBudget } from '#services/content/query/cost.ts';

/** One call from its start to its answer, with the requests of a blueprint in it. */
interface Turn {
  /** Whether a stranger asked. */
  readonly outside: boolean;
  readonly startedAt: number;
  /** Of its questions to the database, so far. */
  cost: number;
}

const turns = new AsyncLocalStorage<Turn>();

export function isWithinTurn(): boolean {
  return turns.getStore() !== undefined;
}

export function isOutsideTurn(): boolean {
  return turns.getStore()?.outside ?? false;
}

export function inTurn<Result>(outside: boolean, work: () => Result): Result {
  return turns.run({ outside, startedAt: performance.now(), cost: 0 }, work);
}

/** A turn goes on to others then: its next question is not asked. */
const turnLimitMs = 5_000;

/** Adds to what the turn has cost, and refuses to go on once that, or its time, is too much. */
export function charge(cost: number): void {
  const turn = turns.getStore();
  if (!turn) return;
  if (performance.now() - turn.startedAt > turnLimitMs)
    throw new AppError('unavailable', `The requests took longer than ${turnLimitMs} ms.`);
  turn.cost += cost;
  if (turn.cost <= blueprintBudget) return;
  throw new AppError(
    'bad-request',
    `The requests of the blueprint cost ${turn.cost}, more than their budget of ${blueprintBudget}.`,
  );
}
