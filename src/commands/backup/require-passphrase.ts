import type { Config } from '#config.ts';
import { passphrase } from '#config/kinds.ts';
import { AppError } from '#lib/errors.ts';
import { readText } from '#platform/read-file.ts';
import type { Arguments } from './arguments.ts';

/** Undefined for whoever says that nothing is encrypted; nobody gets there by leaving something out. */
export async function requirePassphrase(given: Arguments, config: Config): Promise<string | undefined> {
  const { 'passphrase-file': file, plain } = given;
  if (plain && file !== undefined)
    throw new AppError('bad-request', '--plain and --passphrase-file do not go together');
  if (plain) return undefined;
  if (file !== undefined) return readPassphrase(file);
  if (config.backupPassphrase !== undefined) return config.backupPassphrase;
  throw new AppError(
    'bad-request',
    'A backup is encrypted: set BACKUP_PASSPHRASE or type --passphrase-file FILE, or --plain for one that is not',
  );
}

async function readPassphrase(file: string): Promise<string> {
  const read = passphrase.safeParse((await readText(file)).replace(/\r?\n$/, ''));
  if (read.success && !/[\r\n]/.test(read.data)) return read.data;
  throw new AppError('bad-request', `${file} must have one line, of at least 12 characters`);
}
