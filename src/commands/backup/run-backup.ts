import { resolve } from 'node:path';
import { inheritedEnvironment, readConfig, type Config } from '#config.ts';
import { AppError } from '#lib/errors.ts';
import type { Cost } from '#platform/backup/head.ts';
import type { Print } from '../print.ts';
import { readArguments } from './arguments.ts';
import { checkBackup } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import { requirePassphrase } from './require-passphrase.ts';
import { restoreBackup } from './restore-backup.ts';
import { usage } from './usage.ts';
import type { Workplace } from './workplace.ts';

type Action = (file: string, place: Workplace) => Promise<void>;

const actions: Readonly<Record<string, Action>> = {
  make: makeBackup,
  check: checkBackup,
  restore: restoreBackup,
};

interface BackupOptions {
  readonly config?: Config;
  readonly environment?: Workplace['environment'];
  readonly signal?: AbortSignal;
  readonly cost?: Cost;
}

/** What is done with backups from a command line, beside the program. */
export async function runBackup(
  words: readonly string[],
  print: Print,
  { config = readConfig(), environment = inheritedEnvironment(), signal, cost }: BackupOptions = {},
): Promise<void> {
  const given = readArguments(words);
  if (given.action === '' || given.help) {
    print(usage);
    return;
  }
  const action = Object.hasOwn(actions, given.action) ? actions[given.action] : undefined;
  const [file, ...more] = given.rest;
  // A mistyped word in a timetable of backups must not pass for a backup.
  if (!action) throw new AppError('bad-request', `${given.action} is none of make, check, restore`);
  if (file === undefined || more.length > 0)
    throw new AppError('bad-request', `${given.action} takes one file`);
  const passphrase = await requirePassphrase(given, config);
  const place = { config, print, passphrase, replaces: given.replace, environment, signal, cost };
  await action(resolve(file), place);
}
