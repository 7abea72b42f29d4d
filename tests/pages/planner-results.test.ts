import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testInstant } from '#tests/support/instant.ts';
import { ends, plannerPath, plannerPathEn, startPlannerSite } from '#tests/support/planner-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const site = startPlannerSite();
const trip = { tripId: '800O-dim1-1405', startDate: '20261115' };
const journey = '1001.1030.20261115.800O-dim1-1405';

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});
afterEach(() => site.itinerary.restore());

let asked = 0;
/** Journeys are kept for some seconds: each question is for another minute, and so another one. */
const at = () => {
  asked += 1;
  return `quand=depart&date=2026-11-15&heure=13%3A${String(asked).padStart(2, '0')}`;
};
const monday = (time: string) => `quand=depart&date=2026-11-16&heure=${encodeURIComponent(time)}`;
const between = (from: string, to: string) =>
  `de=D%C3%A9part&de_id=stop_point%3A${from}&a=Arriv%C3%A9e&a_id=stop_point%3A${to}`;

const read = async (path: string) => {
  const page = await site.visits.page(path);
  return { ...page, words: page.text('main').replaceAll(/[\s\u00a0]+/g, ' '), status: page.response.status };
};
const hrefs = ({ elements }: Awaited<ReturnType<typeof read>>) =>
  elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');

describe('the journeys that were found', () => {
  it('say when to leave, what to take, when one arrives, whether to trust it, and what it costs', async () => {
    const page = await read(`${plannerPath}?${ends}&${at()}`);
    expect(page.status).toBe(200);
    expect(page.title).toContain('Place du Marché → Université');
    expect(page.words).toMatch(/Place du Marché vers Université ?Dimanche 15 novembre, partir à 13 h/);
    expect(page.words).toMatch(/Arrive le plus tôt ?Parcours 800, Métrobus partez dans 5 min 14 h 05/);
    expect(page.words).toMatch(/14 h 05 , arrivée à 14 h 25 20 min prévu 3,40 \$/);
    expect(page.words).toMatch(/3 arrêts, 20 min ?14 h 10 St-Dominique/);
    expect(page.words).toContain(
      '3,40 $ avec OPUS, 3,75 $ comptant. Correspondance comprise jusqu’à 15 h 35.',
    );
    expect(hrefs(page)).toContain('/tarifs-et-titres/meilleur-tarif');
  });

  it('say the same in English', async () => {
    const { words } = await read(`${plannerPathEn}?${ends}&${at()}`);
    expect(words).toMatch(/Place du Marché to Université ?Sunday, November 15, leave at 1:/);
    expect(words).toMatch(/Arrives first.*leave in 5 min 2:05 p\.m\. , arrives at 2:25 p\.m\. 20 min/);
    expect(words).toContain('$3.40 with OPUS, $3.75 cash. Transfers included until 3:35 p.m.');
  });

  it('have one that is looked at, whose address is its own', async () => {
    const when = at();
    const first = await read(`${plannerPath}?${ends}&${when}`);
    const [, second = ''] = hrefs(first).filter(
      (href) => href.includes('trajet=') && !href.includes('format='),
    );
    const page = await read(second);
    expect(page.words).toMatch(/14 h 35 , arrivée à 14 h 55 ?20 min, sans correspondance/);
    const [chosen] = page.elements(
      ({ attribs }) => attribs['aria-current'] === 'true' && attribs['class'] === 'journey',
    );
    expect(chosen?.attribs['href']).toBe(second);
  });

  it('tell how late a bus is, with the time that no longer holds', async () => {
    await site.hear(tripNews(trip, [{ stopSequence: 1, departure: { delay: 360 } }]));
    const { words } = await read(`${plannerPath}?${ends}&${at()}`);
    expect(words).toMatch(/14 h 31 20 min 6 min de retard/);
    expect(words).toMatch(/prévu à 14 h 05 14 h 11 ?Place du Marché/);
  });

  it('tell that a bus was cancelled since', async () => {
    const when = at();
    await read(`${plannerPath}?${ends}&${when}`);
    await site.hear(tripNews({ ...trip, scheduleRelationship: 'canceled' }));
    const { words } = await read(`${plannerPath}?${ends}&${when}&trajet=${journey}`);
    expect(words).toContain('Le 800 est annulé');
    expect(words).toMatch(/annulé/);
  });

  it('warn of a short change, and tell what comes after it', async () => {
    const { words } = await read(`${plannerPath}?${between('1050', '1030')}&${monday('07:00')}`);
    expect(words).toMatch(/Correspondance courte : 3 min/);
    expect(words).toContain('Si vous la manquez, le 800 suivant passe à 8 h 12.');
    expect(words).toContain('14 min, 1 correspondance');
  });

  it('tell which bus is the last of the day', async () => {
    const { words } = await read(`${plannerPath}?${between('1040', '1030')}&${monday('07:00')}`);
    expect(words).toContain('Dernier de la journée');
    const { words: early } = await read(`${plannerPath}?${ends}&${monday('05:50')}`);
    expect(early).not.toContain('Dernier de la journée');
  });

  it('start at an address with a walk, and are drawn on a map', async () => {
    const places =
      'de=March%C3%A9+public&de_id=poi%3Amarket&a=12%2C+rue+des+Sciences&a_id=-71.2305%3B46.8252';
    const page = await read(`${plannerPath}?${places}&${at()}`);
    expect(page.words).toMatch(/Marché public ?\d+ min à pied, \d+ m ?.*Place du Marché Arrêt 1001/);
    expect(page.words).toMatch(/Université Arrêt 1030 ?\d+ min à pied/);
    const [drawing] = page.elements(({ attribs }) => attribs['class'] === 'map-drawing');
    expect(drawing?.attribs['aria-label']).toBe('Carte du trajet\u00a0: le 800 jusqu’à Université.');
    const { data } = JSON.parse(
      await (await site.visits.ask(`/_data${plannerPath}?${places}&${at()}`)).text(),
    ).view as { data: { chosen: { map: { scene: { footpaths: { tag: string }[] } } } } };
    for (const { tag } of data.chosen.map.scene.footpaths) expect(tag).toMatch(/^\d+\u00a0min$/);
  });

  it('lead to earlier and later ones, to the form, and to following', async () => {
    const page = await read(`${plannerPath}?${ends}&${at()}`);
    const links = hrefs(page);
    expect(links.some((href) => href.includes('quand=arrivee') && href.includes('heure=14%3A24'))).toBe(true);
    expect(links.some((href) => href.includes('quand=depart') && href.includes('heure=14%3A06'))).toBe(true);
    expect(links.some((href) => href.includes('modifier=1'))).toBe(true);
    expect(links).toContain(`${plannerPath}/suivre/${journey}?${ends}`);
  });

  it('say that the one of a link is not offered any more', async () => {
    const { words, status } = await read(`${plannerPath}?${ends}&${at()}&trajet=1001.1030.20261115.gone`);
    expect(status).toBe(200);
    expect(words).toContain('Le trajet de ce lien n’est plus offert. En voici d’autres.');
  });

  it('go into an agenda as planned, in either language', async () => {
    await site.hear(tripNews(trip, [{ stopSequence: 1, departure: { delay: 360 } }]));
    const response = await site.visits.ask(`${plannerPath}?${ends}&${at()}&trajet=${journey}&format=ics`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /filename="place-du-marche-universite-.*\.ics"/,
    );
    const body = await response.text();
    expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const text = body.replaceAll('\r\n ', '').replaceAll('\u00a0', ' ');
    expect(text).toContain('DTSTART:20261115T190500Z');
    expect(text).toContain('DTEND:20261115T192500Z');
    expect(text).toContain('SUMMARY:Trajet : Place du Marché → Université');
    expect(text).toContain(
      String.raw`14 h 05 Bus 800 vers Université\, arrêt Place du Marché\n14 h 25 Descendez à Université`,
    );
    const english = await site.visits.ask(`${plannerPathEn}?${ends}&${at()}&trajet=${journey}&format=ics`);
    expect((await english.text()).replaceAll('\r\n ', '')).toContain(
      'SUMMARY:Trip: Place du Marché → Université',
    );
  });
});

describe('where there is nothing to show', () => {
  it('says that there is no way, and offers other times and the maps service', async () => {
    const page = await read(`${plannerPath}?${between('1080', '1040')}&${at()}&moins_marche=1`);
    expect(page.status).toBe(200);
    expect(page.words).toContain('Aucun trajet trouvé');
    expect(page.words).toContain('avec vos préférences');
    for (const way of [
      'Une heure plus tard',
      'Demain matin',
      'Accepter plus de marche',
      'Ouvrir dans Google Maps',
    ])
      expect(page.words).toContain(way);
    expect(hrefs(page).some((href) => href.includes('ouvrir=cartes'))).toBe(true);
  });

  it('names the morning after the day that was asked for, also where that day has 25 hours', async () => {
    // Clocks went back at 2 h on November 1.
    const page = await read(
      `${plannerPath}?${between('1080', '1040')}&quand=depart&date=2026-11-01&heure=00%3A30`,
    );
    expect(page.words).toContain('Le lendemain matin');
    expect(page.words).not.toContain('Demain matin');
    expect(page.words).not.toContain('préférences');
    expect(hrefs(page).some((href) => href.includes('date=2026-11-02&heure=08%3A00'))).toBe(true);
  });

  it('says that the timetables do not reach that far', async () => {
    const { words, status } = await read(`${plannerPath}?${ends}&quand=depart&date=2031-01-01&heure=10%3A00`);
    expect(status).toBe(200);
    expect(words).toContain('Aucun horaire pour cette date');
  });

  it('says that the service is away, keeps the places, and the hand-over still works', async () => {
    site.itinerary.upstream.will({ status: 500, body: { error: { id: 'internal_error' } } });
    const page = await read(`${plannerPath}?${ends}&${at()}`);
    expect(page.status).toBe(503);
    expect(page.words).toContain('La recherche de trajets ne répond pas');
    const maps = hrefs(page).find((href) => href.includes('ouvrir=cartes')) ?? '';
    const response = await site.visits.ask(maps);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^https:\/\/www\.google\.com\/maps\?saddr=/),
    ]);
    expect(site.app.logs.some(({ msg }) => msg === 'journeys could not be found')).toBe(true);
    const typed = await read(`${plannerPath}?de=quelque+part&a=ailleurs`);
    expect([typed.status, typed.words]).toEqual([503, expect.stringContaining('quelque part vers ailleurs')]);
  });
});

// Last, since it lets time pass: what was answered later is kept, and the tests before begin at the same moment.
describe('a link to a journey', () => {
  it('tells long after that a bus of it is cancelled, and its file is there no more', async () => {
    await site.hear(tripNews({ ...trip, scheduleRelationship: 'canceled' }));
    site.app.clock.advance(30_000);
    const path = `${plannerPath}?${ends}&${at()}&trajet=${journey}`;
    const { words, status } = await read(path);
    expect(status).toBe(200);
    expect(words).toContain('Le 800 de ce trajet est annulé. Voici d’autres trajets.');
    const english = await read(`${plannerPathEn}?${ends}&${at()}&trajet=${journey}`);
    expect(english.words).toContain('The 800 of this trip is cancelled. Here are other trips.');
    const file = await site.visits.ask(`${path}&format=ics`);
    expect(file.status).toBe(404);
    expect(await file.text()).toContain('ne peut pas aller dans un agenda');
  });
});
