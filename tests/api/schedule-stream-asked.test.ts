import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { listenTo } from '#tests/support/event-stream.ts';
import { sharedScheduleApp, startScheduleApp, type ScheduleApp } from '#tests/support/schedule-app.ts';
import { writeTranslatedFeed } from '#tests/support/schedule-translations.ts';

let schedule: ScheduleApp;
beforeAll(async () => {
  schedule = await sharedScheduleApp();
});

describe('a stream that cannot be', () => {
  it.each([
    ['', /^Il faut un seul des paramètres arrets, noParcours et idVoyage\.$/, 'arrets'],
    [
      'arrets=1010&noParcours=800',
      /^Il faut un seul des paramètres arrets, noParcours et idVoyage\.$/,
      'arrets',
    ],
    ['idVoyage=x', /^Le paramètre date est requis\.$/, 'date'],
    ['arrets=%00', /^Le paramètre arrets doit/, 'arrets'],
    ['noParcours=a&noParcours=b', /^Le paramètre noParcours ne peut être donné qu’une fois\.$/, 'noParcours'],
  ])('is refused: %s', async (query, message, parameter) => {
    const { status, json } = await schedule.ask(`/flux?${query}`);
    expect(status).toBe(400);
    expect(json).toEqual({
      message: expect.stringMatching(message),
      parametres: [parameter],
    });
  });

  it('says that no schedule is published for a day', async () => {
    const { status, json } = await schedule.ask('/flux?idVoyage=x&date=20300101');
    expect([status, json]).toEqual([404, expect.objectContaining({ code: 'aucunHoraire' })]);
  });

  it('is all there where only its head is asked for', async () => {
    const answer = await fetch(`${schedule.app.origin}/flux?arrets=1010`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  });

  it.each(['x'.repeat(4000), 'a b', '\u00e9', '"><'])('takes any last id: %j', async (seen) => {
    const heard = await listenTo(`${schedule.app.origin}/flux?arrets=1010`, { 'last-event-id': seen });
    await eventually(() => expect(heard.events()).toHaveLength(1));
    heard.leave();
  });
});

describe('a caller that listens to very much', () => {
  it('is told so at last, and may come back when it has left', async () => {
    const url = `${schedule.app.origin}/flux?noParcours=800`;
    const all = await Promise.all(Array.from({ length: 50 }, () => listenTo(url)));
    const refused = await fetch(url, { headers: { 'accept-language': 'en' } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(refused.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await refused.json()).toEqual({
      message: 'Too many streams are open. Try again in half a minute.',
    });
    all.forEach(({ leave }) => leave());
    await eventually(async () => {
      const again = await listenTo(url);
      again.leave();
      expect(again.status).toBe(200);
    });
  });
});

describe('a stream in English', () => {
  let translated: ScheduleApp;
  beforeAll(async () => {
    translated = await startScheduleApp({ SCHEDULE_FEED: writeTranslatedFeed() });
  });
  afterAll(() => translated.app.close());

  it('is another than the French one of the same stop', async () => {
    const url = `${translated.app.origin}/flux?arrets=1020`;
    const both = [await listenTo(url), await listenTo(`${url}&langue=en`)];
    const names: (string | undefined)[] = [];
    for (const heard of both) {
      await eventually(() => expect(heard.events()).toHaveLength(1));
      names.push(/"nom":"([^"]*)"/.exec(heard.events()[0]?.data ?? '')?.[1]);
      heard.leave();
    }
    expect(names).toEqual(['Hôpital', 'Hospital']);
    expect(both.map(({ headers }) => headers.get('content-language'))).toEqual(['fr', 'en']);
  });

  it('is refused in English', async () => {
    expect((await translated.ask('/flux?langue=en')).json).toMatchObject({
      message: 'Exactly one of the parameters arrets, noParcours and idVoyage is needed.',
    });
  });
});
