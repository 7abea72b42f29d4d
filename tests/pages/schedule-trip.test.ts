import { beforeEach, describe, expect, it } from 'vitest';
import { testInstant } from '#tests/support/instant.ts';
import { schedulesPath, schedulesPathEn, startLiveSite } from '#tests/support/live-site.ts';
import { busNews, tripNews } from '#tests/support/realtime-message.ts';

const site = startLiveSite();
const tripId = '800O-dim1-1405';
const trip = { tripId, startDate: '20261115' };
const path = (stop: string, id = tripId) => `${schedulesPath}/800/3/${stop}/2026-11-15/voyage/${id}`;

let visits = 0;

/** A query of its own keeps a page from being one drawn before. */
const fresh = (address: string) => {
  visits += 1;
  return `${address}${address.includes('?') ? '&' : '?'}visit=${visits}`;
};

const read = async (address: string) => {
  const page = await site.visits.page(fresh(address));
  return { ...page, words: page.text('main').replaceAll(/[\s\u00a0]+/g, ' '), status: page.response.status };
};

const thingsOf = ({ elements }: Awaited<ReturnType<typeof read>>) => {
  const [block] = elements(({ attribs }) => attribs['type'] === 'application/ld+json');
  const text = block?.children.map((child) => ('data' in child ? child.data : '')).join('') ?? '{}';
  return (JSON.parse(text) as { '@graph'?: { '@type': string }[] })['@graph'] ?? [];
};

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});

describe('the page of a trip', () => {
  it('says where it goes, when it is at your stop, and when at every other one', async () => {
    const { words, status, title } = await read(path('1020'));
    expect(status).toBe(200);
    expect(title).toContain('800 vers Université, départ de 14\u00a0h\u00a005');
    expect(words).toContain('Vers Université');
    expect(words).toContain('Départ de Place du Marché à 14 h 05');
    expect(words).toMatch(/Votre arrêt : .*17 min ?dans 17 minutes, 14 h 17 ?prévu/);
    expect(words).toMatch(/Place du Marché 14 h 05 St-Dominique 14 h 10/);
    expect(words).toMatch(/votre arrêt Arrêt 1020/);
  });

  it('says the same in English', async () => {
    const { words } = await read(`${schedulesPathEn}/800/3/1020/2026-11-15/trip/${tripId}`);
    expect(words).toMatch(/To Université ?Leaves Place du Marché at 2:05 p\.m\./);
    expect(words).toMatch(/in 17 minutes, 2:17 p\.m\. ?scheduled/);
  });

  it('leads to the trips before and after at your stop', async () => {
    const { elements } = await read(path('1020'));
    const links = elements(({ attribs }) => /\/voyage\/800O-dim1-\d{4}/.test(attribs['href'] ?? ''));
    const others = links.map(({ attribs }) => attribs['href']);
    expect(others).toContain(path('1020', '800O-dim1-0900'));
    expect(others).toContain(path('1020', '800O-dim1-1435'));
  });

  it('shows how late it is, and where its bus is', async () => {
    await site.hear(
      tripNews(trip, [{ stopSequence: 1, departure: { delay: 360 } }]),
      busNews({ id: '1038', trip, stop: 2, status: 'in-transit-to', at: Date.parse(testInstant) - 20_000 }),
    );
    const { words } = await read(path('1020'));
    expect(words).toMatch(/14 h 23 au lieu de 14 h 17 ?6 min de retard/);
    expect(words).toContain('Le bus 1038 est entre Place du Marché et St-Dominique.');
    expect(words).toMatch(/Position reçue ?à 13 h 59, il y a moins d’une minute/);
    expect(words).toMatch(/Accès ?accessible en fauteuil roulant/);
  });

  it('is an arrival at its last stop', async () => {
    const { words } = await read(path('1030'));
    expect(words).toMatch(/Votre arrêt : .*25 min ?dans 25 minutes, 14 h 25 ?arrivée, prévu/);
  });

  it('folds the stops that lie behind', async () => {
    await site.moveTo('2026-11-15T14:18:30-05:00');
    const { words } = await read(path('1030'));
    expect(words).toMatch(/2 arrêts passés depuis Place du Marché/);
  });

  it('folds no more than phones need: on wide screens those stops stand open without script', async () => {
    await site.moveTo('2026-11-15T14:18:30-05:00');
    const { elements } = await read(path('1030'));
    const [fold] = elements(({ attribs }) => attribs['class'] === 'stop-spine-fold');
    expect(fold?.attribs).toMatchObject({ 'data-passed': 'true', 'data-wide': 'open' });
    expect(fold?.attribs).not.toHaveProperty('open');
  });

  it('draws its way on a map, and leads to the large one with your stop', async () => {
    const { elements } = await read(path('1020'));
    const [drawing] = elements(({ attribs }) => attribs['class'] === 'map-drawing');
    expect(drawing?.attribs['aria-label']).toMatch(/800.*Université/);
    const links = elements(({ attribs }) => attribs['href'] === `${schedulesPath}/800/3/carte?arret=1020`);
    expect(links).toHaveLength(1);
  });

  it('says that a stop is left out, and what to take instead of a trip that leaves out yours', async () => {
    await site.hear(tripNews(trip, [{ stopSequence: 3, scheduleRelationship: 'skipped' }]));
    expect((await read(path('1030'))).words).toMatch(/–pas d’arrêt ne s’arrête pas ici/);
    const { words } = await read(path('1020'));
    expect(words).toMatch(/ne s’arrête pas ici\. Prendre celui de 14 h 47/);
  });

  it('says that it is cancelled, and what to take instead', async () => {
    await site.hear(tripNews({ ...trip, scheduleRelationship: 'canceled' }));
    const page = await read(path('1001'));
    expect(page.words).toMatch(/annulé\. Prendre celui de 14 h 20/);
    expect(page.words).toMatch(/St-Dominique annulé, 14 h 10/);
    expect(thingsOf(page).some((thing) => thing['@type'] === 'BusTrip')).toBe(false);
  });

  it('keeps planned times and says since when, where live times stopped coming', async () => {
    await site.hear(tripNews(trip, [{ stopSequence: 1, departure: { delay: 360 } }]));
    site.feed.say(undefined);
    await site.moveTo('2026-11-15T14:03:00-05:00');
    const { words } = await read(path('1020'));
    expect(words).toContain('Dernière mise à jour à 13 h 59. Heures prévues.');
  });

  it('says when the bus left a stop that lies behind', async () => {
    await site.moveTo('2026-11-15T14:30:00-05:00');
    expect((await read(path('1020'))).words).toContain('passé à 14 h 17');
  });

  it('is told to search engines as a trip from your stop to its last', async () => {
    const things = thingsOf(await read(path('1010')));
    expect(things.find((thing) => thing['@type'] === 'BusTrip')).toMatchObject({
      busNumber: '800',
      departureBusStop: { '@type': 'BusStop', name: 'St-Dominique', identifier: '1010' },
      departureTime: '2026-11-15T19:10:00.000Z',
      arrivalTime: '2026-11-15T19:25:00.000Z',
    });
  });

  it('goes into an agenda as planned', async () => {
    const response = await site.visits.ask(`${path('1010')}?format=ics`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/filename="800-st-dominique-.*\.ics"/);
    const text = await response.text();
    expect(text).toContain('DTSTART:20261115T191000Z');
    expect(text).toContain('SUMMARY:Bus 800 vers Université');
    expect(text).toContain(String.raw`LOCATION:St-Dominique\, arrêt 1010`);
  });

  it('stands at the address of its own line and direction', async () => {
    for (const wrong of ['11/3', '800/2', '800/nord']) {
      const address = `${schedulesPath}/${wrong}/1010/2026-11-15/voyage/${tripId}`;
      const response = await site.visits.ask(address);
      expect([response.status, response.headers.get('location')]).toEqual([302, path('1010')]);
    }
  });

  it.each([
    [path('1040'), 'Ce voyage ne passe pas à cet arrêt.'],
    [path('1001', 'rien'), 'Ce voyage ne figure pas à l’horaire de ce jour.'],
    [`${schedulesPath}/800/3/1001/2026-11-16/voyage/${tripId}`, 'Ce voyage ne figure pas à l’horaire'],
    [`${schedulesPath}/800/3/1001/2026-02-30/voyage/${tripId}`, 'Cette date n’existe pas.'],
    [`${schedulesPath}/800/3/1001/2031-01-01/voyage/${tripId}`, 'Aucun horaire n’est publié'],
  ])('is not found at %s, and says why', async (address, why) => {
    const { words, status } = await read(address);
    expect(status).toBe(404);
    expect(words).toContain(why);
  });

  it.each([
    '%00',
    '%ff',
    '%2e%2e',
    'x'.repeat(300),
    '%3Cscript%3E',
    `${tripId}?format=%00`,
    `${tripId}?format[]=ics`,
  ])('is never a fault of ours for a trip called %s', async (id) => {
    expect((await site.visits.ask(path('1001', id))).status).toBeLessThan(500);
  });
});
