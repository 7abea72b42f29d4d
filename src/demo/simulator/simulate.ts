import type { FeedEntity, FeedMessage } from '#transit/realtime/codec/feed-format.ts';
import type { Edition } from '#transit/timetable/edition.ts';
import { simulateAlerts } from './simulate-alerts.ts';
import { simulateTripUpdates } from './simulate-trip-updates.ts';
import { simulateVehicles } from './simulate-vehicles.ts';
import { SimulatedTrips } from './simulated-trips.ts';

export const simulatedFeeds = ['trip-updates', 'vehicle-positions', 'alerts'] as const;
export type SimulatedFeed = (typeof simulatedFeeds)[number];

export interface Simulation {
  readonly edition: Edition;
  readonly seed: number;
  /** The types of service whose buses bunch at rush hour. */
  readonly bunchedTypes?: readonly number[];
}

/** What one feed of the simulated buses says at an instant: a function of its arguments, without memory. */
export function simulateFeed(simulation: Simulation, feed: SimulatedFeed, nowMs: number): FeedMessage {
  const timestamp = Math.floor(nowMs / 1000);
  return {
    header: { version: '2.0', incrementality: 'full-dataset', timestamp },
    entities: listEntities(simulation, feed, timestamp * 1000),
  };
}

function listEntities(simulation: Simulation, feed: SimulatedFeed, nowMs: number): FeedEntity[] {
  const { edition, seed, bunchedTypes } = simulation;
  const trips = new SimulatedTrips(edition, seed, bunchedTypes);
  switch (feed) {
    case 'trip-updates':
      return simulateTripUpdates(edition, trips, nowMs);
    case 'vehicle-positions':
      return simulateVehicles(edition, trips, nowMs);
    case 'alerts':
      return simulateAlerts(edition, seed, nowMs);
  }
}
