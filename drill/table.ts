import type { Skipped } from './fault.ts';
import type { Seen } from './findings.ts';

const widths = [18, 34, 62, 8];

/** The head of the table. */
export const tableHead = (): string =>
  [ruleLine(), writeRow(['fault', 'asked', 'seen', '']), ruleLine()].join('\n');

/** One fault as a row of the table, with a line under it. */
export function tableRow(name: string, outcome: Seen | Skipped): string {
  if ('skipped' in outcome)
    return `${writeRow([name, '', `not tried: ${outcome.skipped}`, 'skipped'])}\n${ruleLine()}`;
  const { asked, figures, amiss } = outcome;
  const told = [...figures, ...amiss.map((each) => `✗ ${each}`)].join(' · ');
  return `${writeRow([name, asked, told, amiss.length === 0 ? 'ok' : 'failed'])}\n${ruleLine()}`;
}

function writeRow(cells: readonly string[]): string {
  const wrapped = cells.map((cell, column) => wrap(cell, widths[column] ?? 0));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from(
    { length: height },
    (_, line) =>
      `| ${wrapped.map((lines, column) => (lines[line] ?? '').padEnd(widths[column] ?? 0)).join(' | ')} |`,
  ).join('\n');
}

const ruleLine = (): string => `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
