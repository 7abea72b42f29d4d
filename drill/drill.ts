import type { Fault, Seen, Skipped } from './fault.ts';
import { openHouse } from './stage/house.ts';
import { openStage } from './stage/stage.ts';

interface DrillOptions {
  readonly isShort: boolean;
  /** Told after each fault. */
  onOutcome(fault: Fault, outcome: Seen | Skipped): void;
}

/** Puts faults to the program, one after the other, and takes down what each has started. */
export async function runDrill(
  faults: readonly Fault[],
  { isShort, onOutcome }: DrillOptions,
): Promise<void> {
  const house = openHouse();
  try {
    for (const fault of faults) {
      const stage = openStage(house, isShort);
      try {
        onOutcome(fault, await fault.run(stage).catch(tellFailure));
      } finally {
        await stage.close();
      }
    }
  } finally {
    await house.close();
  }
}

/** A fault that could not be carried out to its end has failed, and the others are still tried. */
function tellFailure(thrown: unknown): Seen {
  const [message = ''] = (thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)).split(
    '\n    at async',
    1,
  );
  return { asked: '', figures: [], amiss: [`it broke off: ${message.replaceAll(/\s+/g, ' ')}`] };
}

export const isWell = (outcome: Seen | Skipped): boolean =>
  'skipped' in outcome || outcome.amiss.length === 0;
