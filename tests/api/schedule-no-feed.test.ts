import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rapportImportSchema } from '#contract/schedule/exploitation.ts';
import { startScheduleApp, type ScheduleApp } from '#tests/support/schedule-app.ts';
import { scheduleAddress, scheduleCalls } from '#tests/support/schedule-calls.ts';
import { networkTables } from '#tests/support/schedule-network.ts';

/** A folder in which a feed may appear, and be spoiled. */
function feedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'parcours-feed-'));
  return {
    folder,
    put: (tables: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(tables)) writeFileSync(join(folder, `${name}.txt`), text);
    },
  };
}

describe('a service without a feed', () => {
  let schedule: ScheduleApp;
  const feed = feedFolder();
  beforeAll(async () => {
    feed.put({ agency: 'agency_name\nNobody\n' });
    schedule = await startScheduleApp({ SCHEDULE_FEED: feed.folder });
  });
  afterAll(() => schedule.app.close());

  it('says on every call that it has nothing to say yet', async () => {
    for (const [path, { query }] of Object.entries(scheduleCalls)) {
      if (path === '/exploitation/rapportImport') continue;
      const { status, json, headers } = await schedule.ask(scheduleAddress(path, query));
      expect([path, status, json]).toEqual([
        path,
        503,
        { message: 'Ces données ne sont pas disponibles pour le moment.' },
      ]);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect((await schedule.app.get('/readyz')).status).toBe(503);
  });

  it('lives on, and refuses a stream too', async () => {
    schedule.app.clock.advance(60_000);
    // Longer than it takes the streams to look at the clock again.
    await wait(1200);
    expect((await schedule.ask('/flux?arrets=1001')).status).toBe(503);
  });

  it('tells its operator why', async () => {
    const report = rapportImportSchema.parse(await schedule.read('/exploitation/rapportImport'));
    expect(report).toMatchObject({
      issue: 'refuse',
      version: null,
      dateDebutHoraire: null,
      dateFinHoraire: null,
    });
    expect([report.motif?.fr, report.motif?.en]).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
    ]);
  });

  it('serves as soon as a feed is there, and keeps it when a worse one comes', async () => {
    feed.put(networkTables());
    await schedule.app.app.schedule?.refresh();
    expect(await schedule.read('/horaire/Parcours?noParcours=800')).toMatchObject({ noParcours: '800' });
    expect(await schedule.read('/exploitation/rapportImport')).toMatchObject({
      issue: 'enService',
      motif: null,
    });

    const { trips = '' } = networkTables();
    feed.put({ trips: trips.split('\n').slice(0, 3).join('\n') });
    await schedule.app.app.schedule?.refresh();
    expect(await schedule.read('/horaire/Parcours?noParcours=907')).toMatchObject({ noParcours: '907' });
    const report = rapportImportSchema.parse(await schedule.read('/exploitation/rapportImport'));
    expect(report).toMatchObject({ issue: 'refuse', dateFinHoraire: '20270320' });
    expect(report.motif?.fr).toMatch(/\.$/);
  });
});

describe('a service whose first feed has too many faults', () => {
  let schedule: ScheduleApp;
  const feed = feedFolder();
  const bad = 'b-nobody,08:00:00,08:00:00,b-1,1\n'.repeat(20);
  beforeAll(async () => {
    const { stop_times: times = '', ...others } = networkTables();
    feed.put({ ...others, stop_times: `${times.trimEnd()}\n${bad}` });
    schedule = await startScheduleApp({ SCHEDULE_FEED: feed.folder });
  });
  afterAll(() => schedule.app.close());

  it('serves it, and tells its operator in the report and in the readiness', async () => {
    expect(await schedule.read('/horaire/Parcours?noParcours=800')).toMatchObject({ noParcours: '800' });
    const report = rapportImportSchema.parse(await schedule.read('/exploitation/rapportImport'));
    expect(report).toMatchObject({ issue: 'enService', motif: null, lignesEcartees: { stop_times: 21 } });
    expect(report.avertissement?.fr).toMatch(
      /^En service malgré trop de lignes en erreur\u00A0: \d,\d\u00A0%\.$/,
    );
    expect(report.avertissement?.en).toMatch(/^In service despite too many rows with errors: \d\.\d%\.$/);
    const ready = await schedule.app.get('/readyz');
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { status: 'degraded', parts: { schedule: 'ready', 'schedule-feed': 'not-ready' } },
    ]);
  });

  it('is as it should be once a better feed came', async () => {
    feed.put(networkTables());
    await schedule.app.app.schedule?.refresh();
    expect(await schedule.read('/exploitation/rapportImport')).toMatchObject({ avertissement: null });
    const ready = await schedule.app.get('/readyz');
    expect(await ready.json()).toMatchObject({ parts: { 'schedule-feed': 'ready' } });
  });
});
