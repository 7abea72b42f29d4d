import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatServiceDate, parseServiceDate } from '#lib/time/service-date.ts';
import { formatServiceTime, parseServiceTime } from '#lib/time/service-time.ts';
import { openZip } from '../archive/zip-reader.ts';
import { timeOfCall, tripOfCall } from '../timetable/call.ts';
import { countPatterns, directionKeyOf, isOfDirection, listTripsOfPattern } from '../timetable/patterns.ts';
import { listServicesOn } from '../timetable/services.ts';
import { firstCallAt, listStopDay } from '../timetable/stop-day.ts';
import { countTrips, departureAt, describeTrip, latestDeparture, stopsOfTrip } from '../timetable/trips.ts';
import { openTimetable, type Timetable } from '../timetable/timetable.ts';
import { faultsOf } from '#tests/support/schedule-feed.ts';
import { importFeed } from './import-feed.ts';
import { columns } from '../timetable/columns.ts';

/** Beside the project, from whose root tests run. */
const folder = resolve('../shared/data/gtfs');
const isThere = existsSync(folder);
const skipped = isThere ? '' : ' (skipped: ../shared/data/gtfs is not there)';

function timetableOf(name: string, hasDirections = true): Timetable {
  const zip = openZip(readFileSync(join(folder, `${name}.zip`)));
  const find = (file: string) => {
    const entry = zip.find(file);
    const bytes = entry && zip.read(entry);
    if (hasDirections || !bytes || file !== 'trips.txt') return bytes;
    return Buffer.from(Buffer.from(bytes).toString('latin1').replace('direction_id', 'direction'), 'latin1');
  };
  return openTimetable(importFeed({ find }).snapshot);
}

/** What was counted in the text files, without this program. */
interface Counts {
  readonly rows: Readonly<Record<string, number>>;
  readonly lines: number;
  readonly stops: number;
  readonly trips: number;
  readonly services: number;
  readonly shapes: number;
  readonly first: string;
  readonly last: string;
  /** Days on which anything runs, and pairs of a service and a day on which it does. */
  readonly activeDays: number;
  readonly serviceDays: number;
  readonly latest: string;
}

const counts: Readonly<Record<string, Counts>> = {
  'rtc-quebec': {
    rows: {
      agency: 1,
      routes: 150,
      stops: 4261,
      calendar_dates: 121,
      trips: 71_598,
      stop_times: 3_093_235,
      shapes: 91_776,
      transfers: 732,
      feed_info: 1,
    },
    lines: 150,
    stops: 4261,
    trips: 71_598,
    services: 20,
    shapes: 289,
    first: '20260820',
    last: '20261218',
    activeDays: 121,
    serviceDays: 121,
    latest: '28:12:00',
  },
  'sts-sherbrooke-2014': {
    rows: {
      agency: 1,
      fare_attributes: 1,
      routes: 55,
      stops: 1477,
      calendar: 0,
      calendar_dates: 11_693,
      trips: 2870,
      stop_times: 103_092,
      frequencies: 0,
      shapes: 57_972,
      transfers: 0,
    },
    lines: 55,
    stops: 1477,
    trips: 2870,
    services: 176,
    shapes: 261,
    first: '20140818',
    last: '20141221',
    activeDays: 126,
    serviceDays: 11_693,
    latest: '27:00:00',
  },
  'transcollines-2026': {
    rows: {
      agency: 1,
      fare_products: 3,
      routes: 8,
      stops: 424,
      calendar: 5,
      calendar_dates: 6,
      trips: 58,
      stop_times: 2800,
      shapes: 9950,
      transfers: 16,
      translations: 264,
      feed_info: 1,
    },
    lines: 8,
    stops: 424,
    trips: 58,
    services: 5,
    shapes: 20,
    first: '20260105',
    last: '20260823',
    activeDays: 231,
    serviceDays: 456,
    latest: '18:49:00',
  },
  'caltrain-2016': {
    rows: {
      agency: 1,
      fare_attributes: 6,
      routes: 4,
      stops: 95,
      calendar: 3,
      calendar_dates: 8,
      trips: 218,
      stop_times: 3103,
      shapes: 3008,
    },
    lines: 4,
    stops: 95,
    trips: 218,
    services: 3,
    shapes: 8,
    first: '20140323',
    last: '20190331',
    activeDays: 1305,
    serviceDays: 1305,
    latest: '25:39:00',
  },
  'google-sample-feed-1': {
    rows: {
      agency: 1,
      fare_attributes: 2,
      routes: 5,
      stops: 9,
      calendar: 2,
      calendar_dates: 1,
      trips: 11,
      stop_times: 28,
      frequencies: 11,
      shapes: 0,
    },
    lines: 5,
    stops: 9,
    trips: 8 + 136,
    services: 2,
    shapes: 0,
    first: '20070101',
    last: '20101231',
    activeDays: 1460,
    serviceDays: 1876,
    latest: '21:58:00',
  },
};

function count(timetable: Timetable): Counts {
  let activeDays = 0;
  for (let day = 0; day < timetable.days; day += 1) {
    if (listServicesOn(timetable, timetable.firstDate + day).length > 0) activeDays += 1;
  }
  return {
    rows: timetable.summary.rows,
    lines: timetable.lines.length,
    stops: timetable.stops.length,
    trips: countTrips(timetable),
    services: timetable.services.length,
    shapes: timetable.shapes.filter((path) => path !== '').length,
    first: formatServiceDate(timetable.firstDate),
    last: formatServiceDate(timetable.firstDate + timetable.days - 1),
    activeDays,
    serviceDays: timetable[columns].dayService.length,
    latest: formatServiceTime(latestDeparture(timetable)),
  };
}

describe.skipIf(!isThere)(`real feeds${skipped}`, () => {
  it.each(Object.keys(counts).filter((name) => name !== 'rtc-quebec'))('%s has the right counts', (name) => {
    const timetable = timetableOf(name);
    expect(timetable.summary.errors).toBe(0);
    expect(count(timetable)).toEqual(counts[name]);
  });

  it.each([
    // Its line 28 counts a loop to the way out that comes to the stops of the way back, in their order.
    ['sts-sherbrooke-2014', 'America/Montreal', 55, ['28']],
    ['transcollines-2026', 'America/Montreal', 8, []],
    ['caltrain-2016', 'America/Los_Angeles', 4, []],
    ['google-sample-feed-1', 'America/Los_Angeles', 5, []],
    ['sample-gtfs-feed', 'Europe/Warsaw', 3, []],
  ])('%s has its zone, and its directions without direction_id', (name, zone, lines, others) => {
    const timetable = timetableOf(name);
    expect(timetable.timeZone).toBe(zone);
    const trips = Array.from({ length: countTrips(timetable) }, (_, trip) => trip);
    const byLine = Map.groupBy(trips, (trip) => describeTrip(timetable, trip).line);
    const without = timetableOf(name, false);
    const directionOf = (of: Timetable, trip: number) =>
      directionKeyOf(of, describeTrip(of, trip).pattern).directionId;
    const isSplit = (own: readonly number[]) =>
      new Set(own.map((trip) => directionOf(timetable, trip) ^ directionOf(without, trip))).size > 1;
    const split = [...byLine]
      .filter(([, own]) => isSplit(own))
      .map(([line]) => timetable.lines[line]?.number);
    expect([byLine.size, split]).toEqual([lines, others]);
  });

  it('sample-gtfs-feed loses what stops at stations, and nothing else', () => {
    const timetable = timetableOf('sample-gtfs-feed');
    expect(faultsOf(timetable)).toEqual({
      'stop-not-boardable': 13,
      'trip-too-short': 4,
      'stop-code-missing': 3,
    });
    expect(timetable.lines.map(({ number }) => number)).toEqual(['Ada', 'Babbage', 'Cerf', 'DST']);
    expect([timetable.stops.length, timetable.days, timetable[columns].dayService.length]).toEqual([
      10, 173, 320,
    ]);
  });
});

interface Workload {
  readonly next: readonly { route: string; stop: string; date: string; time: string; n: number; h: string }[];
  readonly stopDay: readonly { stop: string; date: string; n: number; h: string }[];
  readonly timetable: readonly {
    route: string;
    dir: number;
    date: string;
    trips: number;
    cells: number;
    h: string;
  }[];
  readonly trip: readonly string[];
}

const hash = (answer: unknown) =>
  createHash('sha1').update(JSON.stringify(answer)).digest('hex').slice(0, 12);
const day = (text: string) => parseServiceDate(text) ?? Number.NaN;

/** The stops of a trip with their departures. */
function cellsOf(timetable: Timetable, trip: number): unknown[] {
  return Array.from(stopsOfTrip(timetable, trip), (stop, position) => [
    timetable.stops[stop]?.id,
    formatServiceTime(departureAt(timetable, trip, position)),
  ]);
}

describe.skipIf(!isThere)(`three million stop times${skipped}`, () => {
  let timetable: Timetable;
  let workload: Workload;

  beforeAll(() => {
    timetable = timetableOf('rtc-quebec');
    workload = JSON.parse(readFileSync(join(folder, 'rtc-workload.json'), 'utf8')) as Workload;
  }, 60_000);

  // The files of a worker share its memory: this much is not left behind.
  afterAll(() => {
    timetable = undefined as never;
  });

  it('have the right counts and no fault', () => {
    expect(faultsOf(timetable)).toEqual({});
    expect(count(timetable)).toEqual(counts['rtc-quebec']);
  });

  it('give every next departure of a line at a stop', () => {
    const wrong = workload.next.filter(({ route, stop, date, time, n, h }) => {
      const line = timetable.findRoute(route);
      const seconds = parseServiceTime(time) ?? Number.NaN;
      const calls = listStopDay(timetable, timetable.findStopId(stop), day(date));
      const next = calls
        .subarray(firstCallAt(calls, seconds))
        .filter((call) => describeTrip(timetable, tripOfCall(call)).line === line);
      const answer = Array.from(next.subarray(0, 5), (call) => formatServiceTime(timeOfCall(call)));
      return answer.length !== n || hash(answer) !== h;
    });
    expect([workload.next.length, wrong]).toEqual([2000, []]);
  });

  it('give every departure of a stop and day', () => {
    const wrong = workload.stopDay.filter(({ stop, date, n, h }) => {
      const calls = [...listStopDay(timetable, timetable.findStopId(stop), day(date))];
      const answer = calls.map((call) => [
        formatServiceTime(timeOfCall(call)),
        timetable.tripId(tripOfCall(call)),
      ]);
      return answer.length !== n || hash(answer) !== h;
    });
    expect([workload.stopDay.length, wrong]).toEqual([1000, []]);
  });

  it('give every timetable of a line, direction and day', () => {
    const wrong = workload.timetable.filter(({ route, dir, date, h }) => {
      const direction = { line: timetable.findRoute(route), directionId: dir };
      const patterns = Array.from({ length: countPatterns(timetable) }, (_, pattern) => pattern);
      const answer = patterns
        .filter((pattern) => isOfDirection(timetable, pattern, direction))
        .flatMap((pattern) => listTripsOfPattern(timetable, pattern, day(date)))
        .toSorted((one, two) => one - two)
        .map((trip) => [timetable.tripId(trip), cellsOf(timetable, trip)]);
      return hash(answer) !== h;
    });
    expect([workload.timetable.length, wrong]).toEqual([289, []]);
  });

  it('know every trip by its id', () => {
    const found = workload.trip.map((id) => timetable.tripId(timetable.findTrip(id)));
    expect(found).toEqual(workload.trip);
  });
});
