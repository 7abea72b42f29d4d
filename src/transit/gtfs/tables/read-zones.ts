import { isTimeZone } from '#lib/time/time-zone.ts';
import { agreeOver } from '#transit/timetable/zones.ts';
import type { ImportReport } from '../import-report.ts';
import type { TableRow } from './tables.ts';

/**
 * The zone in which the times of a feed are meant. GTFS asks all agencies for the same one; where they differ, the
 * first that is known rules. Undefined when none is.
 */
export function readZone(
  rows: readonly TableRow<'agency'>[],
  days: Parameters<typeof agreeOver>[0],
  report: ImportReport,
): string | undefined {
  let ruling: string | undefined;
  for (const { row, agency_timezone: zone } of rows) {
    const found = { table: 'agency', row, detail: zone };
    if (!isTimeZone(zone)) report.add('zone-unknown', found);
    else if (!agreeOver(days, (ruling ??= zone), zone)) report.add('zone-contradicted', found);
  }
  return ruling;
}

/** Tells the zones of stops that are known from those that are not; each name is looked up once. */
export function createZoneReader(report: ImportReport) {
  const known = new Map<string, boolean>([['', false]]);
  return ({ row, stop_timezone: zone }: TableRow<'stops'>): { readonly timeZone?: string } => {
    const isKnown = known.get(zone) ?? isTimeZone(zone);
    known.set(zone, isKnown);
    if (!isKnown && zone !== '') report.add('zone-unknown', { table: 'stops', row, detail: zone });
    return isKnown ? { timeZone: zone } : {};
  };
}
