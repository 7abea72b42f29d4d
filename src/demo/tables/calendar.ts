import { formatServiceDate } from '#lib/time/service-date.ts';
import type { Service } from '../service/service-calendar.ts';
import { csvBytes } from './csv-bytes.ts';

export function calendarTable(services: readonly Service[]): Uint8Array {
  const rows = services.map(({ id, weekdays, from, to }) => {
    return [id, ...weekdays, formatServiceDate(from), formatServiceDate(to)];
  });
  return csvBytes(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    rows,
  );
}

export function calendarDatesTable(services: readonly Service[]): Uint8Array {
  const rows = services.flatMap(({ id, exceptions }) =>
    exceptions.map(({ date, runs }) => [id, formatServiceDate(date), runs ? 1 : 2]),
  );
  return csvBytes('service_id,date,exception_type', rows);
}
