import { tellGroups } from './tell-groups.ts';
import type { Outcome } from './shot.ts';

/** What was seen of the program and its riders while a stranger sent one kind. */
export interface HostileRow {
  readonly kind: string;
  /** `100/s`, or `heaviest`. */
  readonly manner: string;
  readonly isUpload: boolean;
  /** At least one of these tells that the kind reached what it is for. */
  readonly expects: readonly Outcome[];
  /** What memory may grow by meanwhile, where that says something (MB). */
  readonly mostGrowthMb?: number | undefined;
  /** Of the stranger. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Of riders meanwhile. */
  readonly kept: Seen;
  readonly boards: Seen;
  readonly made: Seen;
  readonly turnMs: number;
  readonly rss: { readonly before: number; readonly peak: number; readonly after: number };
  /** The part of the machine that others used. */
  readonly others: number;
}

interface Seen {
  readonly p50: number;
  readonly p99: number;
  /** Requests of riders that were answered otherwise than with 200. */
  readonly refused: number;
  /** Requests of riders that had no answer. */
  readonly lost: number;
}

/** What riders are promised whatever a stranger sends (ms). */
export const hostileBars = { kept: 25, boards: 50, made: 500, turn: 50, uploadTurn: 100, memory: 0.1 };
/** What riders ask for. */
const names = ['kept', 'boards', 'made'] as const;
/** Where others use more of the machine than this, the times of riders say nothing. */
export const mostOthers = 0.15;

/** A turn that is so much longer than it may be is a fault on a machine that is not quiet, too. */
const roomOfBusy = 4;

export type Quiet = Pick<HostileRow, 'kept' | 'boards' | 'made' | 'turnMs' | 'others'>;

export interface Verdict {
  readonly amiss: readonly string[];
  /** Why times were not judged; undefined where they were. */
  readonly notJudged?: string | undefined;
}

/** Whether riders noticed. A machine that misses the bars before anybody is hostile says nothing about times. */
export function judgeRow(row: HostileRow, quiet: Quiet): Verdict {
  const amiss: string[] = [];
  const require = (holds: boolean, otherwise: string) => void (holds || amiss.push(otherwise));
  const faults = Object.keys(row.statuses).filter((status) => /^5(?!03)\d\d$/.test(status));
  require(faults.length === 0, `the stranger was answered ${faults.join(', ')}`);
  const { expects, statuses, rss, mostGrowthMb = Infinity } = row;
  const isReached = expects.some((outcome) => statuses[outcome] !== undefined);
  require(isReached, `no answer was ${expects.join(' or ')}: ${tellGroups(statuses)}`);
  const growthMb = rss.peak - rss.before;
  const isSmall = growthMb <= mostGrowthMb;
  require(isSmall, `memory grew by ${growthMb.toFixed(0)} MB meanwhile, over ${mostGrowthMb}`);
  for (const name of names) require(row[name].refused === 0, `${row[name].refused} of ${name} were refused`);
  const isQuiet =
    names.every((name) => quiet[name].p99 <= hostileBars[name]) &&
    quiet.turnMs <= hostileBars.turn &&
    Math.max(quiet.others, row.others) <= mostOthers;
  const turnBar = (row.isUpload ? hostileBars.uploadTurn : hostileBars.turn) * (isQuiet ? 1 : roomOfBusy);
  require(row.turnMs <= turnBar, `a turn took ${row.turnMs.toFixed(0)} ms, over ${turnBar}`);
  if (!isQuiet) return { amiss, notJudged: 'the machine was not quiet' };
  for (const name of names) {
    const { p99, lost } = row[name];
    require(lost === 0, `${lost} of ${name} were lost`);
    require(p99 <= hostileBars[name], `p99 of ${name} ${p99.toFixed(0)} ms, over ${hostileBars[name]}`);
  }
  return { amiss };
}

/** What a run says for itself: rows that were not judged are no proof, unless the machine may be busy. */
export function judgeRun(
  { rows, notJudged }: { readonly rows: number; readonly notJudged: number },
  mayBeBusy: boolean,
): { readonly told: string; readonly amiss: readonly string[] } {
  const told = `${rows - notJudged} of ${rows} judged`;
  const isProof = notJudged === 0 || mayBeBusy;
  const busy = `${notJudged} not judged: the machine was not quiet (--busy lets that be)`;
  return { told, amiss: isProof ? [] : [busy] };
}

/** Whether the memory went back, two minutes after the last of them. */
export function judgeMemory({ before, after }: { readonly before: number; readonly after: number }): Verdict {
  if (after === 0) return { amiss: ['the program ended while it rested'] };
  const growth = after / before - 1;
  if (after <= before * (1 + hostileBars.memory)) return { amiss: [] };
  return { amiss: [`memory stayed ${(growth * 100).toFixed(0)} % above what it was, over 10`] };
}
