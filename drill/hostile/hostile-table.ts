import { hostileBars, type HostileRow, type Quiet, type Verdict } from './judge-hostile.ts';
import { tellGroups } from './tell-groups.ts';
import type { Turns } from './turns.ts';

const columns = [
  'kind',
  'sent',
  'answers',
  'kept p50/p99',
  'boards p99',
  'made p99',
  'turn (wall; gc)',
  'work each',
  'RSS MB',
  '',
];
const widths = [21, 9, 40, 13, 10, 8, 18, 9, 13, 8];

export const hostileHead = (): string => [writeCells(columns), ruleLine()].join('\n');

interface Told {
  readonly turns: Turns;
  /** For how long the event loop worked for each answer of the stranger (ms). */
  readonly workEach: number;
}

/** What was seen of one kind: times in milliseconds, memory before, at most and after. */
export function hostileLine(
  row: HostileRow,
  { turns, workEach }: Told,
  { amiss, notJudged }: Verdict,
): string {
  const { kind, manner, kept, boards, made, rss } = row;
  const verdict =
    amiss.length > 0 ? `✗ ${amiss.join('; ')}` : ((notJudged && `not judged: ${notJudged}`) ?? 'ok');
  return writeCells([
    kind,
    manner,
    tellGroups(row.statuses),
    `${kept.p50.toFixed(1)}/${kept.p99.toFixed(1)}`,
    boards.p99.toFixed(1),
    made.p99.toFixed(0),
    `${turns.ownMs.toFixed(0)} (${turns.longestMs.toFixed(0)}; ${turns.pauseMs.toFixed(0)})`,
    workEach.toFixed(1),
    [rss.before, rss.peak, rss.after].map((mb) => mb.toFixed(0)).join('/'),
    amiss.length > 0 && notJudged !== undefined ? `${verdict} (times not judged: ${notJudged})` : verdict,
  ]);
}

/** The machine before anybody is hostile. */
export function tellQuiet({ kept, boards, made, turnMs, others }: Quiet): string {
  const used = `others used ${(others * 100).toFixed(0)} % of the machine`;
  return `Before anybody is hostile: kept p99 ${kept.p99.toFixed(1)} ms, boards p99 ${boards.p99.toFixed(1)} ms, made pages p99 ${made.p99.toFixed(0)} ms, longest turn ${turnMs.toFixed(0)} ms; ${used}.`;
}

export const tellBars = (): string =>
  `Bars: kept p99 ${hostileBars.kept} ms, boards p99 ${hostileBars.boards} ms, made pages p99 ${hostileBars.made} ms, a turn ${hostileBars.turn} ms (uploads ${hostileBars.uploadTurn}), memory back within ${hostileBars.memory * 100} %.`;

const writeCells = (cells: readonly string[]): string =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join(' | ')
    .trimEnd();
const ruleLine = (): string => widths.map((width) => '-'.repeat(width)).join('-|-');
