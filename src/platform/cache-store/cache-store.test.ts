import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRedisServer, type PrivateRedis, startRedis } from '#tests/support/redis.ts';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import type { CacheStore } from './cache-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { createRedisStore } from './redis-store.ts';

const log = createLog('silent');

interface Subject {
  readonly store: CacheStore;
  /** Lets at least this much time pass for the store. */
  readonly pass: (ms: number) => Promise<void>;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(condition: () => boolean | Promise<boolean>, limitMs = 5000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('it did not happen in time');
    await sleep(10);
  }
}

function keepsItsPromises(open: () => Subject): void {
  it('gives back what was set, and nothing for what was not', async () => {
    const { store } = open();
    await store.set('a', '{"é":"ü"}');
    expect(await store.get('a')).toBe('{"é":"ü"}');
    expect(await store.get('b')).toBeUndefined();
  });

  it('keeps the last value of a key', async () => {
    const { store } = open();
    await store.set('a', 'one', { ttlMs: 50 });
    await store.set('a', 'two');
    expect(await store.get('a')).toBe('two');
  });

  it('forgets a value after its time, and not before', async () => {
    const { store, pass } = open();
    await store.set('long', 'x', { ttlMs: 600_000 });
    await store.set('short', 'x', { ttlMs: 100 });
    await pass(130);
    expect(await store.get('short')).toBeUndefined();
    expect(await store.get('long')).toBe('x');
  });

  it('treats a time of nothing as already over', async () => {
    const { store } = open();
    await store.set('a', 'old');
    await store.set('a', 'new', { ttlMs: 0 });
    expect(await store.get('a')).toBeUndefined();
  });

  it('says whether there was something to delete', async () => {
    const { store } = open();
    await store.set('a', 'x');
    expect(await store.delete('a')).toBe(true);
    expect(await store.delete('a')).toBe(false);
    expect(await store.get('a')).toBeUndefined();
  });

  it('counts each caller once, however many come together, until the time of the first is over', async () => {
    const { store, pass } = open();
    // Long enough that a busy machine still counts the sixth in time.
    const ttlMs = 4000;
    const counts = await Promise.all(Array.from({ length: 5 }, () => store.increment('n', { ttlMs })));
    expect(new Set(counts)).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(await store.increment('other', { ttlMs })).toBe(1);
    await pass(1000);
    expect(await store.increment('n', { ttlMs })).toBe(6);
    await pass(3050);
    expect(await store.increment('n', { ttlMs })).toBe(1);
  });

  it('tells every listener of a channel, and no other', async () => {
    const { store } = open();
    const heard: string[] = [];
    store.subscribe('news', (message) => heard.push(`one ${message}`));
    store.subscribe('news', (message) => heard.push(`two ${message}`));
    store.subscribe('other', (message) => heard.push(`other ${message}`));
    await until(async () => {
      await store.publish('news', 'hello');
      await sleep(10);
      return heard.length > 0;
    });
    expect(new Set(heard)).toEqual(new Set(['one hello', 'two hello']));
  });

  it('tells nothing more to a listener that left', async () => {
    const { store } = open();
    const heard: string[] = [];
    const leave = store.subscribe('news', () => heard.push('left'));
    store.subscribe('news', () => heard.push('stayed'));
    leave();
    await until(async () => {
      await store.publish('news', 'hello');
      await sleep(10);
      return heard.includes('stayed');
    });
    expect(heard).not.toContain('left');
  });

  it('goes on telling the others when a listener throws', async () => {
    const { store } = open();
    let heard = 0;
    store.subscribe('news', () => {
      throw new Error('no');
    });
    store.subscribe('news', () => (heard += 1));
    await until(async () => {
      await store.publish('news', 'hello');
      await sleep(10);
      return heard > 0;
    });
    expect(heard).toBeGreaterThan(0);
  });

  it('can be reached', async () => {
    await expect(open().store.check()).resolves.toBeUndefined();
  });
}

describe('memory store', () => {
  const clock = fixedClock('2026-11-02T12:00:00Z');
  keepsItsPromises(() => ({
    store: createMemoryStore({ maxBytes: 1_000_000, clock }),
    pass: async (ms) => clock.advance(ms),
  }));

  it('lets the least recently used go first when it is full', async () => {
    const store = createMemoryStore({ maxBytes: 3500, clock });
    const kilobyte = 'x'.repeat(1000);
    for (const key of ['a', 'b', 'c']) await store.set(key, kilobyte);
    await store.get('a');
    await store.set('d', kilobyte);
    expect(await store.get('a')).toBe(kilobyte);
    expect(await store.get('b')).toBeUndefined();
    expect(await store.get('c')).toBe(kilobyte);
    expect(await store.get('d')).toBe(kilobyte);
  });

  it('counts bytes, not characters', async () => {
    const store = createMemoryStore({ maxBytes: 1500, clock });
    await store.set('a', 'é'.repeat(1000));
    expect(await store.get('a')).toBeUndefined();
    await store.set('a', 'e'.repeat(1000));
    expect(await store.get('a')).toBe('e'.repeat(1000));
  });

  it('does not empty itself for one value that is too big', async () => {
    const store = createMemoryStore({ maxBytes: 2000, clock });
    await store.set('small', 'x');
    await store.set('big', 'x'.repeat(5000));
    expect(await store.get('small')).toBe('x');
    expect(await store.get('big')).toBeUndefined();
  });
});

// The tests wait beside each other, so each opens stores of its own.
describe.skipIf(!hasRedisServer).concurrent('Redis store', () => {
  let redis: PrivateRedis;
  const opened: CacheStore[] = [];
  let installations = 0;

  function open(prefix = `test-${(installations += 1)}:`, { url } = redis): CacheStore {
    const store = createRedisStore({ url, prefix, log });
    opened.push(store);
    return store;
  }

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const store of opened) await store.close();
    await redis.stop();
  });

  keepsItsPromises(() => ({ store: open(), pass: async (ms) => void (await sleep(ms)) }));

  it('is no place for sessions where the server pushes things out', async () => {
    const crowded = await startRedis(['--maxmemory', '50mb', '--maxmemory-policy', 'allkeys-lru']);
    const lasting = (url: string) => {
      const store = createRedisStore({ url, prefix: 'lasting:', log, isLasting: true });
      opened.push(store);
      return store;
    };
    await expect(lasting(crowded.url).check()).rejects.toThrow('maxmemory-policy to noeviction');
    await expect(lasting(redis.url).check()).resolves.toBeUndefined();
    await crowded.stop();
  });

  it('shares values and messages between processes of one installation', async () => {
    const [one, two] = [open('shared:'), open('shared:')];
    const heard: string[] = [];
    two.subscribe('news', (message) => heard.push(message));
    await one.set('a', 'x');
    expect(await two.get('a')).toBe('x');
    await until(async () => {
      await one.publish('news', 'hello');
      await sleep(10);
      return heard.length > 0;
    });
    expect(heard[0]).toBe('hello');
  });

  it('keeps installations on one server apart', async () => {
    const [one, two] = [open('one:'), open('two:')];
    await one.set('a', 'x');
    expect(await two.get('a')).toBeUndefined();
  });

  it('fails fast while the server is gone, and works again when it is back', async ({ onTestFinished }) => {
    const failing = await startRedis();
    onTestFinished(() => failing.stop());
    const [one, two] = [open('back:', failing), open('back:', failing)];
    const heard: string[] = [];
    two.subscribe('news', (message) => heard.push(message));
    await one.set('a', 'x');
    await until(async () => {
      await one.publish('news', 'before');
      return heard.includes('before');
    });

    await failing.kill();
    // If each of them waited for an answer, they would take longer than this test may.
    for (let request = 0; request < 60; request += 1)
      await expect(one.get('a')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(one.check()).rejects.toMatchObject({ code: 'unavailable' });

    await failing.restart();
    await until(() =>
      one.check().then(
        () => true,
        () => false,
      ),
    );
    expect(await one.get('a')).toBeUndefined();
    await one.set('a', 'y');
    await until(async () => (await two.get('a').catch(() => undefined)) === 'y');
    await until(async () => {
      await one.publish('news', 'after').catch(() => undefined);
      return heard.includes('after');
    });
    // The listener learns that it may have missed something while the server was gone.
    expect(heard).toContain('');
  });

  it('gives up on a server that hangs within the time limit, and then spares the next requests', async ({
    onTestFinished,
  }) => {
    const hanging = await startRedis();
    onTestFinished(() => hanging.stop());
    const patience = { commandMs: 200, restMs: 300 };
    const store = createRedisStore({ url: hanging.url, prefix: 'hangs:', log, patience });
    opened.push(store);
    await store.set('a', 'x');
    hanging.freeze();
    // If each of them waited for an answer, they would take longer than this test may.
    for (let request = 0; request < 200; request += 1)
      await expect(store.get('a')).rejects.toMatchObject({ code: 'unavailable' });
    hanging.thaw();
    await until(async () => (await store.get('a').catch(() => undefined)) === 'x');
  });

  it('does not stop a start-up when the server is not there', async () => {
    const store = createRedisStore({ url: '/nonexistent/redis.sock', prefix: 'x:', log });
    opened.push(store);
    store.subscribe('news', () => undefined);
    await expect(store.get('a')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
