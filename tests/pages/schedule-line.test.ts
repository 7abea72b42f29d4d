import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { LineData, LineView } from '#site/pages/schedules/line/line-data.ts';
import { schedulesPath as schedules, schedulesPathEn, startLiveSite } from '#tests/support/live-site.ts';
import { testInstant } from '#tests/support/instant.ts';
import { busNews, tripNews } from '#tests/support/realtime-message.ts';
import { shareVisits } from '#tests/support/visits.ts';

const visits = shareVisits();

async function lineAt(path: string): Promise<LineView> {
  const data = (await visits.page(`${schedules}${path}`)).view().data as LineData;
  if (data.kind !== 'line') throw new Error(`${path} is ${data.kind}`);
  return data;
}

/** The addresses of links whose words fit. */
async function linksOf(path: string, words: RegExp): Promise<string[]> {
  const page = await visits.page(path);
  return page
    .elements(({ name }) => name === 'a')
    .filter((link) => words.test(DomUtils.textContent(link).trim()))
    .map(({ attribs }) => attribs['href'] ?? '');
}

describe('the page of a line', () => {
  it('names both ends and leads to the other direction, in both languages', async () => {
    const page = await visits.page(`${schedules}/801/1`);
    expect(page.response.status).toBe(200);
    expect(page.headings).toEqual(['Val-Fleuri ↔vers Marché-Neuf']);
    expect(page.title).toContain('Parcours 801, Terminus Val-Fleuri – Terminus Marché-Neuf');
    expect(page.inline).toEqual([]);
    expect(await linksOf(`${schedules}/801/1`, /^Changer de sens/)).toEqual([`${schedules}/801/0`]);
    const english = await visits.page(`${schedulesPathEn}/801/1`);
    expect(english.headings).toEqual(['Val-Fleuri ↔to Marché-Neuf']);
    expect(english.text('main')).toContain('More details');
  });

  it('shows the next three departures at the stop of the address, else at the first that can be boarded', async () => {
    const { yours, stops } = await lineAt('/801/1');
    expect(yours?.code).toBe(stops[0]?.code);
    const asked = await lineAt('/801/1?arret=1114');
    expect(asked.yours?.code).toBe('1114');
    expect(asked.yours?.board?.departures).toHaveLength(3);
    expect(new Set(asked.yours?.board?.departures.map(({ number }) => number))).toEqual(new Set(['801']));
    expect((await lineAt('/801/1?arret=9999')).yours?.code).toBe(stops[0]?.code);
  });

  it('leads from a departure to its trip, from a stop to the stop on the line, and to the whole timetable', async () => {
    const path = `${schedules}/801/1?arret=1114`;
    const [trip] = await linksOf(path, /Terminus Marché-Neuf.*minutes/);
    expect(trip).toMatch(/\/801\/1\/1114\/2026-11-15\/voyage\/\w+$/);
    expect(await linksOf(path, /^Viornes/)).toEqual([
      `${schedules}/801/1?arret=1109`,
      `${schedules}/801/1/1109`,
    ]);
    expect(await linksOf(path, /^Horaire complet/)).toEqual([`${schedules}/801/1/horaire?arret=1114`]);
    expect(await linksOf(`${schedules}/801/1`, /^Horaire complet/)).toEqual([`${schedules}/801/1/horaire`]);
    expect(await linksOf(path, /agenda/)).toEqual([`${schedules}/801/1/horaire?format=ics`]);
    expect(await linksOf(path, /sur la carte/)).toEqual([`${schedules}/801/1/carte?arret=1114`]);
    const print = '/horaires-et-trajets/horaires-imprimables/imprimer?parcours=801&direction=1';
    expect(await linksOf(path, /^Imprimer/)).toEqual([print]);
    expect(await linksOf(`${schedules}/801/1/2026-11-28`, /^Imprimer/)).toEqual([`${print}&date=2026-11-28`]);
  });

  it('says the first and the last bus, that the last one is after midnight, and how often one comes', async () => {
    const main = (await visits.page(`${schedules}/801/1?arret=1114`)).text('main');
    expect(main).toMatch(/Premier bus à Renard\d+\u00a0h\u00a0\d\d/);
    expect(main).toMatch(/Dernier bus.*nuit de dimanche à lundi/);
    expect(main).toMatch(/Un bus toutes les….*à.*\d+\u00a0min/);
    expect((await visits.page(`${schedules}/9/1/2026-11-16`)).text('main')).not.toContain(
      'Un bus toutes les',
    );
  });

  it('has fourteen days as links, today without a date, and the new period marked', async () => {
    const links = await linksOf(`${schedules}/801/1`, /semaine|samedi|dimanche/);
    expect(links.filter((href) => /\/801\/1(\/\d{4}-\d\d-\d\d)?$/.test(href))).toHaveLength(14);
    expect(links).toContain(`${schedules}/801/1`);
    const page = await visits.page(`${schedules}/801/1`);
    expect(page.text('main')).toContain('Horaire «\u00a0Hiver 2027\u00a0» dès le samedi 28 novembre');
    expect(page.text('main')).toContain('Ce qui change le samedi 28 novembre');
  });

  it('carries no more than it draws', async () => {
    const data = JSON.stringify(await lineAt('/801/1?arret=1114'));
    expect(data.length).toBeLessThan(11_000);
    expect(data.match(/latitude/g)).toHaveLength(1);
  });
});

describe('the notices of a line', () => {
  it('say how grave they are, what happens, what it does, when, and where to read on', async () => {
    const page = await visits.page(`${schedules}/185`);
    const cards = page
      .elements(({ attribs }) => attribs['class'] === 'notice-card')
      .map((card) => ({
        severity: card.attribs['data-severity'],
        words: DomUtils.textContent(card),
        href: DomUtils.findOne(({ name }) => name === 'a', card.children)?.attribs['href'],
      }));
    expect(cards[0]?.severity).toBe('eleve');
    expect(cards[0]?.words).toMatch(/^Effet élevéPont Élise-Rondeau fermé.*185.*Jusqu’au lundi 30 novembre$/);
    expect(cards[0]?.href).toMatch(/^\/.*\/details\//);
    expect((await visits.ask(cards[0]?.href ?? '')).status).toBe(200);
  });
});

describe('the way from a line to what its service type is', () => {
  it.each([schedules, schedulesPathEn])('ends at a place that %s has', async (base) => {
    const index = await visits.page(base);
    const ids = new Set(index.elements(({ attribs }) => 'id' in attribs).map(({ attribs }) => attribs['id']));
    const lines = (await (await visits.app.get('/services/schedule/horaire/ListeParcours')).json()) as {
      noParcours: string;
      codeTypeService: string;
    }[];
    // One line of each type, of those too that are shown with another.
    const oneOfEach = new Map(lines.map((line) => [line.codeTypeService, line.noParcours]));
    expect(oneOfEach.size).toBeGreaterThan(4);
    for (const number of oneOfEach.values()) {
      const links = await linksOf(`${base}/${number}`, /^(Plus de détails|More details)/);
      const [path, anchor = ''] = links[0]?.split('#') ?? [];
      expect([number, path, ids.has(anchor)]).toEqual([number, base, true]);
    }
  });
});

describe('a line on another day', () => {
  it('is planned, and says which day that is', async () => {
    const page = await visits.page(`${schedules}/801/1/2026-11-21`);
    expect((page.view().data as LineView).now).toBeUndefined();
    expect(page.text('main')).toContain('Samedi 21 novembre, horaire du samedi. Heures prévues.');
    expect(page.text('main')).not.toContain('en direct');
    expect(await linksOf(`${schedules}/801/1/2026-11-21`, /^Changer de sens/)).toEqual([
      `${schedules}/801/0/2026-11-21`,
    ]);
  });

  it('has its departures at the stop by the hour, each with its trip; today has the next ones instead', async () => {
    const path = `${schedules}/801/1/2026-11-21?arret=1114`;
    const rows = (await visits.page(path)).elements(({ attribs }) => attribs['class'] === 'hour-minute');
    const { trips, day } = (await lineAt('/801/1/2026-11-21?arret=1114')).yours ?? {};
    expect([rows.length, day?.date]).toEqual([trips?.length, '2026-11-21']);
    expect(rows[0]?.attribs['href']).toBe(`${schedules}/801/1/1114/2026-11-21/voyage/${trips?.[0]?.tripId}`);
    expect((await lineAt('/801/1?arret=1114')).yours?.trips).toBeUndefined();
  });

  it('without a bus says so, and no stop of it is struck', async () => {
    const page = await visits.page(`${schedules}/9/1/2026-11-22`);
    expect(page.text('main')).toContain('Pas de service ce jour-là');
    expect(page.elements(({ attribs }) => 'data-skipped' in attribs)).toEqual([]);
  });

  it('without a published schedule says so, and which days have one', async () => {
    const page = await visits.page(`${schedules}/801/1/2029-01-01`);
    expect(page.response.status).toBe(200);
    expect(page.headings).toHaveLength(1);
    expect(page.text('main')).toContain('Aucun horaire n’est publié pour ce jour');
    expect(page.elements(({ attribs }) => attribs['class'] === 'date-chip')).toHaveLength(14);
    expect(page.metas['robots']).toContain('noindex');
  });
});

describe('lines that are unlike the others', () => {
  it('with one direction name it alone, without a way to another', async () => {
    const page = await visits.page(`${schedules}/25G`);
    expect(page.headings).toEqual(['Vers École secondaire de la Poudrière']);
    expect(await linksOf(`${schedules}/25G`, /^Changer de sens/)).toEqual([]);
  });

  it('that do not run today say when they next do', async () => {
    const page = await visits.page(`${schedules}/9/1`);
    expect(page.text('main')).toMatch(/Pas de service aujourd’hui.*lundi 6\u00a0h/);
  });
});

describe('your stop on the line', () => {
  const site = startLiveSite();
  const trip = (start: string) => ({ tripId: `800O-dim1-${start}`, startDate: '20261115' });
  let count = 0;
  /** What a rider reads; a query of its own keeps the page from being one drawn before. */
  const read = async () => {
    count += 1;
    const { text } = await site.visits.page(`${schedules}/800/3?visit=${count}`);
    return text('main').replaceAll(/[\s\u00a0]+/g, ' ');
  };
  const say = async (...news: Parameters<typeof site.hear>) => {
    site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
    await site.hear(...news);
  };

  it('says how late its bus is, and what is called off', async () => {
    await say(
      tripNews(trip('1405'), [{ stopSequence: 1, departure: { delay: 360 } }]),
      tripNews({ ...trip('1435'), scheduleRelationship: 'canceled' }),
    );
    const words = await read();
    expect(words).toMatch(/14 h 11 au lieu de 14 h 05 6 min de retard/);
    expect(words).toMatch(/14 h 35 annulé/);
  });

  it('says that a bus does not stop there', async () => {
    await say(tripNews(trip('1405'), [{ stopSequence: 1, scheduleRelationship: 'skipped' }]));
    expect(await read()).toMatch(/Université – ne s’arrête pas ici/);
  });

  it('shows where the buses are between the stops, without script too', async () => {
    const at = Date.parse(testInstant) - 20_000;
    await say(busNews({ id: '1038', trip: trip('1405'), stop: 2, status: 'in-transit-to', at }));
    expect(await read()).toMatch(/Bus 1038, entre Place du Marché et St-Dominique/);
  });

  it('says that live times are lost', async () => {
    await say(tripNews(trip('1405'), [{ stopSequence: 1, departure: { delay: 360 } }]));
    site.app.clock.advance(600_000);
    expect(await read()).toContain('Heures prévues.');
  });

  it('says when the last bus left and when the next one comes', async () => {
    await site.moveTo('2026-11-16T01:40:00-05:00');
    expect(await read()).toMatch(/Dernier bus passé à 0 h 20 ?Premier bus à 6 h 00, dans \d+ h \d\d\./);
  });
});

describe('what is not there', () => {
  it.each([
    ['/999', 404, 'Aucun parcours ne porte le numéro 999.'],
    ['/801/9', 404, 'Ce parcours ne va pas dans cette direction.'],
    ['/801/1/2026-02-30', 404, 'Cette date n’existe pas.'],
  ])('%s is told in words of its own', async (path, status, words) => {
    const page = await visits.page(schedules + path);
    expect(page.response.status).toBe(status);
    expect(page.text('main')).toContain(words);
  });

  it.each([
    '/801/%00',
    '/801/%E0%A4%A',
    '/801/1?arret=%00',
    '/801/1?arret=1114&arret=x',
    '/801/1?%FF=1',
    '/801/<b>',
  ])('%s is no fault of the site', async (path) =>
    expect((await visits.ask(schedules + path)).status).toBeLessThan(500),
  );
});
