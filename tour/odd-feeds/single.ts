import { calendarOf, table } from '#tests/support/tiny-feed.ts';
import { oneAgency, stopsFrom, tablesOf, type OddFeed } from './odd-feed.ts';

/** One line, one trip a day, and the last day of the feed was months ago. */
export const single: OddFeed = {
  name: 'single',
  about: 'one line of one trip, after the last day of the feed',
  at: '2026-11-16T07:30',
  tables: tablesOf([{ id: 'only', route: 'S', calls: ['school 08:15:00', 'lake 08:40:00'] }], {
    agency: oneAgency('Lakeside Shuttle,https://lakeside.example,America/Denver,en,'),
    routes: table('route_id,agency_id,route_short_name,route_long_name,route_type', [
      'S,A,S,School – Lake,3',
    ]),
    stops: stopsFrom(['school,,School', 'lake,,Lake Road & 5th'], [39.7, -104.9]),
    calendar: calendarOf('daily,1111100,20260501,20260630'),
  }),
};
