import { table, type TinyTrip } from '#tests/support/tiny-feed.ts';
import { departures, stopsFrom, tablesOf, type OddFeed } from './odd-feed.ts';

const towns = [
  'Albanel',
  'Bégin',
  'Chambord',
  'Dolbeau',
  'Girardville',
  'Hébertville',
  'Jonquière',
  'Kénogami',
  'Labrecque',
  'Métabetchouan',
  'Normandin',
  'Péribonka',
  'Roberval',
  'Saint-Prime',
  'Tadoussac',
  'Val-Jalbert',
  'L’Anse',
  'Larouche',
  'Desbiens',
];
const terminal = 'centre';

const stopOf = (place: number): string => `town${place}`;
const trips = towns.flatMap((town, place): TinyTrip[] => {
  const shared = { route: `R${place + 1}`, from: 380 + place * 7, until: 1200, every: 120 };
  const ends = [terminal, stopOf(place)];
  return [
    ...departures({ ...shared, id: `o${place}`, direction: 0, headsign: town, stops: ends, hop: 35 }),
    ...departures({
      ...shared,
      id: `b${place}`,
      direction: 1,
      headsign: 'Centre',
      stops: ends.toReversed(),
      hop: 35,
    }),
  ];
});

/** What a region publishes for those who run its buses: nineteen agencies, each with a line and a phone of its own. */
export const agencies: OddFeed = {
  name: 'agencies',
  about: '19 agencies under one publisher',
  tables: tablesOf(trips, {
    agency: table(
      'agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone',
      towns.map(
        (town, place) =>
          `A${place + 1},Transport ${town},https://t${place + 1}.example,America/Toronto,fr,418-555-01${10 + place}`,
      ),
    ),
    routes: table(
      'route_id,agency_id,route_short_name,route_long_name,route_type',
      towns.map((town, place) => `R${place + 1},A${place + 1},${place + 1},Centre – ${town},3`),
    ),
    stops: stopsFrom(
      [
        'centre,500,Gare intermodale',
        ...towns.map((town, place) => `${stopOf(place)},${501 + place},${town}`),
      ],
      [48.4, -71.9],
    ),
    feed_info: table('feed_publisher_name,feed_publisher_url,feed_lang', [
      'Transport collectif du Saguenay–Lac-Saint-Jean,https://tcsl.example,fr',
    ]),
  }),
};
