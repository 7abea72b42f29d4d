import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';
import { absentTransport, httpTransport, inProcessTransport } from './transport.ts';

const get = { method: 'GET', path: '/x' } as const;

describe('a service over HTTP', () => {
  let upstream: Upstream;
  beforeAll(async () => {
    upstream = await startUpstream();
  });
  afterEach(() => upstream.will({ status: 404 }));
  afterAll(() => upstream.close());

  it('is asked with method, path, headers and body as they are', async () => {
    upstream.will({ status: 201, headers: { 'x-told': 'yes' }, body: 'né' });
    const ask = httpTransport(`${upstream.url}/base/`, 5000);
    const headers = { 'content-type': 'application/json', authorization: 'Bearer t' };
    const answer = await ask({ method: 'POST', path: '/a/b?c=%20d', headers, body: '{"e":"é"}' });
    expect(upstream.requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/base/a/b?c=%20d',
      headers,
      body: '{"e":"é"}',
    });
    expect(answer).toMatchObject({ status: 201, headers: { 'x-told': 'yes' }, body: 'né' });
  });

  it.each([200, 204, 301, 304, 400, 404, 500, 503])(
    'gives status %i as an answer, not as an exception',
    async (status) => {
      upstream.will({ status, headers: { location: '/elsewhere' } });
      expect(await httpTransport(upstream.url, 5000)(get)).toMatchObject({ status });
    },
  );

  it('does not follow a redirection: a service is where the settings say', async () => {
    upstream.will(({ url }) =>
      url === '/x' ? { status: 302, headers: { location: '/y' } } : { body: 'followed' },
    );
    const answer = await httpTransport(upstream.url, 5000)(get);
    expect(answer).toMatchObject({ status: 302, headers: { location: '/y' } });
  });

  it.each(['reset', 'half'] as const)('is unavailable when the connection ends early (%s)', async (fault) => {
    upstream.will(fault);
    await expect(httpTransport(upstream.url, 5000)(get)).rejects.toMatchObject({
      code: 'unavailable',
      message: `no answer from ${new URL(upstream.url).host}`,
    });
  });

  it('is unavailable when nobody listens there', async () => {
    const gone = await startUpstream();
    await gone.close();
    await expect(httpTransport(gone.url, 5000)(get)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is unavailable when the host has no address', async () => {
    const ask = httpTransport('http://nobody.invalid', 5000);
    await expect(ask(get)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'no answer from nobody.invalid',
    });
  });

  it('has the time it was given and no more, to answer and to finish', async () => {
    upstream.will('hang');
    const startedAt = performance.now();
    await expect(httpTransport(upstream.url, 150)(get)).rejects.toMatchObject({ code: 'timed-out' });
    expect(performance.now() - startedAt).toBeLessThan(5000);
    upstream.will({ delayMs: 30, body: 'late' });
    expect(await httpTransport(upstream.url, 5000)(get)).toMatchObject({ body: 'late' });
  });

  it('never puts what was asked into the error: it may hold a token', async () => {
    upstream.will('reset');
    const secret = { ...get, path: '/x?token=abc', headers: { authorization: 'Bearer abc' } };
    await expect(httpTransport(upstream.url, 5000)(secret)).rejects.toSatisfy(
      (thrown: Error) => !JSON.stringify([thrown.message, thrown]).includes('abc'),
    );
  });
});

describe('a service in this process', () => {
  const answering = (
    answer: Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>,
  ) => ({
    inject: () => answer,
  });

  it('gives headers of any kind as text', async () => {
    const headers = { 'content-length': 2, 'set-cookie': ['a=1', 'b=2'] };
    const ask = inProcessTransport(
      answering(Promise.resolve({ statusCode: 200, headers, body: 'ok' })),
      1000,
    );
    expect(await ask(get)).toEqual({
      status: 200,
      headers: { 'content-length': '2', 'set-cookie': 'a=1,b=2' },
      body: 'ok',
    });
  });

  it('has the same limit of time as one over HTTP', async () => {
    const never = answering(new Promise(() => {}));
    await expect(inProcessTransport(never, 20)(get)).rejects.toMatchObject({ code: 'timed-out' });
  });
});

describe('a service that is not part of the installation', () => {
  it('is unavailable, by name', async () => {
    await expect(absentTransport('accounts')(get)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'the accounts service is not running here',
    });
  });
});
