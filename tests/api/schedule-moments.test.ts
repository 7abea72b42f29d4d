import { beforeAll, describe, expect, it } from 'vitest';
import { createScheduleClient, type ScheduleClient } from '#clients/schedule/schedule-client.ts';
import type { OpenApiDocument } from '#platform/http/openapi/document.ts';
import type { Transport } from '#platform/transport.ts';
import { copiesBench } from '#tests/support/copies.ts';
import { sharedScheduleApp, type ScheduleApp } from '#tests/support/schedule-app.ts';

const bench = copiesBench();
let schedule: ScheduleApp;
beforeAll(async () => {
  schedule = await sharedScheduleApp();
});

const line = { number: '800', locale: 'fr' } as const;
const day = { ...line, direction: '3', date: '2026-11-15' };
const place = { latitude: 46.81, longitude: -71.21 };

/** One question for each call of the client: a call that is added has to have one, or this does not compile. */
const questions: Record<Exclude<keyof ScheduleClient, 'at'>, (client: ScheduleClient) => Promise<unknown>> = {
  loadLines: (client) => client.loadLines('fr'),
  loadNetwork: (client) => client.loadNetwork(),
  loadToday: (client) => client.loadToday(),
  loadAlerts: (client) => client.loadAlerts('fr'),
  loadReach: (client) => client.loadReach('none', 'fr'),
  loadTranslatedNames: (client) => client.loadTranslatedNames('en'),
  loadBoards: (client) => client.loadBoards({ codes: ['1001'], locale: 'fr' }),
  loadNearby: (client) => client.loadNearby({ place, withinMetres: 500, limit: 2, locale: 'fr' }),
  search: (client) => client.search({ text: '800', limit: 2, locale: 'fr' }),
  loadLine: (client) => client.loadLine(line),
  loadLineNow: (client) => client.loadLineNow(line),
  loadLinePrint: (client) => client.loadLinePrint(line),
  loadLineDays: (client) => client.loadLineDays({ ...line, days: 2 }),
  loadGrid: (client) => client.loadGrid(day),
  loadStopDay: (client) => client.loadStopDay({ ...day, stop: '1001' }),
  loadTrip: (client) => client.loadTrip({ tripId: '800O-dim1-1405', date: day.date, locale: 'fr' }),
  loadShapes: (client) => client.loadShapes(day),
  loadTraces: (client) => client.loadTraces(),
  loadGround: (client) => client.loadGround(),
  loadDisruptions: (client) => client.loadDisruptions({ date: day.date, locale: 'fr' }),
  loadChanges: (client) => client.loadChanges({ ...line, before: '2026-11-15', after: '2026-11-22' }),
};

describe('the timetables at another moment', () => {
  it.each(Object.entries(questions))('are asked for it by %s where its call takes one', async (_, ask) => {
    const asked: URL[] = [];
    const transport: Transport = async ({ path }) => {
      asked.push(new URL(path, 'http://schedule'));
      const response = await schedule.app.get(`/services/schedule${path}`);
      return { status: response.status, headers: {}, body: await response.text() };
    };
    const client = createScheduleClient(transport, bench.open()).at(Date.parse('2026-11-16T08:00-05:00'));
    await ask(client);
    expect(asked).toHaveLength(1);
    const { paths } = (await (
      await schedule.app.get('/services/schedule/openapi.json')
    ).json()) as OpenApiDocument;
    for (const { pathname, searchParams } of asked) {
      const call = paths[pathname.replace(/\/$/, '')]?.['get'];
      expect(call, pathname).toBeDefined();
      const takesOne = call?.parameters?.some(({ name }) => name === 'moment') ?? false;
      expect(searchParams.has('moment'), pathname).toBe(takesOne);
    }
  });
});
