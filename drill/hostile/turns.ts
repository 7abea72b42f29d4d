import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The longest turn of the event loop in a stretch of time (ms). */
export interface Turns {
  /** By the clock on the wall. */
  readonly longestMs: number;
  /** Without the time in which the machine had no core for it. */
  readonly ownMs: number;
  /** The longest pause of the collector. */
  readonly pauseMs: number;
  /** For how long the event loop worked, altogether. */
  readonly workedMs: number;
}

/** The settings by which a program writes down its turns in a folder. */
export const recordingTurns = (folder: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'turns-inside.ts')).href}`,
  DRILL_TURNS: folder,
});

type Line = readonly [at: number, longestMs: number, ownMs: number, pauseMs: number, workedMs: number];

/** What the program wrote down between two moments (`Date.now()`). */
export function readTurns(folder: string, pid: number, from: number, until: number): Turns {
  const lines = readFileSync(join(folder, `${pid}.turns`), 'utf8')
    .trim()
    .split('\n');
  const all = lines.map((line) => JSON.parse(line) as Line);
  const between = all.filter(([at]) => at > from && at <= until);
  const most = (place: 1 | 2 | 3) => Math.max(0, ...between.map((line) => line[place]));
  const worked = all.findLast(([at]) => at <= until)?.[4] ?? 0;
  const workedBefore = all.findLast(([at]) => at <= from)?.[4] ?? 0;
  return { longestMs: most(1), ownMs: most(2), pauseMs: most(3), workedMs: worked - workedBefore };
}
