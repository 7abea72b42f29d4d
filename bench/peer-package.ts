import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Fetches a package to compare with, for the comparison alone; gives its folder. */
export async function fetchPeer(name: string, version: string): Promise<string> {
  const home = resolve('node_modules/.cache/bench-peer', name);
  const folder = join(home, 'node_modules', name);
  if (!existsSync(join(folder, 'package.json'))) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{"private":true}');
    await run('npm', ['install', '--no-audit', '--no-fund', `${name}@${version}`], { cwd: home });
  }
  return folder;
}
