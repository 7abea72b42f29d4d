import { CsvBytes } from './csv-bytes.ts';
import { compactDate } from '../service/date-rules.ts';
import type { Service } from '../service/service-calendar.ts';

export function calendarTable(services: readonly Service[]): Uint8Array {
  const csv = new CsvBytes(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
  );
  for (const { id, weekdays, from, to } of services) {
    csv.row(id, ...weekdays, compactDate(from), compactDate(to));
  }
  return csv.finish();
}

export function calendarDatesTable(services: readonly Service[]): Uint8Array {
  const csv = new CsvBytes('service_id,date,exception_type');
  for (const { id, added, removed } of services) {
    const rows = [...added.map((date) => ({ date, type: 1 })), ...removed.map((date) => ({ date, type: 2 }))];
    for (const { date, type } of rows.toSorted((a, b) => a.date - b.date))
      csv.row(id, compactDate(date), type);
  }
  return csv.finish();
}
