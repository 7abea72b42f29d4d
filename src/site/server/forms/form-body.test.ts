import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpApp } from '#platform/http/http-app.ts';
import { createLog } from '#platform/log/log.ts';
import { cases } from '#tests/support/cases.ts';
import { bodyOf, parseParts, readFormBodies } from './form-body.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
let app: FastifyInstance;
beforeAll(() => {
  app = createHttpApp({ log: createLog('fatal', { write: () => undefined }) });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  readFormBodies(app, { fieldBytes: 100, fileBytes: 1000 });
  app.post('/*', (request, reply) => reply.send(bodyOf(request)));
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
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { fields, files: [], bytes: Buffer.byteLength(body) },
    ]);
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
    expect((await send('')).json()).toEqual({ fields: {}, files: [], bytes: 0 });
    expect((await app.inject({ method: 'POST', url: '/' })).json()).toEqual({
      fields: {},
      files: [],
      bytes: 0,
    });
  });

  it('is refused beyond its bound, and so is every other type', async () => {
    expect((await send(`a=${'x'.repeat(99)}`)).statusCode).toBe(413);
    for (const type of ['application/json', 'text/plain', 'junk', ';'])
      expect([type, (await send('{}', { 'content-type': type })).statusCode]).toEqual([type, 415]);
  });
});

describe('a form in parts', () => {
  const boundary = 'xYz';
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const inParts = (...parts: readonly (readonly [head: string, body: string | Buffer])[]) =>
    Buffer.concat([
      ...parts.flatMap(([head, body]) => [
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(body),
        Buffer.from('\r\n'),
      ]),
      Buffer.from(`--${boundary}--\r\n`),
    ]);

  it('is read as its fields and its files, whose bytes are not counted with the fields', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 45, 45, 0]);
    const body = inParts(
      ['name="a"', 'Ève'],
      ['name="photo"; filename="été.png"', bytes],
      // As a browser sends a field that nobody chose a file for.
      ['name="rien"; filename=""', ''],
    );
    const { fields, files, bytes: counted } = await parseParts(body, type['content-type']);
    expect(fields).toEqual({ a: 'Ève' });
    expect(files).toEqual([{ field: 'photo', name: 'été.png', bytes: new Uint8Array(bytes) }]);
    expect(counted).toBe(body.length - bytes.length);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'a=1'],
    ['nothing of the kind', type['content-type'], 'a=1'],
    ['an end that is missing', type['content-type'], inParts(['name="a"', '1']).subarray(0, -6)],
    ['a part without a name', type['content-type'], inParts(['x="a"', '1'])],
    ['a head that never ends', type['content-type'], `--${boundary}\r\nContent-Disposition: form-data`],
  ])('is refused with %s', async (_what, contentType, body) => {
    expect((await send(body, { 'content-type': contentType })).statusCode).toBe(400);
  });

  it('is never a fault of the site, whatever its bytes', async () => {
    const sound = inParts(['name="a"', '1'], ['name="f"; filename="x"', 'bytes']);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { maxLength: 6 }),
        async (changes) => {
          const body = Buffer.from(sound);
          for (const [at, byte] of changes) body[at] = byte;
          expect([200, 400]).toContain((await send(body, type)).statusCode);
        },
      ),
      cases(300),
    );
  });

  it('is refused with more parts than any form has, before they are read', async () => {
    const many = Array.from({ length: 1001 }, () => ['name="a"', ''] as const);
    await expect(parseParts(inParts(...many), type['content-type'])).rejects.toThrow('too many parts');
    const { fields } = await parseParts(inParts(...many.slice(1)), type['content-type']);
    expect(fields).toEqual({ a: '' });
  });

  it('is refused beyond its bound', async () => {
    const body = inParts(['name="f"; filename="x"', 'x'.repeat(1200)]);
    expect((await send(body, type)).statusCode).toBe(413);
  });
});
