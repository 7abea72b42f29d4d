import type { Steps } from '#lib/steps.ts';
import type { Journey, JourneyQuestion } from './journey.ts';
import type { JourneyView } from './network.ts';
import { prepareSearch } from './prepare-search.ts';
import { RideSearch } from './ride-search.ts';

/** Most journeys are over by then, and a search that looks no farther is quicker. */
export const nearSeconds = 4 * 3600;
export const farSeconds = 36 * 3600;

/** The journey by bus that arrives first (or, asked by arrival, leaves last), with the fewest changes among those. */
export function* findBestRide(view: JourneyView, question: JourneyQuestion): Steps<Journey | undefined> {
  for (const reachSeconds of [nearSeconds, farSeconds]) {
    const { space, from, readJourney } = yield* prepareSearch(view, question, reachSeconds);
    const search = new RideSearch(space);
    search.run(from);
    const best = Math.min(...search.best);
    const rides = search.best.indexOf(best);
    const found = rides > 0 ? readJourney(search.listRides(rides)) : undefined;
    search.end();
    // Buses that begin after the reach were not looked at; one of them could arrive earlier than this.
    if (best <= from + reachSeconds) return found;
    yield;
  }
  return undefined;
}

/**
 * The same journey without needless waiting. A search for the earliest arrival takes the first bus there is and waits where
 * it has to; asked the other way round, it leaves as late as it can for that arrival (or arrives as early as it can).
 */
export function* waitLess(view: JourneyView, question: JourneyQuestion, journey: Journey): Steps<Journey> {
  const turned: JourneyQuestion =
    question.by === 'departure'
      ? { ...question, by: 'arrival', at: journey.arriveAt }
      : { ...question, by: 'departure', at: journey.departAt };
  const found = yield* findBestRide(view, turned);
  // Who walks less counts walks as longer than they are, so that the way back may be a worse one.
  const isBetter = found && found.departAt >= journey.departAt && found.arriveAt <= journey.arriveAt;
  return isBetter ? found : journey;
}
