import type { ServiceDate } from '#lib/time/service-date.ts';
import { lateReachMs } from '../realtime/live-state.ts';
import { positionOfCall, tripOfCall } from '../timetable/call.ts';
import { findStopUse } from '../timetable/stop-visits.ts';
import { findOutcome } from './board-outcome.ts';
import type { BoardView, DepartureBoard } from './departure-board.ts';
import { DirectionCalls, type CallsQuestion } from './direction-calls.ts';
import type { DayQuestion } from './list-day.ts';
import { readLiveCall } from './live-call.ts';
import { makeAddedDeparture, makeDeparture } from './make-departure.ts';
import { ShownDepartures } from './shown-departures.ts';

/**
 * How far a board looks: a bus that is later than `lateReachMs` is left out, one is never more than `earlyMs` early, and
 * without a date a board reads at least `aheadMs` ahead, over the change of the rider's day.
 */
const boardReach = { earlyMs: 30 * 60_000, aheadMs: 6 * 3_600_000 } as const;

const daysAhead = 7;

/** A board of one day. */
export interface DayBoardQuestion extends DayQuestion {
  /** How many departures that run. */
  readonly limit: number;
}

interface TodayQuestion extends DayBoardQuestion {
  /** Whether the board goes on into the next day, or ends with this one. */
  readonly readsOn: boolean;
}

/** What every step needs: of which calls, and how far the board reads (ms). */
interface Reading extends Omit<CallsQuestion, 'from'> {
  /** The rider's day that holds the `now` of the view. */
  readonly day: ServiceDate;
}

/** What is still to come: today, which holds the `now` of the view, and in the hours after it where the board reads on. */
export function listTodayBoard(view: BoardView, question: TodayQuestion): DepartureBoard {
  const { edition, live, now } = view;
  const { stop, direction, date: day, limit, readsOn } = question;
  const use = findStopUse(edition.timetable, question);
  const end = edition.clock.startOf(day + 1);
  const until = readsOn ? Math.max(end, now + boardReach.aheadMs) : end;
  const reading: Reading = { stop, direction, use, day, until };
  const trust = live.trust(now, direction.line);
  const shown = new ShownDepartures(limit);
  if (trust === 'none') {
    const calls = new DirectionCalls(edition, { ...reading, from: now });
    while (!shown.isFull && calls.next()) shown.add(makeDeparture(edition, calls));
  } else {
    // A silent feed knows of no late bus; what it called off still is.
    const from = trust === 'live' ? now - lateReachMs : now;
    gatherLive(view, new DirectionCalls(edition, { ...reading, from }), shown);
    gatherAdded(view, reading, shown);
  }
  const departures = shown.list();
  const outcome = findOutcome(view, { ...reading, departures });
  return {
    stop,
    direction,
    day,
    outcome,
    departures,
    nextAt: departures.length === 0 && outcome !== 'not-served' ? findNext(view, reading) : undefined,
    isAlightingOnly: use === 'alighting',
    trust,
    madeAt: live.tripsMadeAt(direction.line),
  };
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

function gatherAdded({ edition, live, now }: BoardView, reading: Reading, shown: ShownDepartures): void {
  const { stop, direction, use, until } = reading;
  for (const call of live.listAdded(stop, now)) {
    if (call.line !== direction.line || call.directionId !== direction.directionId) continue;
    if (call.isAlightingOnly && use === 'boarding') continue;
    if (call.departsAt >= now && call.departsAt < until) shown.add(makeAddedDeparture(edition, call));
  }
}

/** The first departure after what the board reads that real time has not called off, in the week that follows (ms). */
function findNext({ edition, live, now }: BoardView, reading: Reading): number | undefined {
  const { clock } = edition;
  for (let day = reading.day + 1; day <= reading.day + daysAhead; day += 1) {
    const from = Math.max(clock.startOf(day), reading.until);
    const calls = new DirectionCalls(edition, { ...reading, from, until: clock.startOf(day + 1) });
    while (calls.next()) {
      const { call, date, at } = calls;
      const told = live.findTrip(tripOfCall(call), date, now);
      const isCalledOff = told?.isCancelled || told?.isHidden || told?.skipped?.[positionOfCall(call)] === 1;
      if (!isCalledOff) return at;
    }
  }
  return undefined;
}
