import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { capture } from './child.mjs';
import { compressFolder } from './compress.mjs';
import { fingerprint } from './fingerprint.mjs';
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

/** The two bundles: what the browser gets, and the program with what draws its pages. */
export const BUNDLES = [
  { name: 'browser', args: ['build'] },
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

function currentState() {
  return fingerprint(SOURCES, (file) => !/\.test\.tsx?$/.test(file));
}
