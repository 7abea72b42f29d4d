import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { putFile } from '#platform/put-file.ts';

/** What a process leaves to the next one about tables that are to be written anew: the database counts from each start. */
export interface ScourDebts {
  /** Tables that something went from since they were written; `all` where nobody knows. */
  readonly owed: readonly string[] | 'all';
  /** Until when a table is left alone, by the clock of the database (ms). */
  readonly restsUntil: Readonly<Record<string, number>>;
}

const fileOf = (folder: string): string => join(folder, 'scour.json');

export function readDebts(folder: string): ScourDebts {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as ScourDebts;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT' && !(thrown instanceof SyntaxError)) throw thrown;
    return { owed: 'all', restsUntil: {} };
  }
}

export const writeDebts = (folder: string, debts: ScourDebts): Promise<void> =>
  putFile(fileOf(folder), JSON.stringify(debts));

/** Without them every table is owed. */
export const forgetDebts = (folder: string): void => rmSync(fileOf(folder), { force: true });
