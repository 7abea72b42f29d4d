import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { writeNetworkFeed } from '#tests/support/schedule-network.ts';

describe('the site beside the schedule service', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      parts: ['site', 'content', 'schedule', 'cache'],
      settings: { SCHEDULE_FEED: writeNetworkFeed() },
    });
  });
  afterAll(() => app.close());

  it('starts without a warning', () => {
    const warnings = app.logs.filter(({ level }) => Number(level) >= 40);
    expect(warnings).toEqual([]);
    expect(app.logs).toContainEqual(expect.objectContaining({ msg: 'feed in service' }));
  });

  it('knows every line and its kind of service, in both languages', () => {
    const lines = [
      { number: '800', serviceTypeCode: 4 },
      { number: '11', serviceTypeCode: 0 },
      { number: '3A', serviceTypeCode: 2 },
      { number: '22', serviceTypeCode: 3 },
      { number: '250', serviceTypeCode: 1 },
      { number: '907', serviceTypeCode: 6 },
      { number: '7', serviceTypeCode: 0 },
    ];
    for (const locale of locales)
      expect(app.app.site?.data.current(locale).lines).toEqual(
        lines.map((line) => expect.objectContaining(line)),
      );
  });

  it('leaves the service open under its name, and only there', async () => {
    const answer = await app.get('/services/schedule/horaire/ListeParcours/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toHaveLength(7);
    expect((await app.get('/horaire/ListeParcours/')).status).toBe(404);
  });

  it('lets the cache ask it for others', async () => {
    const answer = await app.get('/services/cache/cache/proxy/schedule-api', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'GET', path: '/horaire/Parcours', query: { noParcours: '3a' } }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { resData: { noParcours: '3A', codeTypeService: 2 } },
    ]);
  });

  it('counts its timetable among what must be ready', async () => {
    expect(await (await app.get('/readyz')).json()).toMatchObject({
      status: 'ready',
      parts: { schedule: 'ready' },
    });
  });

  it('finds stops through the content', async () => {
    const answer = await app.get('/services/content/en/api/search-stops?search=gare');
    expect(await answer.json()).toMatchObject([{ entity_id: '1080', entity_title: 'Gare' }]);
  });
});
