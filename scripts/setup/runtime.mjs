import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from './child.mjs';
import { runNpm } from './npm.mjs';
import { showStep, StepFailure } from './progress.mjs';
import { inRoot } from './root.mjs';
import { verifyRuntime } from './verify-runtime.mjs';

const NEEDED_MAJOR = 24;
const folder = inRoot('runtime');

/**
 * The Node that runs the product: this one when it is recent enough, otherwise the one of `runtime/`, fetched once.
 * @returns {Promise<string>} the path of the program
 */
export async function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  const present = findRuntime();
  if (present) {
    await verifyRuntime(present, folder);
    return present;
  }
  return showStep(`Fetching Node ${NEEDED_MAJOR} (this machine has ${process.versions.node})`, fetchRuntime);
}

async function fetchRuntime() {
  const { code, output } = await runNpm(process.execPath, ['ci'], folder);
  const program = findRuntime();
  if (code === 0 && program) {
    await verifyRuntime(program, folder);
    const version = await capture(program, ['--version']);
    if (version.code === 0) return program;
  }
  throw new StepFailure(
    `Node ${NEEDED_MAJOR} could not be fetched: check the network and run the command again, or install Node ${NEEDED_MAJOR} yourself.`,
    output,
  );
}

/** Only the package for this system and processor is ever installed, at the version the manifest pins. */
function findRuntime() {
  const pinned = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).optionalDependencies;
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(modules)) return undefined;
  for (const name of readdirSync(modules)) {
    if (!(name in pinned)) continue;
    const manifest = JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8'));
    const program = path.join(modules, name, manifest.bin.node);
    if (manifest.version === pinned[name] && existsSync(program)) return program;
  }
  return undefined;
}
