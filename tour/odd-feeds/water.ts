import { table } from '#tests/support/tiny-feed.ts';
import { departures, oneAgency, stopsFrom, tablesOf, type OddFeed } from './odd-feed.ts';

const shared = { from: 400, until: 1300 };
const trips = [
  ...departures({
    ...shared,
    id: 'f0',
    route: 'F',
    direction: 0,
    headsign: 'Levis',
    shape: 'water',
    every: 30,
    stops: ['quai', 'levis'],
    hop: 12,
  }),
  ...departures({
    ...shared,
    id: 'f1',
    route: 'F',
    direction: 1,
    headsign: 'Vieux-Port',
    every: 30,
    stops: ['levis', 'quai'],
    hop: 12,
  }),
  ...departures({
    ...shared,
    id: 'u0',
    route: 'U',
    direction: 0,
    headsign: 'Terrasse',
    every: 15,
    stops: ['bas', 'haut'],
    hop: 2,
  }),
  ...departures({
    ...shared,
    id: 'u1',
    route: 'U',
    direction: 1,
    headsign: 'Basse-Ville',
    every: 15,
    stops: ['haut', 'bas'],
    hop: 2,
  }),
];

/** A ferry and a funicular: no bus at all. One stop has a very long code, another has none. */
export const water: OddFeed = {
  name: 'water',
  about: 'a ferry and a funicular, stop codes that are long or missing',
  tables: tablesOf(trips, {
    agency: oneAgency(
      'Société des traversiers et funiculaires du Saint-Laurent,https://stf.example,America/Toronto,fr,1 877 555-0155',
    ),
    routes: table('route_id,agency_id,route_short_name,route_long_name,route_type,route_color', [
      'F,A,,Traversier du Vieux-Port,4,0072CE',
      'U,A,FUN,Funiculaire de la Terrasse,7,6F4E37',
    ]),
    stops: stopsFrom(
      [
        'quai,CA-QC-QUEBEC-VIEUX-PORT-QUAI-21-EMBARCADERE-PRINCIPAL,Quai du Vieux-Port',
        'levis,,Gare fluviale de Lévis',
        'bas,F1,Rue du Petit-Champlain',
        'haut,F2,Terrasse Dufferin',
      ],
      [46.81, -71.2],
    ),
    shapes: table('shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence', [
      'water,46.8100,-71.2000,1',
      'water,46.8130,-71.1950,2',
      'water,46.8150,-71.1967,3',
    ]),
  }),
};
