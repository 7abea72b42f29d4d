/** What was seen of the program and its riders while a stranger sent one kind. */
export interface HostileRow {
  readonly kind: string;
  /** `100/s`, or `heaviest`. */
  readonly manner: string;
  readonly isUpload: boolean;
  /** Of the stranger. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Of riders meanwhile. */
  readonly kept: Seen;
  readonly boards: Seen;
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
export const hostileBars = { kept: 25, boards: 50, turn: 50, uploadTurn: 100, memory: 0.1 };
/** What riders ask for. */
const names = ['kept', 'boards'] as const;
/** Where others use more of the machine than this, the times of riders say nothing. */
export const mostOthers = 0.15;

/** A turn that is so much longer than it may be is a fault on a machine that is not quiet, too. */
const roomOfBusy = 4;

export type Quiet = Pick<HostileRow, 'kept' | 'boards' | 'turnMs' | 'others'>;

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
  for (const name of names) require(row[name].refused === 0, `${row[name].refused} of ${name} were refused`);
  const isCalm = quiet.turnMs <= hostileBars.turn;
  const turnBar = (row.isUpload ? hostileBars.uploadTurn : hostileBars.turn) * (isCalm ? 1 : roomOfBusy);
  require(row.turnMs <= turnBar, `a turn took ${row.turnMs.toFixed(0)} ms, over ${turnBar}`);
  const isQuiet =
    quiet.kept.p99 <= hostileBars.kept &&
    quiet.boards.p99 <= hostileBars.boards &&
    quiet.others <= mostOthers &&
    row.others <= mostOthers;
  if (!isQuiet || !isCalm) return { amiss, notJudged: 'the machine was not quiet' };
  for (const name of names) {
    const { p99, lost } = row[name];
    require(lost === 0, `${lost} of ${name} were lost`);
    require(p99 <= hostileBars[name], `p99 of ${name} ${p99.toFixed(0)} ms, over ${hostileBars[name]}`);
  }
  return { amiss };
}

/** Whether the memory went back, two minutes after the last of them. */
export function judgeMemory({ before, after }: { readonly before: number; readonly after: number }): Verdict {
  const growth = after / before - 1;
  if (after <= before * (1 + hostileBars.memory)) return { amiss: [] };
  return { amiss: [`memory stayed ${(growth * 100).toFixed(0)} % above what it was, over 10`] };
}
