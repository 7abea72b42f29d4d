import { beforeAll, describe, expect, it } from 'vitest';
import { subresponsesSchema } from '#contract/content/subrequests.ts';
import {
  editorHeaders,
  idOf,
  sharedTestContent,
  type JsonAnswer,
  type TestContent,
} from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await sharedTestContent();
});

const blueprint = (path: string, include = 'content') => [
  {
    requestId: 'router',
    action: 'view',
    uri: `/router/translate-path?path=${encodeURIComponent(path)}&_format=json`,
    headers: { Accept: 'application/json' },
  },
  {
    requestId: 'resolvedResource',
    action: 'view',
    waitFor: ['router'],
    uri: `{{router.body@$.jsonapi.individual}}?include=${include}`,
  },
];

function parts(answer: JsonAnswer): Record<string, { status: unknown; body: unknown }> {
  const given = subresponsesSchema.parse(answer.json);
  return Object.fromEntries(
    Object.entries(given).map(([id, { headers, body }]) => [
      id,
      { status: headers['status']?.[0], body: JSON.parse(body) as unknown },
    ]),
  );
}

describe('subrequests', () => {
  it('resolve a path and its page in one call', async () => {
    const answer = await content.post('/subrequests?_format=json', blueprint('/propos/tarifs'));
    expect(answer.status).toBe(207);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const { router, ['resolvedResource#uri{0}']: page, ...rest } = parts(answer);
    expect(rest).toEqual({});
    expect(router?.status).toBe(200);
    expect(page?.status).toBe(200);
    expect(page?.body).toMatchObject({ data: { id: idOf('fares') } });
    expect(page?.body).toHaveProperty('included.length', 3);
    expect(answer.json).toMatchObject({
      router: {
        headers: { 'content-id': ['<router>'], 'content-type': ['application/json; charset=utf-8'] },
      },
      'resolvedResource#uri{0}': { headers: { 'content-type': ['application/vnd.api+json'] } },
    });
  });

  it('take the language from the path, whatever the address of the call', async () => {
    for (const prefix of ['', '/en']) {
      const answer = await content.post(`${prefix}/subrequests?_format=json`, blueprint('/en/about/fares'));
      expect(parts(answer)['resolvedResource#uri{0}']?.body).toMatchObject({
        data: { attributes: { title: 'Fares', langcode: 'en' } },
      });
    }
  });

  it('leave the resource out when the path leads nowhere, and still answer 207', async () => {
    const answer = await content.post('/subrequests?_format=json', blueprint('/nulle-part'));
    expect(answer.status).toBe(207);
    expect(Object.keys(answer.json as object)).toEqual(['router']);
    expect(parts(answer)['router']).toMatchObject({ status: 404, body: { message: 'Page non trouvée' } });
    const closed = await content.post('/subrequests?_format=json', blueprint('/fermee'));
    expect(parts(closed)).toMatchObject({ router: { status: 403 } });
    const outside = await content.post('/subrequests?_format=json', blueprint('/dehors'));
    expect(parts(outside)).toMatchObject({ router: { status: 200 } });
    expect(Object.keys(outside.json as object)).toEqual(['router']);
  });

  it('tell the status of a resource that fails', async () => {
    const answer = await content.post('/subrequests?_format=json', blueprint('/propos/tarifs', 'nothing'));
    expect(answer.status).toBe(207);
    expect(parts(answer)['resolvedResource#uri{0}']?.status).toBe(400);
  });

  it('come as an address too', async () => {
    const query = encodeURIComponent(JSON.stringify(blueprint('/propos')));
    const answer = await content.get(`/subrequests?_format=json&query=${query}`);
    expect(answer.status).toBe(207);
    expect(Object.keys(answer.json as object)).toEqual(['router', 'resolvedResource#uri{0}']);
  });

  it('are read whatever the media type says', async () => {
    const headers = { 'content-type': 'application/vnd.api+json' };
    const answer = await content.post('/subrequests?_format=json', blueprint('/propos'), headers);
    expect(answer.status).toBe(207);
  });

  it('come in parts without _format', async () => {
    const answer = await content.post('/subrequests', blueprint('/propos'));
    expect(answer.status).toBe(207);
    const boundary = /boundary="([^"]+)"/.exec(String(answer.headers['content-type']))?.[1];
    expect(answer.headers['content-type']).toContain('multipart/related');
    const bodies = answer.text.split(`--${boundary}`).slice(1, -1);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toContain('Content-ID: <router>\r\nStatus: 200\r\n\r\n{');
    expect(bodies[1]).toContain('Content-ID: <resolvedResource#uri{0}>');
  });

  it('hand the caller’s token on', async () => {
    const hidden = [{ requestId: 'page', action: 'view', uri: `/api/pages/${idOf('closed')}` }];
    const visitor = await content.post('/subrequests?_format=json', hidden);
    expect(parts(visitor)).toMatchObject({ page: { status: 403 } });
    const editor = await content.post('/subrequests?_format=json', hidden, editorHeaders);
    expect(parts(editor)).toMatchObject({ page: { status: 200 } });
  });

  it('multiply over several matches', async () => {
    const answer = await content.post('/subrequests?_format=json', [
      { requestId: 'list', action: 'view', uri: '/api/taxonomyTerms/routes?sort=name' },
      { requestId: 'term', action: 'view', uri: '/api/taxonomy_term/{{list.body@$.data[*].id}}' },
    ]);
    expect(Object.keys(answer.json as object)).toEqual(['list', 'term#uri{0}', 'term#uri{1}', 'term#uri{2}']);
  });

  it.each([
    ['no body', ''],
    ['not JSON', '{'],
    ['not a list', {}],
    ['an empty list', []],
    ['an unknown action', [{ action: 'dance', uri: '/api' }]],
    ['no address', [{ action: 'view' }]],
    ['a body that is not a text', [{ action: 'create', uri: '/api/pages', body: {} }]],
    ['more than twenty', Array.from({ length: 21 }, () => ({ action: 'view', uri: '/api' }))],
    ['an address without a slash', [{ action: 'view', uri: 'api' }]],
    ['another blueprint', [{ action: 'view', uri: '/subrequests?query=[]' }]],
    ['another blueprint in disguise', [{ action: 'view', uri: 'http://x/en/%73ubrequests?query=[]' }]],
    ['another blueprint behind a step up', [{ action: 'view', uri: '/api/../subrequests?query=[]' }]],
    ['another behind an encoded step up', [{ action: 'view', uri: '/en/api/%2e%2E/subrequests?query=[]' }]],
    ['another with a break in its name', [{ action: 'view', uri: '/sub\trequests?query=[]' }]],
    ['an unknown request in a token', [{ action: 'view', uri: '/{{nobody.body@$.a}}' }]],
    ['a request that never comes', [{ action: 'view', uri: '/api', waitFor: ['nobody'] }]],
  ])('refuse %s', async (_name, body) => {
    const answer = await content.post('/subrequests?_format=json', body);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ message: expect.any(String) as string });
  });

  it('refuse a match that is not one value', async () => {
    const answer = await content.post('/subrequests?_format=json', [
      { requestId: 'list', action: 'view', uri: '/api/pages' },
      { requestId: 'x', action: 'view', uri: '/api/pages/{{list.body@$.data}}' },
    ]);
    expect(answer.status).toBe(400);
  });

  it('run all eight actions, writes being refused to strangers inside too', async () => {
    const actions = ['view', 'create', 'update', 'replace', 'delete', 'exists', 'discover', 'noop'];
    const answer = await content.post(
      '/subrequests?_format=json',
      actions.map((action) => ({
        requestId: action,
        action,
        uri: '/api/pages',
        ...(action === 'create' && { body: '{}' }),
      })),
    );
    expect(answer.status).toBe(207);
    const statuses = Object.entries(subresponsesSchema.parse(answer.json)).map(([id, part]) => [
      id,
      part.headers['status']?.[0],
    ]);
    expect(Object.fromEntries(statuses)).toMatchObject({
      view: 200,
      create: 401,
      update: 405,
      delete: 405,
      exists: 200,
      noop: 200,
    });
  });
});
