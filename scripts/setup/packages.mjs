import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runNpm } from './npm.mjs';
import { showStep, StepFailure } from './progress.mjs';
import { inRoot, root } from './root.mjs';

const stampFile = inRoot('node_modules/.parcours-lock');

/**
 * Installs the packages of the lockfile when they are not the ones installed.
 * @param {string} node
 */
export async function ensurePackages(node) {
  const lock = readFileSync(inRoot('package-lock.json'), 'utf8');
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!isInstalled(lock)) await showStep('Installing the packages', () => install(node));
  writeFileSync(stampFile, stamp);
}

/** @param {string} node */
async function install(node) {
  // The build needs the development packages, whatever NODE_ENV says.
  const { code, output } = await runNpm(node, ['ci', '--include=dev', '--include=optional'], root);
  if (code === 0) return;
  throw new StepFailure(
    'The packages could not be installed: check the network and run the command again.',
    output,
  );
}

/**
 * npm keeps a record of what it installed: someone who ran it by hand need not wait for it twice.
 * @param {string} lock
 */
function isInstalled(lock) {
  const record = inRoot('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(lock).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  for (const [name, entry] of Object.entries(wanted)) {
    if (name !== '' && !entry.optional && present[name]?.version !== entry.version) return false;
    if (entry.optional && present[name] && present[name].version !== entry.version) return false;
  }
  return Object.keys(present).every((name) => name in wanted);
}
