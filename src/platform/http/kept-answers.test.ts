import { afterEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { createHttpApp } from './http-app.ts';
import { keepAnswers } from './kept-answers.ts';
import { createListener, type Listener } from './listener/listener.ts';
import { createMetrics } from './listener/metrics.ts';

const open: Listener[] = [];
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.close(1000);
});

/** A service that counts how often it is asked. */
async function start(headers: Record<string, string>, maxBytes = 100_000) {
  const log = createLog('silent');
  const clock = fixedClock('2026-11-15T14:00:00-05:00');
  const app = createHttpApp({ log });
  let asked = 0;
  app.get('/board', (_request, reply) => {
    asked += 1;
    return reply.headers(headers).send(JSON.stringify({ asked }));
  });
  const shortcut = keepAnswers(app, { clock, keptMs: 1000, maxBytes });
  await app.ready();
  const listener = createListener({
    mounts: [{ name: 'schedule', app, shortcut, prefix: '/services/schedule' }],
    metrics: createMetrics(),
    log,
  });
  open.push(listener);
  const origin = `${await listener.listen(0, '127.0.0.1')}/services/schedule`;
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(origin + path, init);
    return { response, body: (await response.json()) as { asked: number } };
  };
  return { clock, ask };
}

const forAll = { 'cache-control': 'public, max-age=10', 'content-type': 'application/json; charset=utf-8' };

describe('answers kept for a moment', () => {
  it('are given again, with the same headers and an id of their own', async () => {
    const { ask } = await start(forAll);
    const first = await ask('/board');
    const second = await ask('/board');
    expect(second.body).toEqual(first.body);
    expect(second.response.headers.get('cache-control')).toBe('public, max-age=10');
    expect(second.response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(second.response.headers.get('x-request-id')).not.toBe(first.response.headers.get('x-request-id'));
  });

  it('are asked for anew once their moment is over', async () => {
    const { ask, clock } = await start(forAll);
    await ask('/board');
    clock.advance(1000);
    expect((await ask('/board')).body.asked).toBe(2);
  });

  it('are another for another query', async () => {
    const { ask } = await start(forAll);
    await ask('/board?stop=1');
    expect((await ask('/board?stop=2')).body.asked).toBe(2);
  });

  it.each([
    ['that no cache may keep', { ...forAll, 'cache-control': 'no-store' }],
    ['that are not JSON', { ...forAll, 'content-type': 'text/html' }],
  ])('are never those %s', async (_which, headers) => {
    const { ask } = await start(headers);
    await ask('/board');
    expect((await ask('/board')).body.asked).toBe(2);
  });

  it('are not given to a caller who shows a token', async () => {
    const { ask } = await start(forAll);
    await ask('/board');
    expect((await ask('/board', { headers: { authorization: 'Bearer x' } })).body.asked).toBe(2);
  });

  it('stay within their bound', async () => {
    const { ask } = await start(forAll, 9000);
    for (let stop = 0; stop < 10; stop += 1) await ask(`/board?stop=${stop}`);
    expect((await ask('/board?stop=0')).body.asked).toBe(11);
  });

  it('are never those that would fill it alone', async () => {
    const { ask } = await start(forAll, 2000);
    await ask('/board');
    expect((await ask('/board')).body.asked).toBe(2);
  });
});
