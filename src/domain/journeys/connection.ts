import { isRide, type Journey, type Leg, type RideLeg } from './journey.ts';

/** The change from one bus to the next. */
export interface Connection {
  /** Where the ride that is changed to stands among the legs. */
  readonly place: number;
  readonly before: RideLeg;
  readonly after: RideLeg;
  /** What is left once one has walked there (ms); negative when the bus is gone. */
  readonly slackMs: number;
  readonly state: ConnectionState;
}

/** `missed`: the bus leaves before one can be there. */
export type ConnectionState = 'safe' | 'tight' | 'missed';

/** A walk takes longer in snow, and a bus leaves within its minute: less than this is told. */
const tightMs = 4 * 60_000;

/** Staying seated is no change, and a bus that waits is not missed. */
export function connectionsOf({ legs }: Pick<Journey, 'legs'>): Connection[] {
  return legs.flatMap((after, place) => {
    if (!isRide(after) || after.staysOn) return [];
    const before = legs.slice(0, place).findLast(isRide);
    if (!before) return [];
    const slackMs = slackBetween(legs, before, after);
    return [{ place, before, after, slackMs, state: stateOfConnection(slackMs, after) }];
  });
}

function slackBetween(legs: readonly Leg[], before: RideLeg, after: RideLeg): number {
  const between = legs.slice(legs.indexOf(before) + 1, legs.indexOf(after));
  const walkMs = walkSeconds(between) * 1000;
  return after.departure.expected.at - before.arrival.expected.at - walkMs;
}

/** How long the walks among some parts of a journey take together. */
export function walkSeconds(
  parts: readonly ({ readonly kind: 'walk'; readonly seconds: number } | { readonly kind: 'ride' })[],
): number {
  return parts.reduce((sum, part) => sum + (part.kind === 'walk' ? part.seconds : 0), 0);
}

/** How a change stands by what is left of it; a bus that waits is never missed, nor is one that comes every so often. */
export function stateOfConnection(
  slackMs: number,
  { isGuaranteed = false, everyMinutes }: Pick<Partial<RideLeg>, 'isGuaranteed' | 'everyMinutes'>,
): ConnectionState {
  if (isGuaranteed || everyMinutes !== undefined || slackMs >= tightMs) return 'safe';
  return slackMs < 0 ? 'missed' : 'tight';
}

/** Whether a journey cannot be made as it stands: a bus of it does not run, or one leaves too soon. */
export function isBroken(journey: Journey): boolean {
  return (
    journey.isCalledOff ||
    journey.legs.some((leg) => isRide(leg) && leg.isCancelled) ||
    connectionsOf(journey).some(({ state }) => state === 'missed')
  );
}
