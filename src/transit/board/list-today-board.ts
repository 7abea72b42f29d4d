import type { ServiceDate } from '#lib/time/service-date.ts';
import { delayAt, type AddedCall, type LiveState, type LiveTrip } from '../realtime/live-state.ts';
import { positionOfCall, tripOfCall } from '../timetable/call.ts';
import type { Edition } from '../timetable/edition.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import type { BoardOutcome, DepartureBoard } from './departure-board.ts';
import { makeAddedDeparture, makeDeparture, type LiveCall } from './make-departure.ts';
import { ShownDepartures } from './shown-departures.ts';
import { findStopUse, type StopUse } from './stop-ways.ts';
import { WayCalls } from './way-calls.ts';

/** A bus later than this is no longer waited for; one earlier than that is not believed. */
export const boardReach = { lateMs: 90 * 60_000, earlyMs: 30 * 60_000, notStartedMs: 60 * 60_000 } as const;

const daysAhead = 7;

/** What is still to come in the rider's day `day`, which holds `now`. */
export function listTodayBoard(
  edition: Edition,
  live: LiveState,
  now: number,
  day: ServiceDate,
  stop: number,
  way: LineDirection,
  limit: number,
): DepartureBoard {
  const until = edition.clock.startOf(day + 1);
  const trust = live.trust(now);
  const shown = new ShownDepartures(limit);
  const use = findStopUse(edition, stop, way);
  if (trust === 'live') {
    gatherLive(
      edition,
      live,
      now,
      new WayCalls(edition, stop, way, use, day, now - boardReach.lateMs, until),
      shown,
    );
    gatherAdded(edition, live.listAdded(stop, now), way, use, now, until, shown);
  } else if (use !== 'none') {
    gatherPlanned(edition, new WayCalls(edition, stop, way, use, day, now, until), shown, limit);
  }
  const departures = shown.list();
  const outcome = outcomeOf();
  const isOver = departures.length === 0 && outcome !== 'not-served';
  return {
    stop,
    way,
    outcome,
    departures,
    nextAt: isOver ? findNext(edition, stop, way, use, day) : undefined,
    isAlightingOnly: use === 'alighting',
    trust,
  };

  function outcomeOf(): BoardOutcome {
    const { clock, timetable } = edition;
    const [first] = departures;
    if (first) {
      if (shown.runs === 0 && departures.some(({ isSkipped }) => isSkipped)) return 'not-served';
      const soon = now + boardReach.notStartedMs;
      if (first.expectedAt <= soon) return 'departures';
      // Nothing for an hour: the day's first bus is ahead, or this is a gap in the middle of the day.
      return new WayCalls(edition, stop, way, use, day, clock.startOf(day), Math.min(soon + 1, until)).next()
        ? 'departures'
        : 'not-started';
    }
    if (!timetable.covers(day)) return 'no-schedule';
    if (use === 'none') return 'not-served';
    return new WayCalls(edition, stop, way, use, day, clock.startOf(day), until).next()
      ? 'ended'
      : 'no-service';
  }
}

function gatherPlanned(edition: Edition, calls: WayCalls, shown: ShownDepartures, limit: number): void {
  while (shown.runs < limit && calls.next()) shown.add(makeDeparture(edition, calls.call, calls.date));
}

function gatherLive(
  edition: Edition,
  live: LiveState,
  now: number,
  calls: WayCalls,
  shown: ShownDepartures,
): void {
  while (calls.next() && calls.at - boardReach.earlyMs <= shown.reachesTo) {
    const { call, date, at } = calls;
    const trip = live.findTrip(tripOfCall(call), date, now);
    if (!trip) {
      if (at >= now && at <= shown.reachesTo) shown.add(makeDeparture(edition, call, date));
      continue;
    }
    if (trip.isHidden) continue;
    const told = readLiveCall(trip, positionOfCall(call), at);
    if (told.expectedAt >= now) shown.add(makeDeparture(edition, call, date, told));
  }
}

function readLiveCall(trip: LiveTrip, position: number, scheduledAt: number): LiveCall {
  const isSkipped = trip.skipped?.[position] === 1;
  if (trip.isCancelled) {
    return { expectedAt: scheduledAt, isLive: false, isCancelled: true, isSkipped };
  }
  const delay = delayAt(trip, position);
  const expectedAt = scheduledAt + (delay ?? 0) * 1000;
  return { expectedAt, isLive: delay !== undefined, isCancelled: false, isSkipped };
}

function gatherAdded(
  edition: Edition,
  added: readonly AddedCall[],
  way: LineDirection,
  use: StopUse,
  now: number,
  until: number,
  shown: ShownDepartures,
): void {
  for (const call of added) {
    if (call.line !== way.line || call.direction !== way.direction) continue;
    if (call.isAlightingOnly && use === 'boarding') continue;
    if (call.departsAt >= now && call.departsAt < until) shown.add(makeAddedDeparture(edition, call));
  }
}

/** The first departure of the days that follow, today's having all left (ms). */
function findNext(
  edition: Edition,
  stop: number,
  way: LineDirection,
  use: StopUse,
  day: ServiceDate,
): number | undefined {
  const { clock } = edition;
  for (let next = day + 1; next <= day + daysAhead; next += 1) {
    const calls = new WayCalls(edition, stop, way, use, next, clock.startOf(next), clock.startOf(next + 1));
    if (calls.next()) return calls.at;
  }
  return undefined;
}
