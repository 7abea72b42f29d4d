import type { Steps } from '#lib/steps.ts';
import { frameOf, type Frame } from './frame.ts';
import type { Journey, JourneyQuestion } from './journey.ts';
import type { JourneyView } from './network.ts';
import { listReachable } from './reach.ts';
import type { FoundRide, Reachable, SearchSpace } from './ride-search.ts';
import { unfoldJourney } from './unfold.ts';
import { walkingSeconds, walksOf } from './walks.ts';

/** Nobody changes more often. */
export const mostRides = 8;
/** So much later may a journey arrive that changes less often. */
const patienceSeconds = 20 * 60;

/** What one search needs to know. */
export interface PreparedSearch {
  readonly frame: Frame;
  readonly space: SearchSpace;
  /** The time asked for, in seconds of the search. */
  readonly from: number;
  /** What was found, as a rider lives it. */
  readJourney(found: readonly FoundRide[]): Journey;
}

/** `reachSeconds`: how far on (asked by arrival: back) the search looks for buses. */
export function* prepareSearch(
  view: JourneyView,
  question: JourneyQuestion,
  reachSeconds: number,
): Steps<PreparedSearch> {
  const { timetable } = view.edition;
  const { at, by, lessWalking = false, wheelchair = false } = question;
  const isMirrored = by === 'arrival';
  const frame = yield* frameOf(view, { at, isMirrored, wheelchair, reachSeconds });
  const barredStops = flagsOf(question.barredStops, timetable.stops.length);
  const { mostWalkSeconds = Infinity } = question;
  const isNear = ({ metres }: Reachable) => walkingSeconds(metres) <= mostWalkSeconds;
  const origin = listReachable(timetable, question.from, lessWalking).filter(isNear);
  const destination = listReachable(timetable, question.to, lessWalking).filter(isNear);
  const start = isMirrored ? destination : origin;
  return {
    frame,
    from: frame.toSeconds(at),
    space: {
      stopCount: timetable.stops.length,
      days: frame.days,
      walks: walksOf(timetable, isMirrored ? 'back' : 'there'),
      lessWalking,
      start: barredStops ? start.filter(({ stop }) => barredStops[stop] === 0) : start,
      end: isMirrored ? origin : destination,
      barredLines: flagsOf(question.barredLines, timetable.lines.length),
      barredStops,
      patience: patienceSeconds,
      mostRides: Math.max(1, Math.min(question.mostRides ?? mostRides, mostRides)),
    },
    readJourney: (found) => unfoldJourney(timetable, frame, found, { from: origin, to: destination }),
  };
}

function flagsOf(indexes: readonly number[] | undefined, size: number): Uint8Array | undefined {
  if (!indexes || indexes.length === 0) return undefined;
  const flags = new Uint8Array(size);
  for (const index of indexes) if (index >= 0 && index < size) flags[index] = 1;
  return flags;
}
