import { isRide, type Journey, type Leg } from '#domain/journeys/journey.ts';
import { shiftMoment, type Moment } from '#lib/time/moment.ts';

interface PlannedLeg {
  readonly leg: Leg;
  readonly departure: Moment;
  readonly arrival: Moment;
}

/**
 * A journey by its planned times, since a delay of now says nothing of later: a ride has its own, a walk begins where the leg
 * before it ends, and the first walk ends where the first ride begins.
 */
export function planJourney({ legs, departure }: Journey): PlannedJourney {
  const start = plannedStart(legs) ?? departure;
  const planned: PlannedLeg[] = [];
  let at = start;
  for (const leg of legs) {
    const times = isRide(leg)
      ? { departure: leg.departure.planned, arrival: leg.arrival.planned }
      : { departure: at, arrival: shiftMoment(at, leg.seconds * 1000) };
    planned.push({ leg, ...times });
    at = times.arrival;
  }
  return { departure: start, arrival: at, legs: planned };
}

interface PlannedJourney {
  readonly departure: Moment;
  readonly arrival: Moment;
  readonly legs: readonly PlannedLeg[];
}

/** As long before the first ride as the walks to it take; undefined where nothing is ridden. */
function plannedStart(legs: readonly Leg[]): Moment | undefined {
  const ride = legs.find(isRide);
  if (!ride) return undefined;
  const walkS = legs
    .slice(0, legs.indexOf(ride))
    .reduce((sum, leg) => sum + (isRide(leg) ? 0 : leg.seconds), 0);
  return shiftMoment(ride.departure.planned, -walkS * 1000);
}
