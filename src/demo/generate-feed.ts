import type { Bilingual } from '#domain/locale.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { chainBlocks } from './service/blocks.ts';
import type { CityPlan, ServiceDay } from './city-plan.ts';
import { csvBytes, type CsvRow } from './tables/csv-bytes.ts';
import { parseDay } from '#lib/time/date-rule.ts';
import { headsignOf, longNameOf, nameOf } from './service/headsigns.ts';
import { buildNetwork, type Direction } from './network/network.ts';
import type { PlannedStop } from './network/planned-stop.ts';
import { buildServiceCalendar, type Service, type ServiceCalendar } from './service/service-calendar.ts';
import { calendarDatesTable, calendarTable } from './tables/calendar.ts';
import { shapesTable } from './tables/shapes.ts';
import { StopTimesTable } from './tables/stop-times.ts';
import { stopsTable } from './tables/stops.ts';
import { transfersTable } from './tables/transfers.ts';
import { listPatterns, listTrips, type Pattern } from './service/trips.ts';

/** Who publishes the feed. */
interface Agency {
  readonly name: string;
  readonly url: string;
  readonly timeZone: string;
  readonly phone: string;
}

export interface FeedOptions {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly seed: number;
  readonly agency: Agency;
}

interface FeedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Makes the GTFS tables of a city. The same plan, date and seed give the same bytes. */
export function generateFeed(plan: CityPlan, options: FeedOptions): FeedFile[] {
  const { agency, seed } = options;
  const calendar = buildServiceCalendar(plan, parseDay(options.today));
  const network = buildNetwork(plan);
  const patterns = listPatterns(network);
  const { trips, stopTimes } = tripTables(plan, { patterns, services: calendar.services, seed });
  const all = [...patterns.values()].flat();
  const files: [string, Uint8Array][] = [
    ['agency', agencyTable(agency)],
    ['stops', stopsTable(plan, network.stops, seed)],
    ['routes', routesTable(plan)],
    ['trips', trips],
    ['stop_times', stopTimes],
    ['calendar', calendarTable(calendar.services)],
    ['calendar_dates', calendarDatesTable(calendar.services)],
    ['shapes', shapesTable(plan, all)],
    ['transfers', transfersTable(network)],
    ['feed_info', feedInfoTable(agency, calendar, options.today)],
    ['translations', translationsTable(plan, all, network.stops)],
  ];
  return files.map(([name, bytes]) => ({ name: `${name}.txt`, bytes }));
}

interface Trips {
  readonly patterns: ReadonlyMap<Direction, readonly Pattern[]>;
  readonly services: readonly Service[];
  readonly seed: number;
}

/** Trips are numbered within their service, so a trip keeps its name while the window moves over its period. */
function tripTables(plan: CityPlan, { patterns, services, seed }: Trips) {
  const rows: CsvRow[] = [];
  const stopTimes = new StopTimesTable(400_000);
  const headsigns = new Map([...patterns.values()].flat().map((one) => [one, headsignOf(plan, one).fr]));
  const byLine = Map.groupBy(patterns.entries(), ([direction]) => direction.line);
  for (const service of services) {
    let number = 100_000;
    for (const [line, directions] of byLine) {
      const trips = directions.flatMap(([direction, own]) =>
        listTrips(plan, own, { direction, service, seed }),
      );
      chainBlocks(fleetOf(line.number, service.day), trips);
      const route = `1-${line.number}`;
      for (const trip of trips) {
        number += 1;
        const id = `${number}_${service.id}`;
        const { block, pattern } = trip;
        const { directionId, kind } = pattern.direction;
        const headsign = headsigns.get(pattern) ?? '';
        const bikes = kind.takesBikes ? 1 : 2;
        rows.push([route, service.id, id, headsign, directionId, block, pattern.shapeId, 1, bikes]);
        stopTimes.add(id, trip);
      }
    }
  }
  const trips = csvBytes(
    'route_id,service_id,trip_id,trip_headsign,direction_id,block_id,shape_id,wheelchair_accessible,bikes_allowed',
    rows,
  );
  return { trips, stopTimes: stopTimes.finish() };
}

/** Weekdays, Saturdays and Sundays exclude each other and share their buses; what runs beside them has its own. */
function fleetOf(line: string, day: ServiceDay): string {
  return day === 'semaine' || day === 'samedi' || day === 'dimanche' ? line : `${line}-${day}`;
}

function agencyTable({ name, url, timeZone, phone }: Agency): Uint8Array {
  return csvBytes('agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone', [
    ['1', name, url, timeZone, 'fr', phone],
  ]);
}

function routesTable(plan: CityPlan): Uint8Array {
  return csvBytes(
    'route_id,agency_id,route_short_name,route_long_name,route_desc,route_type,route_color,route_text_color',
    plan.lines.map((line) => {
      const { colour = '', textColour = '' } = plan.kinds[line.type] ?? {};
      return [`1-${line.number}`, '1', line.number, longNameOf(plan, line).fr, '', 3, colour, textColour];
    }),
  );
}

function feedInfoTable({ name, url }: Agency, { from, to }: ServiceCalendar, today: string): Uint8Array {
  return csvBytes(
    'feed_publisher_name,feed_publisher_url,feed_lang,feed_start_date,feed_end_date,feed_version',
    [[name, url, 'fr', formatServiceDate(from), formatServiceDate(to), today]],
  );
}

/** English for the names that differ; streets keep theirs. */
function translationsTable(
  plan: CityPlan,
  patterns: readonly Pattern[],
  stops: readonly PlannedStop[],
): Uint8Array {
  const platforms = stops.flatMap(({ description, landmark = '', platform }): Bilingual[] =>
    platform === undefined
      ? []
      : [{ fr: description, en: `${nameOf(plan, landmark).en} / Platform ${platform}` }],
  );
  const columns: [table: string, field: string, texts: readonly Bilingual[]][] = [
    ['stops', 'stop_name', plan.landmarks.map(({ key }) => nameOf(plan, key))],
    ['stops', 'stop_desc', platforms],
    ['routes', 'route_long_name', plan.lines.map((line) => longNameOf(plan, line))],
    ['trips', 'trip_headsign', patterns.map((pattern) => headsignOf(plan, pattern))],
  ];
  const rows = columns.flatMap(([table, field, texts]) =>
    [...new Map(texts.map(({ fr, en }) => [fr, en]))]
      .filter(([fr, en]) => fr !== en)
      .map(([fr, en]) => [table, field, 'en', en, fr]),
  );
  return csvBytes('table_name,field_name,language,translation,field_value', rows);
}
