import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { departsSchema, type DepartsJson } from '#contract/schedule/departs.ts';
import { startApp, testInstant, type TestApp } from '#tests/support/app.ts';
import { listenTo, type Heard } from '#tests/support/event-stream.ts';
import { noticeWriter } from '#tests/support/notice-writing.ts';
import { writeNetworkFeed } from '#tests/support/schedule-network.ts';

let app: TestApp;
let heard: Heard;
beforeAll(async () => {
  const settings = { SCHEDULE_FEED: writeNetworkFeed() };
  app = await startApp({ parts: ['site', 'content', 'cache', 'schedule'], settings });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(Date.parse(testInstant) - app.clock.now()));
afterEach(() => heard.leave());

const { publish, change, withdraw } = noticeWriter(() => app);

/** Long for a busy machine, yet shorter than the look every 15 s that would hide a change that was not told. */
const soon = { timeout: 12_000, interval: 20 };

async function listen(query: string): Promise<void> {
  heard = await listenTo(`${app.origin}/services/schedule/flux?${query}`);
  await vi.waitFor(() => expect(heard.events()).toHaveLength(1), soon);
}

/** What was sent last, once it is so; as it is when the time is over otherwise. */
async function lastOf<Value>(read: (json: DepartsJson) => Value, expected: Value): Promise<Value> {
  const last = () => read(departsSchema.parse(JSON.parse(heard.events().at(-1)?.data ?? 'null')));
  await vi.waitUntil(() => last() === expected, soon).catch(() => undefined);
  return last();
}

const has = (id: string) => (json: DepartsJson) =>
  json.listeAvis.some((notice) => notice.id === id) && json.arrets[0]?.avis.includes(id);
const stateOf = (json: DepartsJson) => json.arrets[0]?.departs[0]?.etat;
const isClosed = (json: DepartsJson) => json.arrets[0]?.fermeture !== null;

describe('who listens to a stop', () => {
  it('hears of a notice when it is published, and of its withdrawal', async () => {
    await listen('arrets=1001');
    const id = await publish({
      title: 'Le 800 prend plus de temps',
      effects: [{ type: 'delay', routes: [{ name: '800' }], minutes: 7 }],
    });
    expect(await lastOf(has(id), true)).toBe(true);
    await change(id, { effects: [{ type: 'delay', routes: [{ name: '11' }], minutes: 7 }] });
    expect(await lastOf(has(id), false)).toBe(false);
    await withdraw(id);
  });

  it('hears that its trips are cancelled, and that they run again', async () => {
    await listen('arrets=1001');
    const effects = [{ type: 'trips_cancelled' as const, routes: [{ name: '800' }] }];
    const id = await publish({ title: 'Le 800 ne circule pas', effects });
    expect(await lastOf(stateOf, 'annule')).toBe('annule');
    await withdraw(id);
    expect(await lastOf(stateOf, 'planifie')).toBe('planifie');
  });

  it('hears of the end of a notice when it comes, to the second', async () => {
    const end = '2026-11-15T14:03:00-05:00';
    await listen('arrets=1001');
    const effects = [{ type: 'stops_closed' as const, stops: [{ name: '1001', replacement: '1010' }], end }];
    const id = await publish({ title: 'Arrêt fermé', effects });
    expect(await lastOf(isClosed, true)).toBe(true);
    app.clock.advance(Date.parse(end) - 1000 - app.clock.now());
    expect(await lastOf(isClosed, true)).toBe(true);
    app.clock.advance(1000);
    expect(await lastOf(isClosed, false)).toBe(false);
    await withdraw(id);
  });

  it('hears of the hours at which an effect begins and ends', async () => {
    await listen('arrets=1001');
    const hours = { time_start: '14:02', time_end: '14:04' };
    const effects = [{ type: 'stops_closed' as const, stops: [{ name: '1001' }], ...hours }];
    const id = await publish({ title: 'Arrêt fermé deux minutes', effects });
    expect(await lastOf(has(id), true)).toBe(true);
    expect(await lastOf(isClosed, false)).toBe(false);
    app.clock.advance(120_000);
    expect(await lastOf(isClosed, true)).toBe(true);
    app.clock.advance(120_000);
    expect(await lastOf(isClosed, false)).toBe(false);
    await withdraw(id);
  });

  it('hears of a notice on a trip, too', async () => {
    await listen('idVoyage=800O-dim1-1435&date=20261115');
    const effects = [{ type: 'trips_cancelled' as const, routes: [], trips: ['800O-dim1-1435'] }];
    const id = await publish({ title: 'Un voyage annulé', effects });
    const isCancelled = () => (JSON.parse(heard.events().at(-1)?.data ?? '{}') as { annule: boolean }).annule;
    await vi.waitFor(() => expect(isCancelled()).toBe(true), soon);
    await withdraw(id);
    await vi.waitFor(() => expect(isCancelled()).toBe(false), soon);
  });
});
