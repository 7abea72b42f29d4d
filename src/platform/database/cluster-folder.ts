import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#lib/errors.ts';
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
      `cannot write in ${folder} (${codeOf(thrown)}); give this user the right to, or set DATA_DIR to another folder`,
      { cause: thrown },
    );
  }
}

/**
 * Looks at the cluster before PostgreSQL does. A first start that was cut short left a marker and half a cluster:
 * nothing was ever stored in it, so it is made anew.
 */
export function prepareCluster(folder: string, clusterFolder: string): void {
  if (existsSync(markerOf(folder))) rmSync(clusterFolder, { recursive: true, force: true });
  const versionFile = join(clusterFolder, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    writeFileSync(markerOf(folder), '');
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

/** Whether something was ever stored in it: half a cluster is of a first start that was cut short. */
export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'cluster', 'PG_VERSION')) && !existsSync(markerOf(folder));
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
