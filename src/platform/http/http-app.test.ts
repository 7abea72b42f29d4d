import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { createLog } from '#platform/log/log.ts';
import { createHttpApp, type HttpAppOptions } from './http-app.ts';

function open(options: Partial<HttpAppOptions> = {}) {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const app = createHttpApp({ log, ...options });
  app.get('/ok', async () => ({ fine: true }));
  app.get('/things/:id', async () => ({ fine: true }));
  app.post('/things/:id', async () => ({ fine: true }));
  app.get('/secret', async () => {
    throw new Error('the database says 42');
  });
  app.get('/refused', async () => {
    throw new AppError('forbidden', 'not for you');
  });
  return { app, lines };
}

describe('every answer', () => {
  it.each(['/ok', '/nowhere', '/refused', '/secret'])(
    'of %s forbids to guess, to frame and to run it',
    async (url) => {
      const { headers } = await open().app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    },
  );

  it('carries the headers of the application over these', async () => {
    const own = { 'referrer-policy': 'same-origin', 'strict-transport-security': 'max-age=1' };
    const { headers } = await open({ headers: own }).app.inject('/nowhere');
    expect(headers).toMatchObject({ ...own, 'x-content-type-options': 'nosniff' });
  });

  it.each(['0123456789abcdef', '0B6F2C1E-9f0a-5d3c-8a77-2f3f6d1b9c10', 'a'.repeat(64)])(
    'gives back the request id %s',
    async (id) => {
      const { headers } = await open().app.inject({ url: '/ok', headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toBe(id);
    },
  );

  it.each(['', 'abc', 'a b', 'a'.repeat(65), 'x'.repeat(32), '<script>', 'é', '{"a":1}'])(
    'has an id of its own when %j is sent',
    async (id) => {
      const { headers } = await open().app.inject({ url: '/nowhere', headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    },
  );
});

describe('a fault', () => {
  it('of ours is told in no words but the log’s, under the id of the request', async () => {
    const { app, lines } = open();
    const answer = await app.inject({
      url: '/secret?token=abc&mail=a@b.ca',
      headers: { 'x-request-id': '0123456789abcdef' },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: 'Erreur serveur' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const line = JSON.parse(lines.find((text) => text.includes('request failed')) ?? '{}') as object;
    expect(line).toMatchObject({
      level: 50,
      requestId: '0123456789abcdef',
      code: 'internal',
      path: '/secret',
      err: {
        type: 'AppError',
        cause: {
          type: 'Error',
          frames: expect.arrayContaining([expect.stringContaining('http-app.test.ts')]),
        },
      },
    });
    expect(lines.join()).not.toMatch(/=abc|a@b\.ca|says 42/);
  });

  it('of the caller has a status and words, and is no error in the log', async () => {
    const { app, lines } = open();
    const answer = await app.inject('/refused');
    expect([answer.statusCode, answer.json()]).toEqual([403, { message: 'not for you' }]);
    expect(lines.every((line) => line.includes('"level":20'))).toBe(true);
  });

  it('of the framework keeps its status', async () => {
    const { app } = open({ bodyLimitBytes: 10 });
    const post = (payload: string, type = 'application/json') =>
      app.inject({ method: 'POST', url: '/things/1', payload, headers: { 'content-type': type } });
    expect((await post('{"a":"too long for it"}')).statusCode).toBe(413);
    expect((await post('{"a":')).statusCode).toBe(400);
    expect((await post('x', 'text/strange')).statusCode).toBe(415);
  });

  it('is formatted in the words of the application', async () => {
    const formatError: HttpAppOptions['formatError'] = (error) => ({
      status: 418,
      body: `code ${error.code}`,
      headers: { 'content-type': 'text/plain' },
    });
    const answer = await open({ formatError }).app.inject('/refused');
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      418,
      'code forbidden',
      'text/plain',
    ]);
  });
});

describe('an address', () => {
  it('that nobody mounted is not found, and its query is not repeated', async () => {
    const answer = await open().app.inject('/nowhere?token=abc');
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'no such address: GET /nowhere' }]);
  });

  it('answers with and without a slash at its end', async () => {
    expect((await open().app.inject('/ok/')).statusCode).toBe(200);
  });

  it('that is there for other methods says which', async () => {
    const answer = await open().app.inject({ method: 'DELETE', url: '/things/1?x=1' });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
    const ok = await open().app.inject({ method: 'POST', url: '/ok/' });
    expect([ok.statusCode, ok.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('that can only be written to is not found when it is read', async () => {
    const { app } = open();
    app.post('/only', async () => ({}));
    expect((await app.inject('/only')).statusCode).toBe(404);
    expect((await app.inject({ method: 'PUT', url: '/only/deeper' })).statusCode).toBe(404);
  });
});

describe('a body', () => {
  const headers = { 'content-type': 'application/json' };
  const post = (url: string, body: string, type = headers['content-type']) =>
    open().app.inject({ method: 'POST', url, body, headers: { 'content-type': type } });

  it.each([
    ['what is no JSON', '{', 400],
    ['nothing', '', 200],
    ['a prototype', '{"__proto__":{"a":1}}', 400],
    ['a prototype twice', '{"__proto__":1,"__proto__":{"a":1}}', 400],
    ['more levels than anybody needs', '['.repeat(61), 400],
    ['more values than anybody needs', `[${'0,'.repeat(5000)}0]`, 400],
    ['a text of any kind', JSON.stringify({ a: '[,'.repeat(5000) }), 200],
    ['more bytes than are read', `"${'x'.repeat(1024 * 1024)}"`, 413],
  ])('is answered where it is sent as JSON and holds %s', async (_what, body, status) => {
    expect((await post('/things/1', body)).statusCode).toBe(status);
  });

  it('is not read where it is sent to no address, or to one that takes none', async () => {
    for (const [url, status] of [
      ['/nowhere', 404],
      ['/ok', 405],
    ] as const)
      for (const type of ['application/json', 'text/strange', 'text/plain'])
        expect((await post(url, '{'.repeat(1000), type)).statusCode).toBe(status);
  });
});
