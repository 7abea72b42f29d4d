import path from 'node:path';
import { capture } from './child.mjs';
import { findProgram, isRootOnDebian } from './programs.mjs';
import { showStep, StepFailure } from './progress.mjs';
import { inRoot } from './root.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const WINDOWS_PLACES = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];
const FETCH_LIMIT_MS = 5 * 60_000;

/**
 * A Chromium that is already here: the one CHROMIUM_PATH names, one of the machine, or one Playwright fetched before.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return named;
    throw new StepFailure(`CHROMIUM_PATH names ${named}, which does not start: mend it or leave it unset.`);
  }
  const candidates = [findProgram([...NAMES, ...systemPlaces()]), await playwrightPath()];
  for (const candidate of candidates) if (candidate && (await starts(candidate))) return candidate;
  return undefined;
}

/**
 * Finds a Chromium or gets one: Playwright's own download, then Debian's package when we may install it.
 * @param {string} node
 * @returns {Promise<string | undefined>} undefined where neither can be had
 */
export async function ensureChromium(node) {
  const present = await findChromium();
  if (present) return present;
  try {
    return await showStep('Fetching Chromium', () => fetchChromium(node));
  } catch (error) {
    if (error instanceof StepFailure) return undefined;
    throw error;
  }
}

/** @param {string} node */
async function fetchChromium(node) {
  const cli = inRoot('node_modules/playwright-core/cli.js');
  await capture(node, [cli, 'install', '--no-shell', 'chromium'], { timeoutMs: FETCH_LIMIT_MS });
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  // The download may be here and lack the libraries it needs: Debian's package brings its own.
  if (isRootOnDebian()) await installPackage();
  const packaged = await findChromium();
  if (packaged) return packaged;
  throw new StepFailure('No Chromium could be fetched.');
}

async function installPackage() {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: FETCH_LIMIT_MS };
  await capture('apt-get', ['update'], options);
  await capture('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
}

function systemPlaces() {
  if (process.platform === 'darwin') return MAC_PLACES;
  if (process.platform !== 'win32') return [];
  const { PROGRAMFILES, LOCALAPPDATA } = process.env;
  const folders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA];
  return folders.flatMap((folder) => (folder ? WINDOWS_PLACES.map((place) => path.join(folder, place)) : []));
}

/** Absent before the packages are installed. */
async function playwrightPath() {
  try {
    const { chromium } = await import('playwright-core');
    return findProgram([chromium.executablePath()]);
  } catch {
    return undefined;
  }
}

/**
 * A browser without its libraries is no browser. Windows opens a window instead of telling its version.
 * @param {string} program
 */
async function starts(program) {
  if (process.platform === 'win32') return findProgram([program]) !== undefined;
  return (await capture(program, ['--version'], { timeoutMs: 20_000 })).code === 0;
}
