import type { Tables } from './feed-folder.ts';

const table = (...rows: readonly string[]) => rows.join('\n');
const times = (trip: string, ...calls: readonly string[]) =>
  calls.map((call, place) => {
    const [stop = '', at = ''] = call.split(' ');
    return `${trip},${at}:00,${at}:00,${stop},${place + 1}`;
  });

/** Every quarter of an hour from one hour to another. */
const quarters = (from: number, until: number) =>
  Array.from({ length: (until - from) * 4 }, (_, quarter) => from * 60 + quarter * 15);
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const shuttles = quarters(14, 20).map((start) => [`shuttle-${start}`, start] as const);

/**
 * A station of three platforms, one of which has a name instead of a number, a station of which a single platform is
 * served, and stops by themselves.
 */
export const stationFeed: Tables = {
  'agency.txt': table(
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone',
    'N,Autobus du Nord,https://nord.example/,America/Toronto,fr,819 555-0101',
  ),
  'routes.txt': table(
    'route_id,agency_id,route_short_name,route_long_name,route_type',
    'R1,N,1,Gare - Parc,3',
    'R2,N,2,Gare - Port,3',
    'R3,N,3,Navette du port,3',
  ),
  'stops.txt': table(
    'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code,wheelchair_boarding',
    'gare,,Gare centrale,46.8000,-71.2000,1,,,1',
    'g10,1110,Gare centrale,46.8005,-71.2000,0,gare,10,1',
    'g2,1102,Gare centrale,46.8002,-71.2008,0,gare,2,1',
    'gs,1103,Gare centrale (côté sud),46.7996,-71.2000,0,gare,,1',
    'halte,,Halte du parc,46.8100,-71.2200,1,,,',
    'p1,1201,Parc,46.8100,-71.2200,0,halte,1,',
    'p2,1202,Parc,46.8101,-71.2201,0,halte,2,',
    'port,1301,Port,46.8200,-71.2100,0,,,',
    'quai,1302,Rue du Quai,46.8010,-71.2020,0,,,',
  ),
  'calendar.txt': table(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'D,1,1,1,1,1,1,1,20261101,20261231',
  ),
  'trips.txt': table(
    'route_id,service_id,trip_id,trip_headsign,direction_id',
    'R1,D,early,Parc,0',
    'R1,D,later,Parc,0',
    'R1,D,back,Gare centrale,1',
    'R2,D,south,Port,0',
    ...shuttles.map(([id]) => `R3,D,${id},Port,0`),
  ),
  'stop_times.txt': table(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    ...times('early', 'g10 14:10', 'quai 14:15', 'p1 14:20'),
    ...times('later', 'g2 14:25', 'quai 14:30', 'p1 14:40'),
    ...times('back', 'p1 14:00', 'g2 14:20'),
    ...times('south', 'gs 14:12', 'port 14:30'),
    ...shuttles.flatMap(([id, start]) => times(id, `gs ${clock(start + 5)}`, `port ${clock(start + 12)}`)),
  ),
};
