import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { soundUploads } from '#tests/support/uploads.ts';

let site: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await startApp({ settings: { TRUST_PROXY: '1' } });
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.close();
});

const path = '/propos/service-a-la-clientele/plainte';
const boundary = 'a-boundary';

/** Begins to send a form of so many megabytes, from an address of its own, and goes no further. */
function beginForm(from: string, megabytes: number, sent: number): Promise<void> {
  const { hostname, port, host } = new URL(site.origin);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${site.origin}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${megabytes * 1024 * 1024}`,
    `x-forwarded-for: ${from}`,
  ];
  const socket = connect({ port: Number(port), host: hostname });
  sockets.push(socket);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(Buffer.alloc(sent, 32), () => resolve());
  });
}

async function sendPhoto(): Promise<unknown> {
  const { view } = (await (await site.get('/_data/')).json()) as { view: { shell: { formToken: string } } };
  const body = new FormData();
  const fields = { _form: 'webform-plainte', _token: view.shell.formToken, _go: 'upload' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('faits-fichiers', new File([new Uint8Array(soundUploads.jpg)], 'photo.jpg'));
  const response = await site.get(path, {
    method: 'POST',
    body,
    headers: { origin: site.origin, accept: 'application/json', 'x-forwarded-for': '203.0.113.9' },
  });
  return response.json();
}

describe('a hundred visitors who begin a form with a file and stop', () => {
  it.each([
    ['a photograph, of which nothing came', 1, 5, 0],
    ['a photograph, of which half came', 2, 5, 600_000],
    ['several files, of which a little came', 3, 25, 1000],
  ])('keep nobody else from sending a photograph: %s', { timeout: 60_000 }, async (_what, net, mb, sent) => {
    await Promise.all(Array.from({ length: 100 }, (_, nth) => beginForm(`198.51.${nth}.${net}`, mb, sent)));
    // Some seconds later, when nobody can take them for quick ones any more.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    // Whoever had to wait for one of them would be refused after ten seconds.
    expect(await sendPhoto()).toMatchObject({ kind: 'again' });
  });
});
