import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { FeedFault } from './feed-fault.ts';

export interface FolderFile {
  readonly name: string;
  /** Where the file truly lies, links followed. */
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
}

const tableName = /^[^.].*\.(txt|geojson)$/;

/** The tables of a folder by name. A link that leads out of the folder is refused; other files are no concern of a feed. */
export function listFolder(folder: string, maxFiles: number): readonly FolderFile[] {
  try {
    const root = realpathSync(folder);
    const names = readdirSync(root).filter((name) => tableName.test(name));
    if (names.length > maxFiles) throw new FeedFault('source-too-large', `${names.length} > ${maxFiles}`);
    return names.sort().flatMap((name) => describe(root, name));
  } catch (cause) {
    throw cause instanceof FeedFault ? cause : new FeedFault('source-missing', folder, cause);
  }
}

function describe(root: string, name: string): FolderFile[] {
  const path = realpathSync(join(root, name));
  const inside = root.endsWith(sep) ? root : root + sep;
  if (!path.startsWith(inside)) throw new FeedFault('source-path', name);
  const found = statSync(path);
  return found.isFile() ? [{ name, path, size: found.size, mtimeMs: found.mtimeMs }] : [];
}
