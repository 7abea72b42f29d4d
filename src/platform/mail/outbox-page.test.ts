import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import { createHttpApp } from '#platform/http/http-app.ts';
import { prefixHeader } from '#platform/http/listener/listener.ts';
import { createLog } from '#platform/log/log.ts';
import { finishedMail } from '#tests/support/finished-mail.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';
import { mountOutbox } from './outbox-page.ts';
import { createOutbox } from './outbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'outbox-page-'));
const log = createLog('silent');
const clock = fixedClock('2026-11-17T22:10:10Z');
const outbox = createOutbox({ folder, clock, log });
const app = createHttpApp({ log });
mountOutbox(app, { outbox, timeZone: 'America/Toronto' });
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

interface Asked {
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}
const get = (url: string, { headers = {}, remoteAddress = '127.0.0.1' }: Asked = {}) =>
  app.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress });

let id = '';
beforeAll(async () => {
  await outbox.send(finishedMail({ subject: 'The first', messageId: '<1@example.org>' }));
  clock.advance(60_000);
  const subject = 'The second <b>&</b>';
  await outbox.send(finishedMail({ subject, messageId: '<2@example.org>' }));
  id = (await outbox.list())[0]?.id ?? '';
});

describe('the page of the outbox', () => {
  it('lists mails, the newest first', async () => {
    const { statusCode, body, headers } = await get('/outbox');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'fr-CA',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'self'"),
    });
    expect(body).toContain('Boîte d’envoi');
    expect(body.indexOf('The second &#60;b&#62;&#38;&#60;/b&#62;')).toBeLessThan(body.indexOf('The first'));
    expect(body).toContain('À rider@example.net');
    expect(body).toMatch(/<time datetime="2026-11-17T22:11:10.000Z">17 novembre 2026 à 17\u00A0h\u00A011</);
  });

  it('is in the language of its reader, by address or by browser', async () => {
    const english = { 'accept-language': 'en-CA,en;q=0.9' };
    expect((await get('/outbox', { headers: english })).body).toContain('<html lang="en-CA">');
    expect((await get('/outbox?langue=en')).body).toMatch(/To rider@example\.net[^]*at 5:11\u00A0p\.m\./);
    expect((await get(`/outbox/${id}?langue=en`)).body).toContain('Plain text');
    expect((await get(`/outbox/${id}?langue=fr`, { headers: english })).body).toContain('Texte brut');
  });

  it('shows a mail: its headers, its text as it is written, its markup in a frame', async () => {
    const { body, statusCode } = await get(`/outbox/${id}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<dt>List-Unsubscribe</dt>');
    expect(body).toContain('&#60;https://example.org/out?t=1&#62;');
    expect(body).toContain('>Bonjour,\n\nle 800 est détourné.\n</pre>');
    expect(body).toMatch(/<iframe\s+src="\/outbox\/[\d-][^"]*\/html"[^>]*sandbox="allow-popups/);
    expect(body).not.toMatch(/<script|allow-scripts|allow-same-origin/);
  });

  it('lets nothing of the markup of a mail work but its links', async () => {
    const { body, headers } = await get(`/outbox/${id}/html`);
    expect(body).toContain('<head><base target="_top"><title>x</title>');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'/,
    );
    expect(policy).toMatch(/sandbox (?!.*allow-(?:scripts|same-origin|forms))/);
  });

  it('gives a mail as a file', async () => {
    const { headers, rawPayload } = await get(`/outbox/${id}/eml`);
    expect(headers).toMatchObject({
      'content-type': 'message/rfc822',
      'content-disposition': `attachment; filename="${id}.eml"`,
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload).toEqual((await outbox.read(id))?.eml);
  });

  it('has one style, light and dark', async () => {
    const { headers, body } = await get('/outbox/style.css');
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(body).toMatch(/color-scheme: light dark[^]*\.mails/);
  });

  it('names its addresses where it is mounted', async () => {
    const { body } = await get('/outbox', { headers: { [prefixHeader]: '/services/accounts' } });
    const local = [...body.matchAll(/(?:href|src)="([^"#]+)/g)].map(([, address]) => address);
    expect(local.filter((address) => !address?.startsWith('/services/accounts/outbox'))).toEqual([]);
  });

  it.each([
    '/outbox/x',
    '/outbox/..%2fsecret',
    `/outbox/${'9'.repeat(500)}`,
    '/outbox/%ff/html',
    '/outbox/a%00b',
  ])('has nothing at %s', async (url) => expect([400, 404]).toContain((await get(url)).statusCode));

  it('takes no word of a mail for markup of its own', async () => {
    const tagsOf = (page: string) => [...page.matchAll(/<\/?[a-z!][^>]*>/g)].length;
    const usual = tagsOf((await get(`/outbox/${id}`)).body);
    for (const text of [...xssVectors, ...hostileTexts]) {
      const mail = finishedMail({ subject: `x${text}`, text, messageId: '<3@example.org>' });
      const { answer } = await outbox.send({ ...mail, headers: { 'X-A': text, 'X-B': text } });
      const { body, statusCode } = await get(`/outbox/${answer.split(' ').at(-1)}`);
      expect(statusCode).toBe(200);
      expect(tagsOf(body)).toBe(usual);
    }
  });
});

describe('the outbox, for whoever asks', () => {
  it.each<[string, Asked]>([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['another machine by IPv6', { remoteAddress: '2001:db8::1' }],
    ['another machine that names this one', { remoteAddress: '::ffff:192.0.2.7' }],
    ['a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that tells it the new way', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['a proxy with another header', { headers: { 'x-real-ip': '127.0.0.1' } }],
    ['a proxy that tells the host', { headers: { 'x-forwarded-host': 'localhost' } }],
    ['a proxy that only names itself', { headers: { via: '1.1 front' } }],
    ['a network of proxies', { headers: { 'cf-connecting-ip': '127.0.0.1' } }],
    ['a page whose name points here', { headers: { host: 'evil.example' } }],
    ['a page whose name looks like ours', { headers: { host: 'localhost.evil.example:3000' } }],
    ['a page whose name begins like ours', { headers: { host: '127.0.0.1.evil.example' } }],
    ['a name with a port that is none', { headers: { host: 'localhost:123456' } }],
    ['an address without its brackets', { headers: { host: '::1' } }],
  ])('is not there for %s', async (_who, asked) => {
    for (const path of ['', '/style.css', `/${id}`, `/${id}/html`, `/${id}/eml`]) {
      const answer = await get(`/outbox${path}`, asked);
      const missing = await get('/outbax', asked);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        message: missing.json<{ message: string }>().message.replace('/outbax', `/outbox${path}`),
      });
      expect(answer.headers['cache-control']).toBe(missing.headers['cache-control']);
      expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(missing.headers).sort());
    }
  });

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000'])(
    'is there for who sits at the machine and asks %s',
    async (host) => {
      expect((await get('/outbox', { headers: { host } })).statusCode).toBe(200);
      expect((await get('/outbox', { headers: { host }, remoteAddress: '::1' })).statusCode).toBe(200);
      expect(
        (await get('/outbox', { headers: { host }, remoteAddress: '::ffff:127.0.0.1' })).statusCode,
      ).toBe(200);
    },
  );

  it('is missing in the way an application wants it', async () => {
    const other = createHttpApp({ log });
    mountOutbox(other, {
      outbox,
      timeZone: 'UTC',
      answerMissing: (_request, reply) => reply.status(404).send('no such page'),
    });
    const answer = await other.inject({ url: '/outbox', headers: { host: 'evil.example' } });
    expect([answer.statusCode, answer.body]).toEqual([404, 'no such page']);
    await other.close();
  });
});
