import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpApp } from '#platform/http/http-app.ts';
import { createLog } from '#platform/log/log.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { mountStaticFiles } from './static-files.ts';

const script = 'export const departures = [];\n'.repeat(40);
const copies = { br: brotliCompressSync(script), gzip: gzipSync(script) };
const font = Buffer.from(Array.from({ length: 100 }, (_, place) => place));
const built = new Date('2026-11-16T08:00:00.500Z');
const files: Readonly<Record<string, string | Buffer>> = {
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': copies.br,
  'assets/app-1a2b.js.gz': copies.gzip,
  'assets/été (1).css': 'p { color: red }',
  'assets/text.woff2': font,
  'assets/empty.js': '',
  'assets/strange.zz9': 'x',
  'sw.js': 'self',
  'sw.js.br': brotliCompressSync('self'),
  'manifest.json': '{"isEntry":true}',
  '.vite/deps.js': 'hidden',
  'assets/.secret.js': 'hidden',
};

const folder = mkdtempSync(join(tmpdir(), 'parcours-built-'));
for (const [name, content] of Object.entries(files)) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  utimesSync(file, built, built);
}

async function open({ keepsPages = true } = {}) {
  const app = createHttpApp({ log: createLog('fatal', { write: () => undefined }) });
  await mountStaticFiles(app, {
    builtFolder: folder,
    logo: '<svg fill="currentColor"/>',
    icon: '<svg/>',
    keepsPages,
    style: { path: '/_operator/1.css', css: 'p{}' },
  });
  app.get('/*', async () => 'a page');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, origin };
}

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open();
});
afterAll(async () => {
  await site.app.close();
  rmSync(folder, { recursive: true });
});

const path = '/assets/app-1a2b.js';
const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(site.origin, url, { headers, method });
const inject = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

describe('a file of the build', () => {
  it('is sent as it is, to be kept for ever', async () => {
    const answer = await ask(`${path}?v=1`);
    expect([answer.status, answer.body]).toEqual([200, script]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(script.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'last-modified': 'Mon, 16 Nov 2026 08:00:00 GMT',
      'accept-ranges': 'bytes',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['/assets/text.woff2', 'font/woff2', 100],
    ['/assets/%C3%A9t%C3%A9%20(1).css', 'text/css; charset=utf-8', 16],
    ['/assets/empty.js', 'text/javascript; charset=utf-8', 0],
    ['/assets/strange.zz9', 'application/octet-stream', 1],
  ])('%s has the type %s', async (url, type, length) => {
    const { statusCode, headers, rawPayload } = await inject(url);
    expect([statusCode, headers['content-type'], rawPayload.length]).toEqual([200, type, length]);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
  ] as const)('goes to who accepts %s as %s, with its own type and tag', async (accepted, encoding) => {
    const answer = await inject(path, { 'accept-encoding': accepted });
    expect(answer.rawPayload).toEqual(copies[encoding]);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(answer.headers.etag).not.toBe((await inject(path)).headers.etag);
  });

  it.each(['deflate', 'identity', 'br;q=0', '', 'ébr,,;q'])(
    'goes as it is to who accepts %j',
    async (accepted) => {
      const answer = await inject(path, { 'accept-encoding': accepted });
      expect([answer.body, answer.headers['content-encoding']]).toEqual([script, undefined]);
    },
  );

  it('without a compressed copy goes as it is, and says that it depends on the encoding all the same', async () => {
    const { headers, rawPayload } = await inject('/assets/text.woff2', { 'accept-encoding': 'br, gzip' });
    expect([rawPayload, headers['content-encoding'], headers.vary]).toEqual([
      font,
      undefined,
      'accept-encoding',
    ]);
  });

  it('answers HEAD with what a GET says of it', async () => {
    const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD');
    const get = await inject(path, { 'accept-encoding': 'br' });
    expect([head.status, head.body]).toEqual([200, '']);
    for (const name of [
      'content-length',
      'content-type',
      'content-encoding',
      'etag',
      'last-modified',
    ] as const)
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]?.toString()]);
  });
});

describe('who has a file already', () => {
  it('is told so by its tag, one for each encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const etag = String((await inject(path, headers)).headers.etag);
      for (const method of ['GET', 'HEAD']) {
        const again = await ask(path, { ...headers, 'if-none-match': `"x", W/${etag}` }, method);
        expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag]);
        expect(again.headers['content-type']).toBeUndefined();
        expect(again.headers['content-encoding']).toBeUndefined();
        expect(again.headers['cache-control']).toContain('immutable');
        expect(again.headers.vary).toBe('accept-encoding');
      }
    }
    const plain = String((await inject(path)).headers.etag);
    expect((await ask(path, { 'if-none-match': plain, 'accept-encoding': 'br' })).status).toBe(200);
  });

  it.each([
    ['Mon, 16 Nov 2026 08:00:00 GMT', 304],
    ['Mon, 16 Nov 2026 09:00:00 GMT', 304],
    ['Mon, 16 Nov 2026 07:59:59 GMT', 200],
    ['yesterday', 200],
    ['', 200],
  ])('is told by the date %j: %i', async (date, status) => {
    expect((await ask(path, { 'if-modified-since': date })).status).toBe(status);
  });

  it('is believed by its tag before its date', async () => {
    const headers = { 'if-none-match': '"other"', 'if-modified-since': 'Mon, 16 Nov 2026 09:00:00 GMT' };
    expect((await ask(path, headers)).status).toBe(200);
  });
});

describe('who wants one version alone', () => {
  it.each([
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': '"other"' }, 412],
    [{ 'if-unmodified-since': 'Mon, 16 Nov 2026 08:00:00 GMT' }, 200],
    [{ 'if-unmodified-since': 'Mon, 16 Nov 2026 07:59:59 GMT' }, 412],
    [{ 'if-unmodified-since': 'junk' }, 200],
  ] as [Record<string, string>, number][])('gets it or nothing: %j is %i', async (headers, status) => {
    expect((await ask(path, headers)).status).toBe(status);
  });

  it('names it by its tag', async () => {
    const own = String((await inject(path)).headers.etag);
    expect((await ask(path, { 'if-match': `"x", ${own}` })).status).toBe(200);
    expect((await ask(path, { 'if-match': `W/${own}` })).status).toBe(412);
  });
});

describe('a part of a file', () => {
  const url = '/assets/text.woff2';

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=90-', 90, 99],
    ['bytes=-10', 90, 99],
    ['bytes=-1000', 0, 99],
    ['bytes=50-1000', 50, 99],
    ['bytes=99-99', 99, 99],
  ])('is sent for %s', async (range, first, last) => {
    const answer = await inject(url, { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([206, `bytes ${first}-${last}/100`]);
    expect(answer.rawPayload).toEqual(font.subarray(first, last + 1));
    expect(answer.headers['content-length']?.toString()).toBe(String(last - first + 1));
  });

  it('may be one of a compressed copy', async () => {
    const answer = await inject(path, { range: 'bytes=1-3', 'accept-encoding': 'gzip' });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([206, 'gzip']);
    expect(answer.rawPayload).toEqual(copies.gzip.subarray(1, 4));
  });

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('is refused for %s', async (range) => {
    const answer = await inject(url, { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */100']);
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
  });

  it.each(['bytes=0-1,5-6', 'bytes=9-0', 'bytes=', 'bytes=-', 'bytes=a-b', 'lines=0-1', '', 'bytes=1e1-'])(
    'is all of it for %j',
    async (range) => {
      const answer = await inject(url, { range });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 100]);
    },
  );

  it.each([
    [undefined, 206],
    ['"other"', 200],
    ['Mon, 16 Nov 2026 08:00:00 GMT', 206],
    ['Mon, 16 Nov 2026 07:00:00 GMT', 200],
    ['junk', 200],
  ])('is sent only of the version that is had, here %j: %i', async (version, status) => {
    const own = String((await inject(url)).headers.etag);
    const answer = await inject(url, { range: 'bytes=0-9', 'if-range': version ?? own });
    expect(answer.statusCode).toBe(status);
  });
});

describe('what is not there to be read', () => {
  it.each([
    '/assets/none.js',
    '/assets',
    '/assets/',
    '/manifest.json',
    '/.vite/deps.js',
    '/assets/.secret.js',
    '/assets/app-1a2b.js.br',
    '/assets/app-1a2b.js.gz',
    '/assets/APP-1a2b.js',
    '//assets/app-1a2b.js',
    '/assets//app-1a2b.js',
    '/assets/./app-1a2b.js',
    '/assets/x/../app-1a2b.js',
    '/assets/%2e%2e/sw.js',
    '/assets/..%2fsw.js',
    '/assets%5capp-1a2b.js',
    '/../manifest.json',
    '/__proto__',
    '/constructor',
  ])('%s is left to the pages', async (url) => {
    const answer = await ask(url);
    expect([answer.status, answer.body]).toEqual([200, 'a page']);
  });

  it.each([
    '/assets/app-1a2b.js%00',
    '/assets/%00',
    '/assets/%zz',
    '/assets/%ff',
    '/%c0%ae%c0%ae/manifest.json',
  ])('%s is refused, and no fault', async (url) => {
    const { status, body } = await ask(url);
    expect([200, 400, 404]).toContain(status);
    expect(body).not.toContain(script);
    expect(body).not.toContain('isEntry');
  });
});

describe('the service worker', () => {
  it.each(['identity', 'br'])('is asked for anew at every visit, as %s', async (encoding) => {
    const { headers } = await inject('/sw.js', { 'accept-encoding': encoding });
    expect([headers['cache-control'], headers['content-type']]).toEqual([
      'no-cache',
      'text/javascript; charset=utf-8',
    ]);
  });

  it('is one that takes itself away where devices keep nothing', async () => {
    const { app } = await open({ keepsPages: false });
    const { body, headers } = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': 'br' } });
    expect([body.includes('unregister'), headers['cache-control']]).toEqual([true, 'no-cache']);
    await app.close();
  });
});
