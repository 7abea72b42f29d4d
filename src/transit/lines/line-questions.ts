import { weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import { tripFlags } from '../timetable/columns.ts';
import type { Edition } from '../timetable/edition.ts';
import { cellFlags, gridRowsOf, type GridVariant } from '../grid/grid-rows.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import type { Period } from '../periods/periods.ts';
import { listTripsOfPattern, runsOn, stopsOfPattern } from '../timetable/trips-of-day.ts';

export interface StopOfWay {
  readonly stop: number;
  /** No trip takes anybody aboard here. */
  readonly isAlightingOnly: boolean;
  /** Some trip of the day calls here. */
  readonly isServed: boolean;
}

export interface ShapeOfWay {
  readonly id: string;
  /** Encoded, precision 5. */
  readonly polyline: string;
}

/**
 * The stops of a way in the order of travel. Without a date, those of its longest pattern; on a date, those of every
 * trip of the day, and the usual ones that none of them serves. A stop that a loop comes back to is there twice.
 */
export function listStopsOfWay({ timetable }: Edition, way: LineDirection, date?: ServiceDate): StopOfWay[] {
  const lengthOf = (pattern: number) => stopsOfPattern(timetable, pattern).length;
  const usual = way.patterns.reduce((longest, each) => (lengthOf(each) > lengthOf(longest) ? each : longest));
  const running = date === undefined ? [usual] : way.patterns.filter((each) => runsOn(timetable, each, date));
  const { stops, variants } = gridRowsOf(timetable, [...new Set([...running, usual])]);
  return Array.from(stops, (stop, row) => {
    const calling = variants.filter(({ rows }) => rows.includes(row));
    const serving = calling.filter(({ pattern }) => running.includes(pattern));
    const isServed = serving.length > 0;
    return { stop, isAlightingOnly: (isServed ? serving : calling).every(letsOffOnly(row)), isServed };
  });
}

/** The drawn paths of the trips of a way, that of most trips last. */
export function listShapesOfWay(
  { timetable }: Edition,
  way: LineDirection,
  date?: ServiceDate,
): ShapeOfWay[] {
  const trips = new Map<number, number>();
  for (const pattern of way.patterns) {
    for (const trip of listTripsOfPattern(timetable, pattern, date)) {
      const shape = timetable.tripShape[trip] as number;
      trips.set(shape, (trips.get(shape) ?? 0) + 1);
    }
  }
  return [...trips]
    .sort(([one, few], [two, many]) => few - many || two - one)
    .map(([shape]) => ({ id: timetable.shapeIds[shape] ?? '', polyline: timetable.shapes[shape] ?? '' }))
    .filter(({ polyline }) => polyline !== '');
}

/**
 * The days of the week on which a line usually runs, Sunday first: `0111110`. A weekday on which it runs much less
 * often than on its busiest does not count: that is a holiday with another day's service.
 */
export function runningDays(
  { timetable }: Edition,
  line: number,
  period?: Pick<Period, 'from' | 'to'>,
): string {
  const { firstDate, days, dayOffset, dayService } = timetable;
  const services = servicesOf(timetable, line);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  const from = Math.max(period?.from ?? firstDate, firstDate) - firstDate;
  const to = Math.min(period?.to ?? Number.POSITIVE_INFINITY, firstDate + days - 1) - firstDate;
  for (let day = from; day <= to; day += 1) {
    const today = dayService.subarray(dayOffset[day], dayOffset[day + 1]);
    const weekday = weekdayOf(firstDate + day);
    if (today.some((service) => services[service] === 1)) counts[weekday] = (counts[weekday] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  return counts.map((count) => (count > 0 && count * 4 > most ? '1' : '0')).join('');
}

/** Every trip that says whether it takes wheelchairs says yes, and some trip does say. */
export function isLineAccessible({ timetable, directions }: Edition, line: number): boolean {
  let isSaid = false;
  for (const pattern of (directions[line] ?? []).flatMap(({ patterns }) => patterns)) {
    for (const trip of listTripsOfPattern(timetable, pattern)) {
      const flags = timetable.tripFlags[trip] as number;
      if ((flags & tripFlags.notAccessible) !== 0) return false;
      if ((flags & tripFlags.accessible) !== 0) isSaid = true;
    }
  }
  return isSaid;
}

function servicesOf(
  { groupOffset, groupService, patternLine, services }: Edition['timetable'],
  line: number,
) {
  const flags = new Uint8Array(services.length);
  for (
    let pattern = patternLine.indexOf(line);
    pattern >= 0;
    pattern = patternLine.indexOf(line, pattern + 1)
  ) {
    const end = groupOffset[pattern + 1] as number;
    for (let group = groupOffset[pattern] as number; group < end; group += 1) {
      flags[groupService[group] as number] = 1;
    }
  }
  return flags;
}

const letsOffOnly =
  (row: number) =>
  ({ flags }: GridVariant): boolean =>
    ((flags[row] as number) & cellFlags.alightingOnly) !== 0;
