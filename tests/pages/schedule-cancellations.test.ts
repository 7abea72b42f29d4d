import { describe, expect, it } from 'vitest';
import { schedulesPath, schedulesPathEn, startLiveSite } from '#tests/support/live-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const site = startLiveSite();
const trip = (start: string) => ({ tripId: `800O-dim1-${start}`, startDate: '20261115' });
const page = `${schedulesPath}/annulations`;

let visits = 0;
const read = async (path: string) => {
  visits += 1;
  const { text, response } = await site.visits.page(`${path}?visit=${visits}`);
  return { words: text('main').replaceAll(/[\s\u00a0]+/g, ' '), status: response.status };
};

/** In the order of the day: what is recorded stays. */
describe('the page of cancelled trips', () => {
  it('says plainly that none is', async () => {
    const { words, status } = await read(page);
    expect(status).toBe(200);
    expect(words).toContain('dimanche 15 novembre');
    expect(words).toMatch(/Aucun voyage annulé ?Aucune annulation n’a été annoncée aujourd’hui\./);
  });

  it('names each by line, with what to take instead, the stops left out, and when it was announced', async () => {
    await site.hear(
      tripNews({ ...trip('1435'), scheduleRelationship: 'canceled' }),
      tripNews(trip('1405'), [{ stopSequence: 3, scheduleRelationship: 'skipped' }]),
    );
    const { words } = await read(page);
    expect(words).toContain('2 voyages touchés, 1 parcours');
    expect(words).toMatch(/14 h 05 Vers Université ?ne s’arrête pas à Hôpital ?annoncé à 13 h 59/);
    expect(words).toMatch(/14 h 35 Vers Université ?annulé ; prochain à 15 h 05/);
    const english = await read(`${schedulesPathEn}/cancellations`);
    expect(english.words).toMatch(/2:35 p\.m\. To Université ?cancelled; next at 3:05 p\.m\./);
  });

  it('says that a trip runs after all', async () => {
    site.app.clock.advance(60_000);
    await site.hear(tripNews(trip('1435'), [{ stopSequence: 1, departure: { delay: 0 } }]));
    const { words } = await read(page);
    expect(words).toMatch(/14 h 35 Vers Université ?rétabli à 14 h 0[01] ?annulé, annoncé à 13 h 59/);
    expect(words).not.toContain('prochain à');
  });

  it('can be read on the days after, without a bus to take', async () => {
    await site.moveTo('2026-11-17T09:00:00-05:00');
    const { words, status } = await read(`${page}/2026-11-15`);
    expect(status).toBe(200);
    expect(words).toContain('2 voyages touchés');
    expect(words).toMatch(/Jour précédent ?Jour suivant/);
    expect((await read(page)).words).not.toContain('Jour suivant');
  });

  it.each([
    ['2026-11-05', 200],
    ['2026-10-20', 404],
    ['2026-12-24', 404],
    ['2026-11-31', 404],
  ])('answers for %s with %i', async (day, status) => {
    expect((await read(`${page}/${day}`)).status).toBe(status);
  });
});
