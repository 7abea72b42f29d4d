import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFeedFolder } from '#tests/support/feed-folder.ts';
import { startVisits } from '#tests/support/visits.ts';

const table = (...rows: readonly string[]) => rows.join('\n');

/** One service for five years, destinations that say « vers », and a trip that says none. */
const feed = {
  'agency.txt': table(
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang',
    'N,Autobus du Nord,https://nord.example/,America/Toronto,fr',
  ),
  'routes.txt': table(
    'route_id,agency_id,route_short_name,route_long_name,route_type',
    'R1,N,1,Gare - Parc,3',
  ),
  'stops.txt': table(
    'stop_id,stop_code,stop_name,stop_lat,stop_lon',
    'G,1101,Gare,46.80,-71.20',
    'P,1201,Parc,46.81,-71.22',
  ),
  'calendar.txt': table(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'D,1,1,1,1,1,1,1,20240101,20281231',
  ),
  'trips.txt': table(
    'route_id,service_id,trip_id,trip_headsign,direction_id',
    'R1,D,out,vers Parc,0',
    'R1,D,silent,,0',
    'R1,D,back,Vers Gare,1',
  ),
  'stop_times.txt': table(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    'out,14:30:00,14:30:00,G,1',
    'out,15:00:00,15:00:00,P,2',
    'silent,16:30:00,16:30:00,G,1',
    'silent,17:00:00,17:00:00,P,2',
    'back,15:30:00,15:30:00,P,1',
    'back,16:00:00,16:00:00,G,2',
  ),
};

const visits = startVisits({
  parts: ['site', 'content', 'cache', 'schedule'],
  content: 'shared',
  instant: '2026-11-15T14:00:00-05:00',
  settings: { SCHEDULE_FEED: writeFeedFolder(mkdtempSync(join(tmpdir(), 'parcours-feed-')), feed) },
});
const fr = '/horaires-et-trajets';

async function wordsOf(path: string): Promise<string> {
  const page = await visits.page(path);
  expect([path, page.response.status]).toEqual([path, 200]);
  return page.text('main').replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}

describe('a service of many years', () => {
  it('is printed for the year of the day', async () => {
    const words = await wordsOf(`${fr}/horaires-imprimables/1/0`);
    expect(words).toContain('Valable du jeudi 1er janvier au jeudi 31 décembre 2026');
    expect(words).toContain('14 h');
  });

  it('is called by its years, since it is of no season', async () => {
    const words = await wordsOf(`${fr}/horaires-imprimables/1/0`);
    expect(words).toContain('2024–2028 : 1er janvier 2024 au 31 décembre 2028');
    expect(words).not.toMatch(/Hiver|Été/);
  });
});

describe('where a bus goes', () => {
  it('is said once where the feed says « vers » too', async () => {
    for (const path of [`${fr}/horaires/1/0`, `${fr}/horaires-imprimables/1/0`]) {
      const words = await wordsOf(path);
      expect(words).toMatch(/vers Parc/i);
      expect(words).not.toMatch(/vers vers/i);
    }
  });

  it('is its last stop where the feed does not say', async () => {
    const page = await visits.page(`${fr}/horaires/1/0/1101/2026-11-15/voyage/silent`);
    expect(page.title).toContain('1 vers Parc, départ de 16 h 30'.replaceAll(' h ', '\u00a0h\u00a0'));
  });
});
