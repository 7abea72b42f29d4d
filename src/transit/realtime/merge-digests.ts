import type { ServiceDate } from '#lib/time/service-date.ts';
import type { FeedDigest } from './feed-digest.ts';
import { datedTripKey } from './dated-trip.ts';
import {
  isLive,
  type AddedCall,
  type LiveState,
  type LiveTrip,
  type LiveTrust,
  type LiveVehicle,
} from './live-state.ts';

/** One state from the digests of all feeds; where two speak of the same, the later report holds. */
export function mergeDigests(digests: readonly FeedDigest[], areFeedsExpected = false): LiveState {
  const running = digests.filter(({ isOfAlerts }) => !isOfAlerts);
  const ofTrips = digests.filter(({ trips }) => trips.size > 0);
  const vehicles = mergeVehicles(digests);
  const vehicleOfTrip = new Map(
    vehicles.flatMap(({ id, trip, date }) =>
      date === undefined ? [] : [[datedTripKey(trip, date), id] as const],
    ),
  );
  const made = digests.map(({ madeAt }) => madeAt);

  function trust(nowMs: number): LiveTrust {
    if (running.length === 0) return areFeedsExpected ? 'stale' : 'none';
    return running.some(({ madeAt }) => isLive(madeAt, nowMs)) ? 'live' : 'stale';
  }

  function findTrip(trip: number, date: ServiceDate, nowMs: number): LiveTrip | undefined {
    const key = datedTripKey(trip, date);
    let found: LiveTrip | undefined;
    for (const { trips, madeAt } of ofTrips) {
      const told = trips.get(key);
      if (!told || !isLive(madeAt, nowMs) || (found && found.reportedAt >= told.reportedAt)) continue;
      found = stillTrue(told, nowMs) ?? found;
    }
    if (!found || found.vehicle !== undefined) return found;
    const vehicle = vehicleOfTrip.get(key);
    return vehicle === undefined ? found : { ...found, vehicle };
  }

  function listAdded(stop: number, nowMs: number): readonly AddedCall[] {
    const lists = digests.flatMap(({ added, madeAt }) => {
      const calls = isLive(madeAt, nowMs) ? added.get(stop) : undefined;
      return calls ? [calls] : [];
    });
    return lists.length === 0 ? none : lists.flat();
  }

  return {
    trust,
    madeAt: made.length === 0 ? undefined : Math.max(...made),
    findTrip,
    listAdded,
    listVehicles: (nowMs) => vehicles.filter(({ reportedAt }) => isLive(reportedAt, nowMs)),
    alerts: digests.flatMap(({ alerts }) => alerts),
  };
}

const none: readonly AddedCall[] = [];

/**
 * A measured delay grows old; that a trip is cancelled, or leaves out stops, is true as long as the feed says so, even
 * when it was announced hours ago.
 */
function stillTrue(told: LiveTrip, nowMs: number): LiveTrip | undefined {
  if (isLive(told.reportedAt, nowMs)) return told;
  return told.isCancelled || told.isHidden || told.skipped ? { ...told, delays: undefined } : undefined;
}

function mergeVehicles(digests: readonly FeedDigest[]): readonly LiveVehicle[] {
  const byId = new Map<string, LiveVehicle>();
  for (const { vehicles } of digests) {
    for (const vehicle of vehicles) {
      const other = byId.get(vehicle.id);
      if (!other || other.reportedAt < vehicle.reportedAt) byId.set(vehicle.id, vehicle);
    }
  }
  return [...byId.values()];
}
