import { finish, type Steps } from '#lib/steps.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { findBestRide } from './best-ride.ts';
import { chooseJourneys } from './choose-journeys.ts';
import type { Journey, JourneyQuestion } from './journey.ts';
import type { JourneyView } from './network.ts';
import { measureWalkAlone } from './reach.ts';
import { searchWindow } from './search-window.ts';
import { journeyOf, walk } from './unfold.ts';

const usualLimit = 6;

/**
 * The journey that arrives first (or, asked by arrival, leaves last), with the fewest changes among those; undefined
 * when there is none within a day and a half. On foot alone where that is as quick, or no farther for who walks less.
 */
export function findBest(view: JourneyView, question: JourneyQuestion): Journey | undefined {
  const ridden = finish(findBestRide(view, question));
  const walked = walkAlone(view.edition.timetable, question);
  if (!ridden || !walked) return ridden ?? walked;
  if (question.lessWalking) return walked.walkMetres <= ridden.walkMetres ? walked : ridden;
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
  const { by, limit = usualLimit, lessWalking = false } = question;
  const found = yield* searchWindow(view, question);
  const walked = walkAlone(view.edition.timetable, question);
  return chooseJourneys(view.edition, walked ? [...found, walked] : found, { by, limit, lessWalking });
}

function walkAlone(timetable: Timetable, { from, to, at, by }: JourneyQuestion): Journey | undefined {
  const metres = measureWalkAlone(timetable, from, to);
  if (metres === undefined) return undefined;
  const leg = walk({ from: -1, to: -1, metres }, at);
  const early = by === 'arrival' ? leg.arriveAt - leg.departAt : 0;
  return journeyOf([{ ...leg, departAt: leg.departAt - early, arriveAt: leg.arriveAt - early }]);
}
