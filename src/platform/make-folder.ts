import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it that are missing; one that stands there already is taken as it is.
 * Node's own recursive way tries for ever where the folder above exists and the system still says that it does not,
 * as `/proc` does.
 */
export function makeFolder(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (isFolder(folder)) return;
    const above = dirname(folder);
    if (code !== 'ENOENT' || isFolder(above)) throw thrown;
    makeFolder(above, mode);
    makeFolder(folder, mode);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
