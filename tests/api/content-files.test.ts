import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPixels } from '#services/content/files/pixels.ts';
import {
  editorHeaders,
  employeeHeaders,
  idOf,
  openTestContent,
  type TestContent,
} from '#tests/support/content-service.ts';
import { claimPng, drawPng } from '#tests/support/pictures.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const pdf = Buffer.from('%PDF-1.7\n% a plan of the network\n');
const photo = drawPng(1600, 900);

interface Sent {
  readonly body: Uint8Array;
  readonly name?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  /** Whether a page for everyone shows it from then on, as it does unless told. */
  readonly isShown?: boolean;
}

/** Sends bytes as an editor does. */
async function send({ body, name = 'plan.pdf', path = '/api/files', headers = {}, isShown = true }: Sent) {
  const answer = await content.app.inject({
    method: 'POST',
    url: path,
    headers: {
      ...editorHeaders,
      'content-type': 'application/octet-stream',
      'content-disposition': `file; filename="${name}"`,
      ...headers,
    },
    payload: Buffer.from(body),
  });
  const document = answer.json<{ data: { id: string; attributes: FileAttributes } }>();
  if (answer.statusCode === 201 && isShown) await show(document.data.id);
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, ...document };
}

async function show(id: string): Promise<void> {
  const block = { type: 'files_list', attributes: {}, references: { files_list: [id] } };
  const texts = { title: 'Documents', content: [block] };
  await content.store.saveItem({ key: `shelf-${id}`, type: 'pages', fr: texts, en: texts });
}

interface FileAttributes {
  readonly filename: string;
  readonly filemime: string;
  readonly filesize: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly uri: { readonly value: string; readonly url: string };
  readonly variants: readonly {
    readonly url: string;
    readonly type: string;
    readonly width: number;
    readonly height: number;
  }[];
}

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  content.app.inject({ method, url, headers });

describe('an editor who sends a file', () => {
  it('gets it back as a resource, with its address and on record', async () => {
    const before = content.changes.length;
    const { status, headers, data } = await send({
      body: pdf,
      name: 'Plan du réseau.pdf',
      isShown: false,
    });
    expect(status).toBe(201);
    const url = `/files/${hash('sha256', pdf).slice(0, 40)}/plan-du-reseau.pdf`;
    expect(data.attributes).toMatchObject({
      filename: 'Plan du réseau.pdf',
      filemime: 'application/pdf',
      filesize: pdf.length,
      uri: { value: 'public://plan-du-reseau.pdf', url },
      width: null,
      variants: [],
    });
    expect(headers['location']).toMatch(new RegExp(`/api/files/${data.id}$`));
    const read = await content.get(`/api/files/${data.id}`, editorHeaders);
    expect(read.at('data')).toEqual(data);
    expect(content.changes.slice(before)).toEqual([{ kind: 'item', ids: [data.id] }]);
    const log = await content.get('/api/auditLog', editorHeaders);
    expect(log.text).toContain(data.id);
  });

  it('gives it the ending of what it is, whatever it is called', async () => {
    const { data } = await send({ body: photo, name: '../../etc/page.html' });
    expect(data.attributes.filemime).toBe('image/png');
    expect(data.attributes.uri.url).toMatch(/\/page\.png$/);
    expect(data.attributes.filename).toBe('page.html');
  });

  it.each<[string, Sent, number]>([
    ['without a key', { body: pdf, headers: { authorization: '' } }, 403],
    ['as an employee', { body: pdf, headers: employeeHeaders }, 403],
    ['as JSON', { body: pdf, headers: { 'content-type': 'application/json' } }, 415],
    ['without a name', { body: pdf, headers: { 'content-disposition': 'file' } }, 400],
    ['with a name of dots', { body: pdf, name: '../..' }, 400],
    [
      'with an extended name',
      { body: pdf, headers: { 'content-disposition': "file; filename*=UTF-8''a" } },
      400,
    ],
    ['that is empty', { body: Buffer.alloc(0) }, 415],
    ['that is a program', { body: Buffer.from('\u007fELF\u0002\u0001', 'latin1') }, 415],
    ['that is a page', { body: Buffer.from('<!doctype html><script>alert(1)</script>') }, 415],
    ['that is noise', { body: Buffer.from([0, 1, 2, 3, 255]) }, 415],
    ['that is a drawing with a script', { body: Buffer.from('<svg><script>1</script></svg>') }, 422],
    ['that claims too many pixels', { body: claimPng(30_000, 30_000) }, 413],
    ['that is a broken picture', { body: drawPng(900, 500).subarray(0, 600) }, 422],
    ['that is too large', { body: Buffer.alloc(33 * 1024 * 1024) }, 413],
    ['to an item that is none', { body: pdf, path: `/api/files/${idOf('home')}` }, 404],
    ['to a name that is none', { body: pdf, path: '/api/files/%00' }, 400],
  ])('is refused %s', async (_case, sent, status) => {
    const answer = await send(sent);
    expect(answer.status, answer.text).toBe(status);
  });

  it('sends a picture once, and pages get it in modern formats and two sizes', async () => {
    const { data } = await send({ body: photo, name: 'pont.png', path: '/api/mediaImages/image' });
    const { width, height, variants } = data.attributes;
    expect([width, height]).toEqual([1600, 900]);
    expect(variants.map((one) => [one.url.split('/').at(-1), one.type, one.width, one.height])).toEqual([
      ['pont.large.avif', 'image/avif', 1280, 720],
      ['pont.large.webp', 'image/webp', 1280, 720],
      ['pont.medium.avif', 'image/avif', 640, 360],
      ['pont.medium.webp', 'image/webp', 640, 360],
    ]);
    for (const { url, type, ...size } of variants) {
      const answer = await ask(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect(findPixels(answer.rawPayload)).toMatchObject({
        size: { width: size.width, height: size.height },
      });
    }
  });

  it('makes a picture of it, which tells its size and its variants wherever it is shown', async () => {
    const file = await send({ body: photo, name: 'pont.png' });
    const image = { data: { type: 'files', id: file.data.id } };
    const attributes = { name: 'Le pont', alt: 'Le pont au matin' };
    const body = { data: { type: 'mediaImages', attributes, relationships: { image } } };
    const picture = await content.write('POST', '/api/mediaImages', body);
    expect(picture.status, picture.text).toBe(201);
    const stem = file.data.attributes.uri.url.replace('.png', '');
    expect(picture.at('data.attributes')).toMatchObject({
      alt: 'Le pont au matin',
      uri: { original: `${stem}.png`, large: `${stem}.large.webp`, medium: `${stem}.medium.webp` },
      width: 1600,
      height: 900,
    });
    // Another file in its place is told by the picture, too.
    await send({ body: drawPng(500, 300), name: 'pont.png', path: `/api/files/${file.data.id}` });
    const again = await content.get(`/api/mediaImages/${String(picture.at('data.id'))}`, editorHeaders);
    expect(again.at('data.attributes')).toMatchObject({ width: 500, height: 300 });
    expect(again.at('data.attributes.variants')).toHaveLength(2);
  });

  it('makes a film of one, with its words in each language', async () => {
    const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom a film')]);
    const words = (text: string) => Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${text}\n`);
    const film = await send({ body: mp4, name: 'visite.mp4' });
    const track = await send({ body: words('Le garage'), name: 'visite.vtt' });
    const english = await send({
      body: words('The garage'),
      name: 'tour.vtt',
      path: `/en/api/files/${track.data.id}`,
    });
    const answer = await content.write('POST', '/api/mediaVideos', {
      data: {
        type: 'mediaVideos',
        attributes: { name: 'La visite' },
        relationships: {
          video: { data: { type: 'files', id: film.data.id } },
          tracks: { data: [{ type: 'files', id: track.data.id }] },
        },
      },
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.at('data.attributes')).toMatchObject({
      media_type: 'video',
      uri: film.data.attributes.uri.url,
      captions: [
        { uri: track.data.attributes.uri.url, langcode: 'fr' },
        { uri: english.data.attributes.uri.url, langcode: 'en' },
      ],
    });
  });

  it('gives another language a file of its own', async () => {
    const { data } = await send({ body: pdf, name: 'tarifs.pdf' });
    const english = Buffer.from('%PDF-1.7\n% fares\n');
    const path = `/en/api/files/${data.id}`;
    const answer = await send({ body: english, name: 'fares.pdf', path });
    expect(answer.status, answer.text).toBe(201);
    expect((await content.get(path)).at('data.attributes.filename')).toBe('fares.pdf');
    expect((await content.get(`/api/files/${data.id}`)).at('data.attributes.filename')).toBe('tarifs.pdf');
    for (const { url, body } of [
      { url: data.attributes.uri.url, body: pdf },
      { url: answer.data.attributes.uri.url, body: english },
    ])
      expect((await ask(url)).rawPayload.equals(body)).toBe(true);
  });
});

describe('a file at its address', () => {
  const url = async (body: Uint8Array = pdf, name = 'Plan été.pdf') =>
    (await send({ body, name })).data.attributes.uri.url;

  it('is kept for ever by everybody, under its name, and never guessed at', async () => {
    const answer = await ask(await url());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'content-disposition': `inline; filename="Plan ete.pdf"; filename*=UTF-8''Plan%20%C3%A9t%C3%A9.pdf`,
      etag: `"${hash('sha256', pdf).slice(0, 40)}"`,
    });
  });

  it('is saved, not shown, where browsers would show raw text', async () => {
    const { headers } = await ask(await url(Buffer.from('a,b\n1,2\n3,4\n'), 'prix.csv'));
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="prix.csv"/);
  });

  it('is not sent again to who has it, and its head alone to who asks for that', async () => {
    const address = await url();
    const { headers } = await ask(address);
    const held = await ask(address, { 'if-none-match': String(headers['etag']) });
    expect([held.statusCode, held.body]).toEqual([304, '']);
    const head = await ask(address, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(pdf.length),
      '',
    ]);
  });

  it('comes in parts', async () => {
    const address = await url();
    const part = await ask(address, { range: 'bytes=5-7' });
    expect([part.statusCode, part.body]).toEqual([206, '1.7']);
    expect(part.headers['content-range']).toBe(`bytes 5-7/${pdf.length}`);
    const outside = await ask(address, { range: `bytes=${pdf.length}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${pdf.length}`]);
    const other = await ask(address, { range: 'bytes=5-7', 'if-range': '"another"' });
    expect(other.statusCode).toBe(200);
  });

  it.each([
    ['another name', (address: string) => address.replace('plan', 'autre')],
    ['a variant it has not', (address: string) => address.replace('.pdf', '.large.avif')],
    ['another hash', (address: string) => address.replace(/[0-9a-f]{40}/, '0'.repeat(40))],
    ['a short hash', (address: string) => address.replace(/[0-9a-f]{40}/, 'abc')],
    ['capital letters', (address: string) => address.toUpperCase().replace('/FILES', '/files')],
    ['a folder above', () => '/files/..%2f..%2fsecret/x'],
    ['a NUL', (address: string) => `${address}%00`],
    ['half a letter', (address: string) => `${address}%C3`],
    ['a very long name', (address: string) => `${address}${'a'.repeat(1500)}`],
  ])('is nowhere under %s', async (_case, change) => {
    const { statusCode } = await ask(change(await url()));
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });

  it('is gone with the item that told of it', async () => {
    const { data } = await send({ body: Buffer.from('only once'), name: 'note.txt' });
    expect((await ask(data.attributes.uri.url)).statusCode).toBe(200);
    await content.store.deleteItem(data.id);
    expect((await ask(data.attributes.uri.url)).statusCode).toBe(404);
  });
});

describe('a store that lost a file or gives another', () => {
  it('is found out: the file is unavailable, and nothing else', async () => {
    const { data } = await send({ body: Buffer.from('kept well'), name: 'note.txt' });
    const { url } = data.attributes.uri;
    const name = url.split('/')[2] ?? '';
    content.files.held.set(name, Buffer.from('another'));
    expect((await ask(url)).statusCode).toBe(503);
    content.files.held.delete(name);
    expect((await ask(url)).statusCode).toBe(503);
    expect((await content.get(`/api/files/${data.id}`)).status).toBe(200);
  });
});

describe('a file for employees', () => {
  const closed = { 'cache-control': 'private, no-store' };

  async function shownBy(items: readonly { readonly type: string; readonly audience?: string }[]) {
    const body = Buffer.from(`minutes ${JSON.stringify(items)}`);
    const { data } = await send({ body, name: 'minutes.txt', isShown: false });
    const block = { type: 'files_list', attributes: {}, references: { files_list: [data.id] } };
    for (const [at, { type, audience }] of items.entries())
      await content.store.saveItem({
        key: `holder-${data.id}-${at}`,
        type,
        ...(audience && { shared: { audience } }),
        fr: { title: 'Réunion', content: [block] },
      });
    return data.attributes.uri.url;
  }

  it('is closed to others when only pages for employees show it', async () => {
    for (const holders of [[{ type: 'news_employe' }], [{ type: 'pages', audience: 'employees' }]]) {
      const url = await shownBy(holders);
      expect((await ask(url)).statusCode).toBe(401);
      expect((await ask(url, { range: 'bytes=0-1' })).statusCode).toBe(401);
      const opened = await ask(url, employeeHeaders);
      expect(opened.statusCode).toBe(200);
      expect(opened.headers).toMatchObject(closed);
      expect((await ask(url, editorHeaders)).statusCode).toBe(200);
    }
  });

  it('is not named to others, in lists or by its uuid, nor found by a filter', async () => {
    const url = await shownBy([{ type: 'news_employe' }]);
    const list = '/api/files?page[limit]=50&sort=-drupal_internal__fid';
    const opened = await content.get(list, employeeHeaders);
    const id = String(opened.at('data.0.id'));
    expect(opened.text).toContain(url);
    expect((await content.get(list)).text).not.toContain(url);
    expect((await content.get(`/api/files?filter[id]=${id}`)).text).not.toContain('minutes');
    expect((await content.get(`/api/files/${id}`)).status).toBe(401);
    expect((await content.get(`/api/files/${id}`, employeeHeaders)).status).toBe(200);
  });

  it('is open as soon as a page for everyone shows it, too', async () => {
    const url = await shownBy([{ type: 'news_employe' }, { type: 'pages' }]);
    expect((await ask(url)).headers['cache-control']).toMatch(/^public/);
  });

  it('is closed by its editor, and opened again', async () => {
    const { data } = await send({ body: Buffer.from('for a while'), name: 'note.txt' });
    const mark = (audience: string | null) =>
      content.write('PATCH', `/api/files/${data.id}`, {
        data: { type: 'files', id: data.id, attributes: { audience } },
      });
    expect((await mark('employees')).status).toBe(200);
    expect((await ask(data.attributes.uri.url)).statusCode).toBe(401);
    expect((await mark('neighbours')).status).toBe(422);
    expect((await mark(null)).status).toBe(200);
    expect((await ask(data.attributes.uri.url)).statusCode).toBe(200);
  });

  it('is closed when it is marked, whoever shows it', async () => {
    await content.store.saveItem({
      key: 'marked',
      type: 'files',
      shared: {
        audience: 'employees',
        uri: { value: 'x', url: `/files/${'a'.repeat(40)}/x.txt` },
        filemime: 'text/plain',
      },
      fr: { title: 'x.txt' },
    });
    await show('marked');
    expect((await ask(`/files/${'a'.repeat(40)}/x.txt`)).statusCode).toBe(401);
  });

  it('is closed through a picture of an employees’ page, with its variants', async () => {
    const file = await send({ body: drawPng(700, 400), name: 'fete.png', isShown: false });
    const picture = await content.write('POST', '/api/mediaImages', {
      data: {
        type: 'mediaImages',
        attributes: { name: 'Fête', alt: '' },
        relationships: { image: { data: { type: 'files', id: file.data.id } } },
      },
    });
    const save = (type: string) =>
      content.store.saveItem({
        key: `party-${type}`,
        type,
        fr: { title: 'Fête' },
        references: { media_image: [String(picture.at('data.id'))] },
      });
    await save('activities_employe');
    const urls = [file.data.attributes.uri.url, ...file.data.attributes.variants.map(({ url }) => url)];
    for (const url of urls) expect((await ask(url)).statusCode).toBe(401);
    await save('news');
    for (const url of urls) expect((await ask(url)).statusCode).toBe(200);
  });
});
