import { finish, type Steps } from '#lib/steps.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { chooseJourneys } from './choose-journeys.ts';
import { listDepartureMinutes } from './departure-minutes.ts';
import { frameOf, type Frame } from './frame.ts';
import type { Journey, JourneyQuestion } from './journey.ts';
import type { JourneyView } from './network.ts';
import { listReachable, measureWalkAlone } from './reach.ts';
import { RideSearch, type Reachable, type SearchSpace } from './ride-search.ts';
import { journeyOf, unfoldJourney, walk } from './unfold.ts';
import { walksOf } from './walks.ts';

/** Nobody changes more often. */
export const mostRides = 8;
const usualLimit = 6;
/** Alternatives leave within this time (or arrive within it before the time asked for). */
const windowSeconds = 45 * 60;
/** Most journeys are over by then, and a search that looks no farther is quicker. */
const nearSeconds = 4 * 3600;
const farSeconds = 36 * 3600;
/** So much later may a journey arrive that changes less often. */
const patienceSeconds = 20 * 60;
/** A window begins so long before its first journey: who wants to walk less sets out earlier. */
const aheadMs = 30 * 60_000;

/**
 * The journey that arrives first (or, asked by arrival, leaves last), with the fewest changes among those; undefined
 * when there is none within a day and a half. On foot alone where that is as quick.
 */
export function findBest(view: JourneyView, question: JourneyQuestion): Journey | undefined {
  const ridden = findBestRide(view, question);
  const walked = walkAlone(view.edition.timetable, question);
  if (!ridden || !walked) return ridden ?? walked;
  const isWalkBetter =
    question.by === 'departure' ? walked.arriveAt <= ridden.arriveAt : walked.departAt >= ridden.departAt;
  return isWalkBetter ? walked : ridden;
}

/** Journeys that differ, from the time asked for on (or back from it), in the order they leave. */
export function findJourneys(view: JourneyView, question: JourneyQuestion): Journey[] {
  return finish(findJourneysInSteps(view, question));
}

/** The same with a pause between two departures: a window takes some milliseconds. */
export function* findJourneysInSteps(view: JourneyView, question: JourneyQuestion): Steps<Journey[]> {
  const { by, limit = usualLimit } = question;
  const found = yield* searchWindow(view, question);
  const walked = walkAlone(view.edition.timetable, question);
  return chooseJourneys(view.edition, walked ? [...found, walked] : found, { by, limit });
}

function findBestRide(view: JourneyView, question: JourneyQuestion): Journey | undefined {
  for (const reachSeconds of [nearSeconds, farSeconds]) {
    const { frame, space, from } = prepare(view, question, reachSeconds);
    const search = new RideSearch(space);
    search.run(from);
    const best = Math.min(...search.best);
    const rides = search.best.indexOf(best);
    const found = rides > 0 ? unfold(view, { frame, space }, search.unfold(rides)) : undefined;
    search.end();
    // What lies beyond the reach begins later than this arrives.
    if (best <= from + reachSeconds) return found;
  }
  return undefined;
}

/**
 * Every journey of the window that leaves later, arrives earlier or changes less often than the others, and the best one
 * that leaves after it. Where there is none in it, the window begins when the first one leaves.
 */
function* searchWindow(view: JourneyView, question: JourneyQuestion): Steps<Journey[]> {
  const found = yield* searchMinutes(view, question);
  const { at, by } = question;
  if (found.some((journey) => Math.abs(timeOf(journey, by) - at) <= windowSeconds * 1000)) return found;
  const first = found.length > 0 ? nearestOf(found, by) : findBestRide(view, question);
  if (!first) return found;
  const nearest = by === 'departure' ? timeOf(first, by) - aheadMs : timeOf(first, by) + aheadMs;
  return [first, ...(yield* searchMinutes(view, { ...question, at: nearest }))];
}

function* searchMinutes(view: JourneyView, question: JourneyQuestion): Steps<Journey[]> {
  const { frame, space, from } = prepare(view, question, nearSeconds);
  yield;
  const search = new RideSearch(space);
  const to = from + windowSeconds;
  const journeys: Journey[] = [];
  const take = (improved: readonly number[]) => {
    for (const rides of improved) journeys.push(unfold(view, { frame, space }, search.unfold(rides)));
  };
  take(search.run(to));
  for (const { leaveAt, boardings } of listDepartureMinutes(space, { from, to })) {
    yield;
    take(search.runEarlier(leaveAt, boardings));
  }
  search.end();
  return journeys;
}

interface Prepared {
  readonly frame: Frame;
  readonly space: SearchSpace;
  /** The time asked for, in seconds of the search. */
  readonly from: number;
}

function prepare(view: JourneyView, question: JourneyQuestion, reachSeconds: number): Prepared {
  const { timetable } = view.edition;
  const { at, by, lessWalking = false, wheelchair = false } = question;
  const isMirrored = by === 'arrival';
  const frame = frameOf(view, { at, isMirrored, wheelchair, reachSeconds });
  const ends: readonly [readonly Reachable[], readonly Reachable[]] = [
    listReachable(timetable, question.from, lessWalking),
    listReachable(timetable, question.to, lessWalking),
  ];
  const [start, end] = isMirrored ? [ends[1], ends[0]] : ends;
  return {
    frame,
    from: frame.toSeconds(at),
    space: {
      stopCount: timetable.stops.length,
      days: frame.days,
      walks: walksOf(timetable, isMirrored ? 'back' : 'there'),
      lessWalking,
      start,
      end,
      barredLines: flagsOf(question.barredLines, timetable.lines.length),
      barredStops: flagsOf(question.barredStops, timetable.stops.length),
      patience: patienceSeconds,
      mostRides: Math.max(1, Math.min(question.mostRides ?? mostRides, mostRides)),
    },
  };
}

function unfold(
  view: JourneyView,
  { frame, space }: Pick<Prepared, 'frame' | 'space'>,
  found: Parameters<typeof unfoldJourney>[2],
): Journey {
  const ends = frame.isMirrored ? { from: space.end, to: space.start } : { from: space.start, to: space.end };
  return unfoldJourney(view.edition.timetable, frame, found, ends);
}

const timeOf = (journey: Journey, by: 'departure' | 'arrival'): number =>
  by === 'departure' ? journey.departAt : journey.arriveAt;

/** The one that arrives first, or leaves last. */
function nearestOf(found: readonly Journey[], by: 'departure' | 'arrival'): Journey {
  return found.reduce((best, journey) => {
    const isNearer = by === 'departure' ? journey.arriveAt < best.arriveAt : journey.departAt > best.departAt;
    return isNearer ? journey : best;
  });
}

function flagsOf(indexes: readonly number[] | undefined, size: number): Uint8Array | undefined {
  if (!indexes || indexes.length === 0) return undefined;
  const flags = new Uint8Array(size);
  for (const index of indexes) if (index >= 0 && index < size) flags[index] = 1;
  return flags;
}

function walkAlone(timetable: Timetable, { from, to, at, by }: JourneyQuestion): Journey | undefined {
  const metres = measureWalkAlone(timetable, from, to);
  if (metres === undefined) return undefined;
  const leg = walk({ from: -1, to: -1, metres }, at);
  const early = by === 'arrival' ? leg.arriveAt - leg.departAt : 0;
  return journeyOf([{ ...leg, departAt: leg.departAt - early, arriveAt: leg.arriveAt - early }]);
}
