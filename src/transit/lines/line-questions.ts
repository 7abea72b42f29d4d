import { decodePolyline } from '#lib/polyline.ts';
import { weekdayOf, type ServiceDate } from '#lib/time/service-date.ts';
import { cellFlags, gridRowsOf, type GridVariant } from '../grid/grid-rows.ts';
import type { Period } from '../periods/periods.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { isPatternOn, listTripsOfPattern, servicesOfPattern, stopsOfPattern } from '../timetable/patterns.ts';
import { onRequestOfPattern, type OnRequest } from '../timetable/access.ts';
import { Remembered } from '../timetable/remembered.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { listServicesOn } from '../timetable/services.ts';
import { describeTrip, isTripAccessible } from '../timetable/trips.ts';
import { isDrawn, passes, placesOfPattern, wayThroughStops } from '../timetable/drawn-ways.ts';

interface DirectionQuestion {
  readonly direction: LineDirection;
  readonly date?: ServiceDate | undefined;
}

interface DaysQuestion {
  readonly line: number;
  /** The whole feed unless given. */
  readonly period?: Pick<Period, 'from' | 'to'> | undefined;
}

interface StopOfDirection {
  readonly stop: number;
  /** No trip takes anybody aboard here. */
  readonly isAlightingOnly: boolean;
  /** Some trip of the day calls here. */
  readonly isServed: boolean;
  /** What every trip that calls here wants to be asked for. */
  readonly onRequest?: OnRequest;
}

interface VariantOfDirection {
  readonly stops: Uint32Array;
  readonly trips: readonly number[];
}

interface ShapeOfDirection {
  /** Its shape_id, or a name of ours for a way from stop to stop. */
  readonly id: string;
  /** Encoded, precision 5. */
  readonly polyline: string;
}

/**
 * The stops of a direction in the order of travel. Without a date, those of its longest pattern; on a date, those of
 * every trip of the day, and the usual ones that none of them serves. A stop that a loop comes back to is there twice.
 */
export function listStopsOfDirection(
  { timetable }: Edition,
  { direction: { patterns }, date }: DirectionQuestion,
): StopOfDirection[] {
  const lengthOf = (pattern: number) => stopsOfPattern(timetable, pattern).length;
  const usual = patterns.reduce((longest, each) => (lengthOf(each) > lengthOf(longest) ? each : longest));
  const running =
    date === undefined ? [usual] : patterns.filter((each) => isPatternOn(timetable, each, date));
  const { stops, variants } = gridRowsOf(timetable, [...new Set([...running, usual])]);
  return Array.from(stops, (stop, row) => {
    const calling = variants.filter(({ rows }) => rows.includes(row));
    const serving = calling.filter(({ pattern }) => running.includes(pattern));
    const isServed = serving.length > 0;
    const meant = isServed ? serving : calling;
    const onRequest = sharedRequest(timetable, meant, row);
    return {
      stop,
      isAlightingOnly: meant.every(letsOffOnly(row)),
      isServed,
      ...(onRequest && { onRequest }),
    };
  });
}

/** The ways that trips of a direction take, that of most trips first. */
export function listVariantsOfDirection(
  { timetable }: Edition,
  { direction: { patterns }, date }: DirectionQuestion,
): VariantOfDirection[] {
  return patterns
    .map((pattern) => ({
      stops: stopsOfPattern(timetable, pattern),
      trips: listTripsOfPattern(timetable, pattern, date),
    }))
    .filter(({ trips }) => trips.length > 0)
    .sort((one, two) => two.trips.length - one.trips.length);
}

/** A way beside another one: nobody sees two lines there. */
const besideKm = 0.15;

/**
 * The ways of the trips of a direction, that of most trips last: as the feed draws them, or from stop to stop for those
 * that it draws not at all or somewhere else, unless a drawn way passes the same stops.
 */
export function listShapesOfDirection(
  { timetable }: Edition,
  { direction: { patterns }, date }: DirectionQuestion,
): ShapeOfDirection[] {
  const [drawn, straight] = [new Map<number, number>(), new Map<number, number>()];
  const count = (ways: Map<number, number>, way: number, trips = 1) =>
    ways.set(way, (ways.get(way) ?? 0) + trips);
  for (const pattern of patterns) {
    const named = new Map<number, number>();
    for (const trip of listTripsOfPattern(timetable, pattern, date))
      count(named, describeTrip(timetable, trip).shape);
    for (const [shape, trips] of named) {
      if (isDrawn(timetable, { pattern, shape })) count(drawn, shape, trips);
      else count(straight, pattern, trips);
    }
  }
  const ways = [...drawn].map(([shape, trips]) => {
    const polyline = timetable.shapes[shape] ?? '';
    return { order: shape, trips, id: timetable.shapeIds[shape] ?? '', polyline };
  });
  const lines = ways.map(({ polyline }) => decodePolyline(polyline));
  const others = [...straight]
    .filter(([pattern]) => !lines.some((way) => passes(way, placesOfPattern(timetable, pattern), besideKm)))
    .map(([pattern, trips]) => {
      // It has no name in the feed; two ways of one direction need different ones.
      const id = `arrets-${patterns.indexOf(pattern) + 1}`;
      return {
        order: timetable.shapes.length + pattern,
        trips,
        id,
        polyline: wayThroughStops(timetable, pattern),
      };
    });
  return [...ways, ...others]
    .filter(({ polyline }) => polyline !== '')
    .sort((one, two) => one.trips - two.trips || two.order - one.order)
    .map(({ id, polyline }) => ({ id, polyline }));
}

/**
 * The days of the week on which a line usually runs, Sunday first: `0111110`. A weekday on which it runs much less
 * often than on its busiest does not count: that is a holiday with another day's service.
 */
export function runningDays(edition: Edition, { line, period }: DaysQuestion): string {
  const { timetable } = edition;
  const services = new Set(
    patternsOf(edition, line).flatMap((pattern) => [...servicesOfPattern(timetable, pattern)]),
  );
  const counts = [0, 0, 0, 0, 0, 0, 0];
  const { firstDate, days } = timetable;
  const last = Math.min(period?.to ?? Number.POSITIVE_INFINITY, firstDate + days - 1);
  for (let date = Math.max(period?.from ?? firstDate, firstDate); date <= last; date += 1) {
    const weekday = weekdayOf(date);
    if (listServicesOn(timetable, date).some((service) => services.has(service))) {
      counts[weekday] = (counts[weekday] ?? 0) + 1;
    }
  }
  const most = Math.max(...counts);
  return counts.map((count) => (count > 0 && count * 4 > most ? '1' : '0')).join('');
}

const accessible = new Remembered<Edition, number, boolean>(4096);

/** At least one trip states wheelchair access and none denies it. */
export function isLineAccessible(edition: Edition, line: number): boolean {
  return accessible.get(edition, line, () => areTripsAccessible(edition, line));
}

function areTripsAccessible(edition: Edition, line: number): boolean {
  let isSaid = false;
  for (const pattern of patternsOf(edition, line)) {
    for (const trip of listTripsOfPattern(edition.timetable, pattern)) {
      const isAccessible = isTripAccessible(edition.timetable, trip);
      if (isAccessible === false) return false;
      isSaid ||= isAccessible === true;
    }
  }
  return isSaid;
}

function sharedRequest(
  timetable: Timetable,
  variants: readonly GridVariant[],
  row: number,
): OnRequest | undefined {
  if (!variants.every(({ flags }) => ((flags[row] as number) & cellFlags.onRequest) !== 0)) return undefined;
  const [first, ...others] = variants.map(({ pattern, rows }) =>
    onRequestOfPattern(timetable, pattern, rows.indexOf(row)),
  );
  const isSame = (each: OnRequest | undefined) =>
    each?.boarding === first?.boarding && each?.alighting === first?.alighting;
  return others.every(isSame) ? first : undefined;
}

const patternsOf = ({ directions }: Edition, line: number): number[] =>
  (directions[line] ?? []).flatMap(({ patterns }) => patterns);

const letsOffOnly =
  (row: number) =>
  ({ flags }: GridVariant): boolean =>
    ((flags[row] as number) & cellFlags.alightingOnly) !== 0;
