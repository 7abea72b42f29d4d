import { describe, expect, it } from 'vitest';
import { createCacheClient, menusKey, settingsKey } from '#clients/cache/cache-client.ts';
import { nextMidnight } from '#lib/time/service-clock.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import {
  absentTransport,
  inProcessTransport,
  type Transport,
  type WireResponse,
} from '#platform/transport.ts';
import { createCacheService } from '#services/cache/cache-service.ts';

const log = createLog('silent');
const secret = 'a-shared-secret';
const route = { name: 'a', path: '/a', locale: 'fr' as const, layout: 'default', meta: {} };

function open(clientSecret = secret) {
  const clock = fixedClock('2026-11-01T00:30:00-04:00');
  const store = createMemoryStore({ maxBytes: 1_000_000, clock });
  const upstreams = { 'cms-api': undefined, 'schedule-api': undefined, 'itinerary-api': undefined };
  const service = createCacheService({ store, secret, upstreams, clock, log });
  const client = createCacheClient(inProcessTransport(service, 1000), clientSecret, log);
  return { clock, client };
}

const answering =
  (response: Partial<WireResponse>): Transport =>
  async () => ({ status: 200, headers: {}, body: '', ...response });

describe('the cache client', () => {
  it('reads back the routes it wrote, and none at first', async () => {
    const { client } = open();
    expect(await client.readRoutes()).toEqual([]);
    expect(await client.writeRoutes([route])).toBe(true);
    expect(await client.readRoutes()).toEqual([route]);
    expect(await client.purge('router-routes')).toBe(true);
    expect(await client.readRoutes()).toEqual([]);
  });

  it('keeps menus until the next midnight of the operator, on the day of 25 hours too', async () => {
    const { client, clock } = open();
    const key = menusKey('fr');
    const expiresAtMs = nextMidnight(clock.now(), 'America/Toronto');
    expect(await client.write(key, { a: 1 }, { expiresAtMs })).toBe(true);
    clock.advance(24.5 * 3_600_000 - 1);
    expect(await client.read(key)).toEqual({ a: 1 });
    clock.advance(1);
    expect(await client.read(key)).toBeUndefined();
  });

  it('takes a miss, nothing, an empty list and an empty object for empty', async () => {
    const { client } = open();
    expect(await client.read('a')).toBeUndefined();
    for (const empty of [null, [], {}]) {
      await client.write('a', empty, { ttlMs: 60_000 });
      expect(await client.read('a')).toBeUndefined();
    }
    for (const full of [0, false, '', [0], { a: null }]) {
      await client.write('a', full, { ttlMs: 60_000 });
      expect(await client.read('a')).toEqual(full);
    }
  });

  it('purges settings, so that the next answer of the backend can take their place', async () => {
    const { client } = open();
    const key = settingsKey('fr');
    expect(key).toBe('cms-api-clientsettings-');
    await client.write(key, { a: 1 });
    expect(await client.purge(key)).toBe(true);
    expect(await client.purge(key)).toBe(false);
    expect(await client.read(key)).toBeUndefined();
  });

  it('is refused, and goes on, with the wrong secret', async () => {
    const { client } = open('wrong');
    expect(await client.write('a', { a: 1 })).toBe(false);
    expect(await client.writeRoutes([route])).toBe(false);
    expect(await client.read('a')).toBeUndefined();
  });

  it('takes a 201 for written, whatever a cache of somebody else says in it', async () => {
    const client = createCacheClient(answering({ status: 201, body: 'Created' }), secret, log);
    expect(await client.write('a', 1)).toBe(true);
    expect(await client.writeRoutes([route])).toBe(true);
  });

  it('never throws, whatever the cache does', async () => {
    for (const transport of [
      absentTransport('cache'),
      answering({ status: 500, body: 'Oops' }),
      answering({ body: '<html>' }),
      answering({ body: '{"lies":true}' }),
      answering({ body: '[{"name":1}]' }),
      answering({ status: 302 }),
    ]) {
      const client = createCacheClient(transport, secret, log);
      expect(await client.readRoutes()).toEqual([]);
      expect(await client.writeRoutes([route])).toBe(false);
      expect(await client.read('a')).toBeUndefined();
      expect(await client.write('a', 1)).toBe(false);
      expect(await client.purge('a')).toBe(false);
    }
  });
});
