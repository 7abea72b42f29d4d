import type { Row } from './kill-drill.ts';
import type { Arrival, Death, Handed } from './ledger.ts';

/** Mails that arrived more than once, by why that could be. */
export interface Duplicates {
  /** The whole mail was taken, and its sender was not told, or not in its time. */
  readonly answerLost: number;
  /** The process was killed before it had written the answer down. */
  readonly diedBefore: number;
  /** Each that came again although its sender could have known, in words. */
  readonly unexplained: readonly string[];
}

/** A process that is killed within its lease may have had no time to write down what it was told. */
const writingMs = 5000;

/** `<id@host>` is the mail's own. */
export const idOf = (messageId: string): string => messageId.slice(1).split('@', 1)[0] ?? '';

export const arrivalsById = ({ arrivals }: Handed): Map<string, Arrival[]> =>
  Map.groupBy(arrivals, ({ messageId }) => idOf(messageId));

/** Whatever came more than once, and why. */
export function explainDuplicates(handed: Handed): Duplicates {
  const told = [...arrivalsById(handed).values()].map((group) => explain(group, handed));
  return {
    answerLost: told.reduce((sum, { answerLost }) => sum + answerLost, 0),
    diedBefore: told.reduce((sum, { diedBefore }) => sum + diedBefore, 0),
    unexplained: told.filter(({ isUnexplained }) => isUnexplained).map(({ words }) => words),
  };
}

/** Of several arrivals of one mail all but the last must be such as the sender could not know of. */
function explain(group: readonly Arrival[], { deaths, unanswered }: Handed) {
  const inOrder = group.toSorted((one, two) => one.atMs - two.atMs);
  const before = inOrder.slice(0, -1);
  const vain = unanswered
    .filter(({ id }) => id === idOf(inOrder[0]?.messageId ?? ''))
    .map(({ place }) => place);
  const causes = before.map((arrival) => {
    const { isConfirmed, place } = arrival;
    // The sender says itself that it had no answer: each time it says so is one arrival.
    const said = vain.indexOf(place);
    if (said >= 0) vain.splice(said, 1);
    if (!isConfirmed || said >= 0) return 'answer-lost';
    return isKilledMeanwhile(arrival, deaths) ? 'died' : 'none';
  });
  const count = (cause: string) => causes.filter((each) => each === cause).length;
  return {
    answerLost: count('answer-lost'),
    diedBefore: count('died'),
    isUnexplained: count('none') > 0,
    words: `${inOrder[0]?.messageId} to ${inOrder[0]?.to} (${inOrder
      .map(({ place, isConfirmed, atMs }) => `${place}${isConfirmed ? '' : ' untold'} at ${Math.round(atMs)}`)
      .join(', ')})`,
  };
}

/** What a process had sent may arrive when it is dead already; that it opened the line it was alive for. */
function isKilledMeanwhile({ place, atMs, lineSinceMs }: Arrival, deaths: readonly Death[]): boolean {
  const death = deaths.find((each) => each.place === place && each.atMs >= lineSinceMs);
  return death !== undefined && death.atMs - atMs < writingMs;
}

/** As rows of a report. */
export const tellDuplicates = ({ answerLost, diedBefore, unexplained }: Duplicates): Row[] => [
  ['duplicates: taken, and the sender not told', answerLost],
  ['duplicates: killed before it was written down', diedBefore],
  ['duplicates without a reason', unexplained.length],
];
