import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#lib/errors.ts';
import { readBackupFile } from '#platform/backup/backup-file.ts';
import { exchange, isThere } from '#platform/backup/exchange.ts';
import { restoreDump } from '#platform/backup/postgres-programs.ts';
import { unpackPart } from '#platform/backup/unpack-part.ts';
import { systemClock } from '#platform/clock.ts';
import { finishCluster } from '#platform/database/cluster-folder.ts';
import { lockFolder } from '#platform/database/folder-lock.ts';
import { makeFolder } from '#platform/make-folder.ts';
import { databaseOf, dumpPath, isOfFolder, placesOf, type About } from './contents.ts';
import { bucketWords } from './make-backup.ts';
import { readContents } from './read-contents.ts';
import { requireEmptyDatabase } from './require-empty-database.ts';
import type { Workplace } from './workplace.ts';

/**
 * Puts a backup in the place of what is there. All of the file is read and unpacked beside the data before any of them is
 * touched; then folders change places, and a PostgreSQL takes its dump whole. What fails is undone.
 */
export async function restoreBackup(file: string, place: Workplace): Promise<void> {
  const { config, print } = place;
  const { dataDir, databaseFolder, databaseUrl } = config;
  makeFolder(dataDir, 0o700);
  const unlock = databaseUrl === undefined ? lockDatabase(databaseFolder) : undefined;
  const stamp = new Date(systemClock.now()).toISOString().replaceAll(/[:.]/g, '-');
  const from = join(dataDir, `restoring-${stamp}`);
  const aside = join(dataDir, `before-restore-${stamp}`);
  try {
    if (databaseUrl !== undefined) await requireEmptyDatabase(databaseUrl, place);
    requireRoom(place);
    makeFolder(from, 0o700);
    const { about } = await readContents(file, place, {
      begin: (found) => requireSameDatabase(found, place),
      take: async (part) => {
        if (isOfFolder(part)) await unpackPart(part, from);
      },
    });
    const undo = exchange([...placesOf(config), copiesOf(dataDir)], { from, aside });
    try {
      if (databaseUrl !== undefined) await restoreTables(file, databaseUrl, place);
    } catch (fault) {
      undo();
      throw fault;
    }
    if (databaseUrl === undefined) finishCluster(databaseFolder);
    print(`${file}, made ${about.madeAt}, is restored.`);
    if (isThere(aside)) print(`What was there before is in ${aside}: remove it when all is well.`);
    await printNotes(about, place);
  } finally {
    rmSync(from, { recursive: true, force: true });
    unlock?.();
  }
}

function lockDatabase(folder: string): () => void {
  makeFolder(folder, 0o700);
  return lockFolder(folder);
}

/** The last good copies are of the data that go. The program makes them anew. */
const copiesOf = (dataDir: string) => ({ name: 'copies', path: join(dataDir, 'copies') });

function requireRoom({ config, replaces }: Workplace): void {
  const taken = placesOf(config).find(({ path }) => isThere(path));
  if (taken && !replaces)
    throw new AppError(
      'conflict',
      `There are data already (${taken.path}): type --replace to move them aside`,
    );
}

function requireSameDatabase({ database }: About, { config }: Workplace): void {
  if (database === databaseOf(config)) return;
  throw new AppError(
    'invalid',
    database === 'embedded'
      ? 'it is of the embedded database; unset DATABASE_URL'
      : 'it is of a PostgreSQL server; set DATABASE_URL',
  );
}

/** The file was read to its end before: after the dump there is nothing to wait for, and nothing that may fail. */
function restoreTables(file: string, url: string, place: Workplace): Promise<void> {
  const { passphrase, environment, signal, replaces } = place;
  return readBackupFile(file, { passphrase, signal }, async (parts) => {
    for await (const part of parts) {
      if (part.path !== dumpPath || part.kind !== 'file') continue;
      await restoreDump(part.bytes, { url, environment, signal, replaces });
      return;
    }
  });
}

async function printNotes({ bucket }: About, { config, print }: Workplace): Promise<void> {
  const secret = await readFile(join(config.dataDir, 'secret'), 'utf8');
  if (config.secret !== undefined && config.secret !== secret)
    print(
      'SECRET is set, and is another than that of the backup: open forms and links in mails of before are refused.',
    );
  if (bucket !== null) print(bucketWords(bucket));
  else if (config.files.place)
    print(
      `FILES_URL names a bucket, and the backup has files of a folder: copy ${config.dataDir}/files there.`,
    );
}
