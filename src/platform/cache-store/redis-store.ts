import { Redis } from 'ioredis';
import { AppError } from '#lib/errors.ts';
import type { Log } from '#platform/log.ts';
import type { CacheStore } from './cache-store.ts';
import { createChannels } from './channels.ts';
import { createFuse, type Patience } from './fuse.ts';

export interface RedisStoreOptions {
  /** `redis://`, `rediss://`, or the path of a socket. */
  readonly url: string;
  /** Put before every key and channel, so that installations can share a server. */
  readonly prefix: string;
  readonly log: Log;
  readonly patience?: Patience;
}

const longestRetryMs = 2000;

export function createRedisStore({ url, prefix, log, patience }: RedisStoreOptions): CacheStore {
  const channels = createChannels((err, channel) => log.error({ err, channel }, 'a listener failed'));
  const redis = new Redis(url, {
    protocol: 2,
    lazyConnect: true,
    connectTimeout: 5000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // A write that lost its connection must not come back after a newer one.
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(longestRetryMs, 50 * 2 ** Math.min(times, 6)),
  });
  // A connection that listens can do nothing else, hence the second one.
  const ears = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  const fuse = createFuse(redis, patience);
  reportOutages(redis, log);
  // The first connection tells the log; without a listener an error here would end the process.
  ears.on('error', () => undefined);

  async function run<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await fuse.run(command);
    } catch (cause) {
      throw new AppError('unavailable', 'the cache store does not answer', { cause });
    }
  }

  let deaf = false;
  ears.on('close', () => {
    deaf = true;
  });
  ears.on('ready', () => {
    if (deaf) for (const channel of channels.names()) channels.deliver(channel, '');
    deaf = false;
  });
  ears.on('message', (channel: string, message: string) =>
    channels.deliver(channel.slice(prefix.length), message),
  );

  for (const connection of [redis, ears]) connection.connect().catch(() => undefined);

  return {
    kind: 'redis',
    get: async (key) => (await run(() => redis.get(prefix + key))) ?? undefined,
    async set(key, value, { ttlMs } = {}) {
      if (ttlMs === undefined) await run(() => redis.set(prefix + key, value));
      else if (ttlMs <= 0) await run(() => redis.del(prefix + key));
      else await run(() => redis.set(prefix + key, value, 'PX', Math.ceil(ttlMs)));
    },
    delete: async (key) => (await run(() => redis.del(prefix + key))) > 0,
    increment: (key, { ttlMs }) =>
      run(async () => {
        // The two as one, so that a number can never be left without an end.
        const name = prefix + key;
        const steps = redis.multi().set(name, 0, 'PX', Math.ceil(ttlMs), 'NX').incr(name);
        const [failure, count] = (await steps.exec())?.[1] ?? [];
        if (typeof count !== 'number') throw failure ?? new Error('the number was not counted');
        return count;
      }),
    publish: async (channel, message) => void (await run(() => redis.publish(prefix + channel, message))),
    subscribe(channel, listener) {
      const remove = channels.add(channel, listener);
      ears.subscribe(prefix + channel).catch((err: unknown) => log.warn({ err, channel }, 'cannot listen'));
      return remove;
    },
    check: async () => void (await run(() => redis.ping())),
    async close() {
      channels.clear();
      redis.disconnect();
      ears.disconnect();
    },
  };
}

/** One line when the store goes and one when it is back, however often the connection is tried. */
function reportOutages(redis: Redis, log: Log): void {
  let down = false;
  redis.on('error', (err: Error) => {
    if (!down) log.warn({ err }, 'the cache store is out of reach; going on without it');
    down = true;
  });
  redis.on('close', () => {
    if (!down && redis.status !== 'end') log.warn('the connection to the cache store is lost');
    down = true;
  });
  redis.on('ready', () => {
    if (down) log.info('the cache store is back');
    down = false;
  });
}
