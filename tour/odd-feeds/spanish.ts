import { table } from '#tests/support/tiny-feed.ts';
import { departures, oneAgency, stopsFrom, tablesOf, type OddFeed } from './odd-feed.ts';

const stops = ['plaza', 'mercado', 'universidad', 'aeropuerto'];
const shared = { route: '10', from: 360, until: 1380, every: 20 };
const trips = [
  ...departures({ ...shared, id: 'i', direction: 0, headsign: 'Aeropuerto', stops }),
  ...departures({ ...shared, id: 'v', direction: 1, headsign: 'Plaza Mayor', stops: stops.toReversed() }),
];

const words: readonly (readonly [table: string, field: string, es: string, fr: string, en: string])[] = [
  ['stops', 'stop_name', 'Aeropuerto', 'Aéroport', 'Airport'],
  ['stops', 'stop_name', 'Mercado Central', 'Marché central', 'Central Market'],
  ['stops', 'stop_name', 'Universidad', 'Université', 'University'],
  ['trips', 'trip_headsign', 'Aeropuerto', 'Aéroport', 'Airport'],
  ['routes', 'route_long_name', 'Centro – Aeropuerto', 'Centre – Aéroport', 'Downtown – Airport'],
];

/** A feed in neither language of the site, with translations into both. */
export const spanish: OddFeed = {
  name: 'spanish',
  about: 'a third language, translated into both of the site',
  tables: tablesOf(trips, {
    agency: oneAgency('Tranvías de la Costa,https://tranvias.example,Europe/Madrid,es,+34 955 55 01 00'),
    routes: table('route_id,agency_id,route_short_name,route_long_name,route_type,route_color', [
      '10,A,10,Centro – Aeropuerto,0,E4002B',
    ]),
    stops: stopsFrom(
      [
        'plaza,1,Plaza Mayor',
        'mercado,2,Mercado Central',
        'universidad,3,Universidad',
        'aeropuerto,4,Aeropuerto',
      ],
      [37.38, -5.97],
    ),
    feed_info: table('feed_publisher_name,feed_publisher_url,feed_lang', [
      'Tranvías de la Costa,https://tranvias.example,es',
    ]),
    translations: table(
      'table_name,field_name,language,translation,field_value',
      words.flatMap(([name, field, es, fr, en]) => [
        `${name},${field},fr,${fr},${es}`,
        `${name},${field},en,${en},${es}`,
      ]),
    ),
  }),
};
