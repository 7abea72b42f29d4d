import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../setup/root.mjs';

const memoryDisk = '/dev/shm';
const roomBytes = 2 * 1024 ** 3;

/** Where the files of a run go, and go with it: in memory where there is room, since each test has a database of its own. */
export const scratchFolder = path.join(
  hasRoom(memoryDisk) ? memoryDisk : tmpdir(),
  `parcours-tests-${process.pid}`,
);

/** What Node makes of the sources, kept from run to run. */
export const compiledFolder = inRoot('node_modules/.cache/compiled');

/** @param {string} folder */
function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, process.availableMemory()) > roomBytes;
  } catch {
    return false;
  }
}

/** What a run that was killed left behind would stay in memory. */
function removeOrphans() {
  const root = path.dirname(scratchFolder);
  for (const name of existsSync('/proc/self') ? readdirSync(root) : []) {
    const owner = /^parcours-tests-(\d+)$/.exec(name)?.[1];
    if (owner && !existsSync(`/proc/${owner}`))
      rmSync(path.join(root, name), { recursive: true, force: true });
  }
}

/** Makes the folder before the first test and takes it away after the last. */
export default function setup() {
  removeOrphans();
  // Open to the account that PostgreSQL runs under.
  mkdirSync(scratchFolder, { recursive: true, mode: 0o755 });
  return () => rmSync(scratchFolder, { recursive: true, force: true });
}
