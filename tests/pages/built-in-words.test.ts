import { DomUtils } from 'htmlparser2';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type React, type Upstream } from '#tests/support/upstream.ts';
import { visitsOf } from '#tests/support/visits.ts';

const small = smallContent();
const uuid = '00000000-0000-4000-8000-000000000503';

/** Under maintenance, with a page of its own that it fails to give. */
const inMaintenance: React = (request) => {
  if (request.url.includes(`/api/pages/${uuid}`)) return { status: 500, body: { message: 'boom' } };
  const answer = small.answer(request);
  if (!request.url.endsWith('/api/clientSettings')) return answer;
  const { data } = answer.body as { data: object };
  return { body: { data: { ...data, maintenance: { activation: true, page: uuid } } } };
};

describe('a content backend that cannot give a page', () => {
  let content: Upstream;
  let app: TestApp;
  const visits = visitsOf(() => app);
  beforeAll(async () => {
    content = await startUpstream();
  });
  afterEach(() => app.close());
  afterAll(() => content.close());

  const start = async (react: React | 'reset') => {
    content.will(react);
    app = await startApp({ settings: { CONTENT_URL: content.url } });
  };
  const told = (words: string) => app.logs.filter(({ msg }) => String(msg).includes(words));

  it('leaves the words of the built-in schedules page, and the log says why', async () => {
    await start('reset');
    const page = await visits.page('/horaires-et-trajets/horaires');
    expect([page.response.status, page.headings]).toEqual([200, ['Horaires des bus']]);
    expect(told('built-in words')).toMatchObject([{ route: 'schedules', code: 'unavailable' }]);
  });

  it('leaves the words of the built-in maintenance page, and the log says why', async () => {
    await start(inMaintenance);
    const page = await visits.page('/en/anything');
    expect([page.response.status, page.headings]).toEqual([503, ['Site under maintenance']]);
    expect(told('built-in words')).toMatchObject([{ route: 'maintenance', code: 'internal' }]);
  });
});

describe('the quick links of the home page', () => {
  let content: Upstream;
  let app: TestApp;
  const visits = visitsOf(() => app);
  const links = ['/a', '', '/b'].map((uri, at) => ({
    id: `quick-${at}`,
    langcode: 'fr',
    link: { title: `Lien ${uri}`, uri, external: false },
    icon_svg: null,
    display_menu: true,
    group: null,
    children: [],
  }));
  let items: readonly unknown[] = [];
  beforeAll(async () => {
    content = await startUpstream((request) =>
      /\/api\/menus\/quick(\?|$)/.test(request.url)
        ? { body: { menu_name: 'quick', langcode: 'fr', display_menu: true, menu_items: items } }
        : small.answer(request),
    );
  });
  afterEach(() => app.close());
  afterAll(() => content.close());

  const hrefsAtHome = async (): Promise<(string | undefined)[] | undefined> => {
    app = await startApp({ settings: { CONTENT_URL: content.url } });
    const page = await visits.page('/');
    expect(page.response.status).toBe(200);
    const [nav] = page.elements(({ attribs }) => attribs['class']?.includes('home-quick') ?? false);
    return nav && DomUtils.getElementsByTagName('a', nav).map(({ attribs }) => attribs['href']);
  };

  it('lead somewhere: one without an address is left out', async () => {
    items = links;
    expect(await hrefsAtHome()).toEqual(['/a', '/b']);
  });

  it('are not announced where none is left', async () => {
    items = links.slice(1, 2);
    expect(await hrefsAtHome()).toBeUndefined();
  });
});
