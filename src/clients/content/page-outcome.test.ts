import { describe, expect, it } from 'vitest';
import { part, pageResource, router } from '#tests/support/small-content.ts';
import type { Transport, WireRequest } from '#platform/transport.ts';
import { resolvePath } from './page-outcome.ts';

const document = { data: pageResource('/a', 'Page A', 'fr') };
const good = { router: part(200, router('/a')), 'resolvedResource#uri{0}': part(200, document) };
const paths = { base: '', path: '/a', otherBase: '/en' };

function asking(status: number, body: unknown) {
  const asked: WireRequest[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    return { status, headers: {}, body: typeof body === 'string' ? body : JSON.stringify(body) };
  };
  return { asked, outcome: resolvePath(transport, paths, 'content') };
}

describe('what a path leads to', () => {
  it('is asked in one call, in the language of the path', async () => {
    const { asked, outcome } = asking(207, good);
    await outcome;
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/subrequests?_format=json' });
    expect(JSON.parse(String(asked[0]?.body))).toEqual([
      expect.objectContaining({ requestId: 'router', uri: '/router/translate-path?path=%2Fa&_format=json' }),
      expect.objectContaining({
        requestId: 'resolvedResource',
        waitFor: ['router'],
        uri: '{{router.body@$.jsonapi.individual}}?include=content',
      }),
      expect.objectContaining({ requestId: 'alternate', waitFor: ['router'] }),
    ]);
  });

  it.each([200, '200'])('is the document when all parts answer (status %j)', async (status) => {
    const parts = { router: part(status, router('/a')), 'resolvedResource#uri{0}': part(status, document) };
    await expect(asking(207, parts).outcome).resolves.toMatchObject({
      kind: 'document',
      document: { data: { id: document.data.id } },
    });
  });

  it('is the document too when the part has the plain name', async () => {
    const parts = { router: good.router, resolvedResource: part(200, document) };
    await expect(asking(207, parts).outcome).resolves.toMatchObject({ kind: 'document' });
  });

  it.each([400, 401, 403, 404, 500, 503])(
    'is an error with the status of the whole call: %i',
    async (status) => {
      const { outcome } = asking(status, { message: 'Non.' });
      await expect(outcome).rejects.toMatchObject({ status, message: 'Non.' });
    },
  );

  it.each([200, 204, 302])(
    'is a bad answer when the whole call succeeds with %i instead of 207',
    async (status) => {
      await expect(asking(status, good).outcome).rejects.toMatchObject({
        code: 'bad-answer',
        status: undefined,
      });
    },
  );

  it.each([403, '403', 404, '404', 500])(
    'is an error with the words of the router when that answers %j',
    async (status) => {
      const { outcome } = asking(207, {
        router: part(status, { message: 'Page non trouvée', details: 'x' }),
      });
      await expect(outcome).rejects.toMatchObject({ status: Number(status), message: 'Page non trouvée' });
    },
  );

  it('is nothing when the router answers and the resource is left out', async () => {
    await expect(asking(207, { router: good.router }).outcome).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([403, '404', 410, 500])('is an error with the status of the resource: %j', async (status) => {
    const errors = { errors: [{ detail: 'Pas pour vous.' }] };
    const { outcome } = asking(207, { ...good, 'resolvedResource#uri{0}': part(status, errors) });
    await expect(outcome).rejects.toMatchObject({ status: Number(status), message: 'Pas pour vous.' });
  });

  it.each([
    ['nothing', {}],
    ['HTML', '<html>'],
    ['a list', []],
    ['a router without status', { router: { headers: { status: ['soon'] }, body: '{}' } }],
    ['a status outside of HTTP', { router: part(999, {}) }],
    ['a router in HTML', { router: part(200, '<html>') }],
    ['a router of another shape', { router: part(200, { resolved: 5 }) }],
    ['a resource of another shape', { ...good, 'resolvedResource#uri{0}': part(200, { data: [] }) }],
    ['half a resource', { ...good, 'resolvedResource#uri{0}': part(200, '{"data":') }],
    ['headers that are no lists', { router: { headers: { status: 200 }, body: '{}' } }],
  ])('is a bad answer when 207 brings %s', async (_what, body) => {
    await expect(asking(207, body).outcome).rejects.toMatchObject({ code: 'bad-answer' });
  });
});

describe('the same page in the other language', () => {
  const alternate = (body: unknown, status: number | string = 200) =>
    asking(207, { ...good, 'alternate#uri{0}': part(status, body) }).outcome;

  it('comes with the page', async () => {
    const english = { data: pageResource('/a-en', 'Page A', 'en') };
    expect(await alternate(english)).toMatchObject({
      alternate: { data: { attributes: { langcode: 'en' } } },
    });
  });

  it.each([
    ['is refused', { errors: [] }, 404],
    ['is not JSON', '<html>', 200],
    ['is of another shape', { data: 5 }, 200],
    ['has no status', {}, 'soon'],
  ])('is left out when it %s', async (_what, body, status) => {
    const outcome = await alternate(body, status);
    expect(outcome).toMatchObject({ kind: 'document', document: { data: { id: document.data.id } } });
    expect(outcome).toHaveProperty('alternate', undefined);
  });
});

describe('a redirection', () => {
  const { entity: _entity, jsonapi: _jsonapi, ...nowhere } = router('/a');
  const redirected = (body: object) => asking(207, { ...good, router: part(200, body) }).outcome;

  it('inside the site leads where its last hop says', async () => {
    const redirect = [
      { from: '/z', to: '/y', status: '301' },
      { from: '/y', to: '/a', status: '302' },
    ];
    expect(await redirected({ ...router('/a'), redirect })).toEqual({
      kind: 'redirect',
      to: '/a',
      status: 302,
    });
  });

  it('without an entity leads to the address the router found', async () => {
    const redirect = [{ from: '/z', to: 'https://elsewhere.example/x', status: '301' }];
    const body = { ...nowhere, resolved: 'https://elsewhere.example/x', redirect };
    expect(await redirected(body)).toEqual({
      kind: 'redirect',
      to: 'https://elsewhere.example/x',
      status: 301,
    });
  });

  it.each(['', 'soon', '200', '404'])(
    'with the strange status %j is one that nobody keeps',
    async (status) => {
      const redirect = [{ from: '/z', to: '/a', status }];
      expect(await redirected({ ...router('/a'), redirect })).toMatchObject({ status: 302 });
    },
  );
});
