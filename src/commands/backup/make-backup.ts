import { sep } from 'node:path';
import { statSync } from 'node:fs';
import { AppError } from '#lib/errors.ts';
import { writeBackupFile } from '#platform/backup/backup-file.ts';
import { hasCluster, isUsedCluster } from '#platform/database/cluster-folder.ts';
import { openBareEmbedded } from '#platform/database/embedded.ts';
import { lockFolder } from '#platform/database/folder-lock.ts';
import { scour } from '#platform/database/scour/scour.ts';
import { createLog } from '#platform/log/log.ts';
import { collect } from './collect.ts';
import type { Workplace } from './workplace.ts';

/** Writes a new file with everything that must not be lost. */
export async function makeBackup(file: string, place: Workplace): Promise<void> {
  const { config, print, passphrase, signal, cost } = place;
  if (file.startsWith(config.dataDir + sep))
    throw new AppError('bad-request', `${file} is in the data folder: a backup has to be elsewhere`);
  if (config.databaseUrl === undefined) await scourDatabase(config.databaseFolder, place);
  const unlock = config.databaseUrl === undefined ? lockDatabase(config.databaseFolder) : undefined;
  try {
    await writeBackupFile(file, collect(place), { passphrase, signal, cost });
  } finally {
    unlock?.();
  }
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
  print(`${file} is made: ${megabytes} MB, ${passphrase === undefined ? 'NOT encrypted' : 'encrypted'}.`);
  if (config.files.place) print(bucketWords(config.files.place.address));
}

/**
 * The files of the embedded database keep what was erased until they are written anew: a backup must not hand it on. One
 * that cannot be opened is copied all the same, as it may be all that is left.
 */
async function scourDatabase(folder: string, { print }: Workplace): Promise<void> {
  if (!isUsedCluster(folder)) return;
  // Whether another process has it is told in the words of the lock.
  lockDatabase(folder)();
  const tell = (reason: unknown) =>
    print(
      `The database could not be cleaned before: people who were erased may be in this backup (${String(reason)}).`,
    );
  try {
    const { pool, close } = await openBareEmbedded({ folder, log: createLog('silent') });
    const unscoured = await scour({ pool, folder }).finally(close);
    for (const { reason } of unscoured) tell(reason);
  } catch (thrown) {
    tell(thrown);
  }
}

function lockDatabase(folder: string): () => void {
  if (hasCluster(folder)) return lockFolder(folder);
  throw new AppError('folder-unusable', `There is no database in ${folder}: set DATA_DIR or DATABASE_URL`);
}

export const bucketWords = (address: string): string =>
  `Files are in the bucket ${address}, and not in the backup: the store has to keep copies of its own.`;
