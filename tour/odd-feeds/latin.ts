import { table } from '#tests/support/tiny-feed.ts';
import { departures, oneAgency, stopsFrom, tablesOf, type OddFeed } from './odd-feed.ts';

const stops = ['eglise', 'cote', 'foret'];
const shared = { from: 370, until: 1260, every: 45 };
const trips = [
  ...departures({ ...shared, id: 'c0', route: 'CE', direction: 0, headsign: 'Forêt', stops }),
  ...departures({
    ...shared,
    id: 'c1',
    route: 'CE',
    direction: 1,
    headsign: 'Église',
    stops: stops.toReversed(),
  }),
  ...departures({ ...shared, id: 'h0', route: 'HV', headsign: 'Côte', stops: ['eglise', 'cote'] }),
];

/** A feed saved by an old program: its names are in Windows-1252, and its lines are words with slashes and accents. */
export const latin: OddFeed = {
  name: 'latin',
  about: 'Windows-1252 names, lines that are words with slashes and accents',
  encoding: 'windows-1252',
  tables: tablesOf(trips, {
    agency: oneAgency('Régie de l’Évêché,https://regie.example,America/Toronto,fr,819-555-0177'),
    routes: table('route_id,agency_id,route_short_name,route_long_name,route_type', [
      'CE,A,Côte/Été,L’Église – Forêt,3',
      'HV,A,Hôtel de ville / Cœur,Cœur du village,3',
    ]),
    stops: stopsFrom(
      ['eglise,E-01,L’Église', 'cote,E-02,Côte de l’Évêque', 'foret,E-03,Forêt « du Nœud »'],
      [46.35, -72.55],
    ),
  }),
};
