import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '#platform/secret.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { readDocument } from '#tests/support/document.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';

const html = { accept: 'text/html' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const secret = 'a-secret-of-the-tests-that-is-long-enough';

let content: Upstream;
beforeAll(async () => {
  content = await startUpstream(smallContent().answer);
});
afterAll(() => content.close());
const start = (settings: Record<string, string> = {}) =>
  startApp({ settings: { CONTENT_URL: content.url, SECRET: secret, ...settings } });

describe('a visitor who asks too often', () => {
  const perMinute = 8;
  let app: TestApp;
  beforeAll(async () => {
    app = await start({ RATE_LIMIT_PER_MINUTE: String(perMinute) });
  });
  afterAll(() => app.close());

  it('is told to wait, in the language of the address, and for how long', async () => {
    for (let visit = 0; visit < perMinute; visit += 1)
      expect((await app.get(`/a?visit=${visit}`)).status).toBe(200);
    const french = await app.get('/a?visit=last', { headers: html });
    expect(french.status).toBe(429);
    expect(Number(french.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(french.headers.get('x-content-type-options')).toBe('nosniff');
    const page = readDocument(await french.text());
    expect([page.lang, page.title]).toEqual(['fr-ca', 'Trop de demandes – RTC']);
    const english = await app.get('/en/a', { headers: html });
    expect([english.status, english.headers.get('content-language')]).toEqual([429, 'en-CA']);
    expect(readDocument(await english.text()).headings).toEqual(['Too many requests']);
    const data = await app.get('/_data/a', { headers: { accept: 'application/json' } });
    expect([data.status, data.headers.get('content-type')]).toEqual([429, 'application/json; charset=utf-8']);
  });

  it('gets a small page that was drawn for nobody, and no copy of which is kept', async () => {
    const sent = await app.get('/en/a?<script>', { headers: { ...html, cookie: 'parcours_theme=dark' } });
    const text = await sent.text();
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(text.length).toBeLessThan(2048);
    expect(text).not.toContain('script');
    expect(text).toContain('data-theme="dark"');
  });

  it('cannot pose as somebody else', async () => {
    const posing = {
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-real-ip': '203.0.113.9',
    };
    expect((await app.get('/a?posing', { headers: posing })).status).toBe(429);
  });

  it('still gets files, health addresses and pages that are kept, which are not counted', async () => {
    const asset =
      /src="(\/assets\/[^"]+\.js)"/.exec(await app.text('/a?visit=0', { headers: html }))?.[1] ?? '';
    for (const path of ['/logo.svg', '/healthz', '/readyz', '/a?visit=0', asset])
      for (let visit = 0; visit <= perMinute; visit += 1)
        expect((await app.get(path)).status, path).toBe(200);
  });
});

describe('an address that cannot be read', () => {
  it('is counted like any other before a page is drawn for it', async () => {
    const app = await start({ RATE_LIMIT_PER_MINUTE: '3' });
    try {
      const statuses = [];
      for (const path of ['/%', '/en/%ZZ', '/x%00', '/%', '/x%00'])
        statuses.push((await app.get(path, { headers: html })).status);
      expect(statuses).toEqual([400, 400, 400, 429, 429]);
      expect((await app.get('/a', { headers: html })).status).toBe(429);
    } finally {
      await app.close();
    }
  });
});

describe('behind a proxy that is trusted', () => {
  it('visitors are counted apart', async () => {
    const app = await start({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '1' });
    let visit = 0;
    // Another address each time: pages that are kept are not counted.
    const from = async (address: string) =>
      (await app.get(`/a?visit=${(visit += 1)}`, { headers: { 'x-forwarded-for': address } })).status;
    try {
      expect([await from('203.0.113.1'), await from('203.0.113.2'), await from('203.0.113.1')]).toEqual([
        200, 200, 429,
      ]);
    } finally {
      await app.close();
    }
  });
});

describe('what nobody may ask', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app.close());

  it('a form without end', async () => {
    const body = `analytics=granted&x=${'a'.repeat(70_000)}`;
    const answer = await rawRequest(app.origin, '/a', {
      method: 'POST',
      headers: { ...form, ...html, origin: app.origin },
      body,
    });
    expect(answer.status).toBe(413);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('headers without end', async () => {
    expect((await rawRequest(app.origin, '/a', { headers: { 'x-long': 'a'.repeat(20_000) } })).status).toBe(
      431,
    );
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s on a page: it is there to be read, and to send its forms to',
    async (method) => {
      const answer = await rawRequest(app.origin, '/a', { method, headers: html });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    },
  );

  it('HEAD is a GET without its body', async () => {
    const answer = await rawRequest(app.origin, '/a', { method: 'HEAD' });
    expect([answer.status, answer.body, answer.headers['content-type']]).toEqual([
      200,
      '',
      'text/html; charset=utf-8',
    ]);
  });

  it.each([
    '/../package.json',
    '/../../package.json',
    '/assets/../../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/..%5c..%5c..%5cpackage.json',
    '/assets/%252e%252e/%252e%252e/package.json',
    '/..;/package.json',
    '/assets/\\..\\..\\package.json',
    '/%00/../package.json',
    '/assets/main.js%00.css',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/manifest.json',
    '/.vite/manifest.json',
    '/server/render.js',
    '/_data/../../package.json',
    '/services/cache/../../package.json',
    '/%zz',
    '/%c0%ae%c0%ae/package.json',
  ])('%s: no file outside of the build', async (path) => {
    const { status, body } = await rawRequest(app.origin, path, { headers: html });
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/"dependencies"|root:x|"isEntry"|createRender/);
  });

  it('a page in the name of another host', async () => {
    const answer = await rawRequest(app.origin, 'http://evil.example/a', { headers: html });
    expect(answer.body).not.toContain('evil.example');
  });
});

describe('the cache service', () => {
  const json = { 'content-type': 'application/json' };
  const own = { 'x-cache-key': deriveKey(secret, 'cache') };
  let app: TestApp;
  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app.close());

  const write = (key: string, headers: Record<string, string> = {}) =>
    app.get(`/services/cache/cache/${key}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: '{"resData":{"a":1}}',
    });
  const purge = (headers: Record<string, string>) => app.get('/services/cache/cache/purge/k', { headers });

  it.each<Record<string, string>>([
    {},
    { 'x-cache-key': '' },
    { 'x-cache-key': 'wrong' },
    { 'x-cache-key': secret },
  ])('is not written to by one who shows %j', async (headers) => {
    expect((await write('k', headers)).status).toBe(401);
    expect((await write('router-routes', headers)).status).toBe(401);
    expect((await app.get('/services/cache/cache/k')).status).toBe(404);
  });

  it('is written to and purged by one who knows the secret', async () => {
    expect((await write('k', own)).status).toBe(201);
    expect(await (await app.get('/services/cache/cache/k')).json()).toMatchObject({ resData: { a: 1 } });
    expect(await (await purge({ ...own, 'x-forwarded-for': '203.0.113.1' })).json()).toEqual({
      purged: true,
    });
    expect((await app.get('/services/cache/cache/k')).status).toBe(404);
  });

  it('is not purged without it, from this machine either', async () => {
    expect((await purge({})).status).toBe(401);
    expect((await purge({ 'x-cache-key': 'wrong' })).status).toBe(401);
  });
});

describe('the services of a site that is open to the world', () => {
  const calls = ['/services/content/api', '/services/cache/cache/router-routes', '/services/schedule/'];
  const statuses = async (settings: Record<string, string>) => {
    const app = await startApp({
      settings: { SECRET: secret, ...settings },
      parts: ['site', 'content', 'cache'],
    });
    const headers = { host: new URL(settings['PUBLIC_URL'] ?? app.origin).host };
    const found = [];
    for (const path of calls) found.push((await rawRequest(app.origin, path, { headers })).status);
    await app.close();
    return found;
  };

  it('are the schedules alone, unless a setting names others', async () => {
    const PUBLIC_URL = 'http://www.example.org';
    // The schedules are not among the parts of this process.
    expect(await statuses({ PUBLIC_URL })).toEqual([404, 404, 404]);
    expect(await statuses({ PUBLIC_URL, OPEN_SERVICES: 'content' })).toEqual([200, 404, 404]);
  });

  it('are all of them where the program is somebody’s own, unless a setting says otherwise', async () => {
    expect(await statuses({})).toEqual([200, 200, 404]);
    expect(await statuses({ OPEN_SERVICES: 'none' })).toEqual([404, 404, 404]);
  });
});
