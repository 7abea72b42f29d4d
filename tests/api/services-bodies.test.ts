import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { sendHeadOnly } from '#tests/support/head-only.ts';
import { leastMs } from '#tests/support/least-time.ts';
import { anotherVisitor } from '#tests/support/plain-browser.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

const json = { 'content-type': 'application/json' };
const jsonApi = { 'content-type': 'application/vnd.api+json' };
const kb = 1024;
const million = kb * kb;

/** Where a stranger may send JSON, and how much of it. */
const calls = [
  ['POST', '/services/accounts/user/register?_format=json', 64 * kb, json],
  ['POST', '/services/accounts/oauth/token', 16 * kb, json],
  ['POST', '/services/accounts/api/newsletter/subscribe?_format=json', 64 * kb, json],
  ['POST', '/services/content/subrequests', 256 * kb, json],
  ['POST', '/services/content/api/webform_jsonschema/plainte', 256 * kb, json],
  ['POST', '/services/content/api/pages', million, jsonApi],
  ['POST', '/services/cache/cache/x', million, json],
  ['POST', '/services/cache/cache/proxy/content', million, json],
  ['POST', '/services/schedule/porteeAvis', 512 * kb, json],
  ['POST', '/services/schedule/departs', million, json],
  ['PUT', '/services/itinerary/journeys', million, json],
  ['PUT', '/propos', million, json],
  ['POST', '/_data/propos', million, json],
] as const;

/** The same length, filled with what costs most to read. */
const heavy: Readonly<Record<string, (length: number) => string>> = {
  'levels without an end': (length) => '['.repeat(length),
  levels: (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'levels of objects': (length) => '{"a":'.repeat(length / 8) + '1' + '}'.repeat(length / 8),
  numbers: (length) => `[${'0,'.repeat(length / 2 - 8)}0]`,
  objects: (length) => `[${'{},'.repeat(length / 3 - 8)}{}]`,
  names: (length) => `{${Array.from({ length: length / 16 }, (_, nth) => `"k${nth}":1`).join(',')}}`,
  prototypes: (length) => `{${'"__proto__":{"a":1},'.repeat(length / 24)}"a":1}`,
  'characters that no text has': (length) => `{"a":"${String.raw`\u0000`.repeat(length / 8)}"}`,
  'a text': (length) => `"${'a'.repeat(length - 8)}"`,
};

let app: TestApp;
let csrf = '';
beforeAll(async () => {
  app = await startApp({
    settings: { TRUST_PROXY: '1' },
    parts: ['site', 'content', 'cache', 'schedule', 'itinerary', 'accounts'],
  });
  const form = await app.get('/services/content/api/webform_jsonschema/plainte');
  ({ csrfToken: csrf } = (await form.json()) as { csrfToken: string });
}, 300_000);
afterAll(() => app?.close());

describe('what a stranger sends to a service', () => {
  it.each(calls)(
    'is refused soon, whatever it is: %s %s',
    { timeout: 120_000 },
    async (method, path, length, type) => {
      for (const [what, fill] of Object.entries(heavy)) {
        const body = fill(length);
        let status = 0;
        const ms = await leastMs(async () => {
          ({ status } = await rawRequest(app.origin, path, {
            method,
            body,
            headers: { ...type, ...anotherVisitor(), 'x-csrf-token': csrf },
          }));
        }, 2);
        // A hundredth of a second or two, with its way over the line.
        expect([what, status, ms < 1000]).toEqual([what, expect.any(Number), true]);
        expect([what, [400, 401, 403, 404, 405, 415, 422, 429].includes(status), status]).toEqual([
          what,
          true,
          status,
        ]);
      }
    },
  );

  it.each([
    ['/services/cache/nothing', 404, json],
    ['/services/schedule/departs', 405, json],
    ['/services/schedule/porteeAvis', 403, json],
    ['/services/cache/cache/x', 401, json],
    ['/services/content/nothing', 404, json],
    ['/services/accounts/nothing', 404, json],
    ['/services/accounts/oauth/token', 413, json],
    ['/services/content/api/files', 401, { 'content-type': 'application/octet-stream' }],
    [
      '/services/content/file/upload/node/files/plainte_files?_format=json',
      422,
      { 'content-type': 'application/octet-stream' },
    ],
  ])('is not read where it is refused anyway: %s', async (path, status, type) => {
    const head = { ...type, ...anotherVisitor(), 'content-length': 20 * million };
    expect(await sendHeadOnly(app.origin, path, head)).toEqual({ status, closes: true });
  });
});
