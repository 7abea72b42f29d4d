import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The first of these programs that is on the machine: a name is looked for in PATH, a path is taken as it is.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  for (const name of names) {
    const places = path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name));
    const found = places.find(isRunnable);
    if (found) return found;
  }
  return undefined;
}

/** The folder of PostgreSQL's server programs, which Debian keeps out of PATH; the newest version wins. */
export function findPostgresFolder() {
  const initdb = findProgram(['initdb', 'initdb.exe']);
  if (initdb) return path.dirname(initdb);
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(versions, version, 'bin'))
    .find((folder) => isRunnable(path.join(folder, 'initdb')));
}

/** @param {string} file */
function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');
