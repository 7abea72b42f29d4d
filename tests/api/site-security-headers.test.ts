import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedApp, startApp, type TestApp } from '#tests/support/app.ts';
import { scoreAnswer, strangeOrigin } from '#tests/support/observatory/score.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream } from '#tests/support/upstream.ts';

const html = { accept: 'text/html' };

function expectSafe(headers: Headers): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('x-request-id')).toMatch(/^[\w.-]{1,64}$/);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe-|\*|data:|blob:/);
  expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull();
}

describe('every answer of the whole program', () => {
  let app: TestApp;
  let asset = '';
  let routes = '';
  beforeAll(async () => {
    app = await sharedApp();
    const page = await app.text('/');
    asset = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    routes = `/_routes/${/"routesHash":"([^"]+)"/.exec(page)?.[1]}`;
  });

  it.each<[string, number, RequestInit?]>([
    ['/', 200],
    ['/en', 200],
    ['/nowhere', 404, { headers: html }],
    ['/nowhere', 404, { headers: { accept: 'application/json' } }],
    ['/mon-profil', 302],
    ['/', 302, { headers: { 'accept-language': 'en' } }],
    ['/_data/', 200],
    ['/_data/nowhere', 404],
    ['/_data//evil.example', 404],
    ['/logo.svg', 200],
    ['/icon.svg', 200],
    ['/assets/none.js', 404],
    ['/_gallery', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 200],
    ['/services/content/api', 200],
    ['/services/content/api/menus/main', 200],
    ['/services/content/nowhere', 404],
    ['/services/content/api/pageModule?search=x', 400],
    ['/services/content/api/pageModule', 405, { method: 'DELETE' }],
    ['/services/cache/cache/nothing', 404],
    [
      '/services/cache/cache/x',
      401,
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
    ],
    ['/services/accounts/x', 404],
    ['/', 405, { method: 'PUT', headers: html }],
    ['/propos', 403, { method: 'POST', headers: html }],
    ['/propos', 415, { method: 'POST', headers: { 'content-type': 'text/strange' }, body: 'x' }],
  ])('is guarded: %s with %i', async (path, status, init) => {
    const response = await app.get(path, init);
    expect(response.status).toBe(status);
    expectSafe(response.headers);
  });

  it('is guarded: files of the build, the list of routes, and both as “not modified”', async () => {
    for (const path of [asset, routes, '/en']) {
      const first = await app.get(path, { headers: { 'accept-encoding': 'gzip' } });
      expect([path, first.status]).toEqual([path, 200]);
      expectSafe(first.headers);
      const etag = first.headers.get('etag');
      if (etag === null) continue;
      // `fetch` would add that nothing but a new copy will do.
      const again = await rawRequest(app.origin, path, {
        headers: { 'if-none-match': etag, 'accept-encoding': 'gzip' },
      });
      expect([path, again.status, again.body]).toEqual([path, 304, '']);
      expectSafe(new Headers(again.headers as Record<string, string>));
    }
    expect((await app.get(asset)).headers.get('cache-control')).toContain('immutable');
  });

  it('lets pages run the site’s own scripts only, and asks for trusted types', async () => {
    const policy = (await app.get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("form-action 'self'");
    expect(await app.text('/')).not.toMatch(
      /<script(?![^>]*(\ssrc=|type="application\/(?:ld\+)?json"))|\son\w+=|\sstyle=/,
    );
  });

  it('promises no TLS where there is none', async () => {
    for (const path of ['/', '/logo.svg', '/healthz', '/services/cache/cache/x'])
      expect((await app.get(path)).headers.get('strict-transport-security'), path).toBeNull();
  });
});

describe('behind TLS and with a tag manager', () => {
  const tags = 'https://tags.example';
  let app: TestApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const content = await startUpstream(smallContent().answer);
    app = await startApp({
      settings: {
        CONTENT_URL: content.url,
        PUBLIC_URL: 'https://bus.example',
        TAG_MANAGER_URL: `${tags}/t.js`,
      },
    });
    close = async () => {
      await app.close();
      await content.close();
    };
  });
  afterAll(() => close());

  it.each(['/', '/nowhere', '/_data/a', '/logo.svg', '/healthz'])(
    '%s promises TLS for two years',
    async (path) => {
      const { headers } = await app.get(path);
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    },
  );

  it.each(['/', '/a', '/nowhere', '/_data/a', '/logo.svg', '/services/nothing', '/healthz'])(
    '%s has the 130 points of the MDN Observatory',
    async (path) => {
      const answer = await app.get(path, { headers: html });
      const preflight = await app.get(path, { method: 'OPTIONS', headers: { origin: strangeOrigin } });
      const observed = {
        url: `https://bus.example${path}`,
        headers: answer.headers,
        body: await answer.text(),
      };
      const { score, judgements } = scoreAnswer({ ...observed, preflight: preflight.headers });
      expect([score, judgements]).toEqual([130, expect.anything()]);
    },
  );

  const visit = async (cookie?: string, path = '/a') => {
    const response = await app.get(path, { headers: { ...html, ...(cookie ? { cookie } : {}) } });
    return {
      policy: response.headers.get('content-security-policy') ?? '',
      page: await response.text(),
      headers: response.headers,
    };
  };

  it.each([undefined, 'parcours_consent=denied', 'parcours_consent=', 'parcours_consent=yes'])(
    'a visitor with %j meets nobody else',
    async (cookie) => {
      const { policy, page, headers } = await visit(cookie);
      expect(policy + page).not.toContain(tags);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(headers.get('vary')).toContain('cookie');
    },
  );

  it('a visitor who agreed gets the tag manager, and its origin alone in the policy', async () => {
    const { policy, page, headers } = await visit('parcours_consent=granted');
    expect(page).toContain(`<script async src="${tags}/t.js"></script>`);
    expect(policy).toContain(`script-src 'self' ${tags};`);
    expectSafe(headers);
  });

  it('one who agreed does not pass it on to the next', async () => {
    await visit('parcours_consent=granted', '/b');
    expect((await visit(undefined, '/b')).page).not.toContain(tags);
  });
});
