import type { Stage } from '../stage/stage.ts';
import { tellDuplicates } from '../kills/again.ts';
import { runEmbeddedRound } from '../kills/embedded-round.ts';
import { runKillDrill, type KillDrillOptions, type KillOutcome, type Row } from '../kills/kill-drill.ts';
import type { Place } from '../kills/places.ts';
import { runPostgresRound } from '../kills/postgres-round.ts';
import type { RoundOptions } from '../kills/round.ts';
import { judgeForms, type FormVerdict } from './judge-forms.ts';
import type { FormLedger } from './ledger.ts';
import { formSteps, formStepsFromOutside, formTriggers } from './moments.ts';
import { countWaiting, readForms } from './read-forms.ts';
import { receipt } from './sample.ts';
import { startSenders } from './senders.ts';

const perSecond = { onPostgres: 4, embedded: 5 };

/** Kills processes while forms with files are sent, and holds what is there against what people were told. */
export const runFormsDrill = (
  onStage: <Result>(work: (stage: Stage) => Promise<Result>) => Promise<Result>,
  options: KillDrillOptions,
): Promise<KillOutcome> =>
  runKillDrill(onStage, options, {
    onPostgres: (stage, round) =>
      runPostgresRound(stage, round, {
        ...playOf(round, perSecond.onPostgres),
        steps: formSteps,
        triggers: formTriggers,
        prepare: async () => {},
      }),
    embedded: (stage, round) =>
      runEmbeddedRound(stage, round, {
        ...playOf(round, perSecond.embedded),
        steps: formStepsFromOutside,
      }),
    judge: ({ people, kept, ...handed }) => {
      const ledger = { ...handed, ...kept, sent: people.sent };
      const verdict = judgeForms(ledger);
      return { rows: tell(ledger, verdict), amiss: verdict.amiss };
    },
  });

const playOf = ({ chance }: RoundOptions, pace: number) => ({
  part: 'content',
  settings: {},
  asks: 'forms filled in',
  isExact: (to: string) => to === receipt.recipient,
  startPeople: (places: readonly Place[]) => startSenders(places, { perSecond: pace, chance }),
  countWaiting,
  read: readForms,
});

const tell = (ledger: FormLedger, { duplicates, unknown, ...verdict }: FormVerdict): Row[] => [
  ['forms filled in', ledger.sent.length],
  ['  confirmed', verdict.confirmed],
  ['  refused', verdict.refused],
  ['  not sent after their files', verdict.leftEarly],
  ['  without an answer: there', unknown.kept],
  ['  without an answer: not there', unknown.rolledBack],
  ['  tried again after no answer', verdict.triedAgain],
  ['uploads in vain', ledger.sent.reduce((sum, { vainUploads }) => sum + vainUploads, 0)],
  ['submissions there', ledger.submissions.length],
  ['  their files', verdict.files],
  ['files that nobody claimed', ledger.unclaimed.before],
  ['  six hours later', ledger.unclaimed.after],
  ['mails committed', ledger.mails.length],
  ['  arrived', verdict.arrived],
  ...tellDuplicates(duplicates),
  ['lost', verdict.lost],
  ['for work that was rolled back', verdict.forNothing],
  ['rows without their other half', ledger.halves.length],
];
