import { findPostgresFolder } from '#scripts/setup/programs.mjs';
import type { Stage } from '../stage/stage.ts';
import { createChance } from './hostile.ts';
import type { Death } from './ledger.ts';
import type { Round, RoundOptions } from './round.ts';
import type { People } from './steps.ts';

export interface KillDrillOptions {
  readonly kills: number;
  /** The same kinds of trouble in the same order; another one each time unless given. */
  readonly seed?: number;
  say(line: string): void;
}

export interface KillOutcome {
  readonly kills: number;
  readonly amiss: readonly string[];
}

export type Row = readonly [words: string, figure: number];

export interface Rounds<Asking extends People, Kept> {
  onPostgres(stage: Stage, options: RoundOptions): Promise<Round<Asking, Kept>>;
  embedded(stage: Stage, options: RoundOptions): Promise<Round<Asking, Kept>>;
  /** What was found, and what of it is amiss. */
  judge(round: Round<Asking, Kept>): { readonly rows: readonly Row[]; readonly amiss: readonly string[] };
}

/** The part of the kills that the embedded database has. */
const embeddedPart = 0.15;

/** Kills processes at moments that matter, on both databases, and tells what was found as tables. */
export async function runKillDrill<Asking extends People, Kept>(
  onStage: <Result>(work: (stage: Stage) => Promise<Result>) => Promise<Result>,
  { kills, seed = Math.floor(Math.random() * 1e9), say }: KillDrillOptions,
  { onPostgres, embedded, judge }: Rounds<Asking, Kept>,
): Promise<KillOutcome> {
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
            round: await onStage((stage) => onPostgres(stage, { ...options, kills: kills - alone })),
          },
        ]
      : []),
    {
      name: 'embedded, one process',
      round: await onStage((stage) => embedded(stage, { ...options, kills: alone })),
    },
  ];
  const amiss = rounds.flatMap(({ name, round }) => {
    const verdict = judge(round);
    const found = [...round.amiss, ...verdict.amiss];
    say(`\n${name}`);
    for (const line of tellRows([...rowsOf(round), ...verdict.rows])) say(line);
    for (const each of found) say(`✗ ${each}`);
    return found.map((each) => `${name}: ${each}`);
  });
  return { kills: rounds.reduce((sum, { round }) => sum + round.deaths.length, 0), amiss };
}

const rowsOf = ({ deaths, stops, outages }: Round<People, unknown>): Row[] => [
  ['kills', deaths.length],
  ...countSteps(deaths),
  ['clean stops', stops],
  ['outages of the mail servers or the database', outages],
];

const countSteps = (deaths: readonly Death[]): Row[] =>
  [...Map.groupBy(deaths, ({ step }) => step)].map(([step, group]) => [`  ${step}`, group.length]);

function tellRows(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([words]) => words.length));
  return rows.map(([words, figure]) => `| ${words.padEnd(width)} | ${String(figure).padStart(6)} |`);
}
