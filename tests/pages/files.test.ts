import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolderStore } from '#platform/file-store/folder-store.ts';
import { createS3Store } from '#platform/file-store/s3-store.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { fileSender } from '#tests/support/file-sender.ts';
import { drawPng } from '#tests/support/pictures.ts';
import { s3Keys, startS3Server } from '#tests/support/s3-server.ts';
import { startUpstream } from '#tests/support/upstream.ts';
import { contentOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits();
const send = fileSender(() => visits.app);
const store = () => {
  const { content } = visits.app.app;
  if (!content) throw new Error('the content is in this program');
  return content;
};

/** A page for everyone shows a file from then on. */
const show = (app: TestApp, id: string) =>
  contentOf(app).saveItem({
    key: `shelf-${id}`,
    type: 'pages',
    fr: {
      title: 'Documents',
      content: [{ type: 'files_list', attributes: {}, references: { files_list: [id] } }],
    },
  });

/** The addresses of files on a page, each once. */
async function filesOn(path: string): Promise<string[]> {
  const page = await visits.app.text(path);
  return [...new Set([...page.matchAll(/\/files\/[0-9a-f]{40}\/[\w.-]+/g)].map(([address]) => address))];
}

describe('the files of the default content', () => {
  it.each([
    [
      '/horaires-et-trajets/velos-et-poussettes',
      ['bike-rack.svg', 'bike-on-the-rack.mp4', 'velo-sur-le-support.vtt', 'bike-on-the-rack.vtt'],
    ],
    [
      '/en/schedules-and-trips/bikes-and-strollers',
      ['bike-rack.svg', 'bike-on-the-rack.mp4', 'velo-sur-le-support.vtt', 'bike-on-the-rack.vtt'],
    ],
    ['/propos/publications', ['rapport-annuel-2025-en-bref.pdf', 'budget-2027-en-bref.pdf']],
    ['/en/about/publications', ['annual-report-2025-in-brief.pdf', 'budget-2027-in-brief.pdf']],
  ])('are on %s, each in its language, and kept for ever', async (path, names) => {
    const addresses = await filesOn(path);
    expect(new Set(addresses.map((address) => address.split('/').at(-1)))).toEqual(new Set(names));
    for (const address of addresses) {
      const answer = await visits.app.get(address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(200);
    }
  });

  it('say how large a picture is before it is there', async () => {
    const page = await visits.app.text('/horaires-et-trajets/velos-et-poussettes');
    expect(page).toMatch(/<img class="block-image" src="[^"]*bike-rack\.svg"[^>]* width="640" height="360"/);
  });
});

describe('a picture that an editor sends', () => {
  it('is on the page in both modern formats, and each of them is there', async () => {
    const { id, variants } = await send.file('pont.png', drawPng(900, 500));
    const picture = await send.picture(id, 'Le pont au matin');
    const block = {
      type: 'content',
      attributes: { title: 'Pont', body: '<p>x</p>' },
      references: { media_image: [picture] },
    };
    await store().saveItem({
      key: 'bridge',
      type: 'pages',
      fr: { title: 'Le pont', alias: '/pont', content: [block] },
    });
    const addresses = await filesOn('/pont');
    expect(addresses).toEqual(expect.arrayContaining([...variants]));
    for (const address of addresses) expect((await visits.app.get(address)).status).toBe(200);
    const [avif] = variants;
    const part = await visits.app.get(avif ?? '', { headers: { range: 'bytes=0-11' } });
    expect([part.status, await part.text()]).toEqual([206, expect.stringContaining('ftypavif')]);
  });
});

describe('a file for employees', () => {
  it('is given to who works here, and to nobody else, and is never kept', async () => {
    const { id, url } = await send.file('horaires-internes.txt', Buffer.from('Quarts de la semaine'));
    const block = { type: 'files_list', attributes: { title: 'x' }, references: { files_list: [id] } };
    const save = (type: string) =>
      store().saveItem({ key: `shifts-${type}`, type, fr: { title: 'Quarts', content: [block] } });
    expect((await visits.app.get(url)).status).toBe(403);
    expect((await visits.ask(url, await visits.signIn('employee'))).status).toBe(403);
    expect((await visits.ask(url, await visits.signIn('editor'))).status).toBe(200);
    await save('news_employe');
    const strangers = [{}, await visits.signIn('member')];
    for (const headers of strangers) expect((await visits.ask(url, headers)).status).toBe(401);
    const opened = await visits.ask(url, await visits.signIn('employee'));
    expect([opened.status, await opened.text()]).toEqual([200, 'Quarts de la semaine']);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    for (const headers of strangers) expect((await visits.ask(url, headers)).status).toBe(401);
    await save('pages');
    expect((await visits.app.get(url)).headers.get('cache-control')).toMatch(/^public/);
  });
});

describe('an address that is of no file', () => {
  it.each([
    `/files/${'0'.repeat(40)}/x.png`,
    '/files/abc/x.png',
    `/files/${'0'.repeat(40)}/..%2f..%2fsecret`,
    `/files/${'0'.repeat(40)}/%00`,
    `/files/${'0'.repeat(40)}/%C3`,
    `/files/${'0'.repeat(40)}/${'x'.repeat(1900)}`,
    '/files/tarifs.csv',
  ])('is not found: %s', async (path) => {
    const { status } = await visits.ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('a file that cannot be read', () => {
  it('is unavailable, while its page is shown', async () => {
    const [address = ''] = await filesOn('/horaires-et-trajets/service-en-hiver');
    const folder = createFolderStore(join(visits.app.dataDir, 'files'));
    expect(await folder.has(address.split('/')[2] ?? '')).toBe(true);
    const ill = await startApp({
      settings: {
        FILES_URL: 's3://files?endpoint=http://127.0.0.1:9',
        FILES_KEY_ID: 'canary-id',
        FILES_KEY_SECRET: 'canary-secret',
      },
    });
    expect((await ill.get('/horaires-et-trajets/service-en-hiver')).status).toBe(200);
    expect((await ill.get(address)).status).toBe(503);
    expect(await (await ill.get('/readyz')).json()).toMatchObject({
      status: 'degraded',
      parts: { files: 'not-ready' },
    });
    expect(JSON.stringify(ill.logs)).not.toContain('canary');
    await ill.close();
  });
});

describe('several machines', () => {
  it('share a bucket: what one is sent is there for the others', async () => {
    const s3 = await startS3Server();
    const settings = {
      FILES_URL: `s3://files/site?endpoint=${s3.endpoint}`,
      FILES_KEY_ID: s3Keys.id,
      FILES_KEY_SECRET: s3Keys.secret,
    };
    const first = await startApp({ settings });
    const { id, url } = await fileSender(() => first).file('note.txt', Buffer.from('Bonjour à tous'));
    await show(first, id);
    expect(await first.text(url)).toBe('Bonjour à tous');
    // Nothing of it is on this machine.
    expect(existsSync(join(first.dataDir, 'files'))).toBe(false);
    const bucket = createS3Store({ address: `${s3.bucketUrl}/site`, region: 'us-east-1' }, s3Keys);
    expect(Buffer.from((await bucket.get(url.split('/')[2] ?? '')) ?? []).toString()).toBe('Bonjour à tous');
    await first.close();
    await s3.close();
  });

  it('ask the content where it is, byte for byte', async () => {
    const remote = await startApp({
      parts: ['site', 'cache'],
      settings: { CONTENT_URL: `${visits.app.origin}/services/content` },
    });
    const { id, url } = await send.file('pont.png', drawPng(120, 80));
    await show(visits.app, id);
    const here = Buffer.from(await (await visits.app.get(url)).arrayBuffer());
    const there = await remote.get(url);
    expect(there.status).toBe(200);
    expect(Buffer.from(await there.arrayBuffer()).equals(here)).toBe(true);
    expect(there.headers.get('content-type')).toBe('image/png');
    await remote.close();
  });

  it('survive a content service that hangs, floods or lies', async () => {
    const upstream = await startUpstream((request) =>
      request.url.startsWith('/files/') ? 'endless' : { status: 404, body: {} },
    );
    const site = await startApp({
      parts: ['site', 'cache'],
      settings: { CONTENT_URL: upstream.url, API_TIMEOUT_MS: '500' },
    });
    const address = `/files/${'a'.repeat(40)}/x.png`;
    expect((await site.get(address)).status).toBe(503);
    upstream.will({ status: 200, body: 'no tag' });
    expect((await site.get(address)).status).toBe(503);
    upstream.will('hang');
    expect((await site.get(address)).status).toBe(503);
    await site.close();
    await upstream.close();
  });
});
