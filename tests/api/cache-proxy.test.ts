import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import type { CacheStore } from '#platform/cache-store/cache-store.ts';
import { fixedClock, type FixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import type { Transport, WireRequest, WireResponse } from '#platform/transport.ts';
import { createCacheService } from '#services/cache/cache-service.ts';

const log = createLog('silent');
let clock: FixedClock;
let store: CacheStore;
let shared: ReturnType<typeof open>;
let asked: WireRequest[];
let answer: (request: WireRequest) => WireResponse | Promise<WireResponse>;

const json = (body: unknown, status = 200, headers = {}): WireResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

beforeEach(() => {
  clock = fixedClock('2026-11-02T12:00:00Z');
  store = createMemoryStore({ maxBytes: 10_000_000, clock });
  asked = [];
  answer = (request) => json({ path: request.path, asked: asked.length });
  shared = open();
});

function open(cacheStore: CacheStore = store, proxiedBytes?: number) {
  const upstream: Transport = async (request) => {
    asked.push(request);
    return answer(request);
  };
  const upstreams = { 'cms-api': upstream, 'schedule-api': upstream, 'itinerary-api': undefined };
  return createCacheService({
    store: cacheStore,
    secret: 's',
    upstreams,
    clock,
    log,
    ...(proxiedBytes !== undefined && { proxiedBytes }),
  });
}

async function proxy(name: string, payload: unknown, headers: Record<string, string> = {}, service = shared) {
  const sent = { 'content-type': 'application/json', ...headers };
  const response = await service.inject({
    method: 'POST',
    url: `/cache/proxy/${name}`,
    headers: sent,
    payload: JSON.stringify(payload),
  });
  return { status: response.statusCode, ...response.json<{ hit?: boolean }>() };
}

const news = { method: 'GET', path: '/api/news' };
const settings = { method: 'GET', path: '/api/clientSettings' };
const blueprint = [
  { requestId: 'router', action: 'view', uri: '/router/translate-path?path=/x&_format=json' },
];
const subrequests = { method: 'POST', path: '/subrequests', query: { _format: 'json' }, data: blueprint };

describe('the proxy', () => {
  it('has a share of the store, however many questions it is asked', async () => {
    const small = createMemoryStore({ maxBytes: 200_000, clock });
    const service = open(small, 40_000);
    await small.set('menu', 'x'.repeat(50_000));
    answer = () => json({ text: 'y'.repeat(9_000) });
    for (let n = 0; n < 295; n += 1)
      await proxy('cms-api', { ...news, query: { 'page[offset]': n } }, {}, service);
    expect(await small.get('menu')).toHaveLength(50_000);
    const hits = [294, 293, 10].map((n) =>
      proxy('cms-api', { ...news, query: { 'page[offset]': n } }, {}, service),
    );
    expect((await Promise.all(hits)).map(({ hit }) => hit)).toEqual([true, true, false]);
  });

  it('asks the upstream once and then answers from the cache, under the key of the question', async () => {
    const key = 'cms-api-news-';
    const resData = { path: '/api/news', asked: 1 };
    expect(await proxy('cms-api', news)).toEqual({
      status: 200,
      key,
      resData,
      resStatus: 200,
      hit: false,
    });
    expect(await proxy('cms-api', news)).toEqual({
      status: 200,
      key,
      resData,
      resStatus: 200,
      hit: true,
    });
    const read = await shared.inject(`/cache/${key}`);
    expect(read.json()).toMatchObject({ key, resData, resStatus: 200 });
    expect(asked).toHaveLength(1);
  });

  it('keeps languages apart, whichever way English is asked for', async () => {
    await proxy('cms-api', news);
    expect(await proxy('cms-api', { ...news, locale: 'en' })).toMatchObject({
      key: 'cms-api-news-en',
      hit: false,
      resData: { path: '/en/api/news' },
    });
    expect(await proxy('cms-api', { ...news, path: '/en/api/news' })).toMatchObject({
      hit: true,
    });
  });

  it('passes on queries and bodies', async () => {
    await proxy('cms-api', {
      method: 'GET',
      path: '/api/news',
      query: { 'filter[langcode]': 'fr', 'page[limit]': 10, f: ['a b', 'c'] },
    });
    expect(asked[0]?.path).toBe('/api/news?filter%5Blangcode%5D=fr&page%5Blimit%5D=10&f=a+b&f=c');
    answer = () => json({}, 207);
    expect(await proxy('cms-api', subrequests)).toMatchObject({ status: 200, resStatus: 207, hit: false });
    expect(asked[1]).toMatchObject({ method: 'POST', body: JSON.stringify(blueprint) });
    expect(await proxy('cms-api', subrequests)).toMatchObject({ status: 200, resStatus: 207, hit: true });
  });

  it('does not give one path the answer of another that shares its key', async () => {
    await proxy('cms-api', { method: 'GET', path: '/api/news_employe' });
    const other = await proxy('cms-api', { method: 'GET', path: '/api/news/employe' });
    expect(other).toMatchObject({ hit: false, resData: { path: '/api/news/employe' } });
  });

  it('asks once for many who ask at the same time', async () => {
    let release: (value: WireResponse) => void = () => undefined;
    answer = () => new Promise((resolve) => (release = resolve));
    const service = open();
    const all = Promise.all(Array.from({ length: 50 }, () => proxy('cms-api', news, {}, service)));
    while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    release(json({ ok: true }));
    for (const one of await all) expect(one).toMatchObject({ status: 200, resData: { ok: true } });
    expect(asked).toHaveLength(1);
  });

  it('does not keep after a purge what was asked before it', async () => {
    let release: (value: WireResponse) => void = () => undefined;
    answer = () => new Promise((resolve) => (release = resolve));
    const service = open();
    const early = proxy('cms-api', news, {}, service);
    while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await service.inject({ url: '/cache/purge/cms-api-news-', headers: { 'x-cache-key': 's' } });
    release(json('old'));
    expect(await early).toMatchObject({ resData: 'old' });
    answer = () => json('new');
    expect(await proxy('cms-api', news, {}, service)).toMatchObject({ resData: 'new', hit: false });
  });
});

describe('how long the proxy keeps an answer', () => {
  async function keptFor(name: string, request: Record<string, unknown>): Promise<number> {
    await proxy(name, { method: 'GET', ...request });
    for (const seconds of [0, 10, 30, 60, 300, 3600]) {
      clock.advance(seconds * 1000 - 1);
      if (!(await proxy(name, { method: 'GET', ...request, ttl: 0 })).hit) return -1;
      clock.advance(1);
      if (!(await proxy(name, { method: 'GET', ...request, ttl: 0 })).hit) return seconds;
      clock.advance(-seconds * 1000);
    }
    return Infinity;
  }

  it('is five minutes for content and timetables, and ten seconds for live boards', async () => {
    expect(await keptFor('cms-api', { path: '/api/news' })).toBe(300);
    expect(await keptFor('schedule-api', { path: '/horaire/ListeParcours/' })).toBe(300);
    expect(await keptFor('schedule-api', { path: '/horaire/BorneVirtuelle_ArretParcours/' })).toBe(10);
    expect(await keptFor('schedule-api', { path: '/horaire/ListeAutobus_Parcours/' })).toBe(10);
  });

  it('is less when the caller asks for less, and never more', async () => {
    expect(await keptFor('cms-api', { path: '/api/a', ttl: 60 })).toBe(60);
    expect(await keptFor('cms-api', { path: '/api/b', ttl: 86_400 })).toBe(300);
    answer = () => json({}, 200, { 'cache-control': 'public, max-age=30' });
    expect(await keptFor('cms-api', { path: '/api/c', ttl: 3600 })).toBe(30);
  });

  it('is what the upstream says, an hour at most', async () => {
    answer = () => json({}, 200, { 'cache-control': 'public, max-age=86400' });
    expect(await keptFor('cms-api', { path: '/api/day' })).toBe(3600);
    answer = () => json({}, 200, { 'cache-control': 'public, max-age=30' });
    expect(await keptFor('cms-api', { path: '/api/a' })).toBe(30);
    answer = () => json({}, 200, { 'cache-control': 'private, max-age=30' });
    expect(await keptFor('cms-api', { path: '/api/b' })).toBe(-1);
    answer = () => json({}, 200, { 'set-cookie': 'a=b' });
    expect(await keptFor('cms-api', { path: '/api/c' })).toBe(-1);
  });
});

describe('what the proxy never keeps', () => {
  const passedOn = { status: 200, hit: false };

  /** The second answer to the same question. */
  async function askTwice(request: unknown, headers: Record<string, string> = {}) {
    await proxy('cms-api', request, headers);
    return proxy('cms-api', request, headers);
  }

  it.each(['/api/clientSettings', '/api/clientsettings/', '/en/api/clientSettings'])(
    'is %s, whose key the site alone writes: nobody can hold on to an old switch',
    async (path) => {
      expect(await askTwice({ method: 'GET', path, ttl: 3600 })).toMatchObject(passedOn);
    },
  );

  it('is the settings, but they are served where the site has written them', async () => {
    const headers = { 'x-cache-key': 's', 'content-type': 'application/json' };
    const payload = JSON.stringify({ resData: { alert: 'on' }, ttl: 15 });
    await shared.inject({ method: 'POST', url: '/cache/cms-api-clientsettings-', headers, payload });
    expect(await proxy('cms-api', settings)).toMatchObject({ hit: true, resData: { alert: 'on' } });
  });

  it('is anything sent with Authorization, which goes on to the upstream', async () => {
    expect(await askTwice(news, { authorization: 'Bearer t' })).toMatchObject(passedOn);
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer t' });
    await proxy('cms-api', news);
    expect(await askTwice(news, { authorization: 'Bearer t' })).toMatchObject(passedOn);
  });

  it('is forms, subscriptions and members', async () => {
    for (const path of [
      '/api/webform_jsonschema/contact',
      '/api/WEBFORM_jsonschema/contact',
      '/api/%77ebform_jsonschema/contact',
      '/en/api/webform_jsonschema/contact',
      '/api/di/subscriptions/get/',
      '/api/users',
      '/api/users/3f0a',
      '/api/customerProfile',
    ])
      expect(await askTwice({ method: 'GET', path })).toMatchObject(passedOn);
  });

  it('is a blueprint that hides one of them', async () => {
    const part = { requestId: 'a', action: 'view', uri: '/api/webform_jsonschema/contact' };
    expect(await askTwice({ ...subrequests, data: [part] })).toMatchObject(passedOn);
    expect(
      await askTwice({ ...subrequests, data: [{ ...part, uri: '/api/di/subscriptions/get/' }] }),
    ).toMatchObject(passedOn);
    expect(
      await askTwice({
        ...subrequests,
        data: [{ ...part, uri: '/x', headers: { Authorization: 'Bearer t' } }],
      }),
    ).toMatchObject(passedOn);
    const query = { _format: 'json', query: JSON.stringify([part]) };
    expect(await askTwice({ method: 'GET', path: '/subrequests', query })).toMatchObject(passedOn);
  });

  it('is a refusal, which keeps its status', async () => {
    answer = () => json({ message: 'no' }, 404);
    for (let time = 0; time < 2; time += 1)
      expect(await proxy('cms-api', news)).toEqual({
        status: 404,
        key: 'cms-api-news-',
        resData: { message: 'no' },
        resStatus: 404,
        hit: false,
      });
    answer = () => ({ status: 500, headers: {}, body: '<h1>Oops</h1>' });
    expect(await proxy('cms-api', news)).toMatchObject({
      status: 500,
      resStatus: 500,
      resData: '<h1>Oops</h1>',
    });
    expect(asked).toHaveLength(3);
  });
});

describe('what the proxy does not reach', () => {
  it('is an unknown upstream, another host, and every path that is not listed', async () => {
    expect((await proxy('elsewhere', news)).status).toBe(400);
    for (const path of [
      'https://example.org/api/x',
      '//example.org/api/x',
      '/\\example.org/api/x',
      'api/x',
      '/',
      '/api/',
      '/oauth/token',
      '/user/1',
      '/activate/user/1/2/3',
      '/file/upload/node/files/x',
      '/api/../oauth/token',
      '/api/%2e%2e/oauth/token',
      '/api/..%2foauth/token',
      '/api/x?y=1',
      '/api/x#y',
      '/api//x',
      '/api/a b',
      '/api/%zz',
      '/en/oauth/token',
      '/en/en/api/x',
      '/horaire/ListeParcours/',
    ])
      expect((await proxy('cms-api', { method: 'GET', path })).status, path).toBe(400);
    expect((await proxy('schedule-api', news)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('is whatever would change something', async () => {
    for (const request of [
      { method: 'POST', path: '/api/newsletter/subscribe', data: { mail: 'a@b.ca' } },
      { method: 'POST', path: '/api/webform_jsonschema/contact', data: {} },
      { ...subrequests, data: [{ ...blueprint[0], action: 'create' }] },
      { ...subrequests, data: [null] },
      { ...subrequests, data: undefined },
      { method: 'DELETE', path: '/api/news' },
      { method: 'GET', path: '/api/news', data: {} },
    ])
      expect((await proxy('cms-api', request)).status, JSON.stringify(request)).toBe(400);
    expect(asked).toEqual([]);
  });
});

describe('when something is out of reach', () => {
  it('answers 502 for the upstream, and 504 when it takes too long', async () => {
    answer = () => Promise.reject(new AppError('unavailable', 'down'));
    expect((await proxy('cms-api', news)).status).toBe(502);
    expect((await proxy('itinerary-api', { method: 'GET', path: '/coverage/default/places' })).status).toBe(
      502,
    );
    answer = () => Promise.reject(new AppError('timed-out', 'late'));
    expect((await proxy('cms-api', news)).status).toBe(504);
    answer = () => ({ status: 200, headers: {}, body: '<html>' });
    expect((await proxy('cms-api', news)).status).toBe(502);
    answer = () => ({ status: 302, headers: { location: '/x' }, body: '' });
    expect((await proxy('cms-api', news)).status).toBe(502);
    answer = () => json('well again');
    expect(await proxy('cms-api', news)).toMatchObject({ status: 200, hit: false });
  });

  it('goes on without its store', async () => {
    const down = () => Promise.reject(new AppError('unavailable', 'down'));
    const service = open({ ...store, get: down, set: down });
    for (let time = 0; time < 2; time += 1)
      expect(await proxy('cms-api', news, {}, service)).toMatchObject({ status: 200, hit: false });
  });
});
