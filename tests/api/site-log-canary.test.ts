import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';

const small = smallContent();
/** No word of the program, so that wherever it is found it came with a request or an answer. */
const mark = 'Zq7Canari';
const address = `${mark}@private.example`;

/** Every place of a request that a caller writes. */
const headers = {
  cookie: `parcours_session=${mark}; parcours_theme=${mark}; other=${mark}`,
  authorization: `Bearer ${mark}`,
  'accept-language': `${mark},fr;q=0.5`,
  'user-agent': mark,
  referer: `http://127.0.0.1/${mark}`,
  'if-none-match': `"${mark}"`,
  'x-forwarded-for': mark,
  'x-request-id': mark,
  'x-cache-key': mark,
  'last-event-id': mark,
  accept: 'text/html',
};

const reads = [
  `/${mark.toLowerCase()}`,
  `/en/${mark.toLowerCase()}/x`,
  `/services/content/api/${mark.toLowerCase()}`,
  `/${mark}`,
  `/en/${mark}/${address}`,
  `/recherche/${mark}`,
  `/en/search/${mark.toLowerCase()}`,
  `/a?token=${mark}&terms=${mark}`,
  `/_data/${mark}?x=${mark}`,
  `/activation-compte/7/1763233200/${mark.toLowerCase()}0123456789abcdef0123456789`,
  `/mon-profil/${address}?destination=${mark}`,
  `/apercu/${mark}`,
  `/assets/${mark}.js`,
  `/_captcha/${mark}`,
  `/_qr?path=/${mark}`,
  `/${mark}%00`,
  `/${mark}%E0%A4%A`,
  `/horaires-et-trajets/horaires/${mark}`,
  `/services/cache/cache/${mark}`,
  `/services/cache/cache/purge/${mark}`,
  `/services/content/api/pages?filter[title]=${mark}`,
  `/services/content/api/pages?filter[${mark}]=1`,
  `/services/content/api/pages/${mark}`,
  `/services/content/api/pages?filter[created]=${mark}`,
  `/services/content/api/${mark}`,
  `/services/content/router/translate-path?path=/${mark}%00`,
  `/services/content/api/menus/${mark}`,
  `/services/content/api/stops?search=${mark}`,
  `/services/schedule/horaireArret?noArret=${mark}`,
  `/services/schedule/recherche?q=${mark}`,
  `/services/schedule/${mark}`,
];

describe('no line of the log holds what came with a request or an answer', () => {
  let upstream: Upstream;
  let elsewhere: TestApp;
  let here: TestApp;
  beforeAll(async () => {
    upstream = await startUpstream(small.answer);
    const settings = { ACCOUNTS_URL: upstream.url };
    elsewhere = await startApp({ settings: { ...settings, CONTENT_URL: upstream.url }, logLevel: 'trace' });
    here = await startApp({ settings, logLevel: 'trace' });
  }, 120_000);
  afterAll(async () => {
    await elsewhere?.close();
    await here?.close();
    await upstream?.close();
  });

  const findMarked = () =>
    [...elsewhere.logs, ...here.logs].filter((line) =>
      JSON.stringify(line).toLowerCase().includes(mark.toLowerCase()),
    );

  it.each(['here', 'elsewhere'] as const)('of a question, with the content %s', async (where) => {
    const { origin } = where === 'here' ? here : elsewhere;
    for (const path of reads) await rawRequest(origin, path, { headers });
    for (const method of ['POST', 'DELETE', 'PATCH', mark.toUpperCase().slice(0, 4)])
      await rawRequest(origin, `/${mark}`, { method, headers, body: '' }).catch(() => undefined);
    expect(findMarked()).toEqual([]);
  });

  it.each(['here', 'elsewhere'] as const)('of a body, with the content %s', async (where) => {
    const app = where === 'here' ? here : elsewhere;
    const page = await app.text('/');
    const token = /name="_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const forms: Record<string, string>[] = [
      { _form: 'newsletter', _token: token, _captcha: mark, email: address },
      { _form: 'newsletter', _token: mark, email: address, [mark]: mark },
      { _form: mark, _token: token },
      { _form: 'consent', _token: token, analytics: mark },
    ];
    for (const fields of forms)
      await rawRequest(app.origin, '/', {
        method: 'POST',
        headers: { ...headers, origin: app.origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
    const json = { ...headers, 'content-type': 'application/json' };
    const bodies: [string, string][] = [
      ['/services/content/subrequests?_format=json', `{"${mark}`],
      [
        '/services/content/subrequests?_format=json',
        JSON.stringify([{ requestId: mark, action: 'view', uri: `/api/pages?filter[x]=${mark}\u0000` }]),
      ],
      ['/services/cache/cache/proxy/cms-api', JSON.stringify({ method: 'GET', path: `/api/${mark}` })],
      ['/services/cache/cache/x', JSON.stringify({ resData: mark })],
    ];
    for (const [path, body] of bodies)
      await rawRequest(app.origin, path, { method: 'POST', headers: json, body });
    expect(findMarked()).toEqual([]);
  });

  it.each([
    ['a fault in its own words', { status: 500, body: { message: mark, errors: [{ detail: mark }] } }],
    ['a refusal in its own words', { status: 403, body: { message: mark } }],
    ['something that is not JSON', { status: 200, body: `<h1>${mark}</h1>` }],
    ['another shape', { status: 200, body: { data: { [mark]: mark } } }],
    ['a redirection', { status: 302, headers: { location: `/${mark}` }, body: '' }],
  ])('of a neighbour that answers %s', async (_what, answer) => {
    upstream.will(answer);
    elsewhere.clock.advance(10 * 60_000);
    for (const path of [`/nouvelle-${mark}`, '/', '/a', '/recherche/x', '/en/search/x'])
      await rawRequest(elsewhere.origin, path, { headers: { accept: 'text/html' } });
    upstream.will(small.answer);
    expect(findMarked()).toEqual([]);
  });

  it('but each has the words of what happened', () => {
    expect(here.logs.length + elsewhere.logs.length).toBeGreaterThan(100);
    expect(new Set(here.logs.map(({ msg }) => msg))).toContain('request failed');
  });
});
