import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { readDocument } from '#tests/support/document.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
}, 300_000);
const asVisitor = (reads: string) => ({ accept: 'text/html', 'accept-language': reads });
const ask = (path: string, headers: Record<string, string> = asVisitor('fr')) =>
  rawRequest(app.origin, path, { headers });

const slashes = `/a${'/'.repeat(14_000)}x`;

describe('an address that is too long', () => {
  it('is refused by a small page in the language of the address, else of the visitor', async () => {
    for (const [path, reads, language, title, home] of [
      [slashes, 'en', 'fr', 'Adresse trop longue', '/'],
      [`/en${slashes}`, 'fr', 'en', 'Address too long', '/en'],
      [`/${'a/'.repeat(1100)}`, 'fr', 'fr', 'Adresse trop longue', '/'],
    ] as const) {
      const { status, headers, body } = await ask(path, asVisitor(reads));
      const page = readDocument(body);
      expect([status, headers['content-language'], page.headings]).toEqual([414, `${language}-CA`, [title]]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-language, cookie' });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
      expect(headers['x-request-id']).toBeDefined();
      expect(page.elements(({ name, attribs }) => name === 'a' && attribs['href'] === home)).toHaveLength(1);
      expect(Buffer.byteLength(body)).toBeLessThan(2048);
    }
  });

  it('is refused in a line to programs, at every part and with every method', async () => {
    for (const path of [
      slashes,
      `/services/schedule${slashes}`,
      `/healthz${slashes}`,
      `/x?${'a'.repeat(8200)}`,
    ])
      for (const method of ['GET', 'POST', 'OPTIONS'])
        expect(await rawRequest(app.origin, path, { method, headers: { accept: '*/*' } })).toMatchObject({
          status: 414,
          body: 'The address is too long.\n',
        });
    expect(await rawRequest(app.origin, slashes, { method: 'HEAD' })).toMatchObject({
      status: 414,
      body: '',
    });
  });

  it('is counted, and told in one short line of the log', async () => {
    const count = async () =>
      Number(/^\S+\{[^}]*part="site"[^}]*status="414"[^}]*\} (\d+)/m.exec(await app.text('/metrics'))?.[1]);
    await ask(slashes);
    const before = await count();
    await ask(slashes);
    expect(await count()).toBe(before + 1);
    const lines = app.logs.filter(({ status }) => status === 414);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(String(line['path']).length).toBeLessThan(310);
  });
});

describe('an address that is long', () => {
  it('is read where what it asks for is long', async () => {
    const path = `/services/content/api/news?${'filter[a][condition][value][]=x&'.repeat(100)}`;
    expect(path.length).toBeGreaterThan(3000);
    expect((await ask(path, {})).status).not.toBe(414);
    expect((await ask(`/recherche?terms=${'a%C3%A9'.repeat(1000)}`)).status).not.toBe(414);
    expect((await ask(`/${'x'.repeat(2047)}`)).status).toBe(404);
    expect((await ask(`/${'x'.repeat(2048)}`)).status).toBe(414);
  });

  it('costs nothing more for the slashes in it', async () => {
    const asked = Array.from({ length: 50 }, () => ask(`/a${'/'.repeat(2000)}x`));
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
  });
});
