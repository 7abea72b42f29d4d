import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFeedFolder } from '#tests/support/feed-folder.ts';
import { startVisits } from '#tests/support/visits.ts';

const table = (...rows: readonly string[]) => rows.join('\n');

/** Two agencies, a station of two platforms, a line by frequency, a stop of another zone and one without a place. */
const feed = {
  'agency.txt': table(
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone',
    'N,Autobus du Nord,https://nord.example/,America/Toronto,fr,819 555-0101',
    'S,Traversiers du Sud,javascript:alert(1),America/Toronto,fr,',
  ),
  'routes.txt': table(
    'route_id,agency_id,route_short_name,route_long_name,route_desc,route_type,route_url',
    'R1,N,1,Gare - Parc,Par le boulevard,3,https://nord.example/1',
    'R2,S,2,Gare - Phare,,4,',
  ),
  'stops.txt': table(
    'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code,stop_timezone',
    'G,,Gare,46.80,-71.20,1,,,',
    'G1,1101,Gare,46.80,-71.20,0,G,4,',
    'G2,1102,Gare,46.80,-71.21,0,G,5,',
    'P,1201,Parc,46.81,-71.22,0,,,',
    'F,1301,Phare,46.82,-71.23,0,,,America/Halifax',
    'X,1401,Nulle part,0,0,0,,,',
  ),
  'calendar.txt': table(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'D,1,1,1,1,1,1,1,20261101,20261231',
  ),
  'trips.txt': table(
    'route_id,service_id,trip_id,trip_headsign,direction_id',
    'R1,D,often,Parc,0',
    'R2,D,boat,Phare,0',
  ),
  'stop_times.txt': table(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    'often,00:00:00,00:00:00,G1,1',
    'often,00:05:00,00:05:00,X,2',
    'often,00:10:00,00:10:00,P,3',
    'boat,14:30:00,14:30:00,G2,1',
    'boat,15:00:00,15:00:00,F,2',
  ),
  'frequencies.txt': table(
    'trip_id,start_time,end_time,headway_secs,exact_times',
    'often,06:00:00,22:00:00,600,0',
  ),
};

const visits = startVisits({
  parts: ['site', 'content', 'cache', 'schedule'],
  content: 'shared',
  instant: '2026-11-15T14:00:00-05:00',
  settings: { SCHEDULE_FEED: writeFeedFolder(mkdtempSync(join(tmpdir(), 'parcours-feed-')), feed) },
});
const fr = '/horaires-et-trajets/horaires';
const en = '/en/schedules-and-trips/schedules';

async function wordsOf(path: string): Promise<string> {
  const page = await visits.page(path);
  expect(page.response.status).toBe(200);
  return page.text('main').replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}

describe('a line by frequency', () => {
  it.each([
    ['its page', `${fr}/1/0`],
    ['the board of a stop', `${fr}/1101`],
    ['its stop', `${fr}/1/0/1101`],
    ['its timetable', `${fr}/1/0/horaire?vue=tous`],
    ['its map', `${fr}/1/0/carte`],
  ])('says on %s how often it comes, and no minutes that are not there', async (_, path) => {
    const words = await wordsOf(path);
    expect(words).toContain('toutes les 10 min');
    expect(words).not.toContain('14 h 10');
  });

  it('says until when, in English too', async () => {
    expect(await wordsOf(`${fr}/1101`)).toContain('jusqu’à 22 h 00');
    expect(await wordsOf(`${en}/1101`)).toMatch(/every 10 min.*until 10:00 p\.m\./);
  });

  it('has its periods in the day of a stop', async () => {
    const words = await wordsOf(`${fr}/1/0/1201`);
    expect(words).toContain('toutes les 10 min, de 6 h 10 à 22 h 10');
  });
});

describe('a network of several agencies', () => {
  it('says on the page of a line who runs it, and how to reach them', async () => {
    const words = await wordsOf(`${fr}/1/0`);
    expect(words).toMatch(/Exploité par ?Autobus du Nord.*819 555-0101.*nord\.example/);
    expect(words).toContain('Par le boulevard');
    expect(await wordsOf(`${en}/2/0`)).toMatch(/Operated by ?Traversiers du Sud/);
  });

  it('leads to no address that is none of the web', async () => {
    const page = await visits.page(`${fr}/2/0`);
    const hrefs = page.elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
    expect(hrefs.filter((href) => href.startsWith('javascript'))).toEqual([]);
  });

  it('says so in the list of lines and on a trip', async () => {
    expect(await wordsOf(fr)).toContain('Traversiers du Sud');
    expect(await wordsOf(`${fr}/2/0/1102/2026-11-15/voyage/boat`)).toMatch(
      /Exploité par ?Traversiers du Sud/,
    );
  });
});

describe('a station', () => {
  it('tells its platforms apart on boards and along a trip', async () => {
    expect(await wordsOf(`${fr}/1101`)).toContain('Quai 4');
    expect(await wordsOf(`${en}/1102`)).toContain('Platform 5');
    expect(await wordsOf(`${fr}/2/0/1102/2026-11-15/voyage/boat`)).toContain('Quai 5');
  });
});

describe('a stop of another zone', () => {
  it('says whose time it tells', async () => {
    expect(await wordsOf(`${fr}/1301`)).toContain('Heures locales : heure de l’Atlantique');
    expect(await wordsOf(`${fr}/1201`)).not.toContain('Heures locales');
    expect(await wordsOf(`${fr}/2/0/1102/2026-11-15/voyage/boat`)).toMatch(
      /Phare 16 h 00 .*Heures locales : heure de l’Atlantique/,
    );
  });
});

describe('a stop without a place', () => {
  it('has no map, and does not stretch that of its line', async () => {
    const classes = async (path: string, name: string) =>
      (await visits.page(path)).elements(({ attribs }) => (attribs['class'] ?? '').split(' ').includes(name));
    expect(await classes(`${fr}/1401`, 'map-drawing')).toEqual([]);
    const [trace] = await classes(`${fr}/1/0/carte`, 'map-trace');
    const numbers = (trace?.attribs['d']?.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.max(...numbers.map(Math.abs))).toBeGreaterThan(100);
  });
});
