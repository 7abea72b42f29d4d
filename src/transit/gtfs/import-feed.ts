import { FeedFault } from '../archive/feed-fault.ts';
import { packSnapshot } from '../timetable/snapshot.ts';
import type { Facts, Translation } from '../timetable/facts.ts';
import type { ImportSummary } from '../timetable/import-summary.ts';
import type { SnapshotExtra } from '../timetable/timetable.ts';
import { expandFrequencies } from './expand-frequencies.ts';
import type { FaultCode } from './faults.ts';
import { ImportReport } from './import-report.ts';
import { RefusedIds } from './refused-ids.ts';
import { layOutColumns } from './lay-out-columns.ts';
import { shownText } from './shown-text.ts';
import { bareHeadsigns } from './tables/bare-headsigns.ts';
import { bikesTakenBy } from './tables/bikes-taken.ts';
import { readFares } from './tables/read-fares.ts';
import { readLines } from './tables/read-lines.ts';
import { readNetworks } from './tables/read-networks.ts';
import { layOutDays, readServices } from './tables/read-services.ts';
import { readShapes } from './tables/read-shapes.ts';
import { readStops } from './tables/read-stops.ts';
import { hasRows, readTable, readTableNoting, tablesInUtf8, type FeedTables } from './tables/read-table.ts';
import { readTranslations } from './tables/read-translations.ts';
import { readZone } from './tables/read-zones.ts';
import { readStopTimes } from './tables/stop-times-table.ts';
import type { TableRow } from './tables/tables.ts';
import { TripAssembler, type AssembledTrip, type AssemblyTables } from './trip-assembler.ts';
import { groupByTrip } from './tables/trip-rows.ts';
import { readTransfers } from './tables/read-transfers.ts';
import { readTrips } from './tables/trips-table.ts';

interface Imported {
  readonly snapshot: ArrayBuffer;
  readonly summary: ImportSummary;
}

/**
 * A feed as bytes in, a timetable as bytes out. Never stops at a bad row: the summary counts them. Throws
 * `table-missing` for what cannot be a feed.
 */
export function importFeed(feed: FeedTables): Imported {
  return beginImport(feed).finish(feed);
}

/** All but the stop times: they are most of a feed, and may be unpacked meanwhile. */
export function beginImport(files: FeedTables): { finish(stopTimes: FeedTables): Imported } {
  const report = new ImportReport();
  requireCalendar(files);
  const feed = tablesInUtf8(files, report);
  const agencies = readTable(feed, 'agency', report);
  const refused = { routes: new RefusedIds(), stops: new RefusedIds(), services: new RefusedIds() };
  const routeRows = readTableNoting(feed, 'routes', { report, refused: refused.routes });
  const networks = readNetworks(feed, { rows: routeRows, refused: refused.routes }, report);
  const routes = readLines(routeRows, networks.networkOf, report);
  const stops = readStops(readTableNoting(feed, 'stops', { report, refused: refused.stops }), report);
  const services = readServices(
    readTableNoting(feed, 'calendar', { report, refused: refused.services }),
    readTableNoting(feed, 'calendar_dates', { report, refused: refused.services }),
    report,
  );
  const trips = readTrips(feed, { routes, services: services.ids, refused }, report);
  const shapes = readShapes(feed, trips.shapes, report);
  const frequencies = readTable(feed, 'frequencies', report);
  const [info, ...others] = readTable(feed, 'feed_info', report);
  report.leaveUnasked('feed_info', others.length);
  const translations = readTable(feed, 'translations', report);
  const publisher = info?.feed_publisher_name
    ? ({ name: info.feed_publisher_name, table: 'feed_info' } as const)
    : ({ name: agencies[0]?.agency_name ?? '', table: 'agency' } as const);
  const { firstDate, ...days } = layOutDays(services.days);
  const timeZone = readZone(agencies, { firstDate, days: days.dayOffset.length - 1 }, report);
  const language = info?.feed_lang || (agencies[0]?.agency_lang ?? '');
  const facts = {
    agencies: agencies.map((row) => formatAgency(row, language)),
    ...(timeZone === undefined ? {} : { timeZone }),
    lines: routes.facts.map((line, place) => ({ ...line, ...bikesTakenBy(trips.bikes[place] ?? 0) })),
    networks: networks.facts,
    stops: stops.facts,
    services: services.ids.texts(),
    ranges: services.ranges,
    blocks: trips.blocks.size,
    shapeIds: trips.shapes.texts(),
    shapes,
    transfers: readTransfers(
      readTable(feed, 'transfers', report),
      { ids: stops.ids, refused: refused.stops },
      report,
    ),
    frequencies: frequencies.map(({ start_time: from, end_time: until, headway_secs: everySeconds }) => ({
      from,
      until,
      everySeconds,
    })),
    firstDate,
    days: days.dayOffset.length - 1,
    feedPublisher: publisher.name,
    feedContact: {
      url: info?.feed_publisher_url ?? '',
      email: info?.feed_contact_email ?? '',
      contactUrl: info?.feed_contact_url ?? '',
    },
    version: info?.feed_version ?? '',
    language,
    defaultLanguage: info?.default_lang ?? '',
    fares: readFares(feed, report),
    has: {
      fares: ['fare_attributes', 'fare_products'].some((name) => hasRows(feed, name)),
      frequencies: frequencies.length > 0,
      shapes: shapes.some((shape) => shape !== ''),
    },
  };
  return {
    finish: (stopTimes) => {
      const ids = {
        trips: trips.ids,
        stops: stops.ids,
        headsigns: trips.headsigns,
        refused: { trips: trips.refused, stops: refused.stops },
      };
      const rows = readStopTimes(tablesInUtf8(stopTimes, report), ids, report);
      const assembled = assembleTrips({ rows, trips, stops: stops.facts, frequencies }, report);
      const columns = layOutColumns({ ...assembled, table: trips, days, stops: stops.facts });
      const found = trips.headsigns.texts();
      for (const text of found) report.reviewShown(text, { table: 'trips', row: 0 });
      const headsigns = found.map(shownText);
      const spoken = readTranslations(
        translations,
        {
          stops: { ...stops, refused: refused.stops },
          routes: { ...routes, rows: routeRows, refused: refused.routes },
          trips,
          stopTimes: rows,
          agencies,
          publisher,
        },
        report,
      );
      const summary = report.summary();
      const words = { headsigns: bareHeadsigns(headsigns), translations: spoken.map(withBareHeadsigns) };
      const extra: SnapshotExtra = { facts: { ...facts, ...words }, summary };
      return { snapshot: packSnapshot(columns, extra), summary };
    },
  };
}

function withBareHeadsigns(translation: Translation): Translation {
  const texts = bareHeadsigns(translation.headsigns.map(([, text]) => text));
  const headsigns = translation.headsigns.map(([index], place) => [index, texts[place] ?? ''] as const);
  return { ...translation, headsigns };
}

/** Of the two calendars one is enough. */
function requireCalendar(feed: FeedTables): void {
  const names = ['calendar.txt', 'calendar_dates.txt'];
  if (!names.some((name) => feed.find(name))) throw new FeedFault('table-missing', names.join(', '));
}

interface TripParts extends AssemblyTables {
  readonly frequencies: readonly TableRow<'frequencies'>[];
}

function assembleTrips(parts: TripParts, report: ImportReport) {
  const count = parts.trips.line.length;
  const grouped = groupByTrip(parts.rows, count);
  const assembler = new TripAssembler(parts, report);
  const assembled: (AssembledTrip | FaultCode)[] = [];
  for (let trip = 0; trip < count; trip += 1) assembled.push(assembler.assemble(trip, grouped));
  const trips = expandFrequencies(assembled, parts, report);
  const { patterns, profiles, numberings } = assembler;
  return { trips, patterns, profiles, numberings };
}

function formatAgency(row: TableRow<'agency'>, language: string): Facts['agencies'][number] {
  return {
    id: row.agency_id,
    name: row.agency_name,
    url: row.agency_url,
    timeZone: row.agency_timezone,
    phone: row.agency_phone,
    ...(row.agency_email && { email: row.agency_email }),
    ...(row.agency_fare_url && { fareUrl: row.agency_fare_url }),
    ...(row.agency_lang && row.agency_lang !== language && { language: row.agency_lang }),
  };
}
