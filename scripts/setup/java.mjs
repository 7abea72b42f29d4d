import { createRequire } from 'node:module';
import path from 'node:path';
import { capture } from './child.mjs';
import { findProgram, isRootOnDebian } from './programs.mjs';
import { showStep, StepFailure } from './progress.mjs';
import { inRoot } from './root.mjs';

/** What the Nu validator asks for. */
const OLDEST_VERSION = 11;
const FETCH_LIMIT_MS = 5 * 60_000;
const PROGRAM = process.platform === 'win32' ? 'java.exe' : 'java';

/** Finds a runtime, or downloads one under `node_modules/.cache`. */
const downloader = inRoot('node_modules/vnu-jar/vnu-java-downloader.js');

/**
 * A Java that is already here: the one JAVA_HOME names, one of the machine, or one that was fetched before.
 * @returns {Promise<string | undefined>}
 */
export async function findJava() {
  const home = process.env.JAVA_HOME;
  const named = home ? [path.join(home, 'bin', PROGRAM)] : [];
  const candidates = [findProgram([...named, PROGRAM]), fetchedJava()];
  for (const candidate of candidates) if (candidate && (await isRecent(candidate))) return candidate;
  return undefined;
}

/**
 * Finds a Java or gets one: the runtime that the validator's package fetches, then Debian's package when we may
 * install it.
 * @param {string} node
 * @returns {Promise<string | undefined>} undefined where neither can be had
 */
export async function ensureJava(node) {
  const present = await findJava();
  if (present) return present;
  try {
    return await showStep('Fetching Java', () => fetchJava(node));
  } catch (error) {
    if (error instanceof StepFailure) return undefined;
    throw error;
  }
}

/** @param {string} node */
async function fetchJava(node) {
  await capture(node, [downloader], { timeoutMs: FETCH_LIMIT_MS });
  const downloaded = await findJava();
  if (downloaded) return downloaded;
  if (isRootOnDebian()) await installPackage();
  const packaged = await findJava();
  if (packaged) return packaged;
  throw new StepFailure('No Java could be fetched.');
}

async function installPackage() {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: FETCH_LIMIT_MS };
  await capture('apt-get', ['update'], options);
  await capture('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'], options);
}

/** Absent before the packages are installed. */
function fetchedJava() {
  try {
    /** @type {{ findCachedJava(): string | null }} */
    const { findCachedJava } = createRequire(import.meta.url)(downloader);
    return findCachedJava() ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} program */
async function isRecent(program) {
  const { code, output } = await capture(program, ['-version'], { timeoutMs: 20_000 });
  const version = /version "(\d+)/.exec(output)?.[1];
  return code === 0 && Number(version) >= OLDEST_VERSION;
}
