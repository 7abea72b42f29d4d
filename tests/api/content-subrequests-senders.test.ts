import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subresponsesSchema } from '#contract/content/subrequests.ts';
import { insideHeader, outsideHeader } from '#platform/http/endpoint.ts';
import { visitorHeader } from '#platform/http/visitor-header.ts';
import { deriveKey } from '#platform/secret.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { editorHeaders, sharedTestContent } from '#tests/support/content-service.ts';
import { goodProof, openFormsStage, type FormsStage } from '#tests/support/forms-stage.ts';

const json = { 'content-type': 'application/json' };
const asText = JSON.stringify;

interface Part {
  readonly action: string;
  readonly uri: string;
  readonly requestId?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

async function statusesOf(response: Response): Promise<unknown[]> {
  expect(response.status, await response.clone().text()).toBe(207);
  const parts = subresponsesSchema.parse(await response.json());
  return Object.values(parts).map(({ headers }) => headers['status']?.[0]);
}

describe('the requests of a blueprint', () => {
  it.each([
    'x-visitor',
    'X-Visitor',
    'x-inside',
    'x-outside',
    'x-forwarded-for',
    'X-Forwarded-Host',
    'forwarded',
    'x-real-ip',
    'x-request-id',
    'x-mounted-under',
    'host',
    'cookie',
    'connection',
    'transfer-encoding',
    'content-length',
    'x-cache-key',
  ])('cannot set %s', async (name) => {
    const content = await sharedTestContent();
    const blueprint = `[{"action":"view","uri":"/api","headers":{${asText(name)}:"198.51.100.7"}}]`;
    const answer = await content.post('/subrequests?_format=json', blueprint);
    expect([answer.status, answer.json]).toEqual([
      400,
      { message: expect.stringContaining(name.toLowerCase()) as string },
    ]);
  });

  it('can set what a caller says of its own question', async () => {
    const content = await sharedTestContent();
    const headers = {
      Accept: 'application/vnd.api+json',
      'Accept-Language': 'en',
      'Content-Type': 'application/vnd.api+json',
      'If-None-Match': '"x"',
      Authorization: editorHeaders.authorization,
    };
    const answer = await content.post('/subrequests?_format=json', [
      { action: 'view', uri: '/api', headers },
    ]);
    expect(answer.status).toBe(207);
  });

  it('cannot set what no socket would carry', async () => {
    const content = await sharedTestContent();
    const headers = { authorization: 'Bearer x\r\nx-visitor: 1' };
    const answer = await content.post('/subrequests?_format=json', [
      { action: 'view', uri: '/api', headers },
    ]);
    expect(answer.status).toBe(400);
  });
});

describe('a form sent within a blueprint', () => {
  const insideKey = 'the key of this installation';
  let stage: FormsStage;
  let origin: string;
  beforeAll(async () => {
    stage = await openFormsStage({ insideKey });
    origin = await stage.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => stage.close());

  const form = async (): Promise<Part> => ({
    action: 'create',
    uri: '/api/webform_jsonschema/commentaire',
    headers: { ...json, 'X-CSRF-Token': await stage.tokenOf('commentaire') },
    body: asText({ texte: 'Merci', recaptchaToken: goodProof }),
  });
  const send = async (headers: Record<string, string> = {}) => {
    const body = asText([await form()]);
    const url = `${origin}/subrequests?_format=json`;
    return statusesOf(await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body }));
  };
  const sendBare = async () => {
    const { headers, body = '' } = await form();
    const url = `${origin}/api/webform_jsonschema/commentaire`;
    return (await fetch(url, { method: 'POST', headers: { ...json, ...headers }, body })).status;
  };

  it('is taken once in twelve hours, as one that is sent by itself', async () => {
    expect(await send()).toEqual([200]);
    expect(await send()).toEqual([429]);
    expect(await send({ [visitorHeader]: '198.51.100.7' })).toEqual([429]);
    expect(await send({ [visitorHeader]: '198.51.100.7', [outsideHeader]: '1' })).toEqual([429]);
    expect(await sendBare()).toBe(429);
  });

  it('is that of the visitor whom a part of this installation names', async () => {
    const ofOurs = (visitor: string) => send({ [insideHeader]: insideKey, [visitorHeader]: visitor });
    expect(await ofOurs('203.0.113.1')).toEqual([200]);
    expect(await ofOurs('203.0.113.1')).toEqual([429]);
    expect(await ofOurs('203.0.113.2')).toEqual([200]);
  });
});

describe('the limits of requests a minute', () => {
  const perMinute = 40;
  const secret = 'a-secret-of-the-tests-that-is-long-enough';
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      settings: { RATE_LIMIT_PER_MINUTE: String(perMinute), TRUST_PROXY: '1', SECRET: secret },
    });
  });
  afterAll(() => app.close());

  const post = (path: string, body: unknown, from: string, more: Record<string, string> = {}) =>
    app.get(`/services/${path}`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': from, ...more },
      body: asText(body),
    });
  const many = (count: number, part: Part) => Array.from({ length: count }, () => part);
  const menu: Part = { action: 'view', uri: '/api/clientSettings' };
  const blueprintOf = (count: number, part: Part, from: string, more: Record<string, string> = {}) =>
    post('content/subrequests?_format=json', many(count, part), from, more);

  it('count each request of a blueprint as one of its sender, whatever else it says', async () => {
    const from = '203.0.113.1';
    // The blueprints themselves count, too.
    expect(await statusesOf(await blueprintOf(20, menu, from))).toEqual(Array(20).fill(200));
    const second = await blueprintOf(20, menu, from);
    expect(second.headers.get('cache-control')).toBe('private, no-store');
    expect(await statusesOf(second)).toEqual([...Array(18).fill(200), 429, 429]);
    expect((await blueprintOf(1, menu, from)).status).toBe(429);
    expect(await statusesOf(await blueprintOf(1, menu, '203.0.113.2'))).toEqual([200]);
  });

  it('count a household with an IPv6 network once', async () => {
    await blueprintOf(20, menu, '2001:db8:1:2::1');
    await blueprintOf(20, menu, '2001:db8:1:2:3::2');
    expect((await blueprintOf(1, menu, '2001:db8:1:2::3')).status).toBe(429);
    expect((await blueprintOf(1, menu, '2001:db8:1:3::1')).status).toBe(207);
  });

  const form: Part = { action: 'create', uri: '/api/webform_jsonschema/contact', headers: json, body: '{}' };

  it('hold a call that has a limit of its own, by itself and in a blueprint', async () => {
    const from = '203.0.113.3';
    const alone = () => post('content/api/webform_jsonschema/contact', {}, from);
    for (let n = 0; n < 20; n += 1) expect((await alone()).status).not.toBe(429);
    const inside = await statusesOf(await blueprintOf(11, form, from));
    expect(inside.slice(0, 10)).not.toContain(429);
    expect(inside.at(-1)).toBe(429);
    expect((await alone()).status).toBe(429);
    const others = await post('content/api/webform_jsonschema/contact', {}, '203.0.113.4');
    expect(others.status).not.toBe(429);
  });

  it('do not hold the parts of this installation', async () => {
    const key = { [insideHeader]: deriveKey(secret, 'inside') };
    for (let n = 0; n < 4; n += 1) {
      const statuses = await statusesOf(await blueprintOf(20, menu, '203.0.113.5', key));
      expect(statuses).toEqual(Array(20).fill(200));
    }
    for (let n = 0; n < 3; n += 1)
      expect(await statusesOf(await blueprintOf(11, form, '203.0.113.5', key))).not.toContain(429);
  });

  it('count who asks through the proxy of the cache service, and answer nobody else so', async () => {
    const ask = async (from: string, offset: number) => {
      const data = many(20, { ...menu, uri: `${menu.uri}?n=${offset}` });
      const question = { method: 'POST', path: '/subrequests', query: { _format: 'json' }, data };
      const answer = await post('cache/cache/proxy/cms-api', question, from);
      return { status: answer.status, text: await answer.text() };
    };
    for (let n = 0; n < 3; n += 1) await ask('203.0.113.6', n);
    expect(await ask('203.0.113.6', 3)).toMatchObject({ status: 429 });
    // What was refused in part is not kept for others.
    const other = await ask('203.0.113.7', 1);
    expect(other.status).toBe(200);
    expect(other.text).not.toContain('too many requests');
  });
});
