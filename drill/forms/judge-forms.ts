import { arrivalsById, explainDuplicates, idOf, type Duplicates } from '../kills/again.ts';
import { createRules } from '../kills/verdict.ts';
import type { FormLedger, KeptSubmission, SentFile, Sending } from './ledger.ts';

export interface FormVerdict {
  readonly confirmed: number;
  readonly refused: number;
  /** Nothing but files was sent: nobody was there to take the rest. */
  readonly leftEarly: number;
  /** Never confirmed, and at least one try without an answer: there, and not there. */
  readonly unknown: { readonly kept: number; readonly rolledBack: number };
  /** Tried again by somebody without an answer: saved then, or refused because it was there already. */
  readonly triedAgain: number;
  /** Files of submissions that are there. */
  readonly files: number;
  readonly arrived: number;
  readonly duplicates: Duplicates;
  readonly lost: number;
  readonly forNothing: number;
  readonly amiss: readonly string[];
}

/** Holds what is there, and what the mail servers took, against what people were told. */
export function judgeForms(ledger: FormLedger): FormVerdict {
  const { sent, submissions, mails, arrivals, unclaimed, halves } = ledger;
  const { require, amiss } = createRules();
  const kept = Map.groupBy(submissions, ({ word }) => word);
  const rowsOf = ({ word }: Sending) => kept.get(word) ?? [];
  const words = (list: readonly Sending[]) =>
    list.map((each) => `${each.word} (${each.outcomes.join(', ')}): ${rowsOf(each).length}`);
  const byId = arrivalsById(ledger);
  const mailsOf = Map.groupBy(mails, ({ submissionId }) => submissionId);
  const mailIds = new Set(mails.map(({ id }) => id));
  const lost = mails.filter(({ id, state }) => state !== 'sent' || !byId.has(id));
  const forNothing = arrivals.filter(({ messageId }) => !mailIds.has(idOf(messageId)));
  const duplicates = explainDuplicates(ledger);
  const confirmed = sent.filter(({ outcomes }) => outcomes.includes('confirmed'));
  const others = sent.filter(({ outcomes }) => !outcomes.includes('confirmed'));
  const unknown = others.filter(({ outcomes }) => outcomes.includes('unknown'));
  const unsaved = others.filter(({ outcomes }) => !outcomes.includes('unknown'));

  require('confirmed submissions are not there exactly once', words(
    confirmed.filter((each) => rowsOf(each).length !== 1),
  ));
  require('submissions were confirmed twice', words(
    sent.filter(({ outcomes }) => outcomes.filter((each) => each === 'confirmed').length > 1),
  ));
  require('submissions without an answer are there more than once', words(
    unknown.filter((each) => rowsOf(each).length > 1),
  ));
  require('submissions that were refused, or never sent, are there', words(
    unsaved.filter((each) => rowsOf(each).length > 0),
  ));
  require('people were refused though nothing of theirs was there', words(
    sent.filter((each) => !each.isMachine && each.outcomes.includes('refused') && rowsOf(each).length === 0),
  ));
  require('machines were taken for people', words(confirmed.filter(({ isMachine }) => isMachine)));
  require('submissions do not have their files', listWrongFiles(sent, kept));
  require('submissions do not have one mail each', submissions
    .filter(({ id }) => mailsOf.get(id)?.length !== 1)
    .map(({ id }) => id));
  require('mails were lost', lost.map(({ id, state }) => `${id} (${state})`));
  require('mails arrived for work that was rolled back', forNothing.map(({ messageId }) => messageId));
  require('mails arrived twice without a reason', duplicates.unexplained);
  require('files are left that no form claimed', unclaimed.after > 0 ? [String(unclaimed.after)] : []);
  require('rows lack their other half', halves);

  return {
    confirmed: confirmed.length,
    refused: unsaved.filter(({ outcomes }) => outcomes.length > 0).length,
    leftEarly: unsaved.filter(({ outcomes }) => outcomes.length === 0).length,
    unknown: {
      kept: unknown.filter((each) => rowsOf(each).length > 0).length,
      rolledBack: unknown.filter((each) => rowsOf(each).length === 0).length,
    },
    triedAgain: sent.filter(({ outcomes }) => outcomes.slice(0, -1).includes('unknown')).length,
    files: submissions.reduce((sum, { files }) => sum + files.length, 0),
    arrived: mails.filter(({ id }) => byId.has(id)).length,
    duplicates,
    lost: lost.length,
    forNothing: forNothing.length,
    amiss,
  };
}

/** Whoever is there has all files that were named, byte for byte, and no others. */
function listWrongFiles(
  sent: readonly Sending[],
  kept: ReadonlyMap<string, readonly KeptSubmission[]>,
): string[] {
  const own = new Map(sent.map(({ word, files }) => [word, listFiles(files)]));
  return [...kept.values()]
    .flat()
    .filter(({ word, files }) => own.get(word) !== listFiles(files))
    .map(({ word, files }) => `${word}: ${listFiles(files)} instead of ${own.get(word) ?? 'nothing'}`);
}

const listFiles = (files: readonly SentFile[]): string =>
  files
    .map(({ id, digest }) => `${id} ${digest.slice(0, 16)}`)
    .sort()
    .join(', ');
