import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { languageBy } from './accept-language.ts';
import { createHttpApp } from './http-app.ts';
import { keepAnswers } from './kept-answers.ts';
import { createListener, type Listener } from './listener/listener.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';

const open: Listener[] = [];
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.close({ graceMs: 1000 });
});

/** A service that counts how often it is asked. */
async function start(headers: Record<string, string>, maxBytes = 100_000, speaks = false) {
  const log = createLog('silent');
  const clock = fixedClock('2026-11-15T14:00:00-05:00');
  const app = createHttpApp({ log });
  let asked = 0;
  const languageOf = ({ 'accept-language': header }: IncomingHttpHeaders) =>
    speaks ? languageBy(header) : 'fr';
  app.get('/board', (request, reply) => {
    asked += 1;
    const language = languageOf(request.headers);
    const { 'x-filling': filling = '0', ...own } = headers;
    return reply.headers(own).send(JSON.stringify({ asked, language, filling: 'x'.repeat(Number(filling)) }));
  });
  const shortcut = keepAnswers(app, {
    clock,
    keptMs: 1000,
    maxBytes,
    maxCompressedBytes: 100_000,
    variantOf: (sent) => (languageOf(sent) === 'en' ? 'en' : ''),
  });
  await app.ready();
  const listener = createListener({
    mounts: [{ name: 'schedule', app, shortcut, prefix: '/services/schedule' }],
    metrics: createMetrics(),
    log,
  });
  open.push(listener);
  const origin = `${await listener.listen(0, '127.0.0.1')}/services/schedule`;
  const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
  const ask = async (path: string, init?: RequestInit) => {
    const response = await get(path, init);
    const { asked: times, language } = (await response.json()) as { asked: number; language: string };
    return { response, language, body: { asked: times } };
  };
  return { clock, ask, get };
}

/** What is asked for twice within a moment is kept. */
async function askTwice(ask: (path: string) => Promise<unknown>, path: string): Promise<void> {
  await ask(path);
  await ask(path);
}

const forAll = { 'cache-control': 'public, max-age=10', 'content-type': 'application/json; charset=utf-8' };

describe('answers kept for a moment', () => {
  it('are given again, with the same headers and an id of their own', async () => {
    const { ask } = await start(forAll);
    await ask('/board');
    const [first, second] = [await ask('/board'), await ask('/board')];
    expect([first.body, second.body]).toEqual([{ asked: 2 }, { asked: 2 }]);
    for (const name of ['cache-control', 'x-content-type-options', 'etag', 'vary', 'content-type'])
      expect(second.response.headers.get(name), name).toBe(first.response.headers.get(name));
    expect(second.response.headers.get('x-request-id')).not.toBe(first.response.headers.get('x-request-id'));
  });

  it('are asked for anew once their moment is over', async () => {
    const { ask, clock } = await start(forAll);
    await askTwice(ask, '/board');
    clock.advance(1000);
    expect((await ask('/board')).body.asked).toBe(3);
  });

  it('are those asked for twice within a moment: the first is not worth keeping', async () => {
    const { ask, clock } = await start(forAll);
    await ask('/board');
    clock.advance(1000);
    await ask('/board');
    clock.advance(999);
    await ask('/board');
    expect((await ask('/board')).body.asked).toBe(3);
  });

  it('are not sent to a caller that has them', async () => {
    const { ask, get } = await start(forAll);
    await askTwice(ask, '/board');
    const tag = (await get('/board')).headers.get('etag') ?? '';
    const held = await get('/board', { headers: { 'if-none-match': `"x", W/${tag}` } });
    expect([held.status, await held.text(), held.headers.get('etag')]).toEqual([304, '', tag]);
    expect(held.headers.get('content-type')).toBeNull();
    expect(held.headers.get('cache-control')).toBe('public, max-age=10');
  });

  it('are given in the form each caller takes, under a tag of its own', async () => {
    const { ask, get } = await start({ ...forAll, 'x-filling': '3000' });
    await askTwice(ask, '/board');
    const forms = await Promise.all(
      ['identity', 'br', 'gzip', 'br'].map(async (coding) => {
        const answer = await get('/board', { headers: { 'accept-encoding': coding } });
        return {
          coding: answer.headers.get('content-encoding'),
          tag: answer.headers.get('etag'),
          text: await answer.text(),
        };
      }),
    );
    expect(forms.map(({ coding }) => coding)).toEqual([null, 'br', 'gzip', 'br']);
    expect(new Set(forms.map(({ tag }) => tag)).size).toBe(3);
    expect(new Set(forms.map(({ text }) => text)).size).toBe(1);
  });

  it('are another for another query', async () => {
    const { ask } = await start(forAll);
    await askTwice(ask, '/board?stop=1');
    expect((await ask('/board?stop=2')).body.asked).toBe(3);
  });

  it.each([
    ['that no cache may keep', { ...forAll, 'cache-control': 'no-store' }],
    ['that are not JSON', { ...forAll, 'content-type': 'text/html' }],
  ])('are never those %s', async (_which, headers) => {
    const { ask } = await start(headers);
    await askTwice(ask, '/board');
    expect((await ask('/board')).body.asked).toBe(3);
  });

  it('are not given to a caller who shows a token', async () => {
    const { ask } = await start(forAll);
    await askTwice(ask, '/board');
    expect((await ask('/board', { headers: { authorization: 'Bearer x' } })).body.asked).toBe(3);
  });

  it('stay within their bound', async () => {
    const { ask } = await start(forAll, 9000);
    for (let stop = 0; stop < 10; stop += 1) await askTwice(ask, `/board?stop=${stop}`);
    expect((await ask('/board?stop=0')).body.asked).toBe(21);
  });

  it('are never those that would fill it alone', async () => {
    const { ask } = await start(forAll, 2000);
    await askTwice(ask, '/board');
    expect((await ask('/board')).body.asked).toBe(3);
  });

  it.each([
    ['fr', 'en'],
    ['en', 'fr'],
  ])('in %s are never given to who reads %s', async (first, second) => {
    const { ask } = await start(forAll, 100_000, true);
    const read = async (language: string) =>
      (await ask('/board', { headers: { 'accept-language': language } })).language;
    expect([await read(first), await read(first), await read(first)]).toEqual([first, first, first]);
    expect([await read(second), await read(second), await read(second)]).toEqual([second, second, second]);
    expect([await read(first), await read(`${second}-CA`), await read('de, *')]).toEqual([
      first,
      second,
      'fr',
    ]);
  });

  it('are two of an address at most, whatever is sent along', async () => {
    const { ask } = await start(forAll, 100_000, true);
    await askTwice(ask, '/board');
    for (const tag of [
      'x'.repeat(8000),
      'fr;q=1,'.repeat(1000),
      ...Array.from({ length: 300 }, (_, at) => `x${at}`),
    ])
      expect((await ask('/board', { headers: { 'accept-language': tag } })).body.asked).toBe(2);
    const long = `en,${'x'.repeat(8000)}`;
    expect((await ask('/board', { headers: { 'accept-language': long } })).language).toBe('fr');
  });
});
