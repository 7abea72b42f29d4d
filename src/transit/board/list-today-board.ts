import { delayAt, type LiveTrip } from '../realtime/live-state.ts';
import { positionOfCall, tripOfCall } from '../timetable/call.ts';
import { findStopUse } from '../timetable/stop-visits.ts';
import type { BoardOutcome, BoardView, DepartureBoard } from './departure-board.ts';
import { DirectionCalls, type CallsQuestion } from './direction-calls.ts';
import type { DayQuestion } from './list-day.ts';
import { makeAddedDeparture, makeDeparture, type LiveCall } from './make-departure.ts';
import { ShownDepartures } from './shown-departures.ts';

/**
 * How far a board looks: a bus that is later than `lateMs` is left out, one is never more than `earlyMs` early, and a
 * day whose first bus is farther away than `notStartedMs` has not started.
 */
const boardReach = { lateMs: 90 * 60_000, earlyMs: 30 * 60_000, notStartedMs: 60 * 60_000 } as const;

const daysAhead = 7;

export interface BoardOfDay extends DayQuestion {
  /** How many departures that run. */
  readonly limit: number;
}

/** What every step needs: of which calls, and when the day ends (ms). */
type Today = Omit<CallsQuestion, 'from'>;

/** What is still to come in the rider's day, which holds the `now` of the view. */
export function listTodayBoard(view: BoardView, question: BoardOfDay): DepartureBoard {
  const { edition, live, now } = view;
  const { stop, direction, date: day, limit } = question;
  const use = findStopUse(edition.timetable, question);
  const today: Today = { stop, direction, use, day, until: edition.clock.startOf(day + 1) };
  const trust = live.trust(now);
  const shown = new ShownDepartures(limit);
  if (trust === 'live') {
    gatherLive(view, new DirectionCalls(edition, { ...today, from: now - boardReach.lateMs }), shown);
    gatherAdded(view, today, shown);
  } else if (use !== 'none') {
    const calls = new DirectionCalls(edition, { ...today, from: now });
    while (!shown.isFull && calls.next()) shown.add(makeDeparture(edition, calls));
  }
  const departures = shown.list();
  const outcome = outcomeOf(view, today, shown);
  const isOver = departures.length === 0 && outcome !== 'not-served';
  return {
    stop,
    direction,
    outcome,
    departures,
    nextAt: isOver ? findNext(view, today) : undefined,
    isAlightingOnly: use === 'alighting',
    trust,
  };
}

function outcomeOf(view: BoardView, today: Today, shown: ShownDepartures): BoardOutcome {
  const { clock, timetable } = view.edition;
  const from = clock.startOf(today.day);
  const [first] = shown.list();
  if (first) {
    if (shown.isUnserved) return 'not-served';
    const soon = view.now + boardReach.notStartedMs;
    if (first.expectedAt <= soon) return 'departures';
    // Nothing for an hour: the day's first bus is ahead, or this is a gap in the middle of the day.
    const until = Math.min(soon + 1, today.until);
    return new DirectionCalls(view.edition, { ...today, from, until }).next() ? 'departures' : 'not-started';
  }
  if (!timetable.covers(today.day)) return 'no-schedule';
  if (today.use === 'none') return 'not-served';
  return new DirectionCalls(view.edition, { ...today, from }).next() ? 'ended' : 'no-service';
}

function gatherLive({ edition, live, now }: BoardView, calls: DirectionCalls, shown: ShownDepartures): void {
  while (calls.next() && calls.at - boardReach.earlyMs <= shown.reachesTo) {
    const { call, date, at } = calls;
    const trip = live.findTrip(tripOfCall(call), date, now);
    if (!trip) {
      if (at >= now && at <= shown.reachesTo) shown.add(makeDeparture(edition, calls));
      continue;
    }
    if (trip.isHidden) continue;
    const told = readLiveCall(trip, positionOfCall(call), at);
    if (told.expectedAt >= now) shown.add(makeDeparture(edition, calls, told));
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

function gatherAdded({ edition, live, now }: BoardView, today: Today, shown: ShownDepartures): void {
  const { stop, direction, use, until } = today;
  for (const call of live.listAdded(stop, now)) {
    if (call.line !== direction.line || call.directionId !== direction.directionId) continue;
    if (call.isAlightingOnly && use === 'boarding') continue;
    if (call.departsAt >= now && call.departsAt < until) shown.add(makeAddedDeparture(edition, call));
  }
}

/** The first departure of the days that follow, today's having all left (ms). */
function findNext({ edition }: BoardView, today: Today): number | undefined {
  const { clock } = edition;
  for (let day = today.day + 1; day <= today.day + daysAhead; day += 1) {
    const bounds = { day, from: clock.startOf(day), until: clock.startOf(day + 1) };
    const calls = new DirectionCalls(edition, { ...today, ...bounds });
    if (calls.next()) return calls.at;
  }
  return undefined;
}
