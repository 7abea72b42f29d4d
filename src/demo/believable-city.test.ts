import { describe, expect, it } from 'vitest';
import { cityPlan } from '#data/city/city-plan.ts';
import { makeCity, readStopTimes, readTable, today, type StopTime } from '#tests/support/city-feed.ts';
import { sample } from '#tests/support/cases.ts';

const typeOf = new Map(cityPlan.lines.map(({ number, type }) => [`1-${number}`, type]));

/** Kilometres an hour from one stop to the next, and the least and most minutes between two buses of a line at a stop. */
const bounds: Readonly<Record<string, { slowest: number; fastest: number; apart: number; wait?: number }>> = {
  metrobus: { slowest: 10, fastest: 36, apart: 4, wait: 18 },
  lebus: { slowest: 10, fastest: 38, apart: 10, wait: 65 },
  industriel: { slowest: 15, fastest: 42, apart: 25 },
  ecole: { slowest: 8, fastest: 30, apart: 240 },
  express: { slowest: 10, fastest: 50, apart: 14 },
  couchetard: { slowest: 20, fastest: 45, apart: 40 },
};

interface Trip {
  readonly id: string;
  readonly route: string;
  readonly direction: string;
  readonly service: string;
  readonly block: string;
  readonly calls: readonly StopTime[];
}

const cities = new Map<string, Trip[]>();

function tripsOf(date: string, seed: number): Trip[] {
  const known = cities.get(`${date} ${seed}`);
  if (known) return known;
  const files = makeCity(date, seed);
  const calls = readStopTimes(files);
  const trips = readTable(files, 'trips').map((row) => ({
    id: row['trip_id'] ?? '',
    route: row['route_id'] ?? '',
    direction: row['direction_id'] ?? '',
    service: row['service_id'] ?? '',
    block: row['block_id'] ?? '',
    calls: calls.get(row['trip_id'] ?? '') ?? [],
  }));
  cities.set(`${date} ${seed}`, trips);
  return trips;
}

const boundsOf = (route: string) => bounds[typeOf.get(route) ?? ''];
const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);

/** Each call of a trip with the one before it. */
function* legsOf({ calls }: Trip): Generator<readonly [StopTime, StopTime]> {
  for (let place = 1; place < calls.length; place += 1) {
    yield [calls[place - 1] as StopTime, calls[place] as StopTime];
  }
}

/** The buses of a line, in one direction and service, at each of its stops. */
function passagesOf(trips: readonly Trip[]): Map<string, number[]> {
  const passages = new Map<string, number[]>();
  for (const trip of trips) {
    for (const { stop, departure } of trip.calls) {
      const key = `${keyOf(trip)} ${stop}`;
      const times = passages.get(key);
      if (times) times.push(departure);
      else passages.set(key, [departure]);
    }
  }
  for (const times of passages.values()) times.sort((a, b) => a - b);
  return passages;
}

function* gapsOf(times: readonly number[]): Generator<readonly [number, number]> {
  for (let place = 1; place < times.length; place += 1) {
    yield [times[place - 1] as number, times[place] as number];
  }
}

const startOf = ({ calls }: Trip) => calls[0]?.departure ?? 0;
const endOf = ({ calls }: Trip) => calls.at(-1)?.arrival ?? 0;

const keyOf = ({ route, direction, service }: Trip) => `${route} ${direction} ${service}`;

const moments = [
  [today, 1],
  ['2026-06-22', 7],
] as const;

describe.each(sample(moments))('the sheets of the demo city on %s with the seed %i', (date, seed) => {
  const trips = tripsOf(date, seed);
  const passages = passagesOf(trips);

  it('begin every trip on a whole minute, and rise from stop to stop', () => {
    expect(trips.filter((trip) => startOf(trip) % 60 !== 0)).toEqual([]);
    const wrong = trips.filter((trip) =>
      [...legsOf(trip)].some(([from, to]) => to.arrival <= from.departure),
    );
    expect(wrong.map(({ id }) => id).slice(0, 3)).toEqual([]);
  });

  it('never have three stops in the same minute', () => {
    const minute = (call: StopTime | undefined) => Math.floor((call?.departure ?? NaN) / 60);
    const crowded = trips.filter(({ calls }) =>
      calls.some((call, place) => minute(call) === minute(calls[place + 2])),
    );
    expect(crowded.map(({ id }) => id).slice(0, 3)).toEqual([]);
  });

  it('let buses drive as fast as their kind of line does', () => {
    const wrong: string[] = [];
    for (const trip of trips) {
      const { slowest = 0, fastest = 0 } = boundsOf(trip.route) ?? {};
      for (const [from, to] of legsOf(trip)) {
        const kmh = ((to.km - from.km) / (to.arrival - from.departure)) * 3600;
        if (!(kmh >= slowest && kmh <= fastest)) wrong.push(`${trip.id} ${to.stop} ${kmh}`);
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('keep the buses of a line apart at every stop, and not too far', () => {
    const wrong: string[] = [];
    for (const [key, times] of passages) {
      const { apart = Infinity, wait = Infinity } = boundsOf(key.split(' ')[0] ?? '') ?? {};
      for (const [before, next] of gapsOf(times)) {
        const minutes = (next - before) / 60;
        if (minutes < apart || minutes > wait) wrong.push(`${key} ${clock(before)} ${clock(next)}`);
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('have a Métrobus every 5 to 15 minutes and a leBus every 12 to 60, as the site says', () => {
    const said: Readonly<Record<string, readonly [number, number]>> = {
      metrobus: [5 * 0.8, 15],
      lebus: [12, 60],
    };
    const firstStops = new Set(trips.map((trip) => `${keyOf(trip)} ${trip.calls[0]?.stop}`));
    const wrong: string[] = [];
    for (const key of firstStops) {
      const [least, most] = said[typeOf.get(key.split(' ')[0] ?? '') ?? ''] ?? [0, Infinity];
      for (const [before, next] of gapsOf(passages.get(key) ?? [])) {
        const minutes = (next - before) / 60;
        if (minutes < least || minutes > most) wrong.push(`${key} ${clock(before)} ${minutes}`);
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('have a bus at one place at a time, whichever services run on the same day', () => {
    const period = trips[0]?.service.slice(0, 8) ?? '';
    const daily = trips.filter(({ service }) => /^(?:semaine|classe|soir|nuit)$/u.test(service.slice(8)));
    const buses = Map.groupBy(
      daily.filter(({ service }) => service.startsWith(period)),
      ({ block }) => block,
    );
    const overlapping = [...buses].filter(([, own]) => {
      const inOrder = own.toSorted((a, b) => startOf(a) - startOf(b));
      return inOrder.some(
        (trip, place) => startOf(trip) < endOf(inOrder[place - 1] ?? { ...trip, calls: [] }),
      );
    });
    expect(overlapping.map(([block]) => block)).toEqual([]);
  });
});

describe('the weekend of the demo city', () => {
  const trips = tripsOf(today, 1);
  const startsOn = (day: string) => {
    const own = trips.filter(({ service }) => service === `20260822${day}`);
    const groups = Map.groupBy(own, ({ route, direction }) => `${route} ${direction}`);
    return new Map([...groups].map(([key, all]) => [key, all.map(startOf).toSorted((a, b) => a - b)]));
  };
  const [saturday, sunday] = [startsOn('samedi'), startsOn('dimanche')];
  const linesOf = (starts: ReadonlyMap<string, readonly number[]>) =>
    new Set([...starts.keys()].map((key) => key.split(' ')[0]?.slice(2) ?? ''));

  it('has other times on Saturday than on Sunday on every line that runs on both', () => {
    const both = [...saturday].filter(([key]) => sunday.has(key));
    expect(both.length).toBeGreaterThan(40);
    expect(both.filter(([key, starts]) => String(starts) === String(sunday.get(key)))).toEqual([]);
    for (const [key, starts] of both) {
      const others = sunday.get(key) ?? [];
      expect(others.length, key).toBeLessThan(starts.length);
      expect(others[0], key).toBeGreaterThan(starts[0] ?? 0);
    }
  });

  it('has lines that run on one of the two days only', () => {
    const [onSaturday, onSunday] = [linesOf(saturday), linesOf(sunday)];
    const only = (here: ReadonlySet<string>, there: ReadonlySet<string>) =>
      new Set([...here].filter((line) => !there.has(line)));
    expect(only(onSaturday, onSunday)).toEqual(new Set(['13', '47', '61', '92']));
    expect(only(onSunday, onSaturday)).toEqual(new Set(['111']));
  });

  it('begins and ends with the Métrobus when the site says', () => {
    const said = { semaine: [5.5, 25], samedi: [5.5, 25], dimanche: [6.5, 24] } as const;
    for (const [day, [from, to]] of Object.entries(said)) {
      for (const [key, starts] of startsOn(day)) {
        if (typeOf.get(key.split(' ')[0] ?? '') !== 'metrobus') continue;
        const [first = 0, last = 0] = [starts[0], starts.at(-1)].map((time) => (time ?? 0) / 3600);
        expect(first - from, `${day} ${key}`).toBeGreaterThanOrEqual(0);
        expect(first - from, `${day} ${key}`).toBeLessThanOrEqual(0.25);
        expect(to - last, `${day} ${key}`).toBeGreaterThanOrEqual(0);
        expect(to - last, `${day} ${key}`).toBeLessThanOrEqual(0.25);
      }
    }
  });
});
