import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '#platform/log/log.ts';
import { defineEndpoint, type Answer, type EndpointRequest } from './endpoint.ts';
import { createHttpApp } from './http-app.ts';
import { mountEndpoints } from './mount.ts';

type Given = EndpointRequest<{ id: number }, { q: string }, unknown>;

function open(answer: Answer, cacheControl?: string) {
  const seen: Given[] = [];
  const app = createHttpApp({ log: createLog('silent') });
  const endpoint = defineEndpoint({
    method: 'POST',
    path: '/things/:id',
    summary: 'A thing',
    params: z.object({ id: z.coerce.number().int() }),
    query: z.object({ q: z.string().default('none') }),
    body: z.object({ name: z.string() }),
    answers: { 200: z.unknown() },
    bodyLimitBytes: 50,
    ...(cacheControl === undefined ? {} : { cacheControl }),
    handle: (request) => {
      seen.push(request);
      return answer;
    },
  });
  mountEndpoints(app, [endpoint]);
  const post = (url: string, payload: object = { name: 'x' }) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: 'bus.example', 'x-request-id': '0123456789abcdef' },
    });
  return { post, seen };
}

describe('an endpoint', () => {
  it('is given what its schemas made of the request, and where it came from', async () => {
    const { post, seen } = open({ status: 200, body: {} });
    await post('/things/7?other=1');
    expect(seen[0]).toMatchObject({
      params: { id: 7 },
      query: { q: 'none' },
      body: { name: 'x' },
      url: '/things/7?other=1',
      origin: 'http://bus.example',
      id: '0123456789abcdef',
    });
  });

  it('never sees what its schemas refuse; the caller is told each fault and its place', async () => {
    const { post, seen } = open({ status: 200 });
    const answer = await post('/things/x', {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: expect.stringMatching(/^params\.id: /) });
    expect((await post('/things/1', {})).json()).toEqual({ message: expect.stringMatching(/^body\.name: /) });
    expect((await post('/things/1', { name: 'x'.repeat(60) })).statusCode).toBe(413);
    expect(seen).toEqual([]);
  });

  it('answers JSON that nobody keeps, unless it says otherwise', async () => {
    const { headers, body } = await open({ status: 200, body: { é: 1 } }).post('/things/1');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(body).toBe('{"é":1}');
  });

  it('may be kept as it says when it is a 200, and never otherwise', async () => {
    const kept = await open({ status: 200, body: {} }, 'public, max-age=60').post('/things/1');
    expect(kept.headers['cache-control']).toBe('public, max-age=60');
    const missing = await open({ status: 404, body: {} }, 'public, max-age=60').post('/things/1');
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('may send text of any kind, or nothing', async () => {
    const text = await open({ status: 200, body: 'a,b', headers: { 'content-type': 'text/csv' } }).post(
      '/things/1',
    );
    expect([text.body, text.headers['content-type']]).toEqual(['a,b', 'text/csv']);
    const nothing = await open({ status: 204 }).post('/things/1');
    expect([nothing.statusCode, nothing.body]).toEqual([204, '']);
  });
});
