import { describe, expect, it } from 'vitest';
import { cityPlan } from '#data/city/city-plan.ts';
import { sample } from '#tests/support/cases.ts';
import {
  bytesOf,
  makeCity,
  readStopTimes,
  readTable,
  textOf,
  today,
  type Row,
} from '#tests/support/city-feed.ts';

/** For what does not depend on how many lines there are. */
const fewLines = { ...cityPlan, lines: cityPlan.lines.slice(-3) };

const files = makeCity();
const tables = Object.fromEntries(
  ['stops', 'routes', 'trips', 'calendar', 'calendar_dates', 'shapes', 'transfers'].map((name) => [
    name,
    readTable(files, name),
  ]),
) as Record<string, Row[]>;
const stops = tables.stops ?? [];
const routes = tables.routes ?? [];
const trips = tables.trips ?? [];
const byTrip = readStopTimes(files);
const poles = stops.filter((stop) => stop.location_type === '0');
const servedStops = new Set<string>();
for (const rows of byTrip.values()) for (const { stop } of rows) servedStops.add(stop);
const number = (row: Row, column: string) => Number(row[column]);
const rowsOf = (trip: Row | undefined) => byTrip.get(trip?.trip_id ?? '') ?? [];
const startOf = (trip: Row | undefined) => rowsOf(trip)[0]?.departure ?? 0;
const endOf = (trip: Row | undefined) => rowsOf(trip).at(-1)?.arrival ?? 0;
const clock = (hour: number, minute = 0) => hour * 3600 + minute * 60;

function countRows(all: ReturnType<typeof makeCity>, name: string): number {
  const bytes = bytesOf(all, name);
  let rows = -1;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) rows += 1;
  return rows;
}

/** The calendars of another day, which are those of the whole city however few its lines. */
function calendarsOn(date: string): Record<string, Row[]> {
  const all = makeCity(date, 1, fewLines);
  return { calendar: readTable(all, 'calendar'), calendar_dates: readTable(all, 'calendar_dates') };
}

/** The services of a date, as a reader of the two calendars finds them. */
function servicesOn(date: string, from = tables): string[] {
  const day = new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T12:00:00Z`).getUTCDay();
  const column = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'][day] ?? '';
  const exceptions = (from.calendar_dates ?? []).filter((row) => row.date === date);
  const regular = (from.calendar ?? [])
    .filter((row) => row[column] === '1' && (row.start_date ?? '') <= date && date <= (row.end_date ?? ''))
    .map((row) => row.service_id ?? '');
  const removed = exceptions.filter((row) => row.exception_type === '2').map((row) => row.service_id);
  const added = exceptions.filter((row) => row.exception_type === '1').map((row) => row.service_id ?? '');
  return [...regular.filter((id) => !removed.includes(id)), ...added].toSorted();
}

function linesOn(date: string): Set<string> {
  const services = new Set(servicesOn(date));
  return new Set(
    trips.filter((trip) => services.has(trip.service_id ?? '')).map((trip) => trip.route_id ?? ''),
  );
}

const typeOf = new Map(cityPlan.lines.map((line) => [`1-${line.number}`, line.type]));
const firstTimes = (route: string, direction: string, service: string) =>
  trips
    .filter(
      (trip) => trip.route_id === route && trip.direction_id === direction && trip.service_id === service,
    )
    .map(startOf)
    .toSorted((a, b) => a - b);

describe('the feed of the demo city', () => {
  it('has the size of a city: about 60 lines, 900 stops or more, 300,000 to 600,000 stop times', () => {
    expect(routes.length).toBeGreaterThanOrEqual(55);
    expect(routes.length).toBeLessThanOrEqual(70);
    expect(poles.length).toBeGreaterThanOrEqual(900);
    expect(countRows(files, 'stop_times')).toBeGreaterThan(300_000);
    expect(countRows(files, 'stop_times')).toBeLessThan(600_000);
  });

  it.each(sample(['2026-01-27', '2026-06-22', '2028-02-29']))(
    'keeps that size when today is %s',
    (date) => {
      const rows = countRows(makeCity(date), 'stop_times');
      expect(rows).toBeGreaterThan(300_000);
      expect(rows).toBeLessThan(600_000);
    },
    20_000,
  );

  it('is the same, byte for byte, for the same date and seed, and another for another seed', () => {
    const same = (one: ReturnType<typeof makeCity>, other: ReturnType<typeof makeCity>) =>
      one.filter(({ bytes }, index) => Buffer.compare(bytes, other[index]?.bytes ?? new Uint8Array()) === 0);
    expect(same(files, makeCity())).toHaveLength(files.length);
    const seeds = [1, 2].map((seed) => makeCity(today, seed, fewLines)) as [typeof files, typeof files];
    expect(same(...seeds).length).toBeLessThan(files.length);
  }, 20_000);

  it('has the same calendars however many lines the city has', () => {
    const few = makeCity(today, 1, fewLines);
    for (const name of ['calendar', 'calendar_dates']) expect(textOf(few, name)).toBe(textOf(files, name));
  });

  it('keeps the names and times of trips while the window moves over their period', () => {
    /** From the first row of the service to the last. */
    const rows = (from: ReturnType<typeof makeCity>) => {
      const bytes = bytesOf(from, 'stop_times');
      const first = bytes.lastIndexOf('\n', bytes.indexOf('_20260822samedi,'));
      return bytes.subarray(first + 1, bytes.indexOf('\n', bytes.lastIndexOf('_20260822samedi,')));
    };
    const later = rows(makeCity('2026-11-23'));
    expect(later.length).toBeGreaterThan(500_000);
    expect(later.equals(rows(files))).toBe(true);
  }, 20_000);

  it('refers only to what exists', () => {
    const ids = (rows: readonly Row[], column: string) => new Set(rows.map((row) => row[column] ?? ''));
    const missing = (rows: readonly Row[], column: string, known: ReadonlySet<string>) =>
      [...ids(rows, column)].filter((id) => id !== '' && !known.has(id));
    const services = ids([...(tables.calendar ?? []), ...(tables.calendar_dates ?? [])], 'service_id');
    const stopIds = ids(stops, 'stop_id');
    const tripIds = ids(trips, 'trip_id');
    expect(missing(trips, 'route_id', ids(routes, 'route_id'))).toEqual([]);
    expect(missing(trips, 'service_id', services)).toEqual([]);
    expect(missing(trips, 'shape_id', ids(tables.shapes ?? [], 'shape_id'))).toEqual([]);
    expect([...byTrip.keys()].filter((id) => !tripIds.has(id))).toEqual([]);
    expect([...servedStops].filter((id) => !stopIds.has(id))).toEqual([]);
    expect(missing(stops, 'parent_station', stopIds)).toEqual([]);
    expect(missing(tables.transfers ?? [], 'from_stop_id', stopIds)).toEqual([]);
    expect(missing(tables.transfers ?? [], 'to_stop_id', stopIds)).toEqual([]);
    expect(byTrip.size).toBe(trips.length);
    expect(tripIds.size).toBe(trips.length);
    expect(ids(trips, 'service_id')).toEqual(services);
  });

  it('gives each pole four digits that no other has, and a bus', () => {
    const codes = poles.map((stop) => stop.stop_code ?? '');
    expect(codes.filter((code) => !/^[1-9]\d{3}$/u.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(poles.filter((stop) => stop.stop_id !== `1-${stop.stop_code}`)).toEqual([]);
    expect(poles.filter((stop) => !servedStops.has(stop.stop_id ?? ''))).toEqual([]);
  });

  it('knows the stops content speaks of, by number, words and place', () => {
    for (const planned of cityPlan.stops) {
      const stop = poles.find((pole) => pole.stop_code === planned.code);
      expect(stop?.stop_desc, planned.code).toBe(planned.description);
      expect(stop?.stop_name, planned.code).toBe(planned.name);
    }
    expect(poles.find((pole) => pole.stop_code === '1015')?.wheelchair_boarding).toBe('2');
  });
});

describe('the trips of the demo city', () => {
  it('never go back in time or along the way, and end after they begin', () => {
    const wrong = [...byTrip].filter(([, rows]) =>
      rows.some((row, index) => {
        const before = rows[index - 1];
        if (row.sequence !== index + 1 || row.arrival !== row.departure) return true;
        return before !== undefined && (row.arrival < before.departure || row.km <= before.km);
      }),
    );
    expect(wrong.map(([trip]) => trip).slice(0, 3)).toEqual([]);
    expect(trips.filter((trip) => endOf(trip) <= startOf(trip))).toEqual([]);
  });

  it('take no one on at their last stop and let no one off at their first', () => {
    const flags = new Set(
      [...byTrip.values()].map((rows) => {
        const inner = new Set(rows.slice(1, -1).map((row) => row.flags));
        return `${rows[0]?.flags} ${[...inner].join(' ')} ${rows.at(-1)?.flags}`;
      }),
    );
    expect([...flags]).toEqual(['01 00 10']);
  });

  it('say where they go and in which direction, true to the map', () => {
    const at = new Map(
      poles.map((stop) => [stop.stop_id, [number(stop, 'stop_lon'), number(stop, 'stop_lat')]]),
    );
    const whole = Map.groupBy(
      trips.filter((trip) => trip.shape_id?.endsWith('-1')),
      (trip) => trip.shape_id ?? '',
    );
    expect(whole.size).toBeGreaterThan(100);
    for (const [shape, [trip = {}]] of whole) {
      const rows = rowsOf(trip);
      const last = rows.at(-1)?.stop ?? '';
      const [fromEast = 0, fromNorth = 0] = at.get(rows[0]?.stop) ?? [];
      const [toEast = 0, toNorth = 0] = at.get(last) ?? [];
      const word = /\((Nord|Sud|Est|Ouest)\)$/u.exec(trip.trip_headsign ?? '')?.[1];
      const sign = {
        Nord: toNorth - fromNorth,
        Sud: fromNorth - toNorth,
        Est: toEast - fromEast,
        Ouest: fromEast - toEast,
      };
      expect(word === undefined ? -1 : sign[word as keyof typeof sign], shape).toBeGreaterThan(0);
      const name = poles.find((stop) => stop.stop_id === last)?.stop_name ?? '';
      const end = cityPlan.landmarks.find((landmark) => trip.trip_headsign?.startsWith(`${landmark.name} (`));
      expect(end?.name.endsWith(name) || end?.name.startsWith(name), `${shape} ${name}`).toBe(true);
    }
  });

  it('are chained into buses that are at one place at a time', () => {
    const buses = Map.groupBy(trips, (trip) => `${trip.service_id} ${trip.block_id}`);
    const overlapping = [...buses].filter(([, own]) => {
      const inOrder = own.toSorted((a, b) => startOf(a) - startOf(b));
      return inOrder.some((trip, index) => index > 0 && startOf(trip) < endOf(inOrder[index - 1]));
    });
    expect(overlapping).toEqual([]);
    expect(buses.size).toBeLessThan(trips.length / 3);
  });

  it('take longer at rush hour, and in winter', () => {
    const duration = (service: string, from: number, to: number) => {
      const trip = trips.find((one) => {
        const start = startOf(one);
        return one.shape_id === '1-65-A-1' && one.service_id === service && start >= from && start < to;
      });
      return endOf(trip) - startOf(trip);
    };
    const midday = duration('20260822semaine', clock(10), clock(14));
    expect(duration('20260822semaine', clock(15, 30), clock(18))).toBeGreaterThan(midday);
    expect(duration('20260822semaine', clock(22), clock(24))).toBeLessThan(midday);
    expect(duration('20261128semaine', clock(10), clock(14))).toBeGreaterThan(midday);
  });

  it('run part of the line only on some trips', () => {
    const short = trips.filter((trip) => trip.route_id === '1-800' && !trip.shape_id?.endsWith('-1'));
    expect(short.length).toBeGreaterThan(10);
    expect(short.some((trip) => trip.trip_headsign === 'Terminus Marché-Neuf (Est)')).toBe(true);
  });
});

describe('the days of the demo city', () => {
  it('reach from the Monday four weeks before this week to sixteen weeks after it', () => {
    const [info] = readTable(files, 'feed_info');
    expect([info?.feed_start_date, info?.feed_end_date]).toEqual(['20261012', '20270307']);
    expect(servicesOn('20261011')).toEqual([]);
    expect(servicesOn('20270308')).toEqual([]);
    for (let day = Date.UTC(2026, 9, 12); day <= Date.UTC(2027, 2, 7); day += 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10).replaceAll('-', '');
      const main = servicesOn(date).filter((id) => /semaine|samedi|dimanche/u.test(id));
      expect(main, date).toHaveLength(1);
    }
  });

  it('change to winter on the last Saturday of November 2026', () => {
    expect(servicesOn('20261127')).toContain('20260822semaine');
    expect(servicesOn('20261128')).toContain('20261128samedi');
  });

  it('run as a Sunday on Christmas, on the day after and on the first two days of the year', () => {
    expect(servicesOn('20261224')).toContain('20261128semaine');
    for (const date of ['20261225', '20261226', '20270101', '20270102']) {
      expect(servicesOn(date).filter((id) => !id.endsWith('nuit'))).toEqual(['20261128dimanche']);
    }
    expect(linesOn('20261225')).not.toContain('1-22');
  });

  it('run as a Saturday on June 24 and July 1, as a Sunday on the other holidays of the year', () => {
    const [june, january] = [calendarsOn('2026-06-22'), calendarsOn('2026-01-27')];
    const services = (date: string, seenFrom: typeof june) =>
      servicesOn(date, seenFrom).map((id) => id.slice(8));
    expect(services('20260624', june)).toEqual(['samedi']);
    expect(services('20260701', june)).toEqual(['samedi']);
    expect(services('20260518', january)).toEqual(['dimanche']);
    expect(services('20260520', january)).toEqual(['classe', 'semaine', 'soir']);
    expect(services('20260403', january)).toEqual(['dimanche', 'nuit']);
    expect(services('20260406', january)).toEqual(['dimanche']);
  });

  it('have Couche-tard buses on Friday and Saturday only, after one in the morning', () => {
    const night = (date: string) =>
      [...linesOn(date)].filter((line) => typeOf.get(line) === 'couchetard').length;
    expect(night('20261117')).toBe(0);
    expect(night('20261115')).toBe(0);
    expect(night('20261120')).toBeGreaterThan(5);
    expect(night('20261121')).toBe(night('20261120'));
    expect(firstTimes('1-907', '0', '20260822nuit')).toEqual([clock(25, 30), clock(26, 15), clock(27)]);
  });

  it('have school buses on school days only, once in the morning and once in the afternoon', () => {
    const school = (date: string) => [...linesOn(date)].filter((line) => typeOf.get(line) === 'ecole').length;
    expect(school('20261117')).toBeGreaterThan(5);
    for (const date of ['20261115', '20261222', '20270302', '20261012']) expect(school(date)).toBe(0);
    expect(firstTimes('1-3A', '0', '20260822classe')).toEqual([clock(7, 10)]);
    expect(firstTimes('1-3A', '1', '20260822classe')).toEqual([clock(15, 35)]);
  });

  it('keep the promises of the site: the 214, the 545, the 801 in winter, the 54 until midnight, the 7 until 23:30', () => {
    const morning = firstTimes('1-214', '0', '20260822semaine');
    expect([morning[0], morning[1], morning.at(-1)]).toEqual([clock(6, 15), clock(6, 30), clock(8, 45)]);
    const evening = firstTimes('1-214', '1', '20260822semaine');
    expect([evening[0], evening.at(-1)]).toEqual([clock(15, 20), clock(18, 5)]);
    const trip = trips.find((one) => one.route_id === '1-214' && one.direction_id === '0');
    expect(endOf(trip) - startOf(trip)).toBe(clock(0, 24));
    const late = (service: string) =>
      firstTimes('1-801', '0', service).filter((time) => time >= clock(20) && time < clock(22)).length;
    expect(late('20261128semaine')).toBe(12);
    expect(late('20260822semaine')).toBe(8);
    for (const day of ['semaine', 'samedi', 'dimanche']) {
      expect(firstTimes('1-54', '0', `20261128${day}`).at(-1)).toBe(clock(24));
      expect(firstTimes('1-7', '1', `20261128${day}`).at(-1)).toBe(clock(23, 30));
    }
    expect(firstTimes('1-545', '0', '20260822semaine')).toEqual(
      expect.arrayContaining([clock(7, 10), clock(7, 40), clock(8, 10)]),
    );
    expect(firstTimes('1-545', '1', '20260822semaine')).toEqual(
      expect.arrayContaining([clock(15, 45), clock(16, 15), clock(16, 45)]),
    );
    expect(firstTimes('1-1', '1', '20260822dimanche')).toEqual(
      expect.arrayContaining([clock(11), clock(13), clock(15)]),
    );
    const saturday = (service: string) =>
      firstTimes('1-11', '1', service).filter((time) => time < clock(12)).length;
    expect(saturday('20261128samedi')).toBe(saturday('20260822samedi') + 2);
  });
});
