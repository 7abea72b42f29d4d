import { departures, oneAgency, stopsFrom, tablesOf, type OddFeed } from './odd-feed.ts';
import { table } from '#tests/support/tiny-feed.ts';

const round = ['quai', 'mairie', 'ecole', 'moulin', 'mairie', 'quai'];
const trips = departures({ id: 'tour', route: 'N', stops: round, from: 6 * 60, until: 20 * 60, every: 30 });

/** A shuttle around an island that serves the town hall twice; its feed has no shapes, no direction and no feed_info. */
export const loop: OddFeed = {
  name: 'loop',
  about: 'no shapes, no direction_id, no feed_info, a stop served twice in a loop',
  tables: tablesOf(trips, {
    agency: oneAgency('Navette de l’Île-aux-Grues,https://navette.example,America/Toronto,fr,418-555-0142'),
    stops: stopsFrom(
      ['quai,101,Quai municipal', 'mairie,102,Mairie', 'ecole,103,École du Héron', 'moulin,104,Vieux moulin'],
      [47.05, -70.55],
    ),
    routes: table('route_id,agency_id,route_short_name,route_long_name,route_type', [
      'N,A,N,Tour de l’île,3',
    ]),
    trips: table(
      'route_id,service_id,trip_id',
      trips.map(({ id }) => `N,daily,${id}`),
    ),
  }),
};
