import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#lib/errors.ts';
import { isDiskFull, makeRoomOn } from '#platform/disk-full.ts';
import { makeFolder } from '#platform/make-folder.ts';

/** The PostgreSQL whose files the embedded database reads and writes. */
export const embeddedMajor = '18';

export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    // Root passes the check above on a read-only disk.
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (thrown) {
    throw new AppError(
      'folder-unusable',
      isDiskFull(thrown)
        ? makeRoomOn(folder)
        : `cannot write in ${folder} (${codeOf(thrown)}); give this user the right to, or set DATA_DIR to another folder`,
      { cause: thrown },
    );
  }
}

/**
 * Looks at the cluster before PostgreSQL does. A first start that was cut short left a marker and half a cluster:
 * nothing was ever stored in it, so it is made anew: copied where the build has prepared one, which takes a tenth of the
 * time that PostgreSQL needs to make it.
 */
export function prepareCluster(folder: string, clusterFolder: string, template?: string): void {
  if (existsSync(markerOf(folder))) rmSync(clusterFolder, { recursive: true, force: true });
  const versionFile = join(clusterFolder, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    writeFileSync(markerOf(folder), '');
    if (template !== undefined && existsSync(template)) copyCluster(template, clusterFolder);
    return;
  }
  const major = readFileSync(versionFile, 'utf8').trim();
  if (major === embeddedMajor) return;
  throw new AppError(
    'folder-unusable',
    `${clusterFolder} was written by PostgreSQL ${major} and this program embeds PostgreSQL ${embeddedMajor}; ` +
      'run the earlier version of the program on it, or set DATA_DIR to another folder',
  );
}

function copyCluster(template: string, clusterFolder: string): void {
  try {
    makeFolder(clusterFolder);
    cpSync(template, clusterFolder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    setRights(clusterFolder, { folders: 0o700, files: 0o600 });
  } catch (thrown) {
    const words = isDiskFull(thrown)
      ? makeRoomOn(clusterFolder)
      : `cannot copy ${template} to ${clusterFolder} (${codeOf(thrown)})`;
    throw new AppError('folder-unusable', words, { cause: thrown });
  }
}

/** Who may read a cluster: its owner alone, or everybody where it holds nothing yet. */
export function setRights(
  folder: string,
  rights: { readonly folders: number; readonly files: number },
): void {
  chmodSync(folder, rights.folders);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? rights.folders : rights.files);
}

/** Whether something was ever stored in it: half a cluster is of a first start that was cut short. */
export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'cluster', 'PG_VERSION')) && !existsSync(markerOf(folder));
}

/** Whether it was ever opened, so that what was erased may still be in its files. */
export function isUsedCluster(folder: string): boolean {
  return hasCluster(folder) && existsSync(join(folder, 'cluster', 'global', 'pg_control'));
}

export function finishCluster(folder: string): void {
  rmSync(markerOf(folder), { force: true });
}

function markerOf(folder: string): string {
  return join(folder, 'preparing');
}

function codeOf(thrown: unknown): string {
  const { code } = thrown as NodeJS.ErrnoException;
  return code ?? String(thrown);
}
