import type { LineNetwork } from '#transit/timetable/facts.ts';
import type { ImportReport } from '../import-report.ts';
import type { RefusedIds } from '../refused-ids.ts';
import { readTable, type FeedTables } from './read-table.ts';
import type { TableRow } from './tables.ts';

interface RouteRows {
  readonly rows: readonly TableRow<'routes'>[];
  readonly refused: RefusedIds;
}

interface NetworksTable {
  readonly facts: readonly LineNetwork[];
  /** The network of a route; empty without one. */
  networkOf(route: TableRow<'routes'>): string;
}

/** Which network each route belongs to. A route says it itself, or `route_networks` does: GTFS has both ways. */
export function readNetworks(feed: FeedTables, routes: RouteRows, report: ImportReport): NetworksTable {
  const names = new Map<string, string>();
  for (const { row, network_id: id, network_name: name } of readTable(feed, 'networks', report)) {
    if (names.has(id)) report.add('id-repeated', { table: 'networks', row, detail: id });
    else names.set(id, name);
  }
  const joined = readJoins(feed, routes, report);
  const networkOf = ({ network_id: own, route_id: route }: TableRow<'routes'>) =>
    own || joined.get(route) || '';
  for (const route of routes.rows) {
    const id = networkOf(route);
    if (id !== '' && !names.has(id)) names.set(id, '');
  }
  return { facts: [...names].map(([id, name]) => ({ id, name })), networkOf };
}

function readJoins(
  feed: FeedTables,
  { rows, refused }: RouteRows,
  report: ImportReport,
): Map<string, string> {
  const known = new Set(rows.map(({ route_id: id }) => id));
  const joined = new Map<string, string>();
  for (const { row, network_id: network, route_id: route } of readTable(feed, 'route_networks', report)) {
    const found = { table: 'route_networks', row, detail: route };
    const cause = known.has(route) ? undefined : refused.causeOf(route);
    if (cause) report.leaveOutWith(cause, 'route_networks');
    else if (!known.has(route)) report.add('line-unknown', found);
    else if (joined.has(route)) report.add('id-repeated', found);
    else joined.set(route, network);
  }
  return joined;
}
