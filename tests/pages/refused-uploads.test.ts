import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webForms as en } from '#site/i18n/en/web-forms.ts';
import { webForms as fr } from '#site/i18n/fr/web-forms.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { anotherVisitor } from '#tests/support/plain-browser.ts';
import { soundUploads } from '#tests/support/uploads.ts';

/** A million gigabytes: no disk has as much free. */
const noRoom = { FREE_DISK_MB: '100000000' };

const watching = { METRICS_KEY: 'a-key-of-who-watches' };
const shown = { headers: { authorization: `Bearer ${watching.METRICS_KEY}` } };

let narrow: TestApp;
let modest: TestApp;
beforeAll(async () => {
  narrow = await startApp({ settings: { TRUST_PROXY: '1', ...watching, ...noRoom } });
  modest = await startApp({ settings: { TRUST_PROXY: '1', ...watching, FORM_FILES_NETWORK_MB: '1' } });
}, 120_000);
afterAll(() => Promise.all([narrow.close(), modest.close()]));

const pages = { fr: '/propos/service-a-la-clientele/plainte', en: '/en/about/customer-service/complaint' };
const photo = soundUploads.jpg;
const largeLetter = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(700_000, 32),
  Buffer.from('\n%%EOF\n'),
]);

/** Sends one file as the script does, or as the page without script. */
async function upload(app: TestApp, locale: 'fr' | 'en', bytes: Buffer, headers: Record<string, string>) {
  const { view } = (await (await app.get('/_data/')).json()) as { view: { shell: { formToken: string } } };
  const body = new FormData();
  const fields = { _form: 'webform-plainte', _token: view.shell.formToken, _go: 'upload' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('faits-fichiers', new File([new Uint8Array(bytes)], bytes === photo ? 'a.jpg' : 'a.pdf'));
  return app.get(pages[locale], {
    method: 'POST',
    body,
    headers: { origin: app.origin, accept: 'application/json', ...headers },
  });
}

describe('a file for which there is no room on the disk', () => {
  it.each([
    ['fr', fr.faults.noRoom],
    ['en', en.faults.noRoom],
  ] as const)('is refused in the language of the page, and blames nobody: %s', async (locale, words) => {
    const answer = await upload(narrow, locale, photo, anotherVisitor());
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ kind: 'refused', faults: [{ message: words }] });
    const page = await upload(narrow, locale, photo, { ...anotherVisitor(), accept: 'text/html' });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain(words);
  });

  it('is told to who watches the program', async () => {
    const ready = await narrow.get('/readyz', shown);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'degraded', parts: expect.objectContaining({ disk: 'not-ready' }) }),
    ]);
    expect(await (await modest.get('/readyz', shown)).json()).toMatchObject({ parts: { disk: 'ready' } });
  });
});

describe('files of a network that has sent its share of the day', () => {
  it.each([
    ['fr', fr.faults.manyFiles, '203.0.113.', '198.51.100.1'],
    ['en', en.faults.manyFiles, '2001:db8:5:1::', '2001:db8:6:1::1'],
  ] as const)('are refused in the language of the page: %s', async (locale, words, network, other) => {
    const from = (host: number) => ({ 'x-forwarded-for': `${network}${host}` });
    expect((await upload(modest, locale, largeLetter, from(1))).status).toBe(200);
    const refused = await upload(modest, locale, largeLetter, from(2));
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ faults: [expect.objectContaining({ message: words })] }),
    ]);
    expect((await upload(modest, locale, largeLetter, { 'x-forwarded-for': other })).status).toBe(200);
  });
});
