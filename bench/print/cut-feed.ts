import { filesOfZip, writeZip } from '#transit/index.ts';

/**
 * The feed with the services of seven days alone: a feed of single days holds the same network many times over, and a
 * whole network is printed once. For feeds that list their days one by one, with the ids before any quoted text.
 */
export function cutToWeek(zip: Uint8Array, monday: string): Uint8Array {
  const files = filesOfZip(zip);
  const text = (name: string) => Buffer.from(files.find(name) ?? '').toString('utf8');
  const days = new Set(Array.from({ length: 7 }, (_, day) => plusDays(monday, day)));
  const services = idsOf(text('calendar_dates.txt'), 'service_id', (row) => days.has(row('date')));
  const trips = idsOf(text('trips.txt'), 'trip_id', (row) => services.has(row('service_id')));
  const kept: Readonly<Record<string, string>> = {
    'calendar_dates.txt': keepRows(text('calendar_dates.txt'), (row) => services.has(row('service_id'))),
    'trips.txt': keepRows(text('trips.txt'), (row) => trips.has(row('trip_id'))),
    'stop_times.txt': keepRows(text('stop_times.txt'), (row) => trips.has(row('trip_id'))),
  };
  const written = files.names.map((name) => ({
    name,
    bytes: kept[name] === undefined ? (files.find(name) ?? new Uint8Array()) : Buffer.from(kept[name]),
  }));
  return writeZip(written, new Date(Date.UTC(2020, 0, 1)));
}

type Row = (column: string) => string;

function idsOf(table: string, id: string, isKept: (row: Row) => boolean): Set<string> {
  const ids = new Set<string>();
  keepRows(table, (row) => {
    if (isKept(row)) ids.add(row(id));
    return false;
  });
  return ids;
}

function keepRows(table: string, isKept: (row: Row) => boolean): string {
  const [head = '', ...lines] = table.replaceAll('\r', '').split('\n');
  const columns = head.split(',');
  const kept = lines.filter((line) => {
    if (line === '') return false;
    const fields = line.split(',');
    return isKept((column) => fields[columns.indexOf(column)] ?? '');
  });
  return [head, ...kept, ''].join('\n');
}

function plusDays(day: string, days: number): string {
  const date = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}
