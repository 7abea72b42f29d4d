import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MEMORY_ENV, NURSERY } from '#scripts/setup/program.mjs';

export interface ProgramOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** The parts to start; all unless given. */
  readonly parts?: readonly string[];
  readonly dataDir?: string;
  /** A file that standard output goes to instead; then the settings name the port. */
  readonly output?: string;
}

/** The program in a process of its own, as it was built and as an operator starts it. */
export interface Program {
  readonly dataDir: string;
  readonly pid: number | undefined;
  /** Everything printed so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** The lines of the log. */
  readonly logs: () => Record<string, unknown>[];
  /** The address it prints when it is ready; throws when it ends before. */
  readonly ready: Promise<string>;
  readonly exit: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  signal(name: NodeJS.Signals): void;
  /** Ends it if it still runs, and takes its folder away. */
  stop(): Promise<void>;
}

export function startProgram({ settings = {}, parts = [], dataDir, output }: ProgramOptions = {}): Program {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'parcours-program-'));
  const env = {
    PATH: process.env['PATH'],
    TZ: 'UTC',
    PORT: '0',
    DATA_DIR: folder,
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    ...MEMORY_ENV,
    ...settings,
  };
  const file = output === undefined ? undefined : openSync(output, 'a');
  const child = spawn(process.execPath, [NURSERY, resolve('dist/server/main.js'), ...parts], {
    env,
    cwd: tmpdir(),
    stdio: ['ignore', file ?? 'pipe', 'pipe'],
  });
  if (file !== undefined) closeSync(file);
  let stdout = '';
  let stderr = '';
  const exit = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
  }));
  const ready = new Promise<string>((resolveReady, reject) => {
    let isReady = false;
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
      const address = isReady ? undefined : /^Health\s+(\S+)\/readyz$/m.exec(stdout)?.[1];
      isReady ||= address !== undefined;
      if (address) resolveReady(address);
    });
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
    void exit.then(({ code }) => reject(new Error(`ended with ${code}: ${stderr}`)));
    if (file !== undefined) void answering(`http://127.0.0.1:${env.PORT}`, exit).then(resolveReady);
  });
  ready.catch(() => undefined);
  return {
    dataDir: folder,
    pid: child.pid,
    stdout: () => stdout,
    stderr: () => stderr,
    logs: () =>
      stdout
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : [])),
    ready,
    exit,
    signal: (name) => void child.kill(name),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await exit;
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves with the address once it answers, and never for a program that ended. */
async function answering(origin: string, exit: Promise<unknown>): Promise<string> {
  const ended = exit.then(() => 'ended' as const);
  const look = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (;;) {
    const seen = await Promise.race([ended, look()]);
    if (seen === 'ended') return new Promise(() => undefined);
    if (seen) return origin;
    await wait(50);
  }
}
