import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { mountHealth, type ReadinessCheck } from './health.ts';
import { createHttpApp } from '../http-app.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';

const well: ReadinessCheck = { name: 'database', check: async () => undefined };
const ill: ReadinessCheck = {
  name: 'cache-store',
  check: async () => Promise.reject(new Error('password wrong for user x')),
};
const silent: ReadinessCheck = { name: 'content', check: () => new Promise(() => {}) };

function open(checks: readonly ReadinessCheck[], { stopping = false, checkLimitMs = 2000 } = {}) {
  const app = createHttpApp({ log: createLog('silent') });
  const metrics = createMetrics();
  mountHealth(app, { checks, metrics, stopping: () => stopping, checkLimitMs });
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
