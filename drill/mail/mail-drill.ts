import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { tellDuplicates } from '../kills/again.ts';
import { runEmbeddedRound } from '../kills/embedded-round.ts';
import { runKillDrill, type KillDrillOptions, type KillOutcome, type Row } from '../kills/kill-drill.ts';
import { runPostgresRound } from '../kills/postgres-round.ts';
import type { RoundEnd, RoundOptions } from '../kills/round.ts';
import { stepsFromOutside } from '../kills/steps.ts';
import { judgeMail, type Verdict } from './judge-mail.ts';
import type { Ledger } from './ledger.ts';
import { mailSteps, mailTriggers } from './moments.ts';
import { startNoticeDesk } from './notice-desk.ts';
import { countWaiting, readKept } from './read-ledger.ts';
import { startRegistrations } from './registrations.ts';

const perSecond = { onPostgres: 8, embedded: 6 };

/** Kills processes around commits and mails of accounts, with mail servers that misbehave, and counts what arrives. */
export const runMailDrill = (
  onStage: <Result>(work: (stage: Stage) => Promise<Result>) => Promise<Result>,
  options: KillDrillOptions,
): Promise<KillOutcome> =>
  runKillDrill(onStage, options, {
    onPostgres,
    embedded,
    judge: ({ people, kept, ...handed }) => {
      const ledger = { ...handed, ...kept, asked: people.asked };
      const verdict = judgeMail(ledger);
      return { rows: tell(ledger, verdict), amiss: verdict.amiss };
    },
  });

const play = {
  part: 'accounts',
  asks: 'profiles asked for',
  isExact: (to: string) => to.startsWith('exact.'),
  countWaiting,
};

async function onPostgres(stage: Stage, options: RoundOptions) {
  const desk = await startNoticeDesk(stage);
  let followers: readonly string[] = [];
  return runPostgresRound(stage, options, {
    ...play,
    settings: { CONTENT_URL: desk.url },
    triggers: mailTriggers,
    steps: mailSteps(desk.publish),
    prepare: async (pool) => {
      await until(async () => (await pool.query('select 1 from told_notice_start')).rowCount === 1, 30_000);
      followers = await desk.seatFollowers(pool);
    },
    startPeople: (places) =>
      startRegistrations(places, { perSecond: perSecond.onPostgres, chance: options.chance }),
    read: async ({ look }: RoundEnd) => ({ ...(await look(readKept)), followers, notices: desk.notices }),
  });
}

const embedded = (stage: Stage, options: RoundOptions) =>
  runEmbeddedRound(stage, options, {
    ...play,
    settings: {},
    steps: stepsFromOutside,
    startPeople: (places) =>
      startRegistrations(places, { perSecond: perSecond.embedded, chance: options.chance }),
    read: async ({ look }: RoundEnd) => ({ ...(await look(readKept)), followers: [], notices: [] }),
  });

const tell = ({ asked, notices }: Ledger, { duplicates, unknown, ...verdict }: Verdict): Row[] => [
  ['profiles asked for', asked.length],
  ['  answered', asked.filter(({ isAnswered }) => isAnswered).length],
  ['  without an answer: committed', unknown.kept],
  ['  without an answer: rolled back', unknown.rolledBack],
  ['notices told', notices.length],
  ['mails committed', verdict.mails],
  ['  arrived', verdict.arrived],
  ['  refused for good', verdict.bounced],
  ...tellDuplicates(duplicates),
  ['lost', verdict.lost],
  ['for work that was rolled back', verdict.forNothing],
];
