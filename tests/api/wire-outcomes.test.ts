import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { pageResource, part, router, smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Reaction, type Upstream } from '#tests/support/upstream.ts';

const small = smallContent();
const resource = 'resolvedResource#uri{0}';
const good = {
  router: part(200, router('/x')),
  [resource]: part(200, { data: pageResource('/x', 'Page X', 'fr') }),
};

/** The content backend answers everything but the question for a page, for each of which it does as the test says. */
describe('a page whose backend answers', () => {
  let content: Upstream;
  let app: TestApp;
  const reactions = new Map<string, Reaction>();

  beforeAll(async () => {
    content = await startUpstream((request) => {
      if (!request.url.includes('/subrequests')) return small.answer(request);
      return reactions.get(/unseen-\d+/.exec(request.body)?.[0] ?? '') ?? small.answer(request);
    });
    app = await startApp({ settings: { CONTENT_URL: content.url, API_TIMEOUT_MS: '400' } });
  });
  afterAll(async () => {
    await app.close();
    await content.close();
  });

  /** A page nobody asked for before, so that no copy can stand in. */
  async function visit(reaction: Reaction, prefix = '') {
    const name = `unseen-${reactions.size}`;
    reactions.set(name, reaction);
    const response = await app.get(`${prefix}/${name}`, { headers: { accept: 'text/html' } });
    const html = await response.text();
    return { response, html, status: response.status, title: /<title>(.*?)<\/title>/.exec(html)?.[1] };
  }
  const lastFailure = () =>
    app.logs.findLast((line) => line['msg'] === 'page failed') as { err: { code: string } };

  it('well is shown, whether statuses are numbers or texts', async () => {
    expect(await visit({ status: 207, body: good })).toMatchObject({ status: 200, title: 'Page X – RTC' });
    const texts = {
      router: part('200', router('/x')),
      [resource]: part('200', { data: pageResource('/x', 'Page X', 'fr') }),
    };
    expect(await visit({ status: 207, body: texts })).toMatchObject({ status: 200, title: 'Page X – RTC' });
  });

  it.each([400, 403, 404, 500, 502, 503])(
    '%i for the whole call is an error page with that status',
    async (status) => {
      expect(await visit({ status, body: { message: 'Non.' } })).toMatchObject({ status });
    },
  );

  it.each([403, '404', 500])('%j from the router is an error page with that status', async (status) => {
    const answer = await visit({
      status: 207,
      body: { router: part(status, { message: 'Le routeur dit non.' }) },
    });
    expect(answer.status).toBe(Number(status));
  });

  it('without the resource is “page not found”, in both languages', async () => {
    const body = { router: good.router };
    expect(await visit({ status: 207, body })).toMatchObject({
      status: 404,
      title: 'Page non trouvée – RTC',
    });
    expect(await visit({ status: 207, body }, '/en')).toMatchObject({
      status: 404,
      title: 'This page could not be found – RTC',
    });
  });

  it.each([403, '410', 500])('%j for the resource is an error page with that status', async (status) => {
    const body = { ...good, [resource]: part(status, { errors: [{ detail: 'x' }] }) };
    expect((await visit({ status: 207, body })).status).toBe(Number(status));
  });

  it('a redirection inside the site is followed by the browser', async () => {
    const body = {
      ...good,
      router: part(200, { ...router('/x'), redirect: [{ from: '/u', to: '/x', status: '301' }] }),
    };
    const { response } = await visit({ status: 207, body });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/x']);
  });

  it('a redirection to a host that is not listed leads nowhere', async () => {
    const { entity: _entity, jsonapi: _jsonapi, ...nowhere } = router('/x');
    const redirect = [{ from: '/u', to: 'https://evil.example/', status: '301' }];
    const body = { router: part(200, { ...nowhere, resolved: 'https://evil.example/', redirect }) };
    const { response } = await visit({ status: 207, body });
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  });

  it.each<[string, Reaction]>([
    ['HTML instead of JSON', { status: 207, body: '<!doctype html><h1>Bonjour</h1>' }],
    [
      'the page of a proxy, with 200',
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Portail</h1>' },
    ],
    ['cut JSON', { status: 207, body: '{"router":' }],
    ['no parts', { status: 207, body: {} }],
    ['a router of another shape', { status: 207, body: { router: part(200, { hello: 1 }) } }],
    [
      'a resource without a title',
      {
        status: 207,
        body: { ...good, [resource]: part(200, { data: { type: 'page', id: 'x', attributes: {} } }) },
      },
    ],
    ['a status that is none', { status: 207, body: { router: part('soon', {}) } }],
  ])('with %s is 502 “Erreur serveur”, by name in the log', async (_what, reaction) => {
    const answer = await visit(reaction);
    expect(answer).toMatchObject({ status: 502, title: 'Erreur technique temporaire – RTC' });
    expect(answer.html).toContain('Erreur serveur');
    expect(lastFailure().err.code).toBe('bad-answer');
    expect(answer.html).not.toMatch(/subrequests|ZodError|at .*\.ts/);
  });

  it('with an HTML 500 is 500, and none of that HTML is shown', async () => {
    const answer = await visit({
      status: 500,
      headers: { 'content-type': 'text/html' },
      body: '<b>PDOException</b>',
    });
    expect(answer.status).toBe(500);
    expect(answer.html).not.toContain('PDOException');
  });

  it('with a wrong alternate language is shown all the same', async () => {
    const body = { ...good, 'alternate#uri{0}': part(200, '<html>') };
    expect(await visit({ status: 207, body })).toMatchObject({ status: 200, title: 'Page X – RTC' });
  });

  it('as data tells the same as the document', async () => {
    const name = `unseen-${reactions.size}`;
    reactions.set(name, 'reset');
    const response = await app.get(`/_data/${name}`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      kind: 'view',
      view: { status: 503, data: { reason: 'Service indisponible' } },
    });
  });

  // Last: a call that hung is tried again after a while only.
  it.concurrent.each<[string, Reaction]>([
    ['a dropped connection', 'reset'],
    ['half a body', 'half'],
    ['silence beyond the limit', 'hang'],
    ['an answer beyond the limit', { status: 207, body: good, delayMs: 1500 }],
  ])('with %s is 503, says so in both languages, and when to come back', async (_what, reaction) => {
    const [french, english] = await Promise.all([visit(reaction), visit(reaction, '/en')]);
    expect(french).toMatchObject({ status: 503, title: 'Erreur technique temporaire – RTC' });
    expect(french.html).toContain('Service indisponible');
    expect(french.response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(english).toMatchObject({ status: 503, title: 'Temporary technical error – RTC' });
    expect(english.html).toContain('Service unavailable');
  });
});

describe('a site whose backend has no address', () => {
  it('starts, and says 503 in both languages', async () => {
    // A name too long for any name server: it is not found at once, also on a machine without a network.
    const app = await startApp({ settings: { CONTENT_URL: `http://${'x'.repeat(64)}.invalid` } });
    try {
      const answers = await Promise.all(
        ['/', '/en'].map((path) => app.get(path, { headers: { accept: 'text/html' } })),
      );
      expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    } finally {
      await app.close();
    }
  });
});
