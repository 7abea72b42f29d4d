import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { networkPatterns, networkRuns, type NetworkPattern } from './schedule-network-trips.ts';

/**
 * A small town of our own for the tests of the wire: seven lines over all kinds of service, two periods, two holidays,
 * nights past both clock changes. A trip is named after its pattern, its service and its start: `800O-dim1-1405`.
 */
export function writeNetworkFeed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parcours-network-'));
  for (const [name, text] of Object.entries(networkTables()))
    writeFileSync(join(folder, `${name}.txt`), text);
  return folder;
}

/** The last day of the feed, and the one after it. */
export const networkEnd = { lastDay: '20270320', dayAfter: '20270321' } as const;

export function networkTables(): Readonly<Record<string, string>> {
  const trips = networkRuns.flatMap(({ pattern, services, starts }) =>
    services.flatMap((service) =>
      starts.map((start) => ({
        id: `${pattern}-${service}-${start.replace(':', '')}`,
        service,
        start,
        pattern: networkPatterns[pattern],
      })),
    ),
  );
  return {
    agency: table('agency_id,agency_name,agency_url,agency_timezone,agency_lang', [
      'TB,Transport Boisclair,https://boisclair.example,America/Montreal,fr',
    ]),
    feed_info: table('feed_publisher_name,feed_publisher_url,feed_lang,feed_version', [
      'Transport Boisclair,https://boisclair.example,fr,automne-1',
    ]),
    routes: table(
      'route_id,agency_id,route_short_name,route_long_name,route_desc,route_type,route_color',
      routes,
    ),
    stops: table(
      'stop_id,stop_code,stop_name,stop_desc,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding',
      stops,
    ),
    calendar: table(
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      calendar,
    ),
    calendar_dates: table('service_id,date,exception_type', holidays),
    transfers: table('from_stop_id,to_stop_id,transfer_type,min_transfer_time', ['b-1080,b-1002,2,240']),
    shapes: table('shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence', listShapePoints()),
    frequencies: table('trip_id,start_time,end_time,headway_secs,exact_times', [
      '7B-dim1-1000,10:00:00,11:30:00,1800,0',
    ]),
    trips: table(
      'route_id,service_id,trip_id,trip_headsign,direction_id,shape_id,wheelchair_accessible',
      trips.map(({ id, service, pattern: { line, headsign, direction, shape, wheelchair } }) =>
        [`r-${line}`, service, id, headsign, direction, shape, wheelchair].join(','),
      ),
    ),
    stop_times: table('trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type', [
      ...trips.flatMap(({ id, start, pattern }) => listCalls(id, start, pattern)),
      // A stop that is nowhere: the row is counted and left out.
      '800O-sem1-0600,06:40:00,06:40:00,b-9999,9,0',
    ]),
  };
}

const routes = [
  'r-800,TB,800,Place du Marché - Université,,3,97BF0D',
  'r-11,TB,11,,null - null,3,013888',
  'r-3A,TB,3a,Collège Saint-Jean,,3,013888',
  'r-22,TB,22,Parc industriel,,3,013888',
  'r-250,TB,250,Les Érables - Université,,3,E04503',
  'r-907,TB,907,,Cégep - null,3,1A171B',
  'r-7,TB,7,Navette de la gare,,3,013888',
  'r-99,TB,99,Sans voyage,,3,013888',
];

const stops = [
  'b-marche,,Place du Marché,,46.8100,-71.2000,1,,1',
  'b-1001,1001,Place du Marché,du Marché / Quai A,46.8100,-71.2001,0,b-marche,1',
  'b-1002,1002,Place du Marché,du Marché / Quai B,46.8102,-71.1999,0,b-marche,1',
  'b-1010,1010,St-Dominique,Charest Est / Saint-Dominique,46.8150,-71.2100,0,,1',
  'b-1020,1020,Hôpital,de l’Hôpital / Sainte-Anne,46.8200,-71.2200,0,,2',
  'b-1030,1030,Université,des Sciences / du Vallon,46.8250,-71.2300,0,,1',
  'b-1040,1040,Terminus des Érables,des Érables / 4e Rue,46.8400,-71.2500,0,,1',
  'b-1050,1050,Cégep,du Cégep / 1re Avenue,46.8300,-71.2400,0,,0',
  'b-1060,1060,Parc industriel,Gutenberg / Watt,46.7900,-71.1800,0,,0',
  'b-1070,1070,Collège Saint-Jean,,46.8500,-71.2600,0,,0',
  'b-1080,1080,Gare,de la Gare / du Quai,46.8130,-71.1960,0,,1',
  'b-1090,1090,Arrêt en attente,,46.8600,-71.3000,0,,0',
];

/** Two periods; the second begins on a Sunday. */
const calendar = [
  'sem1,1,1,1,1,1,0,0,20260822,20270109',
  'sam1,0,0,0,0,0,1,0,20260822,20270109',
  'dim1,0,0,0,0,0,0,1,20260822,20270109',
  'nuit1,0,0,0,0,1,1,0,20260822,20270109',
  'sem2,1,1,1,1,1,0,0,20270110,20270320',
  'sam2,0,0,0,0,0,1,0,20270110,20270320',
  'dim2,0,0,0,0,0,0,1,20270110,20270320',
  'nuit2,0,0,0,0,1,1,0,20270110,20270320',
];

/** Christmas and New Year's Day fall on a Friday: the service of a Sunday, and no night buses. */
const holidays = ['20261225', '20270101'].flatMap((date) => [
  `sem1,${date},2`,
  `nuit1,${date},2`,
  `dim1,${date},1`,
]);

function table(head: string, rows: readonly string[]): string {
  return [head, ...rows, ''].join('\n');
}

function listCalls(trip: string, start: string, { calls }: NetworkPattern): string[] {
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  return calls.map((call, place) => {
    const [stop, after = 0, pickup = 0] = call.split(' ').map(Number);
    const at = hours * 60 + minutes + after;
    const two = (value: number) => String(value).padStart(2, '0');
    const time = `${two(Math.floor(at / 60))}:${two(at % 60)}:00`;
    return [trip, time, time, `b-${stop}`, place + 1, pickup].join(',');
  });
}

/** Straight from stop to stop. */
function listShapePoints(): string[] {
  const places = new Map(stops.map((row) => row.split(',')).map(([id = '', , , , ...place]) => [id, place]));
  return Object.values(networkPatterns).flatMap(({ shape, calls }) =>
    calls.map((call, place) => {
      const [latitude, longitude] = places.get(`b-${call.split(' ')[0]}`) ?? [];
      return [shape, latitude, longitude, place + 1].join(',');
    }),
  );
}
