import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';

/**
 * One value for the state of some files and folders. Sizes and dates stand for the contents: reading every file would
 * be felt at each start.
 * @param {readonly string[]} names relative to the project
 * @param {(file: string) => boolean} counts
 */
export function fingerprint(names, counts) {
  const hash = createHash('sha256');
  for (const name of names) addEntry(hash, inRoot(name), counts);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} entry
 * @param {(file: string) => boolean} counts
 */
function addEntry(hash, entry, counts) {
  if (!existsSync(entry)) return;
  const stat = statSync(entry);
  if (stat.isDirectory()) {
    for (const name of readdirSync(entry).sort()) addEntry(hash, path.join(entry, name), counts);
  } else if (counts(entry)) {
    hash.update(`${path.relative(inRoot(), entry)} ${stat.size} ${stat.mtimeMs}\n`);
  }
}
