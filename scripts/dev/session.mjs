import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { passSignals } from '../setup/child.mjs';
import { BUNDLES, forgetBundles, vite } from '../setup/bundles.mjs';
import { programArgs, SOURCE_PROGRAM } from '../setup/program.mjs';
import { inRoot, root } from '../setup/root.mjs';

const SETTLE_MS = 150;
const STOP_LIMIT_MS = 5000;

/**
 * Rebuilds the bundles as their sources change, and starts the program anew when a bundle or a file it runs changes.
 * The open pages reload by themselves when the program is back (DEV_RELOAD).
 * @param {string} node
 * @param {readonly string[]} parts
 * @returns {Promise<number>}
 */
export function runDevelopment(node, parts) {
  // Watched bundles are not compressed, so they are not those of a real build.
  forgetBundles();
  const env = { ...process.env, NODE_ENV: 'production' };
  // A page that is rebuilt must not come from a copy: in development there is no service worker.
  const builders = BUNDLES.filter(({ name }) => name !== 'worker').map(({ args }) =>
    spawn(node, [vite, ...args, '--watch', '--logLevel', 'warn', '--clearScreen', 'false'], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
  const program = new Program(node, parts);
  program.start();
  const watchers = watchSources(() => program.restart());
  return new Promise((resolve) => {
    const release = passSignals(
      () => [...builders, ...program.children()],
      () => {
        for (const watcher of watchers) watcher.close();
        program.isStopping = true;
        void program.stop().then(() => {
          release();
          resolve(0);
        });
      },
    );
  });
}

class Program {
  isStopping = false;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  child;
  /** @type {Promise<void>} */
  turn = Promise.resolve();

  /**
   * @param {string} node
   * @param {readonly string[]} parts
   */
  constructor(node, parts) {
    this.node = node;
    this.parts = parts;
  }

  children() {
    return this.child ? [this.child] : [];
  }

  start() {
    if (this.isStopping) return;
    const child = spawn(this.node, programArgs(SOURCE_PROGRAM, this.parts), {
      cwd: root,
      env: { GALLERY: 'on', ...process.env, DEV_RELOAD: '1' },
      // The channel ends the program with this process, however that ends.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    child.on('exit', (code) => {
      if (this.child !== child) return;
      this.child = undefined;
      if (!this.isStopping)
        process.stdout.write(`The program ended (${code}); it starts again at the next change.\n`);
    });
  }

  /** One restart after another, never two at once. */
  restart() {
    this.turn = this.turn.then(async () => {
      await this.stop();
      this.start();
    });
  }

  /** @returns {Promise<void>} */
  stop() {
    const child = this.child;
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      child.once('exit', () => {
        clearTimeout(impatience);
        resolve();
      });
      this.child = undefined;
      child.kill('SIGTERM');
    });
  }
}

/** @param {() => void} onChange */
function watchSources(onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  const note = (/** @type {boolean} */ concerns) => {
    if (!concerns) return;
    clearTimeout(settling);
    settling = setTimeout(onChange, SETTLE_MS);
  };
  const options = { recursive: true };
  return [
    watch(inRoot('src'), options, (_, file) =>
      note(file !== null && /(?<!\.test)\.(?:ts|sql|json)$/.test(file)),
    ),
    watch(inRoot('data'), options, () => note(true)),
    watch(inRoot('dist'), options, (_, file) =>
      note(file !== null && /manifest\.json$|^server.*\.js$/.test(file)),
    ),
  ];
}
