import { beforeAll, describe, expect, it } from 'vitest';
import { translatedPathSchema } from '#contract/content/translate-path.ts';
import { prefixHeader } from '#platform/http/listener/listener.ts';
import {
  idOf,
  openBesideShared,
  sharedTestContent,
  type JsonAnswer,
  type TestContent,
} from '#tests/support/content-service.ts';

let content: TestContent;
beforeAll(async () => {
  content = await sharedTestContent();
});

function translate(path: string, prefix = ''): Promise<JsonAnswer> {
  return content.get(`${prefix}/router/translate-path?path=${encodeURIComponent(path)}&_format=json`);
}

describe('translate-path', () => {
  it('tells what stands at a path, in the words of the contract', async () => {
    const answer = await translate('/propos/tarifs');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json).toEqual({
      resolved: 'http://localhost/propos/tarifs',
      isHomePath: false,
      isExternal: false,
      entity: {
        canonical: 'http://localhost/propos/tarifs',
        type: 'node',
        bundle: 'page',
        id: '3',
        uuid: idOf('fares'),
        langcode: 'fr',
      },
      langcode: 'fr',
      label: 'Tarifs',
      jsonapi: {
        individual: `http://localhost/api/pages/${idOf('fares')}`,
        resourceName: 'pages',
        pathPrefix: 'api',
        basePath: '/api',
        entryPoint: 'http://localhost/api',
      },
    });
    expect(translatedPathSchema.parse(answer.json)).toEqual(answer.json);
  });

  it.each([
    ['/en/about/fares', '', 'en'],
    ['/en/about/fares', '/en', 'en'],
    ['/about/fares', '/en', 'en'],
    ['propos/tarifs/', '', 'fr'],
    ['//propos/tarifs', '', 'fr'],
    ['/propos/tarifs?x=1', '', 'fr'],
    ['/node/3', '', 'fr'],
    ['/en/node/3', '', 'en'],
  ])('takes %s asked at %s/router as %s', async (path, prefix, langcode) => {
    const answer = await translate(path, prefix);
    expect(answer.status).toBe(200);
    expect(answer.at('entity.uuid')).toBe(idOf('fares'));
    expect(answer.at('entity.langcode')).toBe(langcode);
    expect(answer.at('jsonapi.basePath')).toBe(langcode === 'en' ? '/en/api' : '/api');
    expect(answer.at('jsonapi.pathPrefix')).toBe(langcode === 'en' ? 'en/api' : 'api');
  });

  it.each([
    ['/', '', 'fr', 'http://localhost/'],
    ['/en', '', 'en', 'http://localhost/en'],
    ['/', '/en', 'en', 'http://localhost/en'],
  ])('knows the home page at %s asked at %s/router', async (path, prefix, langcode, resolved) => {
    const answer = await translate(path, prefix);
    expect(answer.json).toMatchObject({ isHomePath: true, langcode, resolved });
  });

  it('lists every hop of a redirection', async () => {
    const answer = await translate('/vieux');
    expect(answer.at('redirect')).toEqual([
      { from: '/vieux', to: '/ancien', status: '301' },
      { from: '/ancien', to: '/propos/tarifs', status: '301' },
    ]);
    expect(answer.at('entity.uuid')).toBe(idOf('fares'));
    const english = await translate('/en/old');
    expect(english.at('redirect')).toEqual([{ from: '/en/old', to: '/en/about/fares', status: '301' }]);
    expect(english.at('langcode')).toBe('en');
    expect((await translate('/old')).status).toBe(404);
  });

  it('gives an external target without an item', async () => {
    const answer = await translate('/dehors');
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      resolved: 'https://ailleurs.example/x',
      isHomePath: false,
      isExternal: true,
      redirect: [{ from: '/dehors', to: 'https://ailleurs.example/x', status: '301' }],
    });
  });

  it.each([
    ['/nulle-part', '', 404, 'Page non trouvée'],
    ['/en/nowhere', '', 404, 'Page not found'],
    ['', '', 404, 'Page non trouvée'],
    ['', '/en', 404, 'Page not found'],
    ['/en/seulement', '', 404, 'Page not found'],
    ['/rond', '', 404, 'Page non trouvée'],
    ['/node/99', '', 404, 'Page non trouvée'],
    ['/fermee', '', 403, 'Accès refusé'],
    ['/en/closed', '', 403, 'Access denied'],
    ['/medias/nouvelles/demain', '', 403, 'Accès refusé'],
  ])(
    'answers %s asked at %s/router with %i and a message for visitors',
    async (path, prefix, status, message) => {
      const answer = await translate(path, prefix);
      expect(answer.status).toBe(status);
      expect(answer.json).toEqual({ message, details: expect.any(String) as string });
    },
  );

  it('works without _format and refuses another', async () => {
    expect((await content.get('/router/translate-path?path=/propos')).status).toBe(200);
    expect((await content.get('/router/translate-path')).status).toBe(404);
    const other = await content.get('/router/translate-path?path=/propos&_format=xml');
    expect(other.status).toBe(406);
    expect(other.json).toHaveProperty('message');
  });

  it('builds its addresses on the public one', async () => {
    const placed = await openBesideShared({ publicUrl: 'https://bus.example/services/content/' });
    const ways: Record<string, string>[] = [{}, { [prefixHeader]: '/services/content' }];
    for (const headers of ways) {
      const answer = await placed.get('/router/translate-path?path=/propos', headers);
      expect(answer.at('jsonapi.individual')).toBe(
        `https://bus.example/services/content/api/pageHub/${idOf('about')}`,
      );
      expect(answer.at('resolved')).toBe('https://bus.example/propos');
    }
    const chained = await placed.post('/subrequests?_format=json', [
      { requestId: 'router', action: 'view', uri: '/router/translate-path?path=/propos' },
      { requestId: 'page', action: 'view', uri: '{{router.body@$.jsonapi.individual}}' },
    ]);
    expect(chained.json).toHaveProperty(['page#uri{0}', 'headers', 'status'], [200]);
    await placed.close();
  });

  it('builds them on the path that the listener took off', async () => {
    const headers = { [prefixHeader]: '/services/content' };
    const index = await content.get('/api', headers);
    expect(index.at('links.pages.href')).toBe('http://localhost/services/content/api/pages');
    const chained = await content.post(
      '/subrequests?_format=json',
      [
        { requestId: 'router', action: 'view', uri: '/router/translate-path?path=/propos' },
        { requestId: 'page', action: 'view', uri: '{{router.body@$.jsonapi.individual}}' },
      ],
      headers,
    );
    expect(chained.json).toHaveProperty(['page#uri{0}', 'headers', 'status'], [200]);
    expect(chained.text).toContain('http://localhost/services/content/api/pageHub/');
    expect((await content.get('/api', { [prefixHeader]: '//evil.example' })).at('links.pages.href')).toBe(
      'http://localhost/api/pages',
    );
  });
});
