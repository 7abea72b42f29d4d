import { table } from '#tests/support/tiny-feed.ts';
import { departures, oneAgency, tablesOf, type OddFeed } from './odd-feed.ts';

const way = ['vancouver-1', 'calgary-1', 'winnipeg-1', 'toronto-1'];
const shared = { route: 'C', from: 300, until: 1300, every: 240, hop: 70 };
const trips = [
  ...departures({ ...shared, id: 'east', direction: 0, headsign: 'Toronto', stops: way }),
  ...departures({ ...shared, id: 'west', direction: 1, headsign: 'Vancouver', stops: way.toReversed() }),
];

const stations = [
  ['vancouver', 'Pacific Central Station', 49.2736, -123.0979, 'America/Vancouver'],
  ['calgary', 'Calgary Crossing', 51.0447, -114.0719, 'America/Edmonton'],
  ['winnipeg', 'Winnipeg Union Station', 49.8884, -97.1341, 'America/Winnipeg'],
  ['toronto', 'Toronto Union Station', 43.6453, -79.3806, 'America/Toronto'],
] as const;

/** A train across a country: each stop in the zone of its station, stations with platforms, and no stop codes. */
export const zones: OddFeed = {
  name: 'zones',
  about: 'stops in four stop_timezones, stations with platforms, stops without codes',
  at: '2026-11-16T05:30',
  tables: tablesOf(trips, {
    agency: oneAgency('Trans-Prairie Rail,https://rail.example,America/Toronto,en,1-888-555-0188'),
    routes: table('route_id,agency_id,route_short_name,route_long_name,route_type,route_color', [
      'C,A,,The Canadian,2,8A1538',
    ]),
    stops: table(
      'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,stop_timezone,platform_code',
      stations.flatMap(([id, name, latitude, longitude, zone]) => [
        `${id},${name},${latitude},${longitude},1,,${zone},`,
        `${id}-1,${name},${latitude},${longitude},0,${id},,1`,
        `${id}-2,${name},${latitude},${longitude},0,${id},,2`,
      ]),
    ),
  }),
};
