import { describe, expect, it } from 'vitest';
import { schedulesPath as fr, schedulesPathEn as en, startLiveSite } from '#tests/support/live-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const site = startLiveSite();
const trip = { tripId: '800O-dim1-1405', startDate: '20261115' };
const wordsOf = async (address: string) => {
  const page = await site.visits.page(address);
  return page.text('main').replaceAll(/[\s\u00a0]+/g, ' ');
};

describe('a live feed that goes on saying the same', () => {
  it.each([
    ['a stop', `${fr}/1001`],
    ['a line', `${fr}/800/3`],
    ['a stop on a line', `${fr}/800/3/1001`],
    ['a trip', `${fr}/800/3/1001/2026-11-15/voyage/${trip.tripId}`],
    ['the map of a line', `${fr}/800/3/carte`],
    ['a stop in English', `${en}/1001`],
    ['a line in English', `${en}/800/3`],
  ])('has %s show planned times, and since when', async (_, path) => {
    await site.moveTo('2026-11-15T14:00:00-05:00');
    await site.hear(tripNews(trip, [{ stopSequence: 1, departure: { delay: 360 } }]));
    const stale = path.startsWith(en)
      ? /Last updated at 1:59 p\.m\..*Scheduled times/i
      : /Dernière mise à jour à 13 h 59\. Heures prévues\./;
    expect(await wordsOf(`${path}?live`)).not.toMatch(stale);
    // It answers still, and what it answers was made four minutes ago.
    await site.moveTo('2026-11-15T14:04:00-05:00');
    const words = await wordsOf(`${path}?frozen`);
    expect(words).toMatch(stale);
    expect(words).not.toMatch(/min de retard|min late/);
  });
});
