import type { Steps } from '#lib/steps.ts';
import { farSeconds, findBestRide, nearSeconds, waitLess } from './best-ride.ts';
import { listDepartureMinutes } from './departure-minutes.ts';
import type { Journey, JourneyQuestion } from './journey.ts';
import type { JourneyView } from './network.ts';
import { prepareSearch } from './prepare-search.ts';
import { RideSearch, type SearchSpace } from './ride-search.ts';
import { walkingSeconds } from './walks.ts';

/** Alternatives leave within this time (or arrive within it before the time asked for). */
const windowSeconds = 45 * 60;
/** A window around a journey that leaves much later begins so long before it. */
const aheadMs = 30 * 60_000;
/** With fewer journeys in the window, the next one after it is told too. */
const few = 3;

/**
 * Every journey of the window that leaves later, arrives earlier or changes less often than the others; where those are few,
 * or one that leaves after the window arrives earlier, that one too. Where there is none at all, the window is laid
 * around the next journey there is.
 */
export function* searchWindow(view: JourneyView, question: JourneyQuestion): Steps<readonly Journey[]> {
  const { inside, beyond } = yield* searchMinutes(view, question);
  const next = nearestOf(inside.length === 0 ? yield* findNext(view, question, beyond) : beyond, question);
  if (!next) return inside;
  const isWanted = inside.length < few || nearestOf([...inside, next], question) === next;
  if (!isWanted) return inside;
  const found = yield* waitLess(view, question, next);
  if (inside.length > 0) return [...inside, found];
  const around = yield* searchMinutes(view, { ...question, at: beginBefore(found, question) });
  return [found, ...around.inside];
}

function* findNext(
  view: JourneyView,
  question: JourneyQuestion,
  beyond: readonly Journey[],
): Steps<readonly Journey[]> {
  if (beyond.length > 0) return beyond;
  const found = yield* findBestRide(view, question);
  return found ? [found] : [];
}

/** Some time before a journey, but never before (asked by arrival: after) what was asked for. */
function beginBefore(journey: Journey, { at, by }: JourneyQuestion): number {
  return by === 'departure'
    ? Math.max(at, journey.departAt - aheadMs)
    : Math.min(at, journey.arriveAt + aheadMs);
}

interface FoundJourneys {
  readonly inside: readonly Journey[];
  /** Those that leave after the window (asked by arrival: arrive before it), by number of buses. */
  readonly beyond: readonly Journey[];
}

function* searchMinutes(view: JourneyView, question: JourneyQuestion): Steps<FoundJourneys> {
  const near = yield* searchWithin(view, question, nearSeconds);
  // A date that begins beyond the reach was not looked at: a bus of it could be sooner than what was found.
  if (near.isSure) return near;
  return yield* searchWithin(view, question, farSeconds);
}

function* searchWithin(
  view: JourneyView,
  question: JourneyQuestion,
  reachSeconds: number,
): Steps<FoundJourneys & { readonly isSure: boolean }> {
  const { space, from, frame, readJourney } = yield* prepareSearch(view, question, reachSeconds);
  yield;
  const search = new RideSearch(space);
  const to = from + windowSeconds;
  const read = (improved: readonly number[]) => improved.map((rides) => readJourney(search.listRides(rides)));
  const beyond = read(search.run(to));
  const inside: Journey[] = [];
  const minutes = listDepartureMinutes(space, { from: from - countedWalk(space), to });
  for (const { leaveAt, boardings } of minutes) {
    yield;
    inside.push(...read(search.runEarlier(leaveAt, boardings)));
  }
  search.end();
  const endOf = ({ departAt, arriveAt }: Journey) =>
    frame.toSeconds(question.by === 'departure' ? arriveAt : departAt);
  const endsBefore = (seconds: number) => (journey: Journey) => endOf(journey) <= seconds;
  const last = from + farSeconds;
  return {
    inside: inside.filter((journey) => isInTime(journey, question)).filter(endsBefore(last)),
    beyond: beyond.filter(endsBefore(last)),
    isSure: [...inside, ...beyond].every(endsBefore(Math.min(frame.unknownFrom, last))),
  };
}

/**
 * For who walks less, the first walk counts as longer than it is. Who sets out by the true walk would be too late by that
 * count, so the search begins earlier by as much, and what leaves too early is left out after it.
 */
function countedWalk({ start, lessWalking }: SearchSpace): number {
  if (!lessWalking) return 0;
  return Math.max(0, ...start.map(({ seconds, metres }) => seconds - walkingSeconds(metres)));
}

function isInTime({ departAt, arriveAt }: Journey, { at, by }: JourneyQuestion): boolean {
  return by === 'departure' ? departAt >= at : arriveAt <= at;
}

/** The one that arrives first, or leaves last. */
function nearestOf(found: readonly Journey[], { by }: JourneyQuestion): Journey | undefined {
  return found.reduce<Journey | undefined>((best, journey) => {
    if (!best) return journey;
    const isNearer = by === 'departure' ? journey.arriveAt < best.arriveAt : journey.departAt > best.departAt;
    return isNearer ? journey : best;
  }, undefined);
}
