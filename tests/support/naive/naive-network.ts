import { Temporal } from 'temporal-polyfill';
import { readCalendar, rowsOf, secondsOf } from './naive-feed.ts';

/** A whole feed as rows of text, for journeys. It shares no code with the engine. */
export interface NaiveNetwork {
  readonly stops: ReadonlyMap<string, NaiveStop>;
  readonly trips: ReadonlyMap<string, NaiveTrip>;
  /** Rows of transfers.txt, by `from to`: their kind, and the least seconds where they say so. */
  readonly transfers: ReadonlyMap<string, { readonly kind: string; readonly least: string }>;
  runsOn(service: string, date: string): boolean;
}

export interface NaiveStop {
  readonly latitude: number;
  readonly longitude: number;
  /** `1`: wheelchairs can be taken, `2`: they cannot; empty when the feed does not say. */
  readonly wheelchair: string;
}

export interface NaiveTrip {
  readonly route: string;
  readonly service: string;
  readonly wheelchair: string;
  readonly visits: readonly NaiveVisit[];
}

export interface NaiveVisit {
  readonly stop: string;
  readonly arrival: number;
  readonly departure: number;
  readonly hasPickup: boolean;
  readonly hasDropOff: boolean;
}

/** What real time says of a trip on a date, as tests tell it. */
export interface NaiveNews {
  readonly isCancelled?: boolean;
  readonly delay?: number;
  /** Positions without a stop. */
  readonly skipped?: readonly number[];
}

export function readNetwork(read: (table: string) => string | undefined): NaiveNetwork {
  const rows = (table: string) => [...rowsOf(read(table) ?? '')];
  const visits = new Map<string, (NaiveVisit & { sequence: number })[]>();
  for (const row of rows('stop_times')) {
    const visit = {
      sequence: Number(row['stop_sequence']),
      stop: row['stop_id'] ?? '',
      arrival: secondsOf(row['arrival_time']),
      departure: secondsOf(row['departure_time']),
      hasPickup: row['pickup_type'] !== '1',
      hasDropOff: row['drop_off_type'] !== '1',
    };
    const own = visits.get(row['trip_id'] ?? '');
    if (own) own.push(visit);
    else visits.set(row['trip_id'] ?? '', [visit]);
  }
  const { runsOn } = readCalendar(rows('calendar'), rows('calendar_dates'));
  return {
    runsOn,
    transfers: new Map(
      rows('transfers').map((row) => [
        `${row['from_stop_id']} ${row['to_stop_id']}`,
        { kind: row['transfer_type'] ?? '', least: row['min_transfer_time'] ?? '' },
      ]),
    ),
    stops: new Map(
      rows('stops').map((row) => [
        row['stop_id'] ?? '',
        {
          latitude: Number(row['stop_lat']),
          longitude: Number(row['stop_lon']),
          wheelchair: row['wheelchair_boarding'] ?? '',
        },
      ]),
    ),
    trips: new Map(
      rows('trips').map((row) => [
        row['trip_id'] ?? '',
        {
          route: row['route_id'] ?? '',
          service: row['service_id'] ?? '',
          wheelchair: row['wheelchair_accessible'] ?? '',
          visits: (visits.get(row['trip_id'] ?? '') ?? []).toSorted(
            (one, two) => one.sequence - two.sequence,
          ),
        },
      ]),
    ),
  };
}

/** The instant of a time of the timetable: counted from noon minus twelve hours, as GTFS says. */
export function instantOf(date: string, seconds: number, timeZone: string): number {
  const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return noon.epochMilliseconds + (seconds - 12 * 3600) * 1000;
}

/** Metres on foot between two points, and the seconds that takes: by the haversine, 30 % more for the streets, 80 m a minute. */
export function footway(
  one: Pick<NaiveStop, 'latitude' | 'longitude'>,
  two: Pick<NaiveStop, 'latitude' | 'longitude'>,
): { readonly straight: number; readonly metres: number; readonly seconds: number } {
  const [a, b] = [(one.latitude * Math.PI) / 180, (two.latitude * Math.PI) / 180];
  const across = (((two.longitude - one.longitude) / 2) * Math.PI) / 180;
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across) ** 2;
  const straight = 2 * 6_371_008.8 * Math.asin(Math.sqrt(half));
  const metres = Math.round(straight * 1.3);
  return { straight, metres, seconds: Math.ceil(metres / (80 / 60)) };
}
