import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';
import { siteOf, visitsOf } from '#tests/support/visits.ts';

describe('a content backend that is elsewhere and announces nothing', () => {
  let app: TestApp;
  let upstream: Upstream;
  const content = smallContent();
  const visits = visitsOf(() => app);
  beforeAll(async () => {
    upstream = await startUpstream(content.answer);
    app = await startApp({ settings: { CONTENT_URL: upstream.url }, config: { routesRefreshMs: 100 } });
  });
  afterAll(async () => {
    await app.close();
    await upstream.close();
  });

  /** A promise and the way to keep it. */
  function promised() {
    let keep = () => {};
    const promise = new Promise<void>((resolve) => {
      keep = resolve;
    });
    return { promise, keep };
  }

  it('does not have a page kept that was being drawn while it changed', async () => {
    const [underWay, released] = [promised(), promised()];
    upstream.will(async (request) => {
      const answer = content.answer(request);
      if (!request.url.includes('/subrequests')) return answer;
      underWay.keep();
      await released.promise;
      return answer;
    });
    const early = visits.page('/a');
    await underWay.promise;
    content.titles['/a'] = 'Page A, revue';
    upstream.will(content.answer);
    await siteOf(app).refresh();
    released.keep();
    await early;
    expect((await visits.page('/a')).headings).toEqual(['Page A, revue']);
  });

  it('puts kept pages into maintenance too, at the next look at its routes', async () => {
    expect((await visits.ask('/a')).headers.get('cache-control')).toBe('public, max-age=300');
    upstream.will((request) => {
      const answer = content.answer(request);
      if (!request.url.endsWith('/api/clientSettings')) return answer;
      const { data } = answer.body as { data: object };
      return { body: { data: { ...data, maintenance: { activation: true, page: null } } } };
    });
    app.clock.advance(60_000);
    await eventually(async () => expect((await visits.ask('/a')).status).toBe(503));
    expect((await visits.page('/a')).headings).toEqual(['Site en entretien']);
    expect((await visits.page('/en')).headings).toEqual(['Site under maintenance']);
  });

  it('gives the site back afterwards', async () => {
    upstream.will(content.answer);
    app.clock.advance(60_000);
    await eventually(async () => expect((await visits.ask('/a')).status).toBe(200));
  });
});
