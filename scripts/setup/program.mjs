import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** The program as it was built: it starts fastest. */
export const BUILT_PROGRAM = 'dist/server/main.js';
/** The program as it is written: it needs no build of its own, so development starts this one. */
export const SOURCE_PROGRAM = 'src/main.ts';

/** A nursery larger than this costs a hundred megabytes under load and makes nothing faster. */
const NURSERY = '--max-semi-space-size=16';

/**
 * The arguments that start the product, with the settings of `.env` when there is one.
 * @param {string} entry
 * @param {readonly string[]} parts none for all of them
 */
export function programArgs(entry, parts) {
  const settings = existsSync(inRoot('.env')) ? ['--env-file=.env'] : [];
  return [NURSERY, ...settings, entry, ...parts];
}

/** What Node compiled is kept for the next start. */
export const programEnv = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node') };
