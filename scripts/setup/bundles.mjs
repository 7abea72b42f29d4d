import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from './child.mjs';
import { compressFolder } from './compress.mjs';
import { showStep, StepFailure } from './progress.mjs';
import { inRoot } from './root.mjs';

const SOURCES = [
  'src',
  'data',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const stampFile = inRoot('dist/.stamp');

export const vite = inRoot('node_modules/vite/bin/vite.js');

/** What the browser gets, its service worker beside it, and the program with what draws its pages. */
export const BUNDLES = [
  { name: 'browser', args: ['build'] },
  { name: 'worker', args: ['build', '--mode', 'worker'] },
  { name: 'server', args: ['build', '--ssr'] },
];

/**
 * Builds the site when its sources are not those of the last build.
 * @param {string} node
 */
export async function ensureBundles(node) {
  const current = currentState();
  const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current;
  if (!isFresh) await buildBundles(node);
}

/** @param {string} node */
export async function buildBundles(node) {
  const state = currentState();
  forgetBundles();
  await showStep('Building the site', async () => {
    for (const bundle of BUNDLES) await buildOne(node, bundle);
    await makeCluster(node);
    await compressFolder(inRoot('dist/client'));
  });
  writeFileSync(stampFile, state);
}

/** The next command builds again, whatever the dates say. */
export function forgetBundles() {
  rmSync(stampFile, { force: true });
}

/**
 * @param {string} node
 * @param {{ name: string, args: string[] }} bundle
 */
async function buildOne(node, { name, args }) {
  const { code, output } = await capture(node, [vite, ...args], { env: { NODE_ENV: 'production' } });
  if (code !== 0)
    throw new StepFailure(`The ${name} bundle does not build: mend what is said above.`, output);
}

/**
 * The empty database that a first start copies.
 * @param {string} node
 */
async function makeCluster(node) {
  const { code, output } = await capture(node, [inRoot('dist/server/make-cluster.js')]);
  if (code !== 0)
    throw new StepFailure('The empty database cannot be made: mend what is said above.', output);
}

/** One value for the state of the sources, by sizes and dates: reading every file would be felt at each start. */
function currentState() {
  const hash = createHash('sha256');
  for (const name of SOURCES.flatMap(listEntries)) {
    const stat = statSync(inRoot(name));
    if (stat.isFile()) hash.update(`${name} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** @param {string} name a file or a folder of the project, with all that is in it */
function listEntries(name) {
  const stat = statSync(inRoot(name), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [name] : [];
  const entries = readdirSync(inRoot(name), { recursive: true, encoding: 'utf8' }).sort();
  return entries.filter((entry) => !/\.test\.tsx?$/.test(entry)).map((entry) => path.join(name, entry));
}
