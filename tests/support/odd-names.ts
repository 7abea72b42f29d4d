import { describeHouse, type DescribedHouse } from '#operators/from-feed/describe-house.ts';
import { testDays, type Tables } from './feed-folder.ts';
import { timetableOf } from './schedule-feed.ts';

/** Lines as feeds name them, from a number to what looks like another part of an address. */
export const oddLines = [
  '7',
  '3A',
  '1234',
  'Baby Bullet',
  'Tamien / San Jose Diridon Caltrain Shuttle',
  'Été & fête',
  'C#',
  '50%',
  'A+B',
  'N.1',
  '.',
  '..',
  'A~2FB',
  'map',
  'CARTE',
  'Stop',
  'MY-STOPS',
  'PRINT',
  '2026-01-05',
  'X?Y=1',
  'A,B;C',
  'l'.repeat(80),
] as const;

/** Stops likewise: two are called as lines are, and one is a year. */
export const oddStops = [
  '1480',
  '70011',
  '7',
  '3A',
  '411-56',
  'FUR_CREEK_RES',
  'FR:75056:ZE:45102:STIF',
  'A/B',
  'map',
  'horaire',
  '2026-01-05',
  '.',
  'é%20#',
  '🏊',
  '9'.repeat(32),
  '1480a',
] as const;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A feed of these lines and stops: each line calls at all stops, there and back, every day of the tests. */
export function oddNamedFeed(
  lines: readonly string[] = oddLines,
  stops: readonly string[] = oddStops,
): Tables {
  const table = (head: string, rows: readonly string[]) => [head, ...rows].join('\n');
  const clock = (minute: number) =>
    `${String(8 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
  const trips = lines.flatMap((_, line) => [0, 1].map((direction) => ({ line, direction })));
  return {
    'agency.txt':
      'agency_id,agency_name,agency_url,agency_timezone,agency_lang\nA,Odd Lines,https://odd.example,America/New_York,en',
    'routes.txt': table(
      'route_id,agency_id,route_short_name,route_long_name,route_type',
      lines.map((line, place) => `r${place},A,${quoted(line)},,3`),
    ),
    'stops.txt': table(
      'stop_id,stop_code,stop_name,stop_lat,stop_lon',
      stops.map((stop, place) => `s${place},${quoted(stop)},Corner ${place},46.${810 + place},-71.2`),
    ),
    'calendar_dates.txt': table(
      'service_id,date,exception_type',
      testDays.map((date) => `daily,${date},1`),
    ),
    'trips.txt': table(
      'route_id,service_id,trip_id,trip_headsign,direction_id',
      trips.map(({ line, direction }) => `r${line},daily,t${line}-${direction},Centre,${direction}`),
    ),
    'stop_times.txt': table(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      trips.flatMap(({ line, direction }) => {
        const order = stops.map((_, place) => place);
        const called = direction === 0 ? order : order.toReversed();
        return called.map(
          (stop, place) =>
            `t${line}-${direction},${clock(line + 3 * place)},${clock(line + 3 * place)},s${stop},${place + 1}`,
        );
      }),
    ),
  };
}

/** The operator that a feed describes. */
export const houseOf = (tables: Tables): DescribedHouse => describeHouse(timetableOf(tables));
