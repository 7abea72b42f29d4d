import { arrivalsById, explainDuplicates, idOf, type Duplicates } from '../kills/again.ts';
import { isNobody } from '../kills/hostile.ts';
import type { Arrival } from '../kills/ledger.ts';
import { createRules } from '../kills/verdict.ts';
import type { Ledger, MailRow } from './ledger.ts';

export interface Verdict {
  /** Mails that were committed. */
  readonly mails: number;
  readonly arrived: number;
  readonly bounced: number;
  /** Profiles asked for whose answer never came: there, and not there. */
  readonly unknown: { readonly kept: number; readonly rolledBack: number };
  readonly duplicates: Duplicates;
  readonly lost: number;
  readonly forNothing: number;
  readonly amiss: readonly string[];
}

/** Holds what the mail servers took against what was committed. */
export function judgeMail(ledger: Ledger): Verdict {
  const { mails, arrivals, asked } = ledger;
  const accounts = new Set(ledger.accounts);
  const byId = arrivalsById(ledger);
  const known = new Map(mails.map((mail) => [mail.id, mail]));
  const { require, amiss } = createRules();

  const unanswered = asked.filter(({ isAnswered }) => !isAnswered);
  const lost = mails.filter((mail) => isLost(mail, byId.get(mail.id) ?? []));
  const forNothing = arrivals.filter(({ messageId, to }) => known.get(idOf(messageId))?.to !== to);
  const duplicates = explainDuplicates(ledger);

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
  require('mails arrived twice without a reason', duplicates.unexplained);
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
    duplicates,
    lost: lost.length,
    forNothing: forNothing.length,
    amiss,
  };
}

function isLost({ state, to }: MailRow, arrived: readonly Arrival[]): boolean {
  if (isNobody(to)) return state !== 'bounced';
  return state !== 'sent' || arrived.length === 0;
}

function listUntold({ mails, followers, notices }: Ledger): string[] {
  const counts = Map.groupBy(mails, ({ to, noticeId }) => `${to} ${noticeId}`);
  return notices.flatMap((notice) =>
    followers
      .filter((to) => counts.get(`${to} ${notice}`)?.length !== 1)
      .map((to) => `${notice} to ${to}: ${counts.get(`${to} ${notice}`)?.length ?? 0}`),
  );
}
