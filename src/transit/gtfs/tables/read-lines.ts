import { foldCapitals } from '#lib/fold-capitals.ts';
import type { Line } from '#transit/timetable/facts.ts';
import { ByteIndex } from '../bytes/byte-index.ts';
import type { ImportReport } from '../import-report.ts';
import { lineNumber, ownName } from './own-name.ts';
import { alongFlags, mostAccess } from './stop-times-columns.ts';
import type { TableRow } from './tables.ts';

interface RoutesTable {
  readonly ids: ByteIndex;
  /** The line of each route id. */
  readonly lines: readonly number[];
  /** What each route id says of the way from stop to stop, as flags of calls. */
  readonly along: readonly number[];
  readonly facts: readonly Line[];
}

/** Routes that carry the same number for the same agency are one line: feeds give a route a new id each season. */
export function readLines(
  rows: readonly TableRow<'routes'>[],
  networkOf: (row: TableRow<'routes'>) => string,
  report: ImportReport,
): RoutesTable {
  const ids = new ByteIndex();
  const lines: number[] = [];
  const along: number[] = [];
  const facts: (Line & { routeIds: string[] })[] = [];
  const known = new Map<string, number>();
  const taken = new Set<string>();
  for (const row of rows) {
    if (ids.findText(row.route_id) >= 0) {
      report.add('id-repeated', { table: 'routes', row: row.row, detail: row.route_id });
      continue;
    }
    ids.addText(row.route_id);
    const names = [row.route_short_name, tidyName(row.route_long_name), row.route_id].map(lineNumber);
    const printed = names.find((name) => name !== '') ?? '';
    const key = `${row.agency_id}\n${foldCapitals(printed)}`;
    const line = known.get(key) ?? facts.length;
    lines.push(line);
    along.push(alongOf(row, report));
    if (line < facts.length) {
      facts[line]?.routeIds.push(row.route_id);
      continue;
    }
    known.set(key, line);
    const ofAgency = lineNumber(`${row.agency_id}-${printed}`);
    const number = ownName([printed, ofAgency], taken, 'line');
    taken.add(foldCapitals(number));
    const network = networkOf(row);
    facts.push({
      number,
      name: nameOfRoute(row).name,
      colour: row.route_color.toUpperCase(),
      textColour: row.route_text_color.toUpperCase(),
      agency: row.agency_id,
      routeType: row.route_type,
      ...(network === '' ? {} : { network }),
      ...(row.route_sort_order < 0 ? {} : { sortOrder: row.route_sort_order }),
      ...aboutOf(row),
      routeIds: [row.route_id],
    });
  }
  return { ids, lines, along, facts };
}

function alongOf(row: TableRow<'routes'>, report: ImportReport): number {
  const told = [row.continuous_pickup, row.continuous_drop_off].map((value) => {
    if (value <= mostAccess) return value;
    report.add('value-replaced', { table: 'routes', row: row.row, detail: String(value) });
    return 1;
  });
  return alongFlags(told[0] as number, told[1] as number);
}

/** A description that only repeats the name says nothing. */
function aboutOf(row: TableRow<'routes'>) {
  const { name, field } = nameOfRoute(row);
  const description = field === 'route_desc' ? '' : tidyName(row.route_desc);
  return {
    ...(description === '' || description === name ? {} : { description }),
    ...(row.route_url === '' ? {} : { url: row.route_url }),
  };
}

/** What a route is called, and the column that says it. */
export function nameOfRoute(row: TableRow<'routes'>) {
  const name = tidyName(row.route_long_name);
  return name === ''
    ? { name: tidyName(row.route_desc), field: 'route_desc' }
    : { name, field: 'route_long_name' };
}

/** Some feeds print a missing end as the word itself: `Beauport - null`. */
export function tidyName(name: string): string {
  return name
    .split(' - ')
    .filter((part) => part !== 'null')
    .join(' - ')
    .trim();
}
