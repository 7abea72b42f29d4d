import type { ServiceDate } from '#lib/time/service-date.ts';
import { lateReachMs, type LiveTrust } from '../realtime/live-state.ts';
import { positionOfCall, tripOfCall } from '../timetable/call.ts';
import type { LineDirection } from '../timetable/line-direction.ts';
import { findStopUse } from '../timetable/stop-visits.ts';
import { findOutcome } from './board-outcome.ts';
import { firstInstant } from './day-calls.ts';
import type { BoardView, DepartureBoard } from './departure-board.ts';
import { leavesAt, readLiveCall } from './live-call.ts';
import { makeAddedDeparture, makeDeparture } from './make-departure.ts';
import { ShownDepartures } from './shown-departures.ts';
import {
  callsOfDirection,
  isDeparture,
  StopCalls,
  type DatedCall,
  type DirectionCallsQuestion,
} from './stop-calls.ts';

/**
 * How far a board looks: a bus that is later than `lateReachMs` is left out, one is never more than `earlyMs` early, and
 * without a date a board reads at least `aheadMs` ahead, over the change of the rider's day.
 */
const boardReach = { earlyMs: 30 * 60_000, aheadMs: 6 * 3_600_000 } as const;

const daysAhead = 7;

/** Boards of some directions of one stop. */
export interface DirectionsQuestion {
  readonly stop: number;
  readonly directions: readonly LineDirection[];
  /** How many departures that run each shows. */
  readonly limit: number;
}

interface TodayQuestion extends DirectionsQuestion {
  /** The rider's day that holds the `now` of the view. */
  readonly day: ServiceDate;
  /** Whether the boards go on into the next day, or end with this one. */
  readonly readsOn: boolean;
}

/** What every step needs: of which calls, and how far the board reads (ms). */
interface Reading extends Omit<DirectionCallsQuestion, 'from'> {
  readonly direction: LineDirection;
  /** The rider's day that holds the `now` of the view. */
  readonly day: ServiceDate;
}

/**
 * What is still to come: today, which holds the `now` of the view, and in the hours after it where the boards read on.
 * The calls of the stop are read once for all of them.
 */
export function listTodayBoards(view: BoardView, question: TodayQuestion): readonly DepartureBoard[] {
  const { edition, live, now } = view;
  const { stop, day, limit, readsOn } = question;
  const end = edition.clock.startOf(day + 1);
  const until = readsOn ? Math.max(end, now + boardReach.aheadMs) : end;
  const gatherings = question.directions.map((direction) => {
    const use = findStopUse(edition.timetable, { stop, direction });
    const trust = live.trust(now, direction.line);
    return new Gathering(view, { stop, direction, use, day, until }, { trust, limit });
  });
  gather(view, { stop, until }, gatherings);
  return gatherings.map((gathering) => finishBoard(view, gathering));
}

function finishBoard(view: BoardView, { reading, shown, trust }: Gathering): DepartureBoard {
  const { stop, direction, day, use } = reading;
  if (trust !== 'none') gatherAdded(view, reading, shown);
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
    madeAt: view.live.tripsMadeAt(direction.line),
  };
}

/** The departures of one direction, while the calls of its stop are read. */
class Gathering {
  readonly reading: Reading;
  readonly trust: LiveTrust;
  readonly shown: ShownDepartures;
  /** Nothing that is still to be read finds a place. */
  isDone = false;
  private readonly view: BoardView;

  constructor(
    view: BoardView,
    reading: Reading,
    rules: { readonly trust: LiveTrust; readonly limit: number },
  ) {
    this.view = view;
    this.reading = reading;
    this.trust = rules.trust;
    this.shown = new ShownDepartures(rules.limit);
  }

  take(dated: DatedCall): void {
    const { edition, live, now } = this.view;
    const { shown, trust } = this;
    const { call, date, at } = dated;
    // Only a feed that speaks knows of a late bus; what a silent one called off still is.
    if (at < now && trust !== 'live') return;
    if (trust === 'none' && !live.isAnnounced) {
      shown.add(makeDeparture(edition, dated));
      this.isDone = shown.isFull;
      return;
    }
    this.isDone = at - boardReach.earlyMs > shown.reachesTo;
    if (this.isDone) return;
    const trip = live.findTrip(tripOfCall(call), date, now);
    if (!trip) {
      if (at >= now && at <= shown.reachesTo) shown.add(makeDeparture(edition, dated));
      return;
    }
    if (trip.isHidden) return;
    const told = readLiveCall(trip, positionOfCall(call), at);
    if (told.expectedAt >= now) shown.add(makeDeparture(edition, dated, told));
  }
}

/** Reads the calls of a stop in order, each for the gathering of its direction, until all are done. */
function gather(
  { edition, now }: BoardView,
  { stop, until }: Pick<Reading, 'stop' | 'until'>,
  gatherings: readonly Gathering[],
): void {
  const { timetable } = edition;
  const gatheringOf = findGathering(gatherings);
  const chooseFor = (pattern: number, position: number) => {
    const gathering = gatheringOf(edition.directionOfPattern(pattern));
    if (!gathering || gathering.isDone) return undefined;
    return isDeparture(timetable, gathering.reading.use, { pattern, position }) ? gathering : undefined;
  };
  const from = gatherings.some(({ trust }) => trust === 'live') ? now - lateReachMs : now;
  const calls = new StopCalls(edition, { stop, from, until, chooseFor });
  let open = gatherings.length;
  while (open > 0 && calls.next()) {
    const gathering = calls.asker;
    if (!gathering || gathering.isDone) continue;
    gathering.take(calls);
    if (gathering.isDone) open -= 1;
  }
}

/** The gathering of a direction; most boards have one, which is found without a map. */
function findGathering(
  gatherings: readonly Gathering[],
): (direction: LineDirection) => Gathering | undefined {
  const [only, ...others] = gatherings;
  if (others.length === 0) return (direction) => (direction === only?.reading.direction ? only : undefined);
  const byDirection = new Map(gatherings.map((gathering) => [gathering.reading.direction, gathering]));
  return (direction) => byDirection.get(direction);
}

function gatherAdded({ edition, live, now }: BoardView, reading: Reading, shown: ShownDepartures): void {
  const { stop, direction, use, until } = reading;
  const added = edition.placesOf(stop).flatMap((place) => live.listAdded(place, now));
  for (const call of added) {
    if (call.line !== direction.line || call.directionId !== direction.directionId) continue;
    if (call.isAlightingOnly && use === 'boarding') continue;
    if (call.departsAt >= now && call.departsAt < until) shown.add(makeAddedDeparture(edition, call));
  }
}

/** The first departure after what the board reads that real time has not called off, in the week that follows (ms). */
function findNext(view: BoardView, reading: Reading): number | undefined {
  const { edition } = view;
  const { stop, direction } = reading;
  for (let day = reading.day + 1; day <= reading.day + daysAhead; day += 1) {
    if (firstInstant(edition, { stop, direction, date: day }) === undefined) continue;
    const from = Math.max(edition.clock.startOf(day), reading.until);
    const calls = callsOfDirection(edition, { ...reading, from, until: edition.clock.startOf(day + 1) });
    while (calls.next()) if (leavesAt(view, calls) !== undefined) return calls.at;
  }
  return undefined;
}
