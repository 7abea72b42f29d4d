import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { createRedisStore } from '#platform/cache-store/redis-store.ts';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { eventually } from '#tests/support/eventually.ts';
import { hasRedisServer, startRedis } from '#tests/support/redis.ts';
import { createHttpApp } from './http-app.ts';
import { createListener } from './listener/listener.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { leaveUncounted, limitRate } from './rate-limit.ts';

const log = createLog('silent');
const noon = '2026-11-15T12:00:00Z';
const memory = () => createMemoryStore({ maxBytes: 100_000, clock: fixedClock(noon) });
const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const close of open.splice(0)) await close();
});

async function start(
  perMinute: number,
  { store = memory(), clock = fixedClock(noon), headers = false } = {},
) {
  const app = createHttpApp({ log, trustProxy: 1 });
  app.get('/a', () => ({ done: true }));
  await app.register(async (files) => {
    leaveUncounted(files);
    files.get('/file', () => ({ done: true }));
  });
  await limitRate(app, { perMinute, name: 'a', state: store, clock, headers });
  app.get('/tight', { config: { rateLimit: { max: 1, timeWindow: 60_000 } } }, () => ({ done: true }));
  await app.ready();
  const listener = createListener({ mounts: [{ name: 'a', app }], metrics: createMetrics(), log });
  open.push(() => listener.close({ graceMs: 1000 }));
  const origin = await listener.listen(0, '127.0.0.1');
  const ask = (path = '/a', from = '203.0.113.1') =>
    fetch(origin + path, { headers: { 'x-forwarded-for': from } });
  return { app, clock, ask, status: async (...from: Parameters<typeof ask>) => (await ask(...from)).status };
}

describe('the rate limit', () => {
  it('refuses a caller who asks too often, until the minute is over', async () => {
    vi.useFakeTimers({ now: Date.parse(noon), toFake: ['Date'] });
    const { ask, status } = await start(2);
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    const refused = await ask('/nowhere');
    expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
      '60',
      { message: 'too many requests; try again in 60 s' },
    ]);
    vi.setSystemTime(Date.parse(noon) + 60_000);
    expect(await status()).toBe(200);
  });

  it('does not count the other parts of the process', async () => {
    const { app } = await start(1);
    const asked = await Promise.all([1, 2, 3].map(() => app.inject('/a')));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('counts what is sent to addresses nobody mounted, and leaves files out', async () => {
    const { status } = await start(2);
    for (let visit = 0; visit < 3; visit += 1) expect(await status('/file')).toBe(200);
    expect([await status('/x'), await status('/y'), await status('/z')]).toEqual([404, 404, 429]);
    expect(await status('/file')).toBe(200);
  });

  it('takes the addresses of one IPv6 network for one caller', async () => {
    const { status } = await start(2);
    expect([
      await status('/a', '2001:db8:1:2::1'),
      await status('/a', '2001:db8:1:2:ffff::9'),
      await status('/a', '2001:db8:1:2:3:4:5:6'),
      await status('/a', '2001:db8:1:3::1'),
      await status('/a', '::ffff:203.0.113.7'),
      await status('/a', '203.0.113.7'),
      await status('/a', '203.0.113.7'),
    ]).toEqual([200, 200, 429, 200, 200, 200, 429]);
  });

  it('does not believe what a caller wrote before its proxy did', async () => {
    const { status } = await start(2);
    const statuses = [];
    for (let turn = 1; turn <= 4; turn += 1)
      statuses.push(await status('/a', `198.51.100.${turn}, 203.0.113.9`));
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('gives a route its own, tighter limit', async () => {
    const { status } = await start(3);
    expect([await status('/tight'), await status('/tight'), await status('/a')]).toEqual([200, 429, 200]);
  });

  it('says how many requests are left only where it is asked to', async () => {
    const left = async (headers: boolean) =>
      (await (await start(5, { headers })).ask()).headers.get('x-ratelimit-remaining');
    expect([await left(true), await left(false)]).toEqual(['4', null]);
  });
});

describe.skipIf(!hasRedisServer)('the rate limit of processes that share a Redis', () => {
  async function startTwo(perMinute: number) {
    const redis = await startRedis();
    open.push(() => redis.stop());
    const stores: CacheStore[] = [1, 2].map(() => createRedisStore({ url: redis.url, prefix: 't:', log }));
    for (const store of stores) open.unshift(() => store.close());
    const clock = fixedClock(noon);
    const [first, second] = await Promise.all(stores.map((store) => start(perMinute, { store, clock })));
    if (!first || !second) throw new Error('two processes were to start');
    return { redis, clock, first, second };
  }

  it('counts in all of them together, by route and by minute', async () => {
    const { first, second, clock } = await startTwo(2);
    expect([await first.status(), await second.status()]).toEqual([200, 200]);
    expect([await first.status(), await second.status()]).toEqual([429, 429]);
    expect([await first.status('/tight'), await second.status('/tight')]).toEqual([200, 429]);
    clock.advance(60_000);
    expect(await second.status()).toBe(200);
  });

  it('refuses nobody while Redis is away or hangs, and counts again when it is back', async () => {
    const { redis, first } = await startTwo(1);
    expect([await first.status(), await first.status()]).toEqual([200, 429]);
    await redis.kill();
    expect([await first.status(), await first.status(), await first.status('/tight')]).toEqual([
      200, 200, 200,
    ]);
    await redis.restart();
    await eventually(async () => expect(await first.status()).toBe(429));
    redis.freeze();
    // If each of them waited for an answer, they would take longer than this test may.
    for (let visit = 0; visit < 60; visit += 1) expect(await first.status()).toBe(200);
    redis.thaw();
  });
});
