import { table } from '#tests/support/tiny-feed.ts';
import { departures, oneAgency, stopsFrom, tablesOf, type OddFeed } from './odd-feed.ts';

const out = ['gare', 'pont', 'campus', 'plage'];
const route = 'N1';
const trips = [
  ...departures({
    id: 'out',
    route,
    direction: 0,
    headsign: 'Plage',
    stops: out,
    from: 1300,
    until: 1590,
    every: 35,
    hop: 12,
  }),
  ...departures({
    id: 'back',
    route,
    direction: 1,
    headsign: 'Gare',
    stops: out.toReversed(),
    from: 1325,
    until: 1600,
    every: 35,
    hop: 12,
  }),
];

/** A network that runs at night alone: most trips begin before midnight and end at 25:30 or later. */
export const night: OddFeed = {
  name: 'night',
  about: 'trips that cross midnight (25:30:00), a byte order mark, CRLF',
  encoding: 'marked-with-crlf',
  at: '2026-11-16T23:40',
  tables: tablesOf(trips, {
    agency: oneAgency('Les Noctambules,https://noctambules.example,America/Toronto,fr,'),
    stops: stopsFrom(
      ['gare,1,Gare centrale', 'pont,2,Pont Vieux', 'campus,3,Campus « Est »', 'plage,4,Plage'],
      [45.5, -73.6],
    ),
    routes: table(
      'route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_text_color',
      ['N1,A,N1,Gare – Plage,3,101040,FFFFFF'],
    ),
  }),
};
