import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webForms as en } from '#site/i18n/en/web-forms.ts';
import { webForms as fr } from '#site/i18n/fr/web-forms.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';

let site: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await startApp({ settings: { TRUST_PROXY: '1' } });
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.close();
});

const pages = { fr: '/propos/service-a-la-clientele/plainte', en: '/en/about/customer-service/complaint' };
const shared = '203.0.113.9';

/** Begins to send a form with files, and goes no further. */
function beginForm(): Promise<void> {
  const { hostname, port, host } = new URL(site.origin);
  const head = [
    `POST ${pages.fr} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${site.origin}`,
    'content-type: multipart/form-data; boundary=a-boundary',
    `content-length: ${20 * 1024 * 1024}`,
    `x-forwarded-for: ${shared}`,
  ];
  const socket = connect({ port: Number(port), host: hostname });
  sockets.push(socket);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.write(`${head.join('\r\n')}\r\n\r\n--a-boundary\r\n`, () => setTimeout(resolve, 200));
  });
}

/** Sends the form as a page without script does, or a file of it alone as the script does. */
async function send(locale: 'fr' | 'en', photo: Uint8Array<ArrayBuffer>, more: Record<string, string>) {
  const { view } = (await (await site.get('/_data/')).json()) as { view: { shell: { formToken: string } } };
  const { accept = 'application/json', ...fields } = more;
  const body = new FormData();
  const own = { _form: 'webform-plainte', _token: view.shell.formToken, ...fields };
  for (const [name, value] of Object.entries(own)) body.set(name, value);
  body.set('faits-fichiers', new File([photo], photo.length > 0 ? 'photo.jpg' : ''));
  return site.get(pages[locale], {
    method: 'POST',
    body,
    headers: { origin: site.origin, accept, 'x-forwarded-for': shared },
  });
}

describe('a form with a file, while all that one address may have are on their way', () => {
  beforeAll(async () => {
    for (let nth = 0; nth < 6; nth += 1) await beginForm();
  }, 60_000);
  const large = new Uint8Array(4 * 1024 * 1024).fill(32);

  it.each([
    ['fr', fr.faults.manyFiles],
    ['en', en.faults.manyFiles],
  ] as const)(
    'is refused in the words of the form, once it came, and keeps what was typed: %s',
    async (locale, words) => {
      const answer = await send(locale, large, { _go: 'upload' });
      expect([answer.status, await answer.json()]).toEqual([
        429,
        expect.objectContaining({ kind: 'refused', faults: [expect.objectContaining({ message: words })] }),
      ]);
      const page = await send(locale, large, {
        accept: 'text/html',
        _go: 'next',
        'faits-recit': 'Un autobus est passé sans arrêter',
      });
      const text = await page.text();
      expect([page.status, text.includes(words)]).toEqual([429, true]);
      expect(text).toContain('Un autobus est passé sans arrêter');
    },
  );

  it('goes on without its file', async () => {
    const page = await send('fr', new Uint8Array(), { accept: 'text/html', _go: 'next' });
    expect([200, 422]).toContain(page.status);
    expect(await page.text()).not.toContain(fr.faults.manyFiles);
  });
});
