import { feedOf, table, type TinyTrip } from '#tests/support/tiny-feed.ts';
import { formatServiceTime } from '#lib/time/service-time.ts';
import { writeZip } from '#transit/index.ts';

/** A feed made by code, with something in it that most feeds do not have. */
export interface OddFeed {
  readonly name: string;
  /** What is odd about it, in a few words. */
  readonly about: string;
  /** Texts by the name of their table, `stop_times`. */
  readonly tables: Readonly<Record<string, string>>;
  /** UTF-8 unless it says otherwise. */
  readonly encoding?: 'windows-1252' | 'marked-with-crlf';
  /** The local time that the tour looks at it, `2026-11-16T23:40`; a morning of service unless given. */
  readonly at?: string;
}

/** The tables of some trips, every day of November 2026, with others added or put in their place. */
export function tablesOf(
  trips: readonly TinyTrip[],
  more: Readonly<Record<string, string>>,
): Record<string, string> {
  return { ...feedOf(trips), ...more };
}

/** One agency; `Name,https://…,America/Toronto,fr,555-0100`. */
export const oneAgency = (row: string): string =>
  table('agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone', [`A,${row}`]);

/** Rows of `id,code,name`, laid out one after another from a place. */
export function stopsFrom(
  rows: readonly string[],
  [latitude, longitude]: readonly [latitude: number, longitude: number],
): string {
  return table(
    'stop_id,stop_code,stop_name,stop_lat,stop_lon',
    rows.map(
      (row, place) => `${row},${(latitude + place / 200).toFixed(4)},${(longitude + place / 300).toFixed(4)}`,
    ),
  );
}

interface Departures extends Omit<TinyTrip, 'id' | 'calls'> {
  /** The beginning of their ids. */
  readonly id: string;
  readonly stops: readonly string[];
  /** Minutes of the day: the first departure, and the end of them. */
  readonly from: number;
  readonly until: number;
  /** Minutes between two departures, and from one stop to the next. */
  readonly every: number;
  readonly hop?: number;
}

/** Trips that leave at a regular interval. */
export function departures({ id, stops, from, until, every, hop = 4, ...trip }: Departures): TinyTrip[] {
  const count = Math.ceil((until - from) / every);
  return Array.from({ length: count }, (_, nth) => ({
    ...trip,
    id: `${id}-${nth + 1}`,
    calls: stops.map((stop, place) => `${stop} ${timeAt(from + nth * every + place * hop)}`),
  }));
}

const timeAt = (minutes: number): string => formatServiceTime(minutes * 60);

/** The bytes of a feed, as its producer would publish them. */
export function zipOddFeed({ tables, encoding }: OddFeed): Uint8Array {
  const files = Object.entries(tables).map(([name, text]) => ({
    name: `${name}.txt`,
    bytes: encode(text, encoding),
  }));
  return writeZip(files, new Date(Date.UTC(2026, 0, 1)));
}

function encode(text: string, encoding: OddFeed['encoding']): Uint8Array {
  if (encoding === 'marked-with-crlf') return Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`);
  if (encoding === undefined) return Buffer.from(text);
  // Windows-1252 is Latin-1 with letters of its own in an unused range; feeds have these two of them.
  return Buffer.from(text.replaceAll('’', '\u0092').replaceAll('œ', '\u009C'), 'latin1');
}
