import { weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import type { ServiceRange } from '#transit/timetable/facts.ts';
import { ByteIndex } from '../bytes/byte-index.ts';
import type { ImportReport } from '../import-report.ts';
import type { TableRow } from './tables.ts';

interface ServicesTable {
  readonly ids: ByteIndex;
  readonly ranges: readonly ServiceRange[];
  /** The days on which each service runs, in order. */
  readonly days: readonly (readonly ServiceDate[])[];
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** A range of dates longer than this is a slip of the keyboard, not a service. */
const maxRangeDays = 3660;

/** The calendar, its exceptions, or either alone. */
export function readServices(
  calendar: readonly TableRow<'calendar'>[],
  exceptions: readonly TableRow<'calendar_dates'>[],
  report: ImportReport,
): ServicesTable {
  const ids = new ByteIndex();
  const days: Set<ServiceDate>[] = [];
  const ranges: ServiceRange[] = [];
  const daysOf = (id: string) => (days[ids.addText(id)] ??= new Set());

  for (const row of calendar) {
    const { service_id: id, start_date: from } = row;
    const running = daysOf(id);
    if (row.end_date < from) report.add('date-order', { table: 'calendar', row: row.row, detail: id });
    const to = Math.min(row.end_date, from + maxRangeDays);
    if (to < row.end_date)
      report.add('value-replaced', { table: 'calendar', row: row.row, detail: `end_date ${id}` });
    for (let date = from; date <= to; date += 1) {
      if (row[weekdays[weekdayOf(date)] as (typeof weekdays)[number]] === 1) running.add(date);
    }
    if (to >= from) ranges.push({ id, from, to });
  }
  for (const row of exceptions) {
    const running = daysOf(row.service_id);
    if (row.exception_type === 1) running.add(row.date);
    else if (row.exception_type === 2) running.delete(row.date);
    else
      report.add('value-unreadable', {
        table: 'calendar_dates',
        row: row.row,
        detail: `exception_type ${row.exception_type}`,
      });
  }
  for (const [service, running] of days.entries()) {
    if (running.size === 0)
      report.add('service-empty', { table: 'calendar', row: 0, detail: ids.text(service) });
  }
  return { ids, ranges, days: days.map((running) => [...running].toSorted((one, two) => one - two)) };
}

/** The services of each day from the first on, as lists end to end. */
export function layOutDays(days: ServicesTable['days']): {
  readonly firstDate: ServiceDate;
  readonly dayOffset: Uint32Array<ArrayBuffer>;
  readonly dayService: Uint32Array<ArrayBuffer>;
} {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const running of days) {
    first = Math.min(first, running[0] ?? first);
    last = Math.max(last, running.at(-1) ?? last);
  }
  if (last < first) return { firstDate: 0, dayOffset: new Uint32Array(1), dayService: new Uint32Array() };
  const lists: number[][] = Array.from({ length: last - first + 1 }, () => []);
  for (const [service, running] of days.entries()) {
    for (const date of running) lists[date - first]?.push(service);
  }
  const dayOffset = new Uint32Array(lists.length + 1);
  for (const [day, list] of lists.entries()) dayOffset[day + 1] = (dayOffset[day] as number) + list.length;
  return { firstDate: first, dayOffset, dayService: Uint32Array.from(lists.flat()) };
}
