import { minutesLate, type DepartureState } from '../departure.ts';
import { ridesOf, type Journey, type RideLeg } from './journey.ts';

type RideState = Extract<DepartureState, 'cancelled' | 'late' | 'live' | 'planned'>;

/** From here on a rider is told that the bus is late. */
const lateMs = 120_000;

/** How a bus stands at the stop where one boards. */
export function stateOfRide({ isCancelled, isLive, departure }: RideLeg): RideState {
  if (isCancelled) return 'cancelled';
  if (!isLive) return 'planned';
  return departure.expected.at - departure.planned.at >= lateMs ? 'late' : 'live';
}

export const minutesLateOf = ({ departure }: RideLeg): number => minutesLate(departure);

/** The gravest first. */
const order: readonly RideState[] = ['cancelled', 'late', 'live', 'planned'];

/** What is told of a whole journey: of its gravest bus. Undefined where there is none. */
export function stateOfJourney(
  journey: Journey,
): { readonly state: RideState; readonly ride: RideLeg } | undefined {
  const rides = ridesOf(journey).map((ride) => ({ ride, state: stateOfRide(ride) }));
  return rides.toSorted((one, two) => order.indexOf(one.state) - order.indexOf(two.state))[0];
}
