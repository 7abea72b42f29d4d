import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';

const small = smallContent();
const visit = '0123456789abcdef0123456789abcdef';

describe('the log of the program', () => {
  let content: Upstream;
  let app: TestApp;
  beforeAll(async () => {
    content = await startUpstream(small.answer);
    app = await startApp({ settings: { CONTENT_URL: content.url }, logLevel: 'debug' });
  });
  afterAll(async () => {
    await app.close();
    await content.close();
  });

  const text = () => JSON.stringify(app.logs);

  it('names the request a failure belongs to, by the id that the visitor was given', async () => {
    content.will((request) => (request.url.includes('/subrequests') ? 'reset' : small.answer(request)));
    const response = await app.get('/failing', {
      headers: { 'x-request-id': visit, accept: 'text/html' },
    });
    expect(response.headers.get('x-request-id')).toBe(visit);
    expect(await response.text()).toContain(visit.slice(0, 8));
    expect(app.logs.find(({ msg }) => msg === 'page failed')).toMatchObject({
      level: 50,
      requestId: visit,
    });
    content.will(small.answer);
  });

  it('names every answer by the id it was given, a page that is kept too', async () => {
    for (const path of ['/a', '/a', '/_data/a', '/healthz']) {
      const response = await app.get(path, { headers: { accept: 'text/html' } });
      await response.text();
      const id = response.headers.get('x-request-id');
      expect(id, path).toMatch(/^[\da-f-]{36}$/);
      await eventually(() =>
        expect(app.logs.findLast(({ msg }) => msg === 'answered')).toMatchObject({
          path,
          requestId: id,
        }),
      );
    }
  });

  it.each(['visit-number-one', 'visit 1', '../../x', 'a'.repeat(65), '"><script>'])(
    'does not take over the id %j',
    async (id) => {
      const response = await app.get('/a', { headers: { 'x-request-id': id } });
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(text()).not.toContain(id);
    },
  );

  it('holds nothing that identifies a visitor or lets one in', async () => {
    const secrets = { cookie: 'parcours_session=cookie-value', authorization: 'Bearer bearer-value' };
    const headers = { ...secrets, accept: 'text/html' };
    content.will('reset');
    await app.get('/never-seen?token=query-value&mail=someone@private.example', { headers });
    await app.get('/_data/never-seen-either?hash=query-value', { headers });
    await app.get('/nowhere?token=query-value', { method: 'DELETE', headers });
    await app.get('/services/cache/cache/x?token=query-value', { method: 'POST', headers });
    await app.get('/services/cache/cache/purge/x', {
      headers: { ...headers, 'x-cache-key': 'key-value', via: 'x' },
    });
    content.will(small.answer);
    const page = await app.text('/a');
    const token = /name="_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const captcha = /name="_captcha" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const fields = {
      _form: 'newsletter',
      _token: token,
      _captcha: captcha,
      email: 'someone@private.example',
    };
    const answer = await app.get('/a', {
      method: 'POST',
      headers: { ...headers, origin: app.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const wrong = await app.get('/a', {
      method: 'POST',
      headers: {
        ...headers,
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
    expect(wrong.status).toBe(403);
    expect(app.logs.length).toBeGreaterThan(5);
    expect(token).not.toBe('');
    for (const secret of [
      'cookie-value',
      'bearer-value',
      'query-value',
      'key-value',
      'private.example',
      token,
    ])
      expect(text(), secret).not.toContain(secret);
  });

  it('is one JSON object a line, each with a level, a time and words', () => {
    for (const line of app.logs)
      expect(line).toMatchObject({
        level: expect.any(Number),
        time: expect.stringMatching(/^\d{4}-/),
        msg: expect.any(String),
      });
  });
});
