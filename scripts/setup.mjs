import { pathToFileURL } from 'node:url';
import { ensureBundles } from './setup/bundles.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { runCommand } from './setup/progress.mjs';
import { ensureNode } from './setup/runtime.mjs';

/**
 * Brings a clone to where it can run; a step already done costs next to nothing.
 * @param {{ bundles?: boolean }} [options]
 * @returns {Promise<string>} the Node to run the product with
 */
export async function setUp({ bundles = true } = {}) {
  const node = await ensureNode();
  await ensurePackages(node);
  if (bundles) await ensureBundles(node);
  return node;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runCommand(async () => void (await setUp()));
}
