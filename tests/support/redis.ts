import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** Whether this machine has the program; the tests that need it say "skipped" elsewhere. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** A server of the test's own: no port, nothing written, gone with its folder. */
export interface PrivateRedis {
  /** The path of its socket, which stands for an address. */
  readonly url: string;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again, empty, at the same address. */
  restart(): Promise<void>;
  /** Lets it hang: connected, and silent. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export async function startRedis(more: readonly string[] = []): Promise<PrivateRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const url = join(folder, 'redis.sock');
  let server: ChildProcess | undefined;

  async function restart(): Promise<void> {
    const settings = { port: '0', unixsocket: url, dir: folder, save: '', appendonly: 'no', daemonize: 'no' };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    server = spawn('redis-server', [...args, ...more], { stdio: 'ignore' });
    await answering(url);
  }

  async function kill(): Promise<void> {
    const ended = server;
    server = undefined;
    if (!ended) return;
    const exit = once(ended, 'exit');
    ended.kill('SIGKILL');
    await exit;
  }

  await restart();
  return {
    url,
    kill,
    restart,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (existsSync(url) && (await pings(url))) return;
    await sleep(25);
  }
  throw new Error('redis-server does not answer');
}

async function pings(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: null, maxRetriesPerRequest: 0 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
