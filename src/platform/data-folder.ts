import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#lib/errors.ts';
import { makeFolder } from './make-folder.ts';

/** What a backup has besides the database: the program cannot make it again. */
export const keptEntries = ['secret', 'files', 'outbox'] as const;

/** What the program keeps in its data folder. Whatever else lies there is not ours to change. */
const ownEntries: readonly string[] = [...keptEntries, 'database', 'schedule', 'copies'];

const forOthers = 0o077;
const shared = 0o1000;

/**
 * Makes the data folder, and closes it to the other users of the machine: what is written from now on is for its owner
 * alone, and what an earlier version left open is closed. Systems without such rights are left as they are, and a folder
 * that cannot be made is for whoever needs it to complain of.
 */
export function closeDataFolder(folder: string): void {
  if (!process.getuid) return;
  process.umask(forOthers);
  if (!isMade(folder)) return;
  try {
    if (lstatSync(folder).mode & shared) throw new Error('the folder is shared by all users');
    close(folder);
    for (const name of readdirSync(folder)) if (ownEntries.includes(name)) closeAll(join(folder, name));
  } catch (cause) {
    const message = `The data folder ${folder} cannot be kept from other users: give it to the user of the program, or set DATA_DIR`;
    throw new AppError('folder-unusable', message, { cause });
  }
}

function isMade(folder: string): boolean {
  try {
    makeFolder(folder);
    return true;
  } catch {
    return false;
  }
}

function closeAll(path: string): void {
  const isFolder = close(path);
  if (isFolder) for (const name of readdirSync(path)) closeAll(join(path, name));
}

/** Says whether it is a folder. A link is left alone: its target has rights of its own. */
function close(path: string): boolean {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return false;
  if (stats.mode & forOthers) chmodSync(path, stats.mode & 0o700);
  return stats.isDirectory();
}
