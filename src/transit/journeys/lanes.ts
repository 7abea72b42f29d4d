import type { ServiceDate } from '#lib/time/service-date.ts';
import { delayAt, type LiveTrip } from '../realtime/live-state.ts';
import { boardingFlags, directionKeyOf, listTripsOfPattern, stopsOfPattern } from '../timetable/patterns.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { arrivalAt, departureAt } from '../timetable/trips.ts';
import type { OpenParts } from './open-parts.ts';
import type { Lane, TimedTrip } from './ride-table.ts';

/** Which rides of a date are laid out. */
export interface RidesOfDay {
  readonly date: ServiceDate;
  /** What real time says of its trips, by trip. */
  readonly told: ReadonlyMap<number, LiveTrip>;
  readonly open: OpenParts;
}

/** The trips of a pattern on a date, as far as they are known to run, in lanes of trips that do not overtake each other. */
export function listLanes(timetable: Timetable, pattern: number, { date, told, open }: RidesOfDay): Lane[] {
  const stops = stopsOfPattern(timetable, pattern);
  const flags = open.close(boardingFlags(timetable, pattern), stops);
  const { line } = directionKeyOf(timetable, pattern);
  const plain: TimedTrip[] = [];
  const shortened = new Map<string, { skipped: Uint8Array; trips: TimedTrip[] }>();
  for (const trip of listTripsOfPattern(timetable, pattern, date)) {
    const news = told.get(trip);
    if (!open.takes(trip) || news?.isCancelled || news?.isHidden) continue;
    const timed = timeTrip({ trip, stops: stops.length, told: news }, (position) => ({
      arrival: arrivalAt(timetable, trip, position),
      departure: departureAt(timetable, trip, position),
    }));
    if (!news?.skipped) {
      plain.push(timed);
      continue;
    }
    const key = news.skipped.join('');
    const alike = shortened.get(key);
    if (alike) alike.trips.push(timed);
    else shortened.set(key, { skipped: news.skipped, trips: [timed] });
  }
  const lanes = keepOrder(plain).map((trips): Lane => ({ line, stops, ...flags, trips }));
  for (const { skipped, trips } of shortened.values()) {
    const passed = passBy(flags, skipped);
    for (const part of keepOrder(trips)) lanes.push({ line, stops, ...passed, trips: part });
  }
  return lanes;
}

interface PlannedTrip {
  readonly trip: number;
  readonly stops: number;
  readonly told: LiveTrip | undefined;
}

/** A trip with its delays. Times never run backwards along it, whatever feed and messages say. */
function timeTrip(
  { trip, stops, told }: PlannedTrip,
  planned: (position: number) => { readonly arrival: number; readonly departure: number },
): TimedTrip {
  const [arrivals, departures] = [new Int32Array(stops), new Int32Array(stops)];
  let latest = -Infinity;
  for (let position = 0; position < stops; position += 1) {
    const { arrival, departure } = planned(position);
    const delay = told ? (delayAt(told, position) ?? 0) : 0;
    latest = Math.max(latest, arrival + delay);
    arrivals[position] = latest;
    latest = Math.max(latest, departure + delay);
    departures[position] = latest;
  }
  return { trip, arrivals, departures };
}

type BoardingFlags = Pick<Lane, 'noBoarding' | 'noAlighting'>;

/** Where a bus does not stop, nobody boards and nobody alights. */
function passBy({ noBoarding, noAlighting }: BoardingFlags, skipped: Uint8Array): BoardingFlags {
  return {
    noBoarding: noBoarding.map((flag, position) => flag | (skipped[position] ?? 0)),
    noAlighting: noAlighting.map((flag, position) => flag | (skipped[position] ?? 0)),
  };
}

/** Each trip joins the first lane whose last trip is nowhere later than it. */
function keepOrder(trips: TimedTrip[]): TimedTrip[][] {
  const lanes: TimedTrip[][] = [];
  trips.sort((one, two) => (one.departures[0] as number) - (two.departures[0] as number));
  for (const trip of trips) {
    const lane = lanes.find((each) => isBefore(each[each.length - 1] as TimedTrip, trip));
    if (lane) lane.push(trip);
    else lanes.push([trip]);
  }
  return lanes;
}

function isBefore(one: TimedTrip, two: TimedTrip): boolean {
  for (let position = 0; position < one.arrivals.length; position += 1) {
    if ((one.arrivals[position] as number) > (two.arrivals[position] as number)) return false;
    if ((one.departures[position] as number) > (two.departures[position] as number)) return false;
  }
  return true;
}
