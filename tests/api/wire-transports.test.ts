import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolvePath } from '#clients/content/page-outcome.ts';
import { httpTransport, inProcessTransport, type Transport, type WireRequest } from '#platform/transport.ts';
import { openBesideShared, type TestContent } from '#tests/support/content-service.ts';

/** One service, reached in both ways. */
describe('a service', () => {
  let content: TestContent;
  let inside: Transport;
  let outside: Transport;

  beforeAll(async () => {
    content = await openBesideShared({ publicUrl: 'http://content.example' });
    inside = inProcessTransport(content.app, 10_000);
    outside = httpTransport(await content.app.listen({ port: 0, host: '127.0.0.1' }), 10_000);
  });
  afterAll(() => content.close());

  const blueprint = JSON.stringify([
    { requestId: 'router', action: 'view', uri: '/router/translate-path?path=%2F&_format=json' },
    {
      requestId: 'resolvedResource',
      action: 'view',
      waitFor: ['router'],
      uri: '{{router.body@$.jsonapi.individual}}',
    },
  ]);
  const json = { 'content-type': 'application/json' };

  it.each<[string, WireRequest]>([
    ['a list', { method: 'GET', path: '/api/pageModule?fields[pageModule]=module_key,path' }],
    ['an English list', { method: 'GET', path: '/en/api/pagesPromo?filter[langcode]=en' }],
    ['a menu', { method: 'GET', path: '/api/menus/main' }],
    ['an unknown menu', { method: 'GET', path: '/api/menus/nobody' }],
    ['settings', { method: 'GET', path: '/api/clientSettings' }],
    ['a blueprint', { method: 'POST', path: '/subrequests?_format=json', headers: json, body: blueprint }],
    [
      'a blueprint as bytes',
      {
        method: 'POST',
        path: '/subrequests?_format=json',
        headers: json,
        body: new TextEncoder().encode(blueprint),
      },
    ],
    ['a broken blueprint', { method: 'POST', path: '/subrequests?_format=json', headers: json, body: '[{' }],
    ['an unknown parameter', { method: 'GET', path: '/api/pageModule?search=x' }],
    ['an unknown address', { method: 'GET', path: '/nowhere' }],
    ['a refused method', { method: 'DELETE', path: '/api/pageModule' }],
    [
      'a caller with a token',
      { method: 'GET', path: '/api/pageModule', headers: { authorization: 'Bearer editor' } },
    ],
  ])('answers %s alike in this process and over HTTP', async (_what, request) => {
    const [here, there] = await Promise.all([inside(withHost(request)), outside(request)]);
    expect(there.status).toBe(here.status);
    expect(parsed(there.body)).toEqual(parsed(here.body));
    for (const name of [
      'content-type',
      'cache-control',
      'x-content-type-options',
      'content-security-policy',
      'allow',
    ])
      expect(there.headers[name], name).toBe(here.headers[name]);
  });

  it('leads a path to the same page, or to the same refusal', async () => {
    const paths = { base: '', path: '/', otherBase: '/en' };
    const ask = (transport: Transport, path: string) =>
      resolvePath(transport, { ...paths, path }, 'content').catch(
        (thrown: { code: string; status: number }) => ({
          code: thrown.code,
          status: thrown.status,
        }),
      );
    for (const path of ['/', '/nowhere', '//', '/%zz', '/é'])
      expect(await ask(outside, path), path).toEqual(await ask(inside, path));
    expect(await ask(inside, '/')).toMatchObject({ kind: 'document' });
    expect(await ask(inside, '/nowhere')).toEqual({ code: 'not-found', status: 404 });
  });
});

/** The address a caller over HTTP names by connecting to it. */
function withHost(request: WireRequest): WireRequest {
  return { ...request, headers: { ...request.headers, host: 'content.example' } };
}

/** Without what is new in each answer: the id of the request, in the parts of a 207 too. */
function parsed(body: string): unknown {
  return JSON.parse(body, (name, value: unknown) => (name === 'x-request-id' ? undefined : value));
}
