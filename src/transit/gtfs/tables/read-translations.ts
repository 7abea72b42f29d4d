import type { Line, Stop, Translation } from '#transit/timetable/facts.ts';
import { isLanguageTag, normalTag } from '#transit/timetable/language-tag.ts';
import type { ByteIndex } from '../bytes/byte-index.ts';
import type { FaultCode } from '../faults.ts';
import type { ImportReport } from '../import-report.ts';
import type { RefusedIds } from '../refused-ids.ts';
import { shownText } from '../shown-text.ts';
import { nameOfRoute, tidyName } from './read-lines.ts';
import type { StopTimesTable } from './stop-times-columns.ts';
import type { TableRow } from './tables.ts';
import { layOutTranslations, TranslationBook, type NameKind } from './translation-book.ts';
import type { TripsTable } from './trips-table.ts';

/** What translations speak of. */
export interface TranslatedTables {
  readonly stops: { readonly ids: ByteIndex; readonly facts: readonly Stop[]; readonly refused: RefusedIds };
  readonly routes: {
    readonly ids: ByteIndex;
    /** The line of each. */
    readonly lines: readonly number[];
    readonly facts: readonly Line[];
    readonly rows: readonly TableRow<'routes'>[];
    readonly refused: RefusedIds;
  };
  readonly trips: TripsTable;
  readonly stopTimes: StopTimesTable;
  readonly agencies: readonly TableRow<'agency'>[];
  /** The name that the feed is published under, and the table it was found in. */
  readonly publisher: { readonly name: string; readonly table: 'feed_info' | 'agency' };
}

type Row = TableRow<'translations'>;
/** The indexes a row is about, none when nothing of ours has such a text; or why it is left out. */
type Found = readonly number[] | { readonly fault: FaultCode } | { readonly lostWith: FaultCode };

/** Tables that GTFS lets a feed translate and that nobody reads here. */
const unread = new Set(['pathways', 'levels', 'attributions']);

/** The fields that are shown, by table; of other fields nothing is asked. */
const kinds: Readonly<Record<string, Readonly<Record<string, NameKind>>>> = {
  stops: { stop_name: 'stopNames', stop_desc: 'stopDescriptions' },
  routes: { route_long_name: 'lineNames', route_desc: 'lineNames' },
  trips: { trip_headsign: 'headsigns' },
  stop_times: { stop_headsign: 'headsigns' },
  agency: { agency_name: 'publisher' },
  feed_info: { feed_publisher_name: 'publisher' },
};

/** The names of a feed in other languages. A row that says something twice, or of nothing, is in the report. */
export function readTranslations(
  rows: readonly Row[],
  tables: TranslatedTables,
  report: ImportReport,
): readonly Translation[] {
  if (rows.length === 0) return [];
  const book = new TranslationBook();
  const finders = createFinders(rows, tables);
  const seen = new Set<string>();
  for (const row of rows) {
    const kind = kindOf(row);
    const indexes = findNamed(row, finders, seen);
    if ('fault' in indexes) {
      const { fault } = indexes;
      report.add(fault, { table: 'translations', row: row.row, detail: detailOf(row, fault) });
    } else if ('lostWith' in indexes) report.leaveOutWith(indexes.lostWith, 'translations');
    else if (!kind || !book.put(row, { kind, language: normalTag(row.language), indexes }))
      report.leaveUnasked('translations');
  }
  return layOutTranslations(book, tables.stops.facts);
}

function kindOf({ table_name: table, field_name: field }: Row): NameKind | undefined {
  const fields = Object.hasOwn(kinds, table) ? kinds[table] : undefined;
  return fields && Object.hasOwn(fields, field) ? fields[field] : undefined;
}

function detailOf(row: Row, code: FaultCode): string {
  if (code === 'value-unreadable') return `language ${row.language}`;
  if (code === 'value-missing') return row.record_id === '' ? 'record_id' : 'record_sub_id';
  return [row.table_name, row.record_id, row.record_sub_id, row.field_value].filter(Boolean).join(' ');
}

type Finders = ReturnType<typeof createFinders>;

function findNamed(row: Row, finders: Finders, seen: Set<string>): Found {
  const { table_name: table, record_id: record, record_sub_id: sub, field_value: value } = row;
  if (!isLanguageTag(row.language)) return { fault: 'value-unreadable' };
  if (!Object.hasOwn(kinds, table) && !unread.has(table)) return { fault: 'table-unknown' };
  if (!kindOf(row)) return [];
  // There is one row of feed_info, and it has no id.
  if (table !== 'feed_info' && record === '' && value === '') return { fault: 'value-missing' };
  if (table === 'stop_times' && record !== '' && sub === '') return { fault: 'value-missing' };
  const about = record === '' ? ['value', value] : ['record', record, sub];
  const key = [normalTag(row.language), table, row.field_name, ...about].join('\n');
  const finder = finders[table as keyof Finders];
  const found = record === '' ? finder.byValue(value, row.field_name) : finder.byRecord(row);
  if ('fault' in found || 'lostWith' in found) return found;
  if (seen.has(key)) return { fault: 'translation-repeated' };
  seen.add(key);
  return found;
}

const unknown: Found = { fault: 'record-unknown' };
const orphan = (cause: FaultCode | undefined): Found => (cause ? { lostWith: cause } : unknown);

function createFinders(rows: readonly Row[], tables: TranslatedTables) {
  const { stops, routes, trips, agencies, publisher } = tables;
  const names = indexTexts(stops.facts.map(({ name }) => name));
  const descriptions = indexTexts(stops.facts.map(({ description }) => description));
  const lines = indexTexts(routes.facts.map(({ name }) => name));
  const routeOf = new Map(routes.rows.map((row) => [row.route_id, row]));
  const headsigns = (value: string): Found => existing(trips.headsigns.findText(value));
  const isPublisher = (table: string, name: string) =>
    publisher.table === table && publisher.name === name ? [0] : [];
  const callHeadsigns = findCallHeadsigns(rows, tables);
  return {
    stops: {
      byValue: (value: string, field: string): Found =>
        (field === 'stop_name' ? names : descriptions).get(shownText(value)) ?? [],
      byRecord: ({ record_id: id }: Row): Found => {
        const stop = stops.ids.findText(id);
        return stop >= 0 ? [stop] : orphan(stops.refused.causeOf(id));
      },
    },
    routes: {
      byValue: (value: string): Found => lines.get(tidyName(shownText(value))) ?? [],
      byRecord: ({ record_id: id, field_name: field }: Row): Found => {
        const route = routes.ids.findText(id);
        const row = routeOf.get(id);
        if (route < 0 || !row) return orphan(routes.refused.causeOf(id));
        const line = routes.lines[route] ?? -1;
        const named = nameOfRoute(row);
        return named.field === field && named.name === routes.facts[line]?.name ? [line] : [];
      },
    },
    trips: {
      byValue: headsigns,
      byRecord: ({ record_id: id }: Row): Found => {
        const trip = trips.ids.findText(id);
        return trip >= 0 && trip < trips.line.length
          ? existing(trips.headsign.values[trip] ?? 0)
          : orphan(trips.refused.causeOf(id));
      },
    },
    stop_times: {
      byValue: headsigns,
      byRecord: ({ record_id: id, record_sub_id: sequence }: Row): Found =>
        callHeadsigns.get(`${id}\n${Number(sequence)}`) ?? orphan(trips.refused.causeOf(id)),
    },
    agency: {
      byValue: (value: string): Found => isPublisher('agency', shownText(value)),
      byRecord: ({ record_id: id }: Row): Found => {
        const agency = agencies.find((each) => each.agency_id === id);
        return agency ? isPublisher('agency', agency.agency_name) : unknown;
      },
    },
    feed_info: {
      byValue: (value: string): Found => isPublisher('feed_info', shownText(value) || publisher.name),
      byRecord: (): Found => isPublisher('feed_info', publisher.name),
    },
  };
}

/** Text 0 is the empty one: there is nothing to translate. */
const existing = (headsign: number): Found => (headsign > 0 ? [headsign] : []);

function indexTexts(texts: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const index = Map.groupBy(texts.keys(), (place) => texts[place] ?? '');
  index.delete('');
  return index;
}

/** The headsigns of the calls that rows name by trip and sequence: one look at the stop times for all of them. */
function findCallHeadsigns(rows: readonly Row[], { trips, stopTimes }: TranslatedTables) {
  const found = new Map<string, readonly number[]>();
  const ids = new Map<number, string>();
  for (const { table_name: table, record_id: id } of rows) {
    const trip = table === 'stop_times' && id !== '' ? trips.ids.findText(id) : -1;
    if (trip >= 0) ids.set(trip, id);
  }
  for (let row = 0; ids.size > 0 && row < stopTimes.length; row += 1) {
    const id = ids.get(stopTimes.trip[row] as number);
    if (id === undefined) continue;
    const headsign = stopTimes.headsign[row] ?? -1;
    found.set(`${id}\n${stopTimes.sequence[row]}`, headsign > 0 ? [headsign] : []);
  }
  return found;
}
