import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';

const small = smallContent();
const lines = [{ noParcours: '801', codeTypeService: 4 }];

describe('the start of the site', () => {
  let content: Upstream;
  let schedule: Upstream;
  let reports: Upstream;
  let app: TestApp | undefined;

  beforeAll(async () => {
    [content, schedule, reports] = await Promise.all([
      startUpstream(),
      startUpstream(),
      startUpstream({ status: 202 }),
    ]);
  });
  afterEach(async () => {
    await app?.close();
    app = undefined;
  });
  afterAll(() => Promise.all([content, schedule, reports].map((upstream) => upstream.close())));

  async function start(settings: TestAppOptions['settings'] = {}): Promise<TestApp> {
    const urls = {
      CONTENT_URL: content.url,
      SCHEDULE_URL: schedule.url,
      ERROR_REPORT_URL: `${reports.url}/errors`,
    };
    app = await startApp({ settings: { ...urls, API_TIMEOUT_MS: '2000', ...settings } });
    return app;
  }
  const failedParts = (from: TestApp) =>
    from.logs
      .filter(({ msg }) => msg === 'a part of the site data could not be loaded')
      .map(({ part }) => part);
  const reportedSince = (count: number) =>
    reports.requests.slice(count).map(({ body }) => JSON.parse(body) as { part: string; code: string });

  it('loads lines, settings and notices together, both versions, both languages', async () => {
    content.will(small.answer);
    schedule.will({ body: lines });
    const before = content.requests.length;
    const { app: program, ...site } = await start();
    expect(program.site?.data.current('en').lines).toMatchObject([
      { number: '801', serviceTypeCode: 4, ends: [] },
    ]);
    const asked = content.requests.slice(before).map(({ url }) => url.split('?')[0]);
    for (const path of ['/api/notices', '/api/notices_v2', '/en/api/notices', '/en/api/notices_v2'])
      expect(
        asked.filter((url) => url === path),
        path,
      ).toHaveLength(3);
    expect(failedParts({ ...site, app: program })).toEqual([]);
  });

  it('goes on without a part that fails, which is logged and reported by name', async () => {
    content.will((request) =>
      request.url.startsWith('/api/notices_v2')
        ? { status: 500, body: { message: 'x' } }
        : small.answer(request),
    );
    schedule.will('reset');
    const before = reports.requests.length;
    const site = await start();
    const notices = ['notices_v2:all:fr', 'notices_v2:general:fr', 'notices_v2:promoted:fr'];
    const expected = ['lines:fr', 'lines:en', ...notices];
    expect(new Set(failedParts(site))).toEqual(new Set(expected));
    await eventually(() => expect(reportedSince(before)).toHaveLength(5));
    expect(new Set(reportedSince(before).map(({ part }) => part))).toEqual(new Set(expected));
    expect(reportedSince(before).find(({ part }) => part === 'lines:fr')).toMatchObject({
      code: 'unavailable',
    });
    expect((await site.get('/a')).status).toBe(200);
  });

  it('is not held up by an error service that is away', async () => {
    content.will(small.answer);
    schedule.will('reset');
    const site = await start({ ERROR_REPORT_URL: 'http://nobody.invalid/' });
    expect((await site.get('/a')).status).toBe(200);
    await eventually(() =>
      expect(site.logs.some(({ msg }) => msg === 'the error report could not be sent')).toBe(true),
    );
  });

  it('that finds malformed notices names them so, and shows pages', async () => {
    const wrong = { type: 'notices', id: '1', attributes: { title: 5 } };
    content.will((request) =>
      request.url.startsWith('/api/notices?') ? { body: { data: [wrong] } } : small.answer(request),
    );
    schedule.will({ body: lines });
    const before = reports.requests.length;
    const site = await start();
    await eventually(() =>
      expect(reportedSince(before).map(({ code }) => code)).toEqual(Array(3).fill('bad-answer')),
    );
    expect((await site.get('/a')).status).toBe(200);
  });

  it('keeps the last list of each part that fails later, and takes the new one of the others', async () => {
    const notice = (type: string, title: string) => ({ type, id: title, attributes: { title } });
    const lists: Record<string, unknown[] | undefined> = {
      '/api/notices': [notice('notices', 'Détour')],
      '/api/notices_v2': [notice('notices_v2', 'Pont fermé')],
    };
    content.will((request) => {
      const path = request.url.split('?')[0] ?? '';
      if (!(path in lists)) return small.answer(request);
      return lists[path] ? { body: { data: lists[path] } } : { status: 503, body: { message: 'no' } };
    });
    schedule.will({ body: lines });
    const site = await start();
    const titles = () => site.app.site?.data.current('fr').notices.map(({ title }) => title);
    expect(titles()).toEqual(['Détour', 'Pont fermé']);

    lists['/api/notices'] = undefined;
    lists['/api/notices_v2'] = [notice('notices_v2', 'Pont rouvert')];
    site.clock.advance(10 * 60_000);
    await eventually(async () => {
      await site.app.site?.data.load();
      expect(titles()).toEqual(['Détour', 'Pont rouvert']);
    });
    expect(site.app.site?.data.current('fr').promotedNotices.map(({ title }) => title)).toContain('Détour');
  });

  it('without any backend has the built-in route, the built-in menu and an honest page', async () => {
    content.will('reset');
    schedule.will('reset');
    const site = await start();
    expect(site.app.site?.routes.current().origin).toBe('built-in');
    const french = await site.get('/horaires-et-trajets/horaires', { headers: { accept: 'text/html' } });
    expect(french.status).toBe(200);
    const html = await french.text();
    expect(html).toMatch(/<h1[^>]*>Horaires des bus</);
    expect(html).toContain('>Horaire des bus</a>');
    expect((await site.get('/', { headers: { accept: 'text/html' } })).status).toBe(503);
    const english = await site.text('/en/schedules-and-trips/schedules', {
      headers: { accept: 'text/html' },
    });
    expect(english).toContain('Bus schedules');

    content.will(small.answer);
    await site.app.site?.refresh();
    expect(site.app.site?.routes.current().origin).toBe('modules');
    const recovered = await site.text('/a');
    expect(recovered).toContain('Page A');
    expect(recovered).toContain('Lien main');
  });

  it('survives one menu that fails: the others are shown', async () => {
    content.will((request) => (request.url.startsWith('/api/menus/main') ? 'reset' : small.answer(request)));
    schedule.will({ body: lines });
    const html = await (await start()).text('/a');
    expect(html).toContain('Horaire des bus');
    expect(html).toContain('Lien footer');
  });
});
