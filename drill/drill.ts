import type { Fault, Skipped } from './fault.ts';
import type { Seen } from './findings.ts';
import { openHouse } from './stage/house.ts';
import { openStage, type Stage } from './stage/stage.ts';

interface DrillOptions {
  readonly isShort: boolean;
  /** Told after each fault. */
  onOutcome(fault: Fault, outcome: Seen | Skipped): void;
}

/** Puts faults to the program, one after the other. */
export async function runDrill(
  faults: readonly Fault[],
  { isShort, onOutcome }: DrillOptions,
): Promise<void> {
  await inHouse(isShort, async (onStage) => {
    for (const fault of faults) onOutcome(fault, await onStage(fault.run).catch(tellFailure));
  });
}

type OnStage = <Result>(work: (stage: Stage) => Promise<Result>) => Promise<Result>;

/** Whatever was started is ended: on a stage after each piece of work, in the house after all of it, and at a signal. */
export async function inHouse(isShort: boolean, work: (onStage: OnStage) => Promise<void>): Promise<void> {
  const house = openHouse();
  const closings: (() => Promise<void>)[] = [house.close];
  const takeDown = async () => {
    for (const close of closings.splice(0).toReversed()) await close();
  };
  const stop = () => void takeDown().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    await work(async (piece) => {
      const stage = openStage(house, isShort);
      closings.push(stage.close);
      try {
        return await piece(stage);
      } finally {
        if (closings.pop()) await stage.close();
      }
    });
  } finally {
    await takeDown();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}

/** A fault that could not be carried out to its end has failed, and the others are still tried. */
function tellFailure(thrown: unknown): Seen {
  const told = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  return { asked: '', figures: [], amiss: [`it broke off: ${told.replaceAll(/\s+/g, ' ').slice(0, 300)}`] };
}

export const isWell = (outcome: Seen | Skipped): boolean =>
  'skipped' in outcome || outcome.amiss.length === 0;
