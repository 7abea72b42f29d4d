import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startLiveSchedule, type LiveSchedule } from '#tests/support/live-schedule.ts';
import { schedulesPath } from '#tests/support/live-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const root = '/services/schedule';

describe('a site whose timetables are elsewhere', () => {
  let schedule: LiveSchedule;
  let site: TestApp;
  beforeAll(async () => {
    schedule = await startLiveSchedule();
    site = await startApp({
      parts: ['site', 'content', 'cache'],
      settings: { SCHEDULE_URL: schedule.app.origin, API_TIMEOUT_MS: '2000' },
    });
  });
  afterAll(async () => {
    await site.close();
    await schedule.close();
  });

  it('draws the page of a stop', async () => {
    expect(await site.text(`${schedulesPath}/1001`)).toContain('Place du Marché');
  });

  it('hands on what browsers ask, with its tag and its language, and what they hold already as 304', async () => {
    const answer = await site.get(`${root}/departs?arrets=1001&langue=en`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-language')).toBe('en');
    const tag = answer.headers.get('etag') ?? '';
    const again = await site.get(`${root}/departs?arrets=1001&langue=en`, {
      headers: { 'if-none-match': tag },
    });
    expect(again.status).toBe(304);
  });

  it('hands on a stream, event by event, and ends it when its listener leaves', async () => {
    const leave = new AbortController();
    const answer = await site.get(`${root}/flux?arrets=1001`, { signal: leave.signal });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    let heard = '';
    const listening = (async () => {
      for await (const chunk of answer.body ?? []) heard += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    await eventually(() => expect(heard).toContain('event: departs'));
    const late = [{ stopSequence: 1, departure: { delay: 300 } }];
    await schedule.hear(tripNews({ tripId: '800O-dim1-1405', startDate: '20261115' }, late));
    await eventually(() => expect(heard).toContain('"retard":300'));
    leave.abort();
    await listening;
    await eventually(async () => {
      const state = await schedule.read('/exploitation/tempsReel');
      expect(state).toMatchObject({ nombreAuditeurs: 0 });
    });
  });

  it.each(['/exploitation/rapportImport', '/openapi.json', '/horaire/ListeParcours', '/..%2f..%2fsecret'])(
    'hands on nothing else: %s',
    async (path) => {
      expect((await site.get(root + path)).status).toBe(404);
    },
  );
});

describe('a site whose timetables are elsewhere and sick', () => {
  let neighbour: Server;
  let site: TestApp;
  beforeAll(async () => {
    neighbour = createServer((request, response) => {
      if (request.url?.startsWith('/donneesOuvertes'))
        return response.end(JSON.stringify({ fuseauHoraire: 'America/Toronto' }));
      if (request.url?.startsWith('/carte')) {
        // Never stops.
        const write = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        };
        response.on('drain', write);
        return write();
      }
      return undefined;
    });
    neighbour.listen(0, '127.0.0.1');
    await once(neighbour, 'listening');
    const url = `http://127.0.0.1:${(neighbour.address() as AddressInfo).port}`;
    site = await startApp({
      parts: ['site', 'content', 'cache'],
      settings: { SCHEDULE_URL: url, API_TIMEOUT_MS: '3000' },
    });
  });
  afterAll(async () => {
    await site.close();
    neighbour.closeAllConnections();
    neighbour.close();
  });

  // This comes first: once a call hangs the others are waited for only briefly.
  it('answers a browser 502 where the service never stops', async () => {
    expect((await site.get(`${root}/carte`)).status).toBe(502);
  });

  it('says on the page of a stop that the times did not come, what is kept and whom to call', async () => {
    const answer = await site.get(`${schedulesPath}/1001`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(
      /Les heures ne sont pas arrivées.*Vos arrêts et votre recherche sont gardés/s,
    );
  });

  it('answers a browser 503 where the service does not', async () => {
    expect((await site.get(`${root}/departs?arrets=1001`)).status).toBe(503);
  });
});
