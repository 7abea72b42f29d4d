import { table } from '#tests/support/tiny-feed.ts';
import { departures, oneAgency, stopsFrom, tablesOf, type OddFeed } from './odd-feed.ts';

/** What stands for itself in an address, in a page, in a file or in a program, and must not here. */
const signs = [
  'a/b',
  '50%',
  '?q=1&r',
  '#9',
  'x y',
  '"q"',
  "d'Iberville",
  '<script>alert(1)</script>',
  '🚌',
  'A'.repeat(300),
  'محطة',
  '..',
  '%2F',
  '&amp;',
  'C:\\n',
  '__proto__',
  'constructor',
  '+1',
  '`$(x)',
  '(101)',
];

/** A name of three hundred letters fits no title of a page; an identifier of so many is nobody's concern. */
const longestName = 40;

/** The word that stands for a sign while a table is laid out. */
const wordOf = (place: number): string => `sign${place}sign`;
const words = signs.map((_, place) => wordOf(place));
const longWord = wordOf(signs.findIndex((sign) => sign.length > longestName));

/** A table with the signs in the place of their words, in quotes as CSV has them. */
const withSigns = (text: string): string =>
  text.replaceAll(
    /([^,\n]*?)(nom)?sign(\d+)sign([^,\n]*)/g,
    (_, before: string, name: string | undefined, place: string, after: string) => {
      const sign = (signs[Number(place)] ?? '').slice(0, name === undefined ? undefined : longestName);
      return `"${`${before}${sign}${after}`.replaceAll('"', '""')}"`;
    },
  );

const trips = words.flatMap((route, place) => {
  const next = (hop: number) => words[(place + hop) % words.length] ?? '';
  const shared = { route, from: 400 + place, until: 1300, every: 60 };
  const stops = [route, next(1), next(2)];
  return [
    ...departures({ ...shared, id: `${route}o`, direction: 0, headsign: `nom${next(2)}`, stops }),
    ...departures({
      ...shared,
      id: `${route}b`,
      direction: 1,
      headsign: `nom${route}`,
      stops: stops.toReversed(),
    }),
  ];
});

const tables = tablesOf(trips, {
  agency: oneAgency('Réseau <b>Signes</b> & Cie,https://signes.example,America/Toronto,fr,418 555-0144'),
  routes: table(
    'route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_url',
    words.map(
      (word) =>
        `${word},A,${word.replace(longWord, `nom${longWord}`)},Parcours nom${word},3,"url(x)",javascript:alert(1)`,
    ),
  ),
  stops: stopsFrom(
    words.map((word) => `${word},${word},Arrêt nom${word}`),
    [46.81, -71.2],
  ),
});

/** Lines, stops and trips that are called by signs: each has a page, and each link leads to it. */
export const signsFeed: OddFeed = {
  name: 'signs',
  about: 'lines, stops and trips called by signs, words of programs, 300 letters, another script',
  tables: Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, withSigns(text)])),
};
