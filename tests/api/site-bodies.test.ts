import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { cases } from '#tests/support/cases.ts';
import { readDocument } from '#tests/support/document.ts';
import { sendHeadOnly } from '#tests/support/head-only.ts';
import { measureTurns } from '#tests/support/longest-turn.ts';
import { anotherVisitor } from '#tests/support/plain-browser.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

const html = { accept: 'text/html' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const parts = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` });
const million = 1024 * 1024;
/** A form with files stands here, one without there, and none at all on the third page. */
const paths = {
  files: '/propos/service-a-la-clientele/plainte',
  texts: '/en/back-to-school',
  none: '/propos',
} as const;

let app: TestApp;
let token = '';
beforeAll(async () => {
  app = await startApp({ settings: { TRUST_PROXY: '1' } });
  token = readDocument(await app.text(paths.none)).form('newsletter')['_token'] ?? '';
  // What is measured is measured on pages that were read before.
  for (const path of Object.values(paths)) await app.text(path);
}, 120_000);
afterAll(() => app?.close());

const send = (path: string, body: string | Buffer, headers: Record<string, string>) =>
  rawRequest(app.origin, path, {
    method: 'POST',
    body,
    headers: { ...html, origin: app.origin, ...anotherVisitor(), ...headers },
  });
const announce = (path: string, headers: Record<string, string | number>) =>
  sendHeadOnly(app.origin, path, { ...html, origin: app.origin, ...anotherVisitor(), ...headers });

const field = (boundary: string, name: string, text: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const file = (boundary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="faits-fichiers"; filename="a.pdf"\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/** Of the thread that everybody waits for: many times what it takes, and a fraction of what it took. */
const mostTurnMs = 100;
async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const { result, longestMs } = await measureTurns(work);
  expect(longestMs).toBeLessThan(mostTurnMs);
  return result;
}

describe('a form is refused before it is read', () => {
  it('where it comes from another site, however long it is', async () => {
    const origins: readonly Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const type of [urlencoded, parts('x')])
      for (const origin of origins)
        expect(await announce(paths.files, { ...type, ...origin, 'content-length': 20 * million })).toEqual({
          status: type === urlencoded ? 413 : 403,
          closes: true,
        });
    const short = { ...urlencoded, origin: 'https://evil.example', 'content-length': 1000 };
    expect(await announce(paths.none, short)).toEqual({ status: 403, closes: false });
  });

  it.each([
    ['for any page', paths.files, parts('x'), 27 * million],
    ['for any page, without files', paths.files, urlencoded, million],
    ['for a page whose form takes no files', paths.texts, urlencoded, 600 * 1024],
    ['for a page without a form of staff', paths.none, urlencoded, 66 * 1024],
    ['for a page that is not there', '/nulle-part', urlencoded, 66 * 1024],
  ])('where it is too long %s', async (_what, path, type, length) => {
    expect(await announce(path, { ...type, 'content-length': length })).toMatchObject({ status: 413 });
  });

  it.each([paths.none, paths.texts, '/nulle-part', '/mon-profil'])(
    'where it is in parts and no form of %s takes files',
    async (path) => {
      expect(await announce(path, { ...parts('x'), 'content-length': 1000 })).toMatchObject({ status: 415 });
      expect(await announce(path, { ...parts('x'), 'transfer-encoding': 'chunked' })).toEqual({
        status: 415,
        closes: true,
      });
    },
  );

  it('where it is no form', async () => {
    const json = { 'content-type': 'application/json', 'content-length': 20 * million };
    expect(await announce(paths.files, json)).toEqual({ status: 415, closes: true });
  });
});

describe('a form in parts', () => {
  it('is refused at once with a boundary that no browser makes, whatever follows it', async () => {
    const boundary = `b${'-'.repeat(13_999)}`;
    const body = Buffer.alloc(256 * 1024, '-');
    expect((await inTime(() => send(paths.files, body, parts(boundary)))).status).toBe(400);
    const allowed = `b${'-'.repeat(69)}`;
    expect(
      (await inTime(() => send(paths.files, Buffer.alloc(6 * million, '-'), parts(allowed)))).status,
    ).toBe(400);
  });

  it('is read as browsers write it, and comes back with what was typed where its token is too old', async () => {
    const fields =
      field('x', '_form', 'webform-plainte') + field('x', '_token', 'old') + field('x', 'faits-recit', 'Été');
    const body = Buffer.concat([Buffer.from(fields), file('x', Buffer.alloc(1000, 'x'))]);
    const answer = await send(paths.files, body, parts('x'));
    expect([answer.status, readDocument(answer.body).view().form]).toMatchObject([
      403,
      { kind: 'refused', faults: [{ code: 'stale' }], values: { 'faits-recit': 'Été' } },
    ]);
  });

  it('brings no file to a form that takes none, or to none at all', async () => {
    const sent = (name: string) =>
      send(
        paths.files,
        Buffer.concat([
          Buffer.from(field('x', '_form', name) + field('x', '_token', token)),
          file('x', Buffer.from('x')),
        ]),
        parts('x'),
      );
    expect((await sent('newsletter')).status).toBe(413);
    expect((await sent('webform-')).status).toBe(400);
  });

  it('holds up nobody, though it brings 20 megabytes for nothing', async () => {
    const fields = field('x', '_form', 'webform-plainte') + field('x', '_token', 'old');
    const body = Buffer.concat([Buffer.from(fields), file('x', Buffer.alloc(20 * million, '\r\n--'))]);
    const sendBody = () => send(paths.files, body, parts('x'));
    const answers = await inTime(() => Promise.all([sendBody(), sendBody(), app.get(paths.none)]));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 200]);
  });
});

describe('a form as text', () => {
  it('is refused at once with thousands of names', async () => {
    const names = Array.from({ length: 25_000 }, (_, nth) => `nom-du-champ-${nth}=`).join('&');
    const answer = await inTime(() => send(paths.files, `_form=webform-plainte&${names}`, urlencoded));
    expect(answer.status).toBe(400);
  });

  it('may be as long as a form of staff takes, where one stands', async () => {
    const body = `_form=webform-plainte&faits-recit=${'é'.repeat(80_000)}`;
    expect((await inTime(() => send(paths.files, body, urlencoded))).status).toBe(403);
  });
});

const words = fc.oneof(
  fc.constantFrom(
    '_form',
    '_token',
    '_go',
    'webform-plainte',
    'newsletter',
    'upload',
    '__proto__',
    'x',
    '',
    '%',
    '\r\n',
    '--x',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const asText = fc
  .array(fc.tuple(words, words, fc.constantFrom('=', '%', '', '==', '&')), { maxLength: 30 })
  .map((pairs) => pairs.map(([name, value, sign]) => name + sign + value).join('&'));
const heads = fc.constantFrom(
  'Content-Disposition: form-data; name="_form"',
  'Content-Disposition: form-data; name="_token"',
  'Content-Disposition: form-data; name="faits-fichiers"; filename="a.pdf"',
  'Content-Disposition: form-data; name="a"; filename=""',
  'Content-Disposition: form-data; filename*=UTF-8\'\'%zz; name="a"',
  'Content-Disposition: attachment',
  'Content-Disposition: form-data; name="',
  'X: y',
  ' folded',
  '',
);
const asParts = fc
  .array(
    fc.tuple(
      fc.constantFrom('--x\r\n', '--x', '--x--', '\r\n', '--y\r\n', ''),
      heads,
      fc.constantFrom('\r\n\r\n', '\r\n', '\n\n', ''),
      words,
      fc.constantFrom('\r\n', '', '\r'),
    ),
    { maxLength: 12 },
  )
  .map((all) => `${all.flat().join('')}--x--\r\n`);

describe('whatever a stranger sends as a form', () => {
  it('is answered, never by a fault, and the site goes on', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          asText.map((body) => [body, urlencoded] as const),
          asParts.map((body) => [body, parts('x')] as const),
          fc.tuple(
            fc.uint8Array({ maxLength: 300 }).map(Buffer.from),
            fc.constantFrom(urlencoded, parts('x')),
          ),
        ),
        fc.constantFrom(...Object.values(paths)),
        async ([body, type], path) => {
          const { status } = await send(path, typeof body === 'string' ? Buffer.from(body) : body, type);
          expect([200, 303, 400, 403, 413, 415, 422, 429]).toContain(status);
        },
      ),
      cases(100),
    );
    expect(app.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
