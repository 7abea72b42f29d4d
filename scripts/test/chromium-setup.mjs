import { findChromium } from '../setup/chromium.mjs';

/**
 * Hands the browser's path to the browser tests, also when one of them is run alone.
 * @param {import('vitest/node').TestProject} project
 */
export default async function setup(project) {
  const chromium = await findChromium();
  if (!chromium)
    throw new Error('No Chromium was found: CHROMIUM_PATH can name one, and npm test fetches one.');
  project.provide('chromiumPath', chromium);
}
