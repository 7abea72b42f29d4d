import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

const REPEAT_MS = 1000;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] added to the environment
 * @property {number} [timeoutMs]
 */

/**
 * Runs a program quietly and keeps what it prints.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, { cwd = root, env = {}, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    const limit = timeoutMs === undefined ? undefined : setTimeout(() => child.kill(), timeoutMs);
    const finish = (/** @type {number} */ code, /** @type {string} */ text) => {
      clearTimeout(limit);
      resolve({ code, output: text });
    };
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => finish(127, `${output}${error.message}`));
    child.on('close', (code, signal) => finish(exitCode(code, signal), output));
  });
}

/**
 * Runs a program in the foreground: same terminal, signals passed on, its exit code given back. A tethered one has a
 * channel to this process, and is told by its end when this process ends without a word.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions & { tether?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function foreground(program, args, { cwd = root, env = {}, tether = false } = {}) {
  return new Promise((resolve) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = tether ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio });
    const release = passSignals(() => [child]);
    const finish = (/** @type {number} */ code) => {
      release();
      resolve(code);
    };
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      finish(127);
    });
    child.on('close', (code, signal) => finish(exitCode(code, signal)));
  });
}

/**
 * Hands the signals this process gets to its children, once each: npm repeats the one a terminal sends, and a program
 * may take a second one for impatience.
 * @param {() => readonly import('node:child_process').ChildProcess[]} children
 * @param {(signal: NodeJS.Signals) => void} [onSignal]
 * @returns {() => void} stops listening
 */
export function passSignals(children, onSignal) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @type {Map<NodeJS.Signals, number>} */
  const seen = new Map();
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    const last = seen.get(signal) ?? -Infinity;
    seen.set(signal, performance.now());
    if (performance.now() - last < REPEAT_MS) return;
    onSignal?.(signal);
    // A terminal gives its interrupt to the whole group, so the children have it already.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of children()) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  const orphaned = watchParent(() => pass('SIGTERM'));
  return () => {
    clearInterval(orphaned);
    for (const signal of signals) process.off(signal, pass);
  };
}

/**
 * npm ends the shell between it and us, and the shell tells nobody: under npm, losing the parent is an order to stop.
 * @param {() => void} onLost
 */
function watchParent(onLost) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onLost();
  }, 250).unref();
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  if (code !== null) return code;
  return signal ? 128 + constants.signals[signal] : 1;
}
