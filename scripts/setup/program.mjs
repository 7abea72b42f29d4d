import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** The program as it was built: it starts fastest. */
export const BUILT_PROGRAM = 'dist/server/main.js';
/** The program as it is written: it needs no build of its own, so development starts this one. */
export const SOURCE_PROGRAM = 'src/main.ts';

/** A nursery larger than this costs a hundred megabytes under load and makes nothing faster. */
export const NURSERY = '--max-semi-space-size=16';

/**
 * The arguments that start the product, with the settings of `.env` when there is one.
 * @param {string} entry
 * @param {readonly string[]} parts none for all of them
 */
export function programArgs(entry, parts) {
  const settings = existsSync(inRoot('.env')) ? ['--env-file=.env'] : [];
  return [NURSERY, ...settings, entry, ...parts];
}

/**
 * For the C library of most Linux systems: large buffers go back to the system as soon as they are free, instead of
 * staying with the process between small ones that are still in use. Other systems do not read them.
 */
export const MEMORY_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** What Node compiled is kept for the next start. */
export const programEnv = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'), ...MEMORY_ENV };
