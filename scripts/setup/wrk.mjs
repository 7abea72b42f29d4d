import { capture } from './child.mjs';
import { findProgram, isRootOnDebian } from './programs.mjs';
import { showStep } from './progress.mjs';

const FETCH_LIMIT_MS = 5 * 60_000;

/**
 * wrk, a load generator in C: a client in JavaScript takes as much of the machine as the server it measures.
 * @returns {Promise<string | undefined>} undefined where it cannot be had
 */
export async function ensureWrk() {
  const present = findProgram(['wrk']);
  if (present || !isRootOnDebian()) return present;
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: FETCH_LIMIT_MS };
  await showStep('Fetching wrk', async () => {
    await capture('apt-get', ['update'], options);
    await capture('apt-get', ['install', '-y', '--no-install-recommends', 'wrk'], options);
  });
  return findProgram(['wrk']);
}
