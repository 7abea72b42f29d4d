import { parseServiceDate } from '#lib/time/service-date.ts';
import { parseServiceTime } from '#lib/time/service-time.ts';
import type { FaultyFeed, FaultyTable } from './faulty-feed.ts';

type Row = Readonly<Record<string, string>>;
/** What becomes of a row: it is used, nobody asks for it, it has a fault, or it belongs to a row with one. */
type Fate = 'used' | 'unasked' | { readonly fault: string } | { readonly with: string };

const fault = (code: string): Fate => ({ fault: code });
const isTime = (text: string | undefined) => parseServiceTime(text ?? '') !== undefined;

/** The first column that lacks a value it must have, or has one that cannot be read. */
function firstWrong(row: Row, checks: Readonly<Record<string, (text: string) => boolean>>): Fate {
  for (const [column, isRight] of Object.entries(checks)) {
    if (row[column] === '') return fault('value-missing');
    if (!isRight(row[column] ?? '')) return fault('value-unreadable');
  }
  return 'used';
}

const any = () => true;
const isDate = (text: string) => parseServiceDate(text) !== undefined;
const isWhole = (text: string) => /^\d+$/.test(text);

/** Ids that stand for something, and those that would but for the fault of their row. */
class Ids {
  readonly good = new Set<string>();
  readonly lost = new Map<string, string>();

  settle(id: string | undefined, fate: Fate): Fate {
    if (!id) return fate;
    if (fate === 'used') this.good.add(id);
    else if (typeof fate === 'object' && !this.lost.has(id))
      this.lost.set(id, 'fault' in fate ? fate.fault : fate.with);
    return fate;
  }

  /** The fate of a row that names an id. */
  asked(id: string | undefined, unknown: string): Fate {
    if (this.good.has(id ?? '')) return 'used';
    const cause = this.lost.get(id ?? '');
    return cause === undefined ? fault(unknown) : { with: cause };
  }
}

/** The fate of every row of a table, the broken one last. */
function fatesOf({ rows, broken }: FaultyTable, of: (row: Row, isBroken: boolean) => Fate): Fate[] {
  return [...rows.map((row) => of(row, false)), ...(broken ? [of(broken, true)] : [])];
}

const open = fault('quote-not-closed');

/** What is known of a feed while it is read, table after table. */
interface Reading {
  readonly feed: FaultyFeed;
  readonly routes: Ids;
  readonly stops: Ids;
  readonly services: Ids;
  readonly trips: Ids;
  /** Trips with a row that may be used, and its place. */
  readonly rowOfTrip: Map<string, number>;
  /** Of these, the ones that cannot run. */
  readonly refusedTrips: Map<string, string>;
}

/** Counts the rows of a feed by reading it as a person would: table by table, then trip by trip. */
export function countNaively(feed: FaultyFeed) {
  const ids = { routes: new Ids(), stops: new Ids(), services: new Ids(), trips: new Ids() };
  const reading: Reading = { feed, ...ids, rowOfTrip: new Map(), refusedTrips: new Map() };
  const small = readSmallTables(reading);
  const trips = readTrips(reading);
  const stopTimes = readStopTimes(reading);
  const translations = readTranslations(reading, stopTimes);
  runTrips(reading, trips, stopTimes);
  const fates = { ...small, trips, stop_times: stopTimes, translations, ...readDependents(reading) };
  const running = [...reading.rowOfTrip.keys()].filter((trip) => !reading.refusedTrips.has(trip));
  return { ...sumUp(fates), trips: running };
}

const plain = (checks: Parameters<typeof firstWrong>[1]) => (row: Row, isBroken: boolean) =>
  isBroken ? open : firstWrong(row, checks);

function readSmallTables({ feed, routes, stops, services }: Reading): Record<string, Fate[]> {
  const named = (ids: Ids, id: string) => (row: Row, isBroken: boolean) => {
    if (isBroken) return ids.settle(row[id], open);
    if (ids.good.has(row[id] ?? '')) return fault('id-repeated');
    return ids.settle(row[id], firstWrong(row, { [id]: any }));
  };
  const dated = (checks: Parameters<typeof firstWrong>[1]) => (row: Row, isBroken: boolean) =>
    services.settle(row['service_id'], plain({ service_id: any, ...checks })(row, isBroken));
  const exception = dated({ date: isDate, exception_type: isWhole });
  return {
    agency: fatesOf(feed.agency, plain({ agency_name: any, agency_timezone: any })),
    routes: fatesOf(feed.routes, named(routes, 'route_id')),
    stops: fatesOf(feed.stops, named(stops, 'stop_id')),
    calendar: fatesOf(feed.calendar, dated({ start_date: isDate, end_date: isDate })),
    calendar_dates: fatesOf(feed.calendar_dates, (row, isBroken) => {
      const fate = exception(row, isBroken);
      // A service is known by the row, whatever it says of the day.
      return fate === 'used' && row['exception_type'] === '3' ? fault('value-unreadable') : fate;
    }),
    feed_info: fatesOf(feed.feed_info, (row, isBroken) => {
      if (isBroken) return open;
      return row === feed.feed_info.rows[0] ? 'used' : 'unasked';
    }),
  };
}

function readTrips({ feed, routes, services, trips, rowOfTrip }: Reading): Fate[] {
  let place = -1;
  return fatesOf(feed.trips, (row, isBroken) => {
    place += 1;
    const id = row['trip_id'];
    if (isBroken) return trips.settle(id, open);
    if (!id) return fault('value-missing');
    const line = routes.asked(row['route_id'], 'line-unknown');
    const fate = line === 'used' ? services.asked(row['service_id'], 'service-unknown') : line;
    if (fate === 'used' && trips.good.has(id)) return fault('id-repeated');
    if (fate === 'used') rowOfTrip.set(id, place);
    return trips.settle(id, fate);
  });
}

/** Each row by itself. */
function readStopTimes({ feed, trips, stops }: Reading): Fate[] {
  return fatesOf(feed.stop_times, (row, isBroken) => {
    if (isBroken) return open;
    if (row['trip_id'] === '') return fault('value-missing');
    const trip = trips.asked(row['trip_id'], 'trip-unknown');
    if (trip !== 'used') return trip;
    if (row['stop_id'] === '') return fault('value-missing');
    const stop = stops.asked(row['stop_id'], 'stop-unknown');
    if (stop !== 'used') return stop;
    const sequence = firstWrong(row, { stop_sequence: isWhole });
    if (sequence !== 'used') return sequence;
    const times = [row['arrival_time'], row['departure_time']];
    return times.every((time) => time === '' || isTime(time)) ? 'used' : fault('value-unreadable');
  });
}

/** The rows of each trip among themselves. */
function runTrips({ feed, rowOfTrip, refusedTrips }: Reading, trips: Fate[], times: Fate[]): void {
  const { rows } = feed.stop_times;
  const isStop = (id: string | undefined) =>
    feed.stops.rows.find((row) => row['stop_id'] === id)?.['location_type'] === '0';
  for (const [trip, place] of rowOfTrip) {
    const own = [...rows.keys()].filter((at) => times[at] === 'used' && rows[at]?.['trip_id'] === trip);
    const code = judgeTrip(own, { rows, times, isStop });
    if (!code) continue;
    refusedTrips.set(trip, code);
    trips[place] = fault(code);
    for (const at of own) if (times[at] === 'used') times[at] = { with: code };
  }
}

/** `times`: the fates of the stop times, each by itself. */
function readTranslations({ feed, stops, trips, rowOfTrip }: Reading, times: readonly Fate[]): Fate[] {
  const needed = { table_name: any, field_name: any, language: any, translation: any };
  const said = new Set<string>();
  const stopNames = [...stops.good].map(
    (id) => feed.stops.rows.find((row) => row['stop_id'] === id)?.['stop_name'],
  );
  const headsigns = [...rowOfTrip.values()].map((place) => feed.trips.rows[place]?.['trip_headsign']);
  const atStops = feed.stop_times.rows.filter((_, at) => times[at] === 'used');
  const spoken = [...headsigns, ...atStops.map((row) => row['stop_headsign'])];
  return fatesOf(feed.translations, (row, isBroken) => {
    const read = plain(needed)(row, isBroken);
    if (read !== 'used') return read;
    const { table_name: table = '', field_name: field = '', language, record_id: record = '' } = row;
    if (language === 'in English') return fault('value-unreadable');
    if (table === 'nowhere') return fault('table-unknown');
    const isShown =
      `${table}.${field}` === 'stops.stop_name' || `${table}.${field}` === 'trips.trip_headsign';
    if (!isShown) return 'unasked';
    const value = row['field_value'] ?? '';
    if (record === '' && value === '') return fault('value-missing');
    const asked =
      record === '' ? 'used' : (table === 'stops' ? stops : trips).asked(record, 'record-unknown');
    if (asked !== 'used') return asked;
    const key = [table, language, record || `=${value}`].join();
    if (said.has(key)) return fault('translation-repeated');
    said.add(key);
    if (table === 'stops' && record === '') return stopNames.includes(value) ? 'used' : 'unasked';
    if (table === 'stops') return 'used';
    const text = record === '' ? value : feed.trips.rows[rowOfTrip.get(record) ?? -1]?.['trip_headsign'];
    return text && spoken.includes(text) ? 'used' : 'unasked';
  });
}

function readDependents({ feed, stops, trips, rowOfTrip, refusedTrips }: Reading): Record<string, Fate[]> {
  const shapes = new Set([...rowOfTrip.values()].map((place) => feed.trips.rows[place]?.['shape_id']));
  const frequency = { trip_id: any, start_time: isTime, end_time: isTime, headway_secs: isWhole };
  return {
    shapes: fatesOf(feed.shapes, (row, isBroken) => {
      if (isBroken) return open;
      if (row['shape_id'] === '') return fault('value-missing');
      if (!shapes.has(row['shape_id'])) return 'unasked';
      const isRight = row['shape_pt_lat'] === '46.8' && row['shape_pt_sequence'] !== '';
      return isRight ? 'used' : fault('value-unreadable');
    }),
    frequencies: fatesOf(feed.frequencies, (row, isBroken) => {
      const read = plain(frequency)(row, isBroken);
      if (read !== 'used') return read;
      const trip = trips.asked(row['trip_id'], 'trip-unknown');
      if (trip !== 'used') return trip;
      const cause = refusedTrips.get(row['trip_id'] ?? '');
      if (cause !== undefined) return { with: cause };
      const isRight = row['headway_secs'] === '600' && row['end_time'] === '09:00:00';
      return isRight ? 'used' : fault('frequency-unreadable');
    }),
    transfers: fatesOf(feed.transfers, (row, isBroken) => {
      if (isBroken) return open;
      const ends = [row['from_stop_id'], row['to_stop_id']].filter(Boolean);
      const asked = ends.map((id) => stops.asked(id, 'stop-unknown'));
      const wrong = asked.find((fate) => typeof fate === 'object' && 'fault' in fate);
      const lost = asked.find((fate) => fate !== 'used');
      return wrong ?? lost ?? (ends.length === 2 ? 'used' : 'unasked');
    }),
  };
}

interface TripTrial {
  readonly rows: readonly Row[];
  /** The fates of the rows: those wrong among themselves are marked here. */
  readonly times: Fate[];
  isStop(id: string | undefined): boolean;
}

/** Why a trip of these rows cannot run; undefined when it can. */
function judgeTrip(own: readonly number[], { rows, times, isStop }: TripTrial): string | undefined {
  const seen = new Set<string>();
  for (const at of own) {
    const sequence = rows[at]?.['stop_sequence'] ?? '';
    if (!isStop(rows[at]?.['stop_id'])) times[at] = fault('stop-not-boardable');
    else if (seen.has(sequence)) times[at] = fault('sequence-repeated');
    else seen.add(sequence);
  }
  const order = own
    .filter((at) => times[at] === 'used')
    .toSorted((one, two) => Number(rows[one]?.['stop_sequence']) - Number(rows[two]?.['stop_sequence']))
    .map((at) => {
      const [arrival, departure] = [rows[at]?.['arrival_time'], rows[at]?.['departure_time']].map((text) =>
        parseServiceTime(text ?? ''),
      );
      return [arrival ?? departure, departure ?? arrival];
    });
  if (order.length < 2) return 'trip-too-short';
  if (order[0]?.[0] === undefined || order.at(-1)?.[0] === undefined) return 'time-missing';
  const clock = order.flat().filter((time) => time !== undefined);
  return clock.every((time, place) => place === 0 || time >= (clock[place - 1] ?? 0))
    ? undefined
    : 'time-backwards';
}

function sumUp(fates: Readonly<Record<string, readonly Fate[]>>) {
  const tables = Object.entries(fates);
  const count = (isCounted: (fate: Fate) => boolean) =>
    Object.fromEntries(tables.map(([name, list]) => [name, list.filter(isCounted).length]));
  const faults: Record<string, { count: number; leftOutWith: Record<string, number> }> = {};
  for (const [name, list] of tables) {
    for (const fate of list) {
      if (typeof fate !== 'object') continue;
      const code = 'fault' in fate ? fate.fault : fate.with;
      const known = (faults[code] ??= { count: 0, leftOutWith: {} });
      if ('fault' in fate) known.count += 1;
      else known.leftOutWith[name] = (known.leftOutWith[name] ?? 0) + 1;
    }
  }
  return {
    rows: count(any),
    used: count((fate) => fate === 'used'),
    leftOut: count((fate) => typeof fate === 'object'),
    errors: Object.values(faults).reduce((sum, each) => sum + each.count, 0),
    faults,
  };
}
