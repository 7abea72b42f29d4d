import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpApp } from '#platform/http/http-app.ts';
import { createLog } from '#platform/log/log.ts';
import { cases } from '#tests/support/cases.ts';
import { leastMs } from '#tests/support/least-time.ts';
import { bodyOf, readFormBodies } from './form-body.ts';
import type { FormBody } from './read-parts.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const million = 1024 * 1024;
let app: FastifyInstance;
/** What its forms take: little at `/`, much below it. */
let taken: FormBody | undefined;
beforeAll(() => {
  app = createHttpApp({ log: createLog('fatal', { write: () => undefined }) });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  readFormBodies(app, {
    boundsOf: ({ url }) =>
      url === '/' ? { fieldBytes: 100, fileBytes: 1000 } : { fieldBytes: million, fileBytes: 16 * million },
    takesFiles: async (_request, { _token: token }) => token !== 'bad',
  });
  app.post('/*', (request, reply) => {
    taken = bodyOf(request);
    return reply.send({
      ...taken,
      files: taken.files.map(({ bytes, ...file }) => ({ ...file, length: bytes.length })),
    });
  });
});
afterAll(() => app.close());

const sendTo = (url: string, body: string | Buffer, headers: Record<string, string> = form) =>
  app.inject({ method: 'POST', url, body, headers });
const send = (body: string | Buffer, headers?: Record<string, string>) => sendTo('/', body, headers);
const sendMuch = (body: string | Buffer, headers?: Record<string, string>) => sendTo('/much', body, headers);

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

  it('is refused with more fields than any form has, before they are read', async () => {
    expect((await sendMuch('a=1&'.repeat(1999))).statusCode).toBe(200);
    expect((await sendMuch('&'.repeat(2000))).statusCode).toBe(400);
    const names = Array.from({ length: 25_000 }, (_, nth) => `nom-du-champ-${nth}=`).join('&');
    expect((await sendMuch(names)).statusCode).toBe(400);
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

  /** The same with a boundary of one's own. */
  const between = (own: string) => inParts(['name="a"', '1']).toString().replaceAll(boundary, own);

  it('is read as its fields and its files, whose bytes are not counted with the fields', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 45, 45, 0]);
    const body = inParts(
      ['name="a"', 'Ève'],
      ['name="photo"; filename="été.png"', bytes],
      // As a browser sends a field that nobody chose a file for.
      ['name="rien"; filename=""', ''],
    );
    await sendMuch(body, type);
    expect(taken?.fields).toEqual({ a: 'Ève' });
    expect(taken?.files).toEqual([{ field: 'photo', name: 'été.png', bytes }]);
    expect(taken?.bytes).toBe(body.length - bytes.length);
  });

  it.each<[head: string, name: string, fileName?: string]>([
    ['name="a"', 'a'],
    ['name=a; filename=b', 'a', 'b'],
    ['filename="b"; name="a"', 'a', 'b'],
    ['NAME="a";x=y', 'a'],
    ['name=""', ''],
    ['name="a%22b%0D%0A%20"; filename="%22%41"', 'a"b\r\n%20', '"%41'],
    [String.raw`name="a"; filename="C:\x\y.png"`, 'a', String.raw`C:\x\y.png`],
    ["name*=UTF-8''%C3%A9", 'é'],
    [`name="a"; filename*=UTF-8''%C3%A9.png; filename="x"`, 'a', 'é.png'],
    ['name="a"\r\nContent-Type: text/plain; charset=latin1', 'a'],
    ['name="a"\r\nX: y', 'a'],
    ['name="__proto__"', '__proto__'],
  ])('names a part as browsers do: %s', async (head, name, fileName) => {
    expect((await sendMuch(inParts([head, 'v']), type)).statusCode).toBe(200);
    const isFile = fileName !== undefined;
    expect([Object.entries(taken?.fields ?? {}), taken?.files]).toEqual([
      isFile ? [] : [[name, 'v']],
      isFile ? [{ field: name, name: fileName, bytes: Buffer.from('v') }] : [],
    ]);
    expect(Object.hasOwn(Object.prototype, 'v')).toBe(false);
  });

  it('counts a name that is sent twice with its last value', async () => {
    await sendMuch(inParts(['name="a"', '1'], ['name="b"', '2'], ['name="a"', '3']), type);
    expect(taken?.fields).toEqual({ a: '3', b: '2' });
  });

  it('may have something before its parts and behind them', async () => {
    const body = Buffer.concat([
      Buffer.from('before\r\n'),
      inParts(['name="a"', '1']),
      Buffer.from(`behind\r\n--${boundary}\r\n`),
    ]);
    expect((await sendMuch(body, type)).json()).toMatchObject({ fields: { a: '1' } });
  });

  it('has none of its files kept where it is refused by what came before them, and is read to its end', async () => {
    const body = inParts(
      ['name="_token"', 'bad'],
      ['name="f"; filename="x"', Buffer.alloc(100_000, 'x')],
      ['name="a"', '1'],
      ['name="_token"', 'good'],
    );
    await sendMuch(body, type);
    expect(taken).toMatchObject({ fields: { a: '1', _token: 'good' }, files: [], isCut: true });
    expect(taken?.bytes).toBe(body.length - 100_000);
  });

  it.each([
    'a'.repeat(70),
    `"${"0aZ'()+_,-./:=?".repeat(2)} b"`,
    '----WebKitFormBoundaryAbCdEf0123456789',
    '---------------------------974767299852498929531610575',
  ])('may be parted by %s', async (own) => {
    const headers = { 'content-type': `Multipart/Form-Data; charset=utf-8; BOUNDARY=${own}` };
    expect((await sendMuch(between(own.replaceAll('"', '')), headers)).json()).toMatchObject({
      fields: { a: '1' },
    });
  });

  it.each([
    ['a letter too many', 'a'.repeat(71)],
    ['14,000 letters', `b${'-'.repeat(13_999)}`],
    ['nothing', '""'],
    ['a space at its end', '"a "'],
    ['a sign that cuts it short', 'a;b'],
    ['that sign between quotes', '"a;b"'],
    ['no letter of English', 'é'],
    ['a tabulator', 'a\tb'],
    ['a sign of its own', '"a<b"'],
    ['one quote', '"'],
  ])('is not read where its boundary has %s', async (_what, own) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${own}` };
    expect((await sendMuch(between(own.replaceAll('"', '')), headers)).statusCode).toBe(400);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'a=1'],
    ['nothing of the kind', type['content-type'], 'a=1'],
    ['an end that is missing', type['content-type'], inParts(['name="a"', '1']).subarray(0, -6)],
    ['a part without a name', type['content-type'], inParts(['x="a"', '1'])],
    ['a head that never ends', type['content-type'], `--${boundary}\r\nContent-Disposition: form-data`],
    [
      'a part of another kind',
      type['content-type'],
      inParts(['name="a"', '1']).toString().replace('form-data;', 'attachment;'),
    ],
    [
      'a part that says nothing of itself',
      type['content-type'],
      `--${boundary}\r\n\r\n1\r\n--${boundary}--\r\n`,
    ],
    [
      'a line in a head that is no header',
      type['content-type'],
      inParts(['name="a"', '1']).toString().replace('Content', 'x\r\nContent'),
    ],
    ['a name that is not closed', type['content-type'], inParts(['name="a', '1'])],
    ['a name that no browser writes', type['content-type'], inParts(["name*=latin1''a", '1'])],
    ['a name that is badly encoded', type['content-type'], inParts(["name*=UTF-8''%zz", '1'])],
    ['a name that is too long', type['content-type'], inParts([`name="${'a'.repeat(1001)}"`, '1'])],
    ['a head that is too long', type['content-type'], inParts([`name="a"\r\nX: ${'x'.repeat(5000)}`, '1'])],
    ['a head of too many lines', type['content-type'], inParts([`name="a"${'\r\nX: y'.repeat(20)}`, '1'])],
    [
      'nothing between its boundaries',
      type['content-type'],
      `--${boundary}\r\n`.repeat(2) + `--${boundary}--\r\n`,
    ],
    ['no part', type['content-type'], `--${boundary}--\r\n`],
  ])('is refused with %s', async (_what, contentType, body) => {
    expect((await sendMuch(body, { 'content-type': contentType })).statusCode).toBe(400);
  });

  it('is never a fault of the site, whatever its bytes', async () => {
    const sound = inParts(['name="a"', '1'], ['name="f"; filename="x"', 'bytes']);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { maxLength: 6 }),
        async (changes) => {
          const body = Buffer.from(sound);
          for (const [at, byte] of changes) body[at] = byte;
          expect([200, 400]).toContain((await sendMuch(body, type)).statusCode);
        },
      ),
      cases(300),
    );
  });

  it('is refused with more parts than any form has, before they are read', async () => {
    const many = Array.from({ length: 1001 }, () => ['name="a"', ''] as const);
    const refused = await sendMuch(inParts(...many), type);
    expect([refused.statusCode, refused.json()]).toEqual([400, { message: 'the form has too many parts' }]);
    expect((await sendMuch(inParts(...many.slice(1)), type)).json()).toMatchObject({ fields: { a: '' } });
    expect((await sendMuch(`--${boundary}\r\n`.repeat(100_000), type)).statusCode).toBe(400);
    const files = Array.from({ length: 101 }, () => ['name="f"; filename="x"', ''] as const);
    expect((await sendMuch(inParts(...files), type)).statusCode).toBe(400);
  });

  it('is refused beyond its bound', async () => {
    const body = inParts(['name="f"; filename="x"', 'x'.repeat(1200)]);
    expect((await send(body, type)).statusCode).toBe(413);
    // Whatever its length is made of.
    expect((await send(inParts(['name="a"', 'x'.repeat(1200)]), type)).statusCode).toBe(413);
    expect((await send(Buffer.alloc(1200, '\r\n'), type)).statusCode).toBe(413);
  });

  it('is searched once, whatever is in it', { timeout: 60_000 }, async () => {
    const own = `b${'-'.repeat(69)}`;
    const bodies: Readonly<Record<string, (kb: number) => Buffer>> = {
      'almost a boundary, again and again': (kb) => Buffer.alloc(kb * 1024, own.slice(1)),
      'the beginning of a boundary, again and again': (kb) =>
        Buffer.alloc(kb * 1024, `\r\n--${own.slice(0, -1)}`),
      'ends of lines': (kb) => Buffer.alloc(kb * 1024, '\r\n'),
      'a head without an end': (kb) =>
        Buffer.concat([Buffer.from(`--${own}\r\n`), Buffer.alloc(kb * 1024, 'X: y\r\n')]),
      'one file': (kb) =>
        Buffer.concat([
          Buffer.from(`--${own}\r\nContent-Disposition: form-data; name="f"; filename="x"\r\n\r\n`),
          Buffer.alloc(kb * 1024, `\r\n--${own.slice(0, -1)}`),
        ]),
    };
    const headers = { 'content-type': `multipart/form-data; boundary=${own}` };
    // A twentieth of a second each. A boundary of any length was searched for until minutes were over.
    for (const [what, make] of Object.entries(bodies))
      expect([what, (await leastMs(() => sendMuch(make(8 * 1024), headers))) < 3000]).toEqual([what, true]);
  });
});
