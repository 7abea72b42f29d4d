import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { departsSchema } from '#contract/schedule/departs.ts';
import { etatTempsReelSchema } from '#contract/schedule/exploitation.ts';
import { poulsSchema, suiviParcoursSchema } from '#contract/schedule/flux.ts';
import { voyageSchema } from '#contract/schedule/voyage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { listenTo, readEvents, type Heard } from '#tests/support/event-stream.ts';
import { startLiveSchedule, type LiveSchedule } from '#tests/support/live-schedule.ts';
import { busNews, tripNews } from '#tests/support/realtime-message.ts';
import { startScheduleApp } from '#tests/support/schedule-app.ts';
import { openStage } from '#tests/support/schedule-stage.ts';

let schedule: LiveSchedule;
let hear: LiveSchedule['hear'];
const listening: Heard[] = [];

/** A service of its own for each test: what real time has said cannot be said again at an earlier hour. */
beforeEach(async () => {
  schedule = await startLiveSchedule();
  ({ hear } = schedule);
  await hear();
});
afterEach(async () => {
  listening.splice(0).forEach(({ leave }) => leave());
  await schedule.close();
});

async function listen(query: string, headers: Readonly<Record<string, string>> = {}): Promise<Heard> {
  const heard = await listenTo(`${schedule.app.origin}/flux?${query}`, headers);
  listening.push(heard);
  return heard;
}

/** The data of the events so far, once there are that many. */
async function told(heard: Heard, count: number): Promise<unknown[]> {
  await eventually(() => expect(heard.events().length).toBeGreaterThanOrEqual(count));
  return heard.events().map(({ data }) => JSON.parse(data) as unknown);
}

const trip = { tripId: '800O-dim1-1405', startDate: '20261115' };
const late = (delay: number) => tripNews(trip, [{ stopSequence: 1, departure: { delay } }]);

describe('a stream of a stop', () => {
  it('begins with what the call answers, open to every site and kept by nobody', async () => {
    const heard = await listen('arrets=1010');
    const [first] = await told(heard, 1);
    expect(first).toEqual(await schedule.read('/departs?arrets=1010'));
    expect(heard.events()[0]?.event).toBe('departs');
    expect(heard.status).toBe(200);
    expect(Object.fromEntries(heard.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'access-control-allow-origin': '*',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
  });

  it('says what has changed, and nothing where nothing has', async () => {
    const here = await listen('arrets=1010');
    const elsewhere = await listen('arrets=1040');
    await told(here, 1);
    await told(elsewhere, 1);
    await hear(late(97));
    await told(here, 2);
    // The same again, made later.
    schedule.app.clock.advance(20_000);
    await hear(late(97));
    await hear(late(180));
    const answers = (await told(here, 3)).map((each) => departsSchema.parse(each));
    expect(answers.map(({ arrets }) => arrets[0]?.departs[0]?.retard)).toEqual([null, 97, 180]);
    expect(elsewhere.events()).toHaveLength(1);
  });

  it('lets a bus go when it has left', async () => {
    const heard = await listen('arrets=1010');
    await told(heard, 1);
    schedule.moveTo('2026-11-15T14:10:01-05:00');
    const answers = (await told(heard, 2)).map((each) => departsSchema.parse(each));
    const firsts = answers.map(({ arrets }) => arrets[0]?.departs[0]?.prevue.slice(11, 16));
    expect(firsts).toEqual(['14:10', '14:25']);
  });

  it('goes on where it was broken off', async () => {
    const first = await listen('arrets=1010');
    await told(first, 1);
    const seen = first.events()[0]?.id ?? '';
    const again = await listen('arrets=1010', { 'last-event-id': seen });
    await eventually(() => expect(again.text()).toContain('retry:'));
    await hear(late(60));
    const [next] = (await told(again, 1)).map((each) => departsSchema.parse(each));
    expect(next?.arrets[0]?.departs[0]?.retard).toBe(60);
    const missed = await listen('arrets=1010', { 'last-event-id': seen });
    expect(await told(missed, 1)).toEqual([expect.objectContaining({ inconnus: [] })]);
  });

  it('has a pulse that says how fresh its times are', async () => {
    const heard = await listen('arrets=1010');
    await told(heard, 1);
    schedule.app.clock.advance(16_000);
    const beats = () => readEvents(heard.text()).filter(({ event }) => event === 'pouls');
    await eventually(() => expect(beats()).not.toEqual([]));
    const pulse = poulsSchema.parse(JSON.parse(beats()[0]?.data ?? ''));
    expect(pulse).toEqual({
      heure: '2026-11-15T14:00:16-05:00',
      tempsReel: { etat: 'enDirect', miseAJour: '2026-11-15T13:59:50-05:00' },
    });
  });

  it('is listened to by as many as there are', async () => {
    const both = [await listen('arrets=1010'), await listen('arrets=1010')];
    for (const heard of both) await told(heard, 1);
    const count = async () =>
      etatTempsReelSchema.parse(await schedule.read('/exploitation/tempsReel')).nombreAuditeurs;
    expect(await count()).toBe(2);
    both[0]?.leave();
    await eventually(async () => expect(await count()).toBe(1));
  });
});

describe('a stream of a line', () => {
  it('has its buses and the next departure at each stop', async () => {
    const heard = await listen('noParcours=800');
    await told(heard, 1);
    await hear(
      late(150),
      busNews({ id: '1269', trip, stop: 1, status: 'stopped-at', at: schedule.app.clock.now() - 20_000 }),
    );
    const [, next] = (await told(heard, 2)).map((each) => suiviParcoursSchema.parse(each));
    expect(next?.autobus.map(({ idAutobus, retard }) => [idAutobus, retard])).toEqual([['1269', 150]]);
    const west = next?.directions.find(({ codeDirection }) => codeDirection === '3');
    expect(west?.arrets[1]).toEqual({
      noArret: '1010',
      attendue: '2026-11-15T14:12:30-05:00',
      retard: 150,
      etat: 'enRetard',
    });
  });

  it('is null where there is no such line', async () => {
    expect(await told(await listen('noParcours=nulle'), 1)).toEqual([null]);
  });
});

describe('a stream of a trip', () => {
  it('follows it from stop to stop', async () => {
    const heard = await listen('idVoyage=800O-dim1-1405&date=20261115');
    await told(heard, 1);
    schedule.moveTo('2026-11-15T14:04:00-05:00');
    await hear(late(60));
    await told(heard, 2);
    schedule.moveTo('2026-11-15T14:06:01-05:00');
    await hear(late(60));
    const answers = (await told(heard, 3)).map((each) => voyageSchema.parse(each));
    expect(answers.map(({ passages }) => [passages[0]?.retard, passages[0]?.estPasse])).toEqual([
      [null, false],
      [60, false],
      [60, true],
    ]);
  });
});

describe('a service that is closed', () => {
  it('ends its streams first', async () => {
    const stage = await openStage();
    const origin = await stage.service.app.listen({ port: 0, host: '127.0.0.1' });
    const heard = await listenTo(`${origin}/flux?noParcours=801`);
    await told(heard, 1);
    await stage.close();
    await eventually(() => expect(heard.hasEnded()).toBe(true));
  });
});

describe('a program that stops', () => {
  it('ends its streams first', async () => {
    const other = await startScheduleApp();
    const heard = await listenTo(`${other.app.origin}/flux?arrets=1010`);
    await told(heard, 1);
    await other.app.close();
    await eventually(() => expect(heard.hasEnded()).toBe(true));
  });
});
