import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { capture } from './child.mjs';
import { StepFailure } from './progress.mjs';

/**
 * Runs npm on a chosen Node, whichever Node started us.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function runNpm(node, args, cwd) {
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`;
  return capture(node, [findNpm(), ...args, '--no-audit', '--no-fund'], { cwd, env: { PATH } });
}

function findNpm() {
  const beside = path.dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    ...(process.env.PATH ?? '')
      .split(path.delimiter)
      .flatMap((folder) => ['npm', 'node_modules/npm/bin/npm-cli.js'].map((file) => path.join(folder, file))),
  ];
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    const file = realpathSync(candidate);
    if (path.basename(file) === 'npm-cli.js') return file;
  }
  throw new StepFailure('npm was not found: install it beside Node and run the command again.');
}
