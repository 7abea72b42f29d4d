// A feed as large as that of a big city, made for the measurement: node bench/schedule/large-feed.ts ZIP
import { writeFileSync } from 'node:fs';
import { formatServiceTime } from '#lib/time/service-time.ts';
import { writeZip } from '#transit/index.ts';

const stopTimesWanted = 6_250_000;
const stops = 9000;
const lines = 220;
/** Each way of a line runs whole, or starts later, or ends earlier. */
const variants = 3;
const services = 12;
/** More than any row needs. */
const longestRow = 80;

/** Numbers that look drawn by lot and are the same in every run. */
function drawer(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Way {
  readonly line: number;
  readonly direction: number;
  readonly variant: number;
  readonly stops: readonly number[];
  /** Seconds from the stop before, at a quiet hour. */
  readonly rides: readonly number[];
}

function listWays(): Way[] {
  const draw = drawer(1);
  return Array.from({ length: lines * 2 }, (_, each) => {
    const length = 30 + draw(30);
    const whole = Array.from({ length }, () => draw(stops));
    const rides = whole.map(() => 40 + draw(100));
    return Array.from({ length: variants }, (_unused, variant) => {
      const [from, to] = [variant === 1 ? 8 : 0, variant === 2 ? length - 8 : length];
      const way = { line: each >> 1, direction: each & 1, variant };
      return { ...way, stops: whole.slice(from, to), rides: rides.slice(from, to) };
    });
  }).flat();
}

/** Trips until there are as many stop times as wanted; the streets are slower at some hours and on some days. */
function writeTrips(ways: readonly Way[]): { readonly trips: Uint8Array; readonly stopTimes: Uint8Array } {
  const draw = drawer(2);
  const trips = ['route_id,service_id,trip_id,trip_headsign,direction_id,shape_id,wheelchair_accessible'];
  const bytes = Buffer.alloc((stopTimesWanted + 100) * longestRow);
  const header = 'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type\n';
  let at = bytes.write(header);
  for (let rows = 0; rows < stopTimesWanted;) {
    const { line, direction, variant, stops: calls, rides } = ways[draw(ways.length)] as Way;
    const service = draw(services);
    const id = `${280_000_000 + trips.length}-S${service}-2026`;
    const name = `Terminus Église-Saint-Rémi ${line}`;
    trips.push(
      `${line + 1},S${service},${id},${name},${direction},${line}_${direction}_${variant},${line % 3}`,
    );
    let clock = 18_000 + draw(1200) * 60;
    const pace = 1 + (Math.floor(clock / 10_800) % 8) / 20 + (service % 3) / 25;
    const text = calls.map((stop, place) => {
      clock += place === 0 ? 0 : Math.round((rides[place] as number) * pace);
      const time = formatServiceTime(clock);
      return `${id},${time},${time},${50_000 + stop},${place + 1},${place === calls.length - 1 ? 1 : 0},0\n`;
    });
    at += bytes.write(text.join(''), at, 'latin1');
    rows += calls.length;
  }
  return { trips: Buffer.from(trips.join('\n')), stopTimes: bytes.subarray(0, at) };
}

function table(header: string, count: number, row: (place: number) => string): Uint8Array {
  return Buffer.from([header, ...Array.from({ length: count }, (_, place) => row(place))].join('\n'));
}

function listTables(): { readonly name: string; readonly bytes: Uint8Array }[] {
  const ways = listWays();
  const { trips, stopTimes } = writeTrips(ways);
  const pointsPerShape = 400;
  const degrees = (base: number, place: number) => (base + place / 10_000).toFixed(5);
  const tables = {
    agency: table('agency_id,agency_name,agency_url,agency_timezone', 1, () =>
      ['A', 'Réseau', 'https://reseau.example', 'America/Toronto'].join(),
    ),
    routes: table('route_id,agency_id,route_short_name,route_long_name,route_type', lines, (line) =>
      [line + 1, 'A', line + 1, `Côte-des-Érables - Station ${line}`, 3].join(),
    ),
    stops: table('stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type', stops, (stop) =>
      [
        50_000 + stop,
        50_000 + stop,
        `Rue Émile / No ${stop}`,
        degrees(45, stop),
        degrees(-74, stop),
        0,
      ].join(),
    ),
    calendar: table(
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      services,
      (service) => `S${service},1,1,1,1,1,${service % 2},${service % 2},20261101,20270328`,
    ),
    shapes: table(
      'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence',
      ways.length * pointsPerShape,
      (place) => {
        const { line, direction, variant } = ways[Math.floor(place / pointsPerShape)] as Way;
        const point = place % pointsPerShape;
        return `${line}_${direction}_${variant},${degrees(45, point)},${degrees(-74, point)},${point + 1}`;
      },
    ),
    trips,
    stop_times: stopTimes,
  };
  return Object.entries(tables).map(([name, bytes]) => ({ name: `${name}.txt`, bytes }));
}

const [file = ''] = process.argv.slice(2);
writeFileSync(file, writeZip(listTables(), new Date(Date.UTC(2020, 0, 1))));
