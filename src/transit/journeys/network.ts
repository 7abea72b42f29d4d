import type { Steps } from '#lib/steps.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import type { LiveState, LiveTrip } from '../realtime/live-state.ts';
import type { Edition } from '../timetable/edition.ts';
import { countPatterns, listTripsOfPattern } from '../timetable/patterns.ts';
import { Remembered } from '../timetable/remembered.ts';
import { listServicesOn } from '../timetable/services.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { listLanes } from './lanes.ts';
import { mirrorRides } from './mirror.ts';
import { everything, wheelchairParts } from './open-parts.ts';
import { layOutRides, type RideTable } from './ride-table.ts';

/** What a question is asked of: as for boards. */
export interface JourneyView {
  readonly edition: Edition;
  readonly live: LiveState;
  readonly now: number;
}

export interface RidesAsked {
  readonly date: ServiceDate;
  readonly wheelchair: boolean;
  readonly isMirrored: boolean;
}

interface KeptRides {
  readonly table: RideTable;
  mirrored?: RideTable;
}

interface LiveRides {
  readonly now: number;
  /** Undefined where nothing is told of the date: the planned rides hold. */
  readonly rides: KeptRides | undefined;
}

/** Room for a dozen days of a large feed, each both ways round. */
const plannedBytes = 24 * 2 ** 20;
/** Yesterday, today and tomorrow, with and without wheelchairs. */
const mostLive = 6;
/** For so long a table shows what was live when it was made; delays grow old while they lie. */
const liveTableMs = 15_000;
/** So many patterns are laid out before others are let through. */
const patternsAtOnce = 40;

/** By the services that run: a date has the rides of every other on which the same ones do. */
const planned = new Remembered<Timetable, string, KeptRides>(plannedBytes, ({ table }) => {
  const bytes = 1 + 2 * (table.arrivals.byteLength + table.departures.byteLength);
  // Of the largest feeds, too, a night has its two dates at hand.
  return Math.min(bytes, plannedBytes / 4);
});
/** A new message is a new live state, which begins with no tables. */
const live = new WeakMap<LiveState, Map<string, LiveRides>>();

/** The rides of a date as they are known now; laid out when they are first asked for. */
export function* ridesOf(view: JourneyView, asked: RidesAsked): Steps<RideTable> {
  const isQuiet = view.live.madeAt === undefined && !view.live.isAnnounced;
  const kept = (isQuiet ? undefined : yield* liveRides(view, asked)) ?? (yield* plannedRides(view, asked));
  if (!asked.isMirrored) return kept.table;
  kept.mirrored ??= mirrorRides(kept.table, view.edition.timetable.stops.length);
  return kept.mirrored;
}

function* plannedRides({ edition: { timetable } }: JourneyView, asked: RidesAsked): Steps<KeptRides> {
  const key = `${listServicesOn(timetable, asked.date).join()} ${asked.wheelchair}`;
  const known = planned.find(timetable, key);
  if (known) return known;
  const rides = { table: yield* lay(timetable, asked, new Map()) };
  planned.keep(timetable, key, rides);
  return rides;
}

function* liveRides(view: JourneyView, asked: RidesAsked): Steps<KeptRides | undefined> {
  const { timetable } = view.edition;
  const tables = live.get(view.live) ?? new Map<string, LiveRides>();
  live.set(view.live, tables);
  const key = `${asked.date} ${asked.wheelchair}`;
  const known = tables.get(key);
  if (known && Math.abs(view.now - known.now) < liveTableMs) return known.rides;
  const told = yield* listTold(view, asked.date);
  const rides = told.size === 0 ? undefined : { table: yield* lay(timetable, asked, told) };
  if (tables.size >= mostLive) tables.clear();
  tables.set(key, { now: view.now, rides });
  return rides;
}

/** What is told of the trips of a date, by trip. */
function* listTold(
  { edition, live: state, now }: JourneyView,
  date: ServiceDate,
): Steps<Map<number, LiveTrip>> {
  const told = new Map<number, LiveTrip>();
  for (let pattern = 0; pattern < countPatterns(edition.timetable); pattern += 1) {
    if (pattern % patternsAtOnce === 0) yield;
    for (const trip of listTripsOfPattern(edition.timetable, pattern, date)) {
      const each = state.findTrip(trip, date, now);
      if (each) told.set(trip, each);
    }
  }
  return told;
}

function* lay(
  timetable: Timetable,
  { date, wheelchair }: RidesAsked,
  told: ReadonlyMap<number, LiveTrip>,
): Steps<RideTable> {
  const open = wheelchair ? wheelchairParts(timetable) : everything;
  const lanes = [];
  for (let pattern = 0; pattern < countPatterns(timetable); pattern += 1) {
    if (pattern % patternsAtOnce === 0) yield;
    lanes.push(...listLanes(timetable, pattern, { date, told, open }));
  }
  return layOutRides(lanes, timetable.stops.length);
}
