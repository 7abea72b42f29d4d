import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface LoadFigures {
  readonly perSecond: number;
  readonly p99Ms: number;
}

interface LoadOptions {
  readonly seconds: number;
  readonly connections: number;
  /** Every request has an address of its own. */
  readonly isUnique?: boolean;
}

/** Asks for addresses in turn, from a process of its own. A request that fails fails the benchmark. */
export async function load(urls: readonly string[], options: LoadOptions): Promise<LoadFigures> {
  const { seconds, connections, isUnique = false } = options;
  const args = [urls.join(' '), String(seconds), String(connections), ...(isUnique ? ['unique'] : [])];
  const { stdout } = await run(process.execPath, ['bench/load.mjs', ...args]);
  const result = JSON.parse(stdout) as LoadFigures & { readonly failures: number };
  if (result.failures > 0) throw new Error(`${result.failures} requests failed on ${urls[0]}`);
  return result;
}
