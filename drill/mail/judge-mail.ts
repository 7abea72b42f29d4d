import { isNobody, type Arrival, type Death, type Ledger, type MailRow } from './ledger.ts';

export interface Verdict {
  /** Mails that were committed. */
  readonly mails: number;
  readonly arrived: number;
  readonly bounced: number;
  /** Profiles asked for whose answer never came: there, and not there. */
  readonly unknown: { readonly kept: number; readonly rolledBack: number };
  readonly duplicates: {
    /** The whole mail was taken, and its sender was not told, or not in its time. */
    readonly answerLost: number;
    /** The process was killed before it had written the answer down. */
    readonly diedBefore: number;
    readonly unexplained: number;
  };
  readonly lost: number;
  readonly forNothing: number;
  readonly amiss: readonly string[];
}

/** A process that is killed within its lease may have had no time to write down what it was told. */
const writingMs = 5000;
const examples = 5;

/** Holds what the mail servers took against what was committed. */
export function judgeMail(ledger: Ledger): Verdict {
  const { mails, arrivals, asked } = ledger;
  const accounts = new Set(ledger.accounts);
  const byId = Map.groupBy(arrivals, ({ messageId }) => idOf(messageId));
  const known = new Map(mails.map((mail) => [mail.id, mail]));
  const wrong: [rule: string, cases: readonly string[]][] = [];
  const require = (rule: string, cases: readonly string[]) => void wrong.push([rule, cases]);

  const unanswered = asked.filter(({ isAnswered }) => !isAnswered);
  const lost = mails.filter((mail) => isLost(mail, byId.get(mail.id) ?? []));
  const forNothing = arrivals.filter(({ messageId, to }) => known.get(idOf(messageId))?.to !== to);
  const told = [...byId.values()].map((group) => explain(group, ledger));
  const unexplained = told.filter(({ isUnexplained }) => isUnexplained);

  require('mails were lost', lost.map(({ id, kind, state, to }) => `${kind} ${id} to ${to} (${state})`));
  require('mails arrived for work that was rolled back', forNothing.map(({ to }) => to));
  require('profiles that were answered are not there', asked
    .filter(({ isAnswered, mail }) => isAnswered && !accounts.has(mail))
    .map(({ mail }) => mail));
  const first = Map.groupBy(
    mails.filter(({ kind }) => kind === 'activation'),
    ({ to }) => to,
  );
  require('profiles do not have one mail each', asked
    .filter(({ mail }) => accounts.has(mail) && first.get(mail)?.length !== 1)
    .map(({ mail }) => `${mail}: ${first.get(mail)?.length ?? 0}`));
  require('notices were not told once to everyone', listUntold(ledger));
  require('mails arrived twice without a reason', unexplained.map(({ words }) => words));
  require('mails to addresses that refuse them arrived', arrivals
    .filter(({ to }) => isNobody(to))
    .map(({ to }) => to));

  return {
    mails: mails.length,
    arrived: mails.filter(({ id }) => byId.has(id)).length,
    bounced: mails.filter(({ state }) => state === 'bounced').length,
    unknown: {
      kept: unanswered.filter(({ mail }) => accounts.has(mail)).length,
      rolledBack: unanswered.filter(({ mail }) => !accounts.has(mail)).length,
    },
    duplicates: {
      answerLost: told.reduce((sum, { answerLost }) => sum + answerLost, 0),
      diedBefore: told.reduce((sum, { diedBefore }) => sum + diedBefore, 0),
      unexplained: unexplained.length,
    },
    lost: lost.length,
    forNothing: forNothing.length,
    amiss: wrong
      .filter(([, cases]) => cases.length > 0)
      .map(([rule, cases]) => `${cases.length} × ${rule}: ${cases.slice(0, examples).join(', ')}`),
  };
}

/** `<id@host>` is the mail's own. */
const idOf = (messageId: string): string => messageId.slice(1).split('@', 1)[0] ?? '';

function isLost({ state, to }: MailRow, arrived: readonly Arrival[]): boolean {
  if (isNobody(to)) return state !== 'bounced';
  return state !== 'sent' || arrived.length === 0;
}

/** Of several arrivals of one mail all but the last must be such as the sender could not know of. */
function explain(group: readonly Arrival[], { deaths, unanswered }: Ledger) {
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

function listUntold({ mails, followers, notices }: Ledger): string[] {
  const counts = Map.groupBy(mails, ({ to, noticeId }) => `${to} ${noticeId}`);
  return notices.flatMap((notice) =>
    followers
      .filter((to) => counts.get(`${to} ${notice}`)?.length !== 1)
      .map((to) => `${notice} to ${to}: ${counts.get(`${to} ${notice}`)?.length ?? 0}`),
  );
}
