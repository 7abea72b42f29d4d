import { findChromium } from '../setup/chromium.mjs';
import { findJava } from '../setup/java.mjs';

/**
 * Hands the paths of the browser and of Java to the browser tests, also when one of them is run alone.
 * @param {import('vitest/node').TestProject} project
 */
export default async function setup(project) {
  const [chromium, java] = await Promise.all([findChromium(), findJava()]);
  if (!chromium)
    throw new Error('No Chromium was found: CHROMIUM_PATH can name one, and npm test fetches one.');
  project.provide('chromiumPath', chromium);
  project.provide('javaPath', java ?? '');
}
