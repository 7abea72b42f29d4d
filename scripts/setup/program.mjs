import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';

/**
 * The arguments that start the product, with the settings of `.env` when there is one.
 * @param {readonly string[]} services none for all of them
 */
export function programArgs(services) {
  const settings = existsSync(inRoot('.env')) ? ['--env-file=.env'] : [];
  return [...settings, 'src/main.ts', ...services];
}
