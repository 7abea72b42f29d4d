import type { HoldTriggers } from '../kills/holds.ts';
import type { Place } from '../kills/places.ts';
import { atMoment, atRandom, stepsFromOutside, type Kill, type Killing } from '../kills/steps.ts';

/** A row of a marked address waits: when it is written, when all of it is to be committed, or when its end is written down. */
export const mailTriggers: HoldTriggers = {
  'in-transaction': `create trigger drill_in_transaction after insert on mail for each row
    when (new.recipient like 'exact.in-transaction.%')`,
  'at-commit': `create constraint trigger drill_at_commit after insert on account deferrable initially deferred
    for each row when (new.mail like 'exact.at-commit.%')`,
  'before-written': `create trigger drill_before_written before update on mail for each row
    when (old.recipient like 'exact.before-written.%' and new.state = 'sent')`,
  'in-telling': `create trigger drill_in_telling after insert on notice_decision for each row
    when (new.account_id % 7 = 3)`,
};

/** On PostgreSQL: also what is held inside of it, and a notice that is told. */
export function mailSteps(publish: () => Promise<void>): readonly Kill[] {
  /** Whoever starts looks for notices. */
  async function publishAndStart(_killing: Killing, place: Place): Promise<void> {
    await publish();
    place.restart().catch(() => undefined);
  }
  return [
    atMoment('in-transaction', 'in the transaction'),
    atMoment('at-commit', 'at COMMIT'),
    ...stepsFromOutside,
    atMoment('before-written', 'before the answer is written'),
    atRandom,
    atMoment('in-telling', 'while a notice is told', publishAndStart),
  ];
}
