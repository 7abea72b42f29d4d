import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { entrySchema, missSchema, writtenSchema } from '#contract/cache/entry.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock, type FixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { createCacheService } from '#services/cache/cache-service.ts';

const log = createLog('silent');
const secret = 'a-shared-secret';
const withSecret = { 'x-cache-key': secret };
const routes = [
  { name: 'horaires', path: '/horaires', locale: 'fr', module_key: 'schedules', layout: 'default', meta: {} },
  {
    name: 'account',
    path: '/en/account',
    locale: 'en',
    layout: 'my-account',
    meta: { auth: 'required', fallback: 'login' },
  },
];

let clock: FixedClock;
let store: CacheStore;
let service: ReturnType<typeof createCacheService>;

beforeEach(() => {
  clock = fixedClock('2026-11-02T12:00:00Z');
  store = createMemoryStore({ maxBytes: 50_000_000, clock });
  const upstreams = { 'cms-api': undefined, 'schedule-api': undefined, 'itinerary-api': undefined };
  service = createCacheService({ store, secret, upstreams, clock, log });
});

const get = (url: string, headers = {}) => service.inject({ method: 'GET', url, headers });
const post = (url: string, payload: unknown, headers: Record<string, string> = withSecret) =>
  service.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

describe('reading and writing a key', () => {
  it('gives back what was written, with its times', async () => {
    const written = await post('/cache/menus-fr', { resData: { items: ['é'] }, ttl: 60 });
    expect(written.statusCode).toBe(201);
    expect(writtenSchema.parse(written.json())).toEqual({
      key: 'menus-fr',
      expiresAt: '2026-11-02T12:01:00.000Z',
    });
    const read = await get('/cache/menus-fr');
    expect(read.statusCode).toBe(200);
    expect(entrySchema.parse(read.json())).toEqual({
      key: 'menus-fr',
      resData: { items: ['é'] },
      resStatus: 200,
      storedAt: '2026-11-02T12:00:00.000Z',
      expiresAt: '2026-11-02T12:01:00.000Z',
    });
  });

  it('answers 404 with an empty envelope for a miss and for what is expired', async () => {
    const miss = await get('/cache/nothing');
    expect(miss.statusCode).toBe(404);
    expect(missSchema.parse(miss.json())).toEqual({ key: 'nothing', resData: null });

    await post('/cache/short', { resData: 1, ttl: 60 });
    await post('/cache/dated', { resData: 1, expiresAt: '2026-11-02T07:00:59-05:00' });
    clock.advance(59_000);
    expect((await get('/cache/short')).statusCode).toBe(200);
    expect((await get('/cache/dated')).statusCode).toBe(404);
    clock.advance(1000);
    expect((await get('/cache/short')).json()).toEqual({ key: 'short', resData: null });
  });

  it('keeps a value without an end until it is purged', async () => {
    for (const body of [{ resData: 0 }, { resData: 0, ttl: null }]) {
      const written = await post('/cache/endless', body);
      expect(written.json()).toEqual({ key: 'endless', expiresAt: null });
    }
    clock.advance(365 * 86_400_000);
    expect((await get('/cache/endless')).json()).toMatchObject({ resData: 0, expiresAt: null });
  });

  it('takes the earlier of two ends', async () => {
    const written = await post('/cache/both', { resData: 1, ttl: 3600, expiresAt: '2026-11-02T12:05:00Z' });
    expect(written.json()).toMatchObject({ expiresAt: '2026-11-02T12:05:00.000Z' });
  });

  it('refuses a body without data, and lifetimes that are none', async () => {
    const bodies = [
      {},
      { ttl: 5 },
      { resData: 1, ttl: -1 },
      { resData: 1, ttl: '5' },
      { resData: 1, expiresAt: 'soon' },
    ];
    for (const body of bodies) {
      const answer = await post('/cache/a', body);
      expect(answer.statusCode, JSON.stringify(body)).toBe(400);
      expect(answer.json()).toHaveProperty('message');
    }
    expect((await post('/cache/a', { resData: null })).statusCode).toBe(201);
  });

  it('takes up to 2 MB and refuses more', async () => {
    const limit = 2 * 1024 * 1024;
    const frame = JSON.stringify({ resData: '' }).length;
    expect((await post('/cache/big', { resData: 'x'.repeat(limit - frame) })).statusCode).toBe(201);
    expect((await post('/cache/big', { resData: 'x'.repeat(limit - frame + 1) })).statusCode).toBe(413);
  });

  it('lets nobody write without the secret, whatever the body', async () => {
    for (const headers of [
      {},
      { 'x-cache-key': '' },
      { 'x-cache-key': 'wrong' },
      { 'x-cache-key': `${secret} x` },
    ]) {
      for (const url of ['/cache/a', '/cache/router-routes', '/cache/a/', '/cache/router%2Droutes']) {
        expect((await post(url, { resData: routes }, headers as Record<string, string>)).statusCode).toBe(
          401,
        );
        expect((await post(url, 'nonsense', headers as Record<string, string>)).statusCode).toBe(401);
      }
    }
    expect((await get('/cache/a')).statusCode).toBe(404);
    const huge = await post('/cache/a', { resData: 'x'.repeat(3_000_000) }, {});
    expect(huge.statusCode).toBe(401);
  });

  it('refuses keys outside the grammar and reserved ones', async () => {
    for (const key of ['purge', 'proxy', 'a%20b', '%C3%A9', 'a%2Fb', 'x'.repeat(201)]) {
      expect((await get(`/cache/${key}`)).statusCode, key).toBe(400);
      expect((await post(`/cache/${key}`, { resData: 1 })).statusCode, key).toBe(400);
    }
  });

  it('does not start without a secret', () => {
    const upstreams = { 'cms-api': undefined, 'schedule-api': undefined, 'itinerary-api': undefined };
    expect(() => createCacheService({ store, secret: '', upstreams, clock, log })).toThrow(AppError);
  });
});

describe('the route list', () => {
  it('is a bare array, empty when there is none', async () => {
    const empty = await get('/cache/router-routes');
    expect([empty.statusCode, empty.json()]).toEqual([200, []]);
    expect((await post('/cache/router-routes', routes)).statusCode).toBe(201);
    expect((await get('/cache/router-routes')).json()).toEqual(routes);
  });

  it('may come in an envelope with a lifetime', async () => {
    await post('/cache/router-routes', { resData: routes, ttl: 60 });
    expect((await get('/cache/router-routes')).json()).toEqual(routes);
    clock.advance(60_000);
    expect((await get('/cache/router-routes')).json()).toEqual([]);
  });

  it('is refused when it is not one', async () => {
    for (const body of [{ resData: 'x' }, [{ name: 'a' }], {}, [{ ...routes[0], locale: 'de' }]])
      expect((await post('/cache/router-routes', body)).statusCode).toBe(400);
    expect((await post('/cache/router%2Droutes', { resData: 'x' })).statusCode).toBe(400);
  });

  it('tells every process when it changes, and only then', async () => {
    const heard: string[] = [];
    store.subscribe('routes-changed', (message) => heard.push(message));
    const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
    await post('/cache/router-routes', routes);
    await settled();
    expect(heard).toEqual(['written']);
    await post('/cache/router-routes', { resData: routes });
    await post('/cache/other', { resData: routes });
    await get('/cache/purge/other', withSecret);
    await settled();
    expect(heard).toEqual(['written']);
    await post('/cache/router-routes', routes.slice(1));
    await get('/cache/purge/router-routes', withSecret);
    await settled();
    expect(heard).toEqual(['written', 'written', 'purged']);
  });
});

describe('purging', () => {
  const from = (remoteAddress: string, headers = {}) =>
    service.inject({ method: 'GET', url: '/cache/purge/a', remoteAddress, headers });

  it('forgets a key and says whether there was one', async () => {
    await post('/cache/a', { resData: 1 });
    expect((await get('/cache/purge/a', withSecret)).json()).toEqual({ purged: true });
    expect((await get('/cache/purge/a', withSecret)).json()).toEqual({ purged: false });
    expect((await get('/cache/a')).statusCode).toBe(404);
  });

  it('is for those who know the secret alone, wherever they are', async () => {
    const forwarded = { 'x-forwarded-for': '127.0.0.1' };
    for (const address of ['127.0.0.1', '::1', '203.0.113.7']) {
      expect((await from(address)).statusCode).toBe(401);
      expect((await from(address, forwarded)).statusCode).toBe(401);
      expect((await from(address, withSecret)).statusCode).toBe(200);
    }
  });

  it('refuses a key outside the grammar', async () => {
    expect((await get('/cache/purge/proxy', withSecret)).statusCode).toBe(400);
  });
});

describe('a store that is out of reach', () => {
  it('is told as unavailable', async () => {
    const down = () => Promise.reject(new AppError('unavailable', 'down'));
    const upstreams = { 'cms-api': undefined, 'schedule-api': undefined, 'itinerary-api': undefined };
    const broken = { ...store, get: down, set: down, delete: down, publish: down };
    service = createCacheService({ store: broken, secret, upstreams, clock, log });
    expect((await get('/cache/a')).statusCode).toBe(503);
    expect((await get('/cache/router-routes')).statusCode).toBe(503);
    expect((await post('/cache/a', { resData: 1 })).statusCode).toBe(503);
    expect((await get('/cache/purge/a', withSecret)).statusCode).toBe(503);
  });
});
