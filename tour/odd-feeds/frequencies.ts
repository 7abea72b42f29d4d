import { table, type TinyTrip } from '#tests/support/tiny-feed.ts';
import { oneAgency, stopsFrom, tablesOf, type OddFeed } from './odd-feed.ts';

const trips: TinyTrip[] = [
  {
    id: 'north',
    route: 'Red',
    direction: 0,
    headsign: 'Harbor',
    calls: ['mall 00:00:00', 'park 00:06:00', 'harbor 00:15:00'],
  },
  {
    id: 'south',
    route: 'Red',
    direction: 1,
    headsign: 'Mall',
    calls: ['harbor 00:00:00', 'park 00:09:00', 'mall 00:15:00'],
  },
  { id: 'express', route: 'Blue', headsign: 'Harbor', calls: ['mall 00:00:00', 'harbor 00:10:00'] },
];

/** A network whose trips all repeat at an interval: no departure is written out, and the last window has exact times. */
export const frequencies: OddFeed = {
  name: 'frequencies',
  about: 'frequencies.txt alone, lines named by colours',
  tables: tablesOf(trips, {
    agency: oneAgency('Bayside Transit,https://bayside.example,America/Halifax,en,902-555-0123'),
    routes: table(
      'route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_text_color',
      ['Red,A,Red,Mall – Harbor,3,C8102E,FFFFFF', 'Blue,A,Blue,Harbor Express,3,003DA5,FFFFFF'],
    ),
    stops: stopsFrom(['mall,M1,Mall', 'park,P1,Central Park', 'harbor,H1,Harbor'], [44.65, -63.57]),
    frequencies: table('trip_id,start_time,end_time,headway_secs,exact_times', [
      'north,06:00:00,09:00:00,600,0',
      'north,09:00:00,22:00:00,1200,0',
      'south,06:00:00,22:00:00,900,0',
      'express,07:00:00,09:00:00,1800,1',
    ]),
  }),
};
