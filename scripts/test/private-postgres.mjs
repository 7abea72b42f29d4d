import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from '../setup/child.mjs';
import { findPostgresFolder } from '../setup/programs.mjs';

/**
 * Starts a PostgreSQL of our own in a temporary folder: no account of the machine's server is touched.
 * Durability is off, since nothing outlives the run.
 */
export async function startPostgres() {
  const programs = findPostgresFolder();
  if (!programs) throw new Error("PostgreSQL's programs are not on this machine.");
  const folder = mkdtempSync(path.join(tmpdir(), 'parcours-postgres-'));
  const data = path.join(folder, 'data');
  const account = serverAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const asAccount = account
    ? ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
    : [];

  /** @param {string} program @param {string[]} args */
  const run = async (program, args) => {
    const file = path.join(programs, program);
    const [command = file, ...rest] = [...asAccount, file, ...args];
    const { code, output } = await capture(command, rest, { cwd: folder, timeoutMs: 60_000 });
    if (code !== 0) throw new Error(`${program} failed: ${output}`);
  };

  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    // A hundred short-lived databases: there is nothing to tidy.
    'autovacuum=off',
    'max_connections=100',
  ];
  const options = [`-p ${port} -h 127.0.0.1 -k ${folder}`, ...settings.map((setting) => `-c ${setting}`)];
  const log = path.join(folder, 'log');
  const start = () => run('pg_ctl', ['start', '-D', data, '-l', log, '-w', '-o', options.join(' ')]);
  const halt = () => run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
  const stop = async () => {
    await halt().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const making = '-U postgres -A trust -E UTF8 --locale=C --no-sync';
    await run('pg_ctl', ['initdb', '-D', data, '-o', making]);
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Ends it at once, as a crash would. */
    halt,
    /** Starts it again, with what it had. */
    start,
    stop,
  };
}

/** PostgreSQL refuses to run as root: the account its package made is used instead. */
function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: accountNumber('-u'), gid: accountNumber('-g') };
}

/** @param {'-u' | '-g'} flag */
const accountNumber = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => void server.close(resolve));
  return port;
}
