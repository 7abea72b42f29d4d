import { faultKinds } from './fault.ts';
import type { TourOutcome } from './tour.ts';

const heads = [
  'feed',
  'pages',
  'looked at',
  'not 200',
  'axe',
  'overflow',
  'foreign words',
  'titles',
  'other',
  'first stop page',
];

/** One row for each feed, then each fault on its own line. */
export function writeTable(outcomes: readonly TourOutcome[]): string {
  const rows = [heads, ...outcomes.map(rowOf)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [head = '', ...others] = rows.map(
    (row) =>
      `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`,
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [head, rule, ...others].join('\n');
}

export function writeFaults({ name, faults }: TourOutcome): string[] {
  return faults.map(({ kind, path, about }) => `${name}  ${kind}  ${path}  ${about}`);
}

function rowOf({ name, pages, looked, firstStopMs, faults }: TourOutcome): string[] {
  const counts = faultKinds.map((kind) => faults.filter((fault) => fault.kind === kind).length);
  const figures = [pages, looked, ...counts].map(String);
  return [name, ...figures, firstStopMs === undefined ? '–' : `${firstStopMs} ms`];
}
