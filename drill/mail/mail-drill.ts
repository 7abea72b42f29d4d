import { findPostgresFolder } from '#scripts/setup/programs.mjs';
import type { Stage } from '../stage/stage.ts';
import { runEmbeddedRound } from './embedded-round.ts';
import { createChance } from './hostile.ts';
import { judgeMail, type Verdict } from './judge-mail.ts';
import type { Death } from './ledger.ts';
import { runSharedRound, type Round } from './shared-round.ts';

interface MailDrillOptions {
  readonly kills: number;
  /** The same kinds of trouble in the same order; another one each time unless given. */
  readonly seed?: number;
  say(line: string): void;
}

export interface MailOutcome {
  readonly kills: number;
  readonly amiss: readonly string[];
}

/** The part of the kills that the embedded database has. */
const embeddedPart = 0.15;

/** Kills processes around commits and mails, with mail servers that misbehave, and counts what arrives. */
export async function runMailDrill(
  onStage: <Result>(work: (stage: Stage) => Promise<Result>) => Promise<Result>,
  { kills, seed = Math.floor(Math.random() * 1e9), say }: MailDrillOptions,
): Promise<MailOutcome> {
  const chance = createChance(seed);
  const hasPostgres = findPostgresFolder() !== undefined;
  const alone = hasPostgres ? Math.ceil(kills * embeddedPart) : kills;
  const options = { chance, say };
  say(`seed ${seed}`);
  if (!hasPostgres) say("PostgreSQL's programs are not on this machine: on the embedded database alone");
  const rounds = [
    ...(hasPostgres
      ? [
          {
            name: 'PostgreSQL, three processes',
            round: await onStage((stage) => runSharedRound(stage, { ...options, kills: kills - alone })),
          },
        ]
      : []),
    {
      name: 'embedded, one process',
      round: await onStage((stage) => runEmbeddedRound(stage, { ...options, kills: alone })),
    },
  ];
  const judged = rounds.map(({ name, round }) => ({ name, round, verdict: judgeMail(round.ledger) }));
  for (const { name, round, verdict } of judged) for (const line of tell(name, round, verdict)) say(line);
  return {
    kills: rounds.reduce((sum, { round }) => sum + round.ledger.deaths.length, 0),
    amiss: judged.flatMap(({ name, round, verdict }) =>
      [...round.amiss, ...verdict.amiss].map((each) => `${name}: ${each}`),
    ),
  };
}

function tell(name: string, { ledger, stops, outages, amiss }: Round, verdict: Verdict): string[] {
  const { duplicates, unknown } = verdict;
  const rows: [string, number | string][] = [
    ['kills', ledger.deaths.length],
    ...countSteps(ledger.deaths),
    ['clean stops', stops],
    ['outages of the mail servers or the database', outages],
    ['profiles asked for', ledger.asked.length],
    ['  answered', ledger.asked.filter(({ isAnswered }) => isAnswered).length],
    ['  without an answer: committed', unknown.kept],
    ['  without an answer: rolled back', unknown.rolledBack],
    ['notices told', ledger.notices.length],
    ['mails committed', verdict.mails],
    ['  arrived', verdict.arrived],
    ['  refused for good', verdict.bounced],
    ['duplicates: taken, and the sender not told', duplicates.answerLost],
    ['duplicates: killed before it was written down', duplicates.diedBefore],
    ['duplicates without a reason', duplicates.unexplained],
    ['lost', verdict.lost],
    ['for work that was rolled back', verdict.forNothing],
  ];
  const width = Math.max(...rows.map(([words]) => words.length));
  return [
    `\n${name}`,
    ...rows.map(([words, figure]) => `| ${words.padEnd(width)} | ${String(figure).padStart(6)} |`),
    ...[...amiss, ...verdict.amiss].map((each) => `✗ ${each}`),
  ];
}

const countSteps = (deaths: readonly Death[]): [string, number][] =>
  [...Map.groupBy(deaths, ({ step }) => step)].map(([step, group]) => [`  ${step}`, group.length]);
