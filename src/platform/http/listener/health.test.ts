import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { mountHealth, type ReadinessCheck } from './health.ts';
import { createWatcherCheck, type Watchers } from './watchers.ts';
import { createHttpApp } from '../http-app.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';

const well: ReadinessCheck = { name: 'database', check: async () => undefined };
const ill: ReadinessCheck = {
  name: 'cache-store',
  check: async () => Promise.reject(new Error('password wrong for user x')),
};
const silent: ReadinessCheck = { name: 'content', check: () => new Promise(() => {}) };

interface Opening extends Partial<Watchers> {
  readonly stopping?: boolean;
  readonly checkLimitMs?: number;
}

function open(checks: readonly ReadinessCheck[], opening: Opening = {}) {
  const { stopping = false, checkLimitMs = 2000, key, hasProxy = false } = opening;
  const app = createHttpApp({ log: createLog('silent') });
  const metrics = createMetrics();
  const maySee = createWatcherCheck({ key, hasProxy });
  mountHealth(app, { checks, metrics, maySee, stopping: () => stopping, checkLimitMs });
  return { app, metrics };
}

describe('health', () => {
  it('is well as long as the process answers, whatever its parts do', async () => {
    const answer = await open([ill], { stopping: true }).app.inject('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is ready when all parts are', async () => {
    const answer = await open([well]).app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'ready', parts: { database: 'ready' } },
    ]);
  });

  it('names the part that is not ready, and keeps the reason to itself', async () => {
    const answer = await open([well, ill]).app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      status: 'not-ready',
      parts: { database: 'ready', 'cache-store': 'not-ready' },
    });
    expect(answer.body).not.toContain('password');
  });

  it('does not wait for a part that says nothing', async () => {
    const answer = await open([silent], { checkLimitMs: 20 }).app.inject('/readyz');
    expect(answer.json()).toEqual({ status: 'not-ready', parts: { content: 'not-ready' } });
  });

  it('is not ready any more once the process stops', async () => {
    const answer = await open([well], { stopping: true }).app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'stopping', parts: { database: 'ready' } },
    ]);
  });
});

describe('metrics', () => {
  it('are in the text format of Prometheus, each with help and type', async () => {
    const { app, metrics } = open([]);
    metrics.answersOf('site').count('GET', 304, 0.02);
    const answer = await app.inject('/metrics');
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.body).toContain('# TYPE http_answers_total counter\n');
    expect(answer.body).toContain('http_answers_total{part="site",method="GET",status="3xx"} 1');
    expect(answer.body).toContain('http_answer_seconds_bucket{le="0.05",part="site"} 1');
    for (const line of answer.body.split('\n').filter(Boolean))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.*\})? (-?[\d.e+-]+|Nan))$/);
  });
});

describe('what a stranger sees', () => {
  const key = 'a-key-of-the-watch-1234';
  const strangers: Record<
    string,
    { readonly headers?: Record<string, string>; readonly remoteAddress?: string }
  > = {
    'from another machine': { remoteAddress: '192.0.2.7' },
    'from another machine that names this one': {
      remoteAddress: '192.0.2.7',
      headers: { host: '127.0.0.1' },
    },
    'through a proxy beside the program': { headers: { 'x-forwarded-for': '192.0.2.7' } },
    'through a proxy that speaks by the standard': { headers: { forwarded: 'for=192.0.2.7' } },
    'through a proxy that tells the scheme alone': { headers: { 'x-forwarded-proto': 'https' } },
    'by a name that somebody pointed here': { headers: { host: 'evil.example' } },
    'with another key': { remoteAddress: '192.0.2.7', headers: { authorization: 'Bearer guess' } },
    'with the key and no scheme': { remoteAddress: '192.0.2.7', headers: { authorization: key } },
  };

  it.each(Object.entries(strangers))('%s: the state, not the parts, and no counts', async (_, asked) => {
    const { app } = open([well, ill], { key });
    expect((await app.inject({ url: '/healthz', ...asked })).json()).toEqual({ status: 'ok' });
    const ready = await app.inject({ url: '/readyz', ...asked });
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not-ready' }]);
    const metrics = await app.inject({ url: '/metrics', ...asked });
    const nowhere = await app.inject({ url: '/nowhere', ...asked });
    expect(metrics.statusCode).toBe(404);
    expect(metrics.body).toBe(nowhere.body.replace('/nowhere', '/metrics'));
    const posted = await app.inject({ method: 'POST', url: '/metrics?x=1', ...asked });
    expect([posted.statusCode, posted.headers['allow']]).toEqual([404, undefined]);
  });

  it('is all that this machine sees, where a proxy stands in front', async () => {
    const { app } = open([well], { hasProxy: true });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });

  it('is not all for who shows the key, from wherever', async () => {
    const { app } = open([well], { key, hasProxy: true });
    for (const scheme of ['Bearer', 'bearer']) {
      const asked = {
        remoteAddress: '192.0.2.7',
        headers: {
          authorization: `${scheme} ${key}`,
          host: 'bus.example.org',
          'x-forwarded-for': '192.0.2.8',
        },
      };
      expect((await app.inject({ url: '/metrics', ...asked })).statusCode).toBe(200);
      expect((await app.inject({ url: '/readyz', ...asked })).json()).toEqual({
        status: 'ready',
        parts: { database: 'ready' },
      });
    }
  });

  it('is not widened by a key that nobody set', async () => {
    const asked = { remoteAddress: '192.0.2.7', headers: { authorization: 'Bearer undefined' } };
    expect((await open([well]).app.inject({ url: '/metrics', ...asked })).statusCode).toBe(404);
  });
});
