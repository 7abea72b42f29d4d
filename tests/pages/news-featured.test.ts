import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSharedContent, startApp, type TestApp } from '#tests/support/app.ts';
import { startUpstream, type Upstream, type UpstreamAnswer } from '#tests/support/upstream.ts';
import { visitsOf } from '#tests/support/visits.ts';

/** What the content backend says of its featured items; its own answer unless told. */
let featured: UpstreamAnswer | undefined;
let upstream: Upstream;
let app: TestApp;
const visits = visitsOf(() => app);

beforeAll(async () => {
  const source = await findSharedContent();
  upstream = await startUpstream(async ({ method, url, headers, body }) => {
    if (featured && url.includes('/api/featured')) return featured;
    const type = headers['content-type'];
    const answer = await fetch(source + url, {
      method,
      headers: type === undefined ? {} : { 'content-type': String(type) },
      ...(body === '' ? {} : { body }),
    });
    return { status: answer.status, body: await answer.text() };
  });
});
afterAll(() => upstream.close());

/** A home page that nobody has asked for yet. */
async function readHome(path: string, answer?: UpstreamAnswer) {
  featured = answer;
  app = await startApp({ settings: { CONTENT_URL: upstream.url } });
  try {
    const page = await visits.page(path);
    return {
      page,
      cards: page.elements(({ attribs }) => attribs['class'] === 'news-card').length,
      warned: app.logs.some(({ msg }) => msg === 'the home page is drawn without its news'),
    };
  } finally {
    await app.close();
  }
}

describe('the featured news on the home page', () => {
  it.each([
    ['/', 'À la une', '12 novembre 2026', '/medias/nouvelles'],
    ['/en', 'In the news', 'November 12, 2026', '/en/media/news'],
  ])('are three at most, with their days, and lead to all: %s', async (path, title, day, all) => {
    const { page, cards } = await readHome(path);
    expect([page.response.status, cards]).toEqual([200, 3]);
    for (const words of [title, day]) expect(page.text('main')).toContain(words);
    const links = page.elements(({ name, attribs }) => name === 'a' && attribs['href'] === all);
    expect(links.length).toBeGreaterThan(0);
    expect(page.inline).toEqual([]);
  });

  it.each<[string, UpstreamAnswer, boolean]>([
    ['there are none', { body: { data: [] } }, false],
    ['they cannot be read', { status: 500, body: {} }, true],
    ['they are nonsense', { body: { data: 'nonsense' } }, true],
  ])('are not shown where %s, and the page stands', async (_why, answer, isTold) => {
    const { page, cards, warned } = await readHome('/', answer);
    expect([page.response.status, cards, warned]).toEqual([200, 0, isTold]);
    expect(page.text('main')).not.toContain('À la une');
  });
});
