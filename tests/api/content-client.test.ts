import { describe, expect, it } from 'vitest';
import { createCacheClient, menusKey } from '#clients/cache/cache-client.ts';
import { createContentClient } from '#clients/content/content-client.ts';
import { createLog } from '#platform/log/log.ts';
import { absentTransport, inProcessTransport, type Transport } from '#platform/transport.ts';
import { createCacheService } from '#services/cache/cache-service.ts';
import { eventually } from '#tests/support/eventually.ts';
import { copiesBench, minute, settle } from '#tests/support/copies.ts';

const bench = copiesBench();
const log = createLog('silent');

/** A backend whose eight menus hold one link each; a menu answers as told. */
function menuBackend() {
  const state = { title: 'Ancien', asked: 0, statuses: new Map<string, number>() };
  let gate: Promise<void> = Promise.resolve();
  const transport: Transport = async ({ path }) => {
    const name = path.split('/').at(-1) ?? '';
    const item = { id: name, langcode: 'fr', link: { title: state.title, uri: '/a' } };
    const body = JSON.stringify({ menu_name: name, langcode: 'fr', menu_items: [item] });
    const status = state.statuses.get(name) ?? 200;
    state.asked += 1;
    await gate;
    return { status, headers: {}, body };
  };
  const hang = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return () => {
      gate = Promise.resolve();
      resolve();
    };
  };
  return { state, transport, hang };
}

function openClient(transport: Transport, cacheTransport: Transport) {
  const { clock } = bench;
  const copies = bench.open();
  const cache = createCacheClient(cacheTransport, 's', log);
  const content = createContentClient({
    transport,
    cache,
    copies,
    localizePath: (path) => path,
    schedulesPaths: { fr: '/horaires', en: '/schedules' },
    timeZone: 'America/Toronto',
    clock,
    log,
    editorToken: 't',
    employeeToken: 'employee',
  });
  const titles = async () =>
    Object.values(await content.loadMenus('fr')).map(({ items }) => items[0]?.title ?? '');
  return { content, copies, cache, titles };
}

function openCache(): Transport {
  const upstreams = { 'cms-api': undefined, 'schedule-api': undefined, 'itinerary-api': undefined };
  const { clock, store } = bench;
  return inProcessTransport(createCacheService({ store, secret: 's', upstreams, clock, log }), 1000);
}

describe('menus', () => {
  it('that were asked for before an edit are not shared after it', async () => {
    const backend = menuBackend();
    const { content, cache, titles } = openClient(backend.transport, openCache());
    const release = backend.hang();
    const early = titles();
    await eventually(() => expect(backend.state.asked).toBe(8));
    backend.state.title = 'Nouveau';
    await content.forget();
    release();
    expect(new Set(await early)).toEqual(new Set(['Ancien']));
    expect(await cache.read(menusKey('fr'))).toBeUndefined();
    expect(new Set(await titles())).toEqual(new Set(['Nouveau']));
    expect(await cache.read(menusKey('fr'))).toBeDefined();
  });

  it('stay whole in need: one that fails does not cost the last good ones', async () => {
    const backend = menuBackend();
    const { copies, titles } = openClient(backend.transport, absentTransport('cache'));
    const whole = await titles();
    await copies.settled();
    backend.state.statuses.set('footer', 503);
    bench.clock.advance(6 * minute);
    await titles();
    await settle();
    expect(copies.outages()).toEqual(['content:menus:fr']);
    expect(await titles()).toEqual(whole);
    await bench.restart(copies);
    expect(await openClient(backend.transport, absentTransport('cache')).titles()).toEqual(whole);
  });

  it('are those that could be read where there are no older ones, for all who wait', async () => {
    const backend = menuBackend();
    backend.state.statuses.set('footer', 503);
    const { titles } = openClient(backend.transport, absentTransport('cache'));
    const [one, other] = await Promise.all([titles(), titles()]);
    expect(one.filter((title) => title === 'Ancien')).toHaveLength(7);
    expect(other).toEqual(one);
  });

  it('may lack one that the backend does not have: that is an answer', async () => {
    const backend = menuBackend();
    backend.state.statuses.set('footer', 404);
    const { copies, titles } = openClient(backend.transport, absentTransport('cache'));
    expect((await titles()).filter((title) => title === 'Ancien')).toHaveLength(7);
    expect(copies.outages()).toEqual([]);
  });
});
