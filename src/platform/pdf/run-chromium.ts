import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ChromiumOptions {
  readonly chromiumPath: string;
  readonly address: URL;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Prints one page in a browser with a profile of its own, which is gone afterwards with all the browser started. */
export async function runChromium({
  chromiumPath,
  address,
  timeoutMs,
  signal,
}: ChromiumOptions): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'parcours-pdf-'));
  const file = join(folder, 'page.pdf');
  try {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    stop.throwIfAborted();
    await runToEnd(chromiumPath, [...flagsFor(folder, file, address), address.href], { folder, stop });
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

interface Run {
  readonly folder: string;
  readonly stop: AbortSignal;
}

async function runToEnd(command: string, args: readonly string[], { folder, stop }: Run): Promise<void> {
  // A group of its own, so that a wrapper around the browser and the browser's own processes end together.
  const child = spawn(command, args, { detached: true, stdio: 'ignore', env: environmentIn(folder) });
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of the group has ended already.
    }
  };
  stop.addEventListener('abort', end, { once: true });
  try {
    const [code, killedBy] = (await once(child, 'close')) as [number | null, string | null];
    stop.throwIfAborted();
    if (code !== 0) throw new Error(`the browser ended with ${code ?? killedBy}`);
  } finally {
    stop.removeEventListener('abort', end);
    end();
  }
}

/** Nothing of ours goes along: our settings hold secrets. What the browser writes stays in the folder. */
const environmentIn = (folder: string): NodeJS.ProcessEnv => ({
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LANG: 'C.UTF-8',
  HOME: folder,
  TMPDIR: folder,
});

function flagsFor(folder: string, file: string, { hostname }: URL): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    '--headless',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-extensions',
    '--disable-sync',
    '--no-first-run',
    '--no-pdf-header-footer',
    '--export-tagged-pdf',
    // Our pages ask nothing of other hosts; nor does the browser by itself.
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${hostname}`,
    `--user-data-dir=${join(folder, 'profile')}`,
    `--print-to-pdf=${file}`,
    // Chromium refuses to run as root with its sandbox on, as it may have to in a container.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
