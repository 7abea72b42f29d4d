import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpApp } from '#platform/http/http-app.ts';
import { createLog } from '#platform/log/log.ts';
import { bodyOf, readFormBodies } from './form-body.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
let app: FastifyInstance;
beforeAll(() => {
  app = createHttpApp({ log: createLog('fatal', { write: () => undefined }) });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  readFormBodies(app);
  app.post('/*', { bodyLimit: 100 }, (request, reply) => reply.send(bodyOf(request)));
});
afterAll(() => app.close());

const send = (body: string | Buffer, headers: Record<string, string> = form) =>
  app.inject({ method: 'POST', url: '/', body, headers });

describe('the body of a form', () => {
  it.each<[string | Buffer, Record<string, string>]>([
    ['a=1&b=', { a: '1', b: '' }],
    ['a=1&a=2', { a: '2' }],
    ['name=%C3%88ve+Roy&x%5By%5D=%26', { name: 'Ève Roy', 'x[y]': '&' }],
    ['a', { a: '' }],
    ['&&=&', { '': '' }],
    ['a=%zz&b=%', { a: '%zz', b: '%' }],
    ['a=%ff%00', { a: '\ufffd\u0000' }],
    ['a=%ED%A0%80', { a: '\ufffd\ufffd\ufffd' }],
    [Buffer.from([0x61, 0x3d, 0xff, 0xc0, 0x00]), { a: '\ufffd\ufffd\u0000' }],
  ])('%j is read as %j', async (body, fields) => {
    const answer = await send(body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { fields, bytes: Buffer.byteLength(body) }]);
  });

  it('may name what every object has, and changes nothing by it', async () => {
    const answer = await send('__proto__=1&constructor=2');
    expect(answer.body).toContain('"__proto__":"1","constructor":"2"');
    expect(Object.hasOwn(Object.prototype, '1')).toBe(false);
  });

  it.each(['application/x-www-form-urlencoded; charset=UTF-8', 'APPLICATION/X-WWW-FORM-URLENCODED;x'])(
    'is known by its type, here %s',
    async (type) => {
      expect((await send('a=1', { 'content-type': type })).json()).toMatchObject({ fields: { a: '1' } });
    },
  );

  it('is empty where nothing was sent', async () => {
    expect((await send('')).json()).toEqual({ fields: {}, bytes: 0 });
    expect((await app.inject({ method: 'POST', url: '/' })).json()).toEqual({ fields: {}, bytes: 0 });
  });

  it('is refused beyond its bound, and so is every other type', async () => {
    expect((await send(`a=${'x'.repeat(99)}`)).statusCode).toBe(413);
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'junk', ';'])
      expect([type, (await send('{}', { 'content-type': type })).statusCode]).toEqual([type, 415]);
  });
});
