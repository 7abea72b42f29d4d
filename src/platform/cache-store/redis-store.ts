import { Redis } from 'ioredis';
import { AppError } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { CacheStore } from './cache-store.ts';
import { createChannels } from './channels.ts';
import { createFuse, type Patience } from './fuse.ts';

interface RedisStoreOptions {
  /** `redis://`, `rediss://`, or the path of a socket. */
  readonly url: string;
  /** Put before every key and channel, so that installations can share a server. */
  readonly prefix: string;
  readonly log: Log;
  readonly patience?: Patience;
  /** Whether it holds what must stay: then a server that pushes things out is no place for it. */
  readonly isLasting?: boolean;
}

const longestRetryMs = 2000;

/** Both steps as one, so that a number can never be left without an end. */
const countScript = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return count`;

export function createRedisStore(options: RedisStoreOptions): CacheStore {
  const { url, prefix, log, patience, isLasting = false } = options;
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
  const fuse = createFuse(redis, patience);
  reportOutages(redis, log);
  const subscriber = openSubscriber(redis, prefix, log);

  async function run<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await fuse(command);
    } catch (cause) {
      throw new AppError('unavailable', 'the cache store does not answer', { cause });
    }
  }

  redis.connect().catch(() => undefined);
  if (isLasting)
    redis.once('ready', () => {
      requireLasting(run, redis).catch((err: unknown) => log.warn({ err }, 'sessions may be lost'));
    });

  return {
    kind: 'redis',
    get: async (key) => (await run(() => redis.get(prefix + key))) ?? undefined,
    async set(key, value, { ttlMs } = {}) {
      if (ttlMs === undefined) await run(() => redis.set(prefix + key, value));
      else if (ttlMs <= 0) await run(() => redis.del(prefix + key));
      else await run(() => redis.set(prefix + key, value, 'PX', Math.ceil(ttlMs)));
    },
    delete: async (key) => (await run(() => redis.del(prefix + key))) > 0,
    increment: async (key, { ttlMs }) =>
      Number(await run(() => redis.eval(countScript, 1, prefix + key, Math.ceil(ttlMs)))),
    publish: async (channel, message) => void (await run(() => redis.publish(prefix + channel, message))),
    subscribe: subscriber.subscribe,
    check: async () => {
      await run(() => redis.ping());
      if (isLasting) await requireLasting(run, redis);
    },
    async close() {
      redis.disconnect();
      subscriber.close();
    },
  };
}

type Run = <T>(command: () => Promise<T>) => Promise<T>;

/** A server with a bound and a policy other than `noeviction` pushes out sessions to make room for copies. */
async function requireLasting(run: Run, redis: Redis): Promise<void> {
  const memory = await run(() => redis.info('memory'));
  const valueOf = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(memory)?.[1] ?? '';
  const [bound, policy] = [Number(valueOf('maxmemory')), valueOf('maxmemory_policy')];
  if (bound > 0 && policy !== 'noeviction')
    throw new AppError(
      'unavailable',
      'the Redis of the sessions pushes things out: set its maxmemory-policy to noeviction, or name another in STATE_REDIS_URL',
      { facts: { policy } },
    );
}

/** A second connection, since Redis lets one that subscribes do nothing else. */
function openSubscriber(redis: Redis, prefix: string, log: Log) {
  const channels = createChannels((err, channel) => log.error({ err, channel }, 'a subscriber failed'));
  const connection = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  // The first connection reports the outage; an error event that nobody handles would end the process.
  connection.on('error', () => undefined);
  let hasMissedMessages = false;
  connection.on('close', () => {
    hasMissedMessages = true;
  });
  connection.on('ready', () => {
    if (hasMissedMessages) for (const channel of channels.names()) channels.deliver(channel, '');
    hasMissedMessages = false;
  });
  connection.on('message', (channel: string, message: string) =>
    channels.deliver(channel.slice(prefix.length), message),
  );
  let opened = false;
  return {
    subscribe(channel: string, subscriber: (message: string) => void): () => void {
      if (!opened) connection.connect().catch(() => undefined);
      opened = true;
      const remove = channels.add(channel, subscriber);
      connection
        .subscribe(prefix + channel)
        .catch((err: unknown) => log.warn({ err, channel }, 'cannot subscribe'));
      return remove;
    },
    close(): void {
      channels.clear();
      connection.disconnect();
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
