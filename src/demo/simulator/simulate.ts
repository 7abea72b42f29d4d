import type { Edition, FeedEntity, FeedMessage, Line } from '#transit/index.ts';
import { simulateAlerts } from './simulate-alerts.ts';
import { simulateTripUpdates } from './simulate-trip-updates.ts';
import { simulateVehicles } from './simulate-vehicles.ts';
import { SimulatedTrips } from './simulated-trips.ts';

export const simulatedFeeds = ['trip-updates', 'vehicle-positions', 'alerts'] as const;
export type SimulatedFeed = (typeof simulatedFeeds)[number];

export interface Simulation {
  readonly edition: Edition;
  readonly seed: number;
  /** Whether the buses of a line bunch at rush hour; without it none do. */
  readonly isBunched?: (line: Line) => boolean;
}

/** What one feed of the simulated buses says at an instant: a function of its arguments, without memory. */
export function simulateFeed(simulation: Simulation, feed: SimulatedFeed, nowMs: number): FeedMessage {
  const timestamp = Math.floor(nowMs / 1000);
  return {
    header: { version: '2.0', incrementality: 'full-dataset', timestamp },
    entities: listEntities(simulation, feed, timestamp * 1000),
  };
}

const known = new WeakMap<Simulation, SimulatedTrips>();

/** A bus inherits its delay from all its trips of the day, so what was found is kept with the simulation. */
function tripsOf(simulation: Simulation): SimulatedTrips {
  const trips = known.get(simulation) ?? new SimulatedTrips({ isBunched: undefined, ...simulation });
  known.set(simulation, trips);
  return trips;
}

function listEntities(simulation: Simulation, feed: SimulatedFeed, nowMs: number): FeedEntity[] {
  const { edition, seed } = simulation;
  const trips = tripsOf(simulation);
  switch (feed) {
    case 'trip-updates':
      return simulateTripUpdates(edition, trips, nowMs);
    case 'vehicle-positions':
      return simulateVehicles(edition, trips, nowMs);
    case 'alerts':
      return simulateAlerts(edition, seed, nowMs);
  }
}
